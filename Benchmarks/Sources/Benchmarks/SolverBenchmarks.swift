import GameRules
import GameSolver

/// One row of the solver's results.
private struct SolverTask {
  let name: String
  /// Other programs, in seconds.
  let references: [Reference]
  /// The number of repetitions, of which the fastest counts.
  let repetitions: Int
  /// Runs the task once and returns its result as text.
  let run: () -> String

  /// The strong solution of a small board, with an existing table of lines.
  static func strong(_ rules: Rules, repetitions: Int, _ references: Reference...) -> SolverTask {
    let table = LineTable(rules)
    let name = "\(rules): value and distance of all positions"
    return SolverTask(name: name, references: references, repetitions: repetitions) {
      let solution = StrongSolution(table)
      return "\(solution.byteCount) bytes"
    }
  }

  /// The value and distance of an empty board, without any cached results.
  static func search(_ rules: String, repetitions: Int, _ references: Reference...) -> SolverTask {
    SolverTask(
      name: "\(rules): value and distance", references: references, repetitions: repetitions
    ) {
      guard let rules = try? Rules(rules) else { return "unreadable" }
      let table = LineTable(rules)
      let solver = Solver(table)
      let bounds = solver.bounds(of: Position(table))
      return "\(words(for: bounds)), \(solver.nodes) nodes"
    }
  }

  /// The value of every square of 4x4+corners+squares, without any cached results.
  static func everySquare() -> SolverTask {
    SolverTask(
      name: "4x4+corners+squares: every square's value", references: [], repetitions: 10
    ) {
      let table = LineTable(.cornersAndSquares)
      let analysis = Solver(table).analysis(of: Position(table))
      return words(for: analysis.bounds)
    }
  }

  private static func words(for bounds: ValueBounds) -> String {
    switch (bounds.value, bounds.result) {
    case (.win(let plies), _): "win in \(plies)"
    case (.loss(let plies), _): "loss in \(plies)"
    case (_, .draw): "draw"
    case (_, .win): "win"
    case (_, .loss): "loss"
    default: "unknown"
    }
  }
}

/// Times the solver and prints one row per task: the fastest time, the result, and the ratios to other
/// programs.
func solverBenchmarks() {
  let tasks: [SolverTask] = [
    .search(
      "3x3", repetitions: 2000, Reference("C++", 17e-6), Reference("Swift minimax", 71e-3),
      Reference("OpenSpiel", 16e-3)),
    .strong(.classic, repetitions: 2000, Reference("C++", 28e-6)),
    .strong(
      .cornersAndSquares, repetitions: 10, Reference("C++", 0.99),
      Reference("GamesmanClassic", 4.1)),
    .everySquare(),
    .search("5x5k4", repetitions: 20, Reference("C++", 5e-3)),
    .search("5x5", repetitions: 20),
    .search("6x5k4", repetitions: 20, Reference("C++", 5e-3)),
  ]
  print("\nSolver, the fastest of several runs from cold.")
  let clock = ContinuousClock()
  for task in tasks {
    var fastest = Duration.seconds(3600)
    var result = ""
    for _ in 0..<task.repetitions {
      fastest = min(fastest, clock.measure { result = task.run() })
    }
    let ratios = task.references.map { $0.ratio($0.amount / (fastest / .seconds(1))) }
    row(task.name, text(fastest), result, ratios.joined(separator: ", "))
  }
  slowestMove(of: 200)
  let signature = Bench.run()
  print("bench signature: \(signature) nodes")
}

/// Prints the slowest move of the strongest level in random positions on random boards.
private func slowestMove(of count: Int) {
  var generator = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
  var slowest = (time: Duration.zero, game: "")
  for _ in 0..<count {
    let columns = Int.random(in: 3...19, using: &generator)
    let rows = Int.random(in: 3...19, using: &generator)
    let inARow = Int.random(in: 3...min(max(columns, rows), 8), using: &generator)
    var patterns: Patterns = []
    for pattern in Pattern.allCases where Bool.random(using: &generator) {
      patterns.insert(pattern)
    }
    guard let rules = try? Rules(columns: columns, rows: rows, inARow: inARow, patterns: patterns)
    else { continue }
    var game = Game(rules)
    for _ in 0..<Int.random(in: 0...20, using: &generator) where !game.position.isOver {
      if let square = game.position.legalMoves.randomElement(using: &generator) {
        try? game.play(square)
      }
    }
    let player = ComputerPlayer(game.position.table)
    let time = ContinuousClock().measure {
      _ = player.choices(in: game.position, level: .trickster)
    }
    if time > slowest.time { slowest = (time, game.description) }
  }
  row("slowest move of \(count)", text(slowest.time), slowest.game)
}

private func row(_ columns: String...) {
  let widths = [58, 11, 26, 0]
  let cells = zip(columns, widths).map { text, width in
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  print("  " + cells.joined())
}

/// A duration with up to three digits and its unit.
private func text(_ duration: Duration) -> String {
  let seconds = duration / .seconds(1)
  let (number, unit) =
    seconds < 1e-3 ? (seconds * 1e6, "µs") : seconds < 1 ? (seconds * 1e3, "ms") : (seconds, "s")
  let scale = number < 10 ? 100 : number < 100 ? 10 : 1
  let scaled = Int(number * Double(scale) + 0.5)
  if scaled % scale == 0 { return "\(scaled / scale) \(unit)" }
  return "\(Double(scaled) / Double(scale)) \(unit)"
}
