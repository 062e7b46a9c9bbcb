import GameRules
import GameSolver

/// One row of the solver's table: what is done, and the times to reach and to stretch for.
private struct SolverTask {
  let name: String
  /// The best time known from elsewhere, with its source.
  let best: String
  let reach: Duration
  let stretch: Duration
  /// How often it is done; the fastest time counts.
  let repetitions: Int
  /// Does it once and says what came out.
  let run: () -> String

  /// The strong solution of a small board, its lines known.
  static func strong(
    _ rules: Rules, best: String, reach: Duration, stretch: Duration, repetitions: Int
  ) -> SolverTask {
    let table = LineTable(rules)
    let name = "\(rules): value and distance of all positions"
    return SolverTask(
      name: name, best: best, reach: reach, stretch: stretch, repetitions: repetitions
    ) {
      let solution = StrongSolution(table)
      return "\(solution.byteCount) bytes"
    }
  }

  /// The value of an empty board, from cold.
  static func search(
    _ rules: String, _ precision: Solver.Precision = .distance, best: String, reach: Duration,
    stretch: Duration, repetitions: Int
  ) -> SolverTask {
    let name = "\(rules): value" + (precision == .distance ? " and distance" : "")
    return SolverTask(
      name: name, best: best, reach: reach, stretch: stretch, repetitions: repetitions
    ) {
      guard let rules = try? Rules(rules) else { return "unreadable" }
      let table = LineTable(rules)
      let solver = Solver(table)
      let bounds = solver.bounds(of: Position(table), precision)
      return "\(words(for: bounds)), \(solver.nodes) nodes"
    }
  }

  /// Every square's value for four squares, from cold.
  static func everySquare() -> SolverTask {
    SolverTask(
      name: "4x4+corners+squares: every square's value", best: "", reach: .milliseconds(500),
      stretch: .milliseconds(100), repetitions: 10
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

/// Times the solver and prints one row a task: the fastest time, the times aimed at, the result.
func solverBenchmarks() {
  let tasks: [SolverTask] = [
    .strong(
      .classic, best: "28 µs", reach: .microseconds(40), stretch: .microseconds(15),
      repetitions: 2000),
    .strong(
      .cornersAndSquares, best: "0.99 s", reach: .milliseconds(500), stretch: .milliseconds(100),
      repetitions: 10),
    .everySquare(),
    .search(
      "5x5k4", best: "5 ms", reach: .milliseconds(10), stretch: .milliseconds(2), repetitions: 20),
    .search("5x5", best: "", reach: .milliseconds(10), stretch: .milliseconds(2), repetitions: 20),
    .search(
      "6x5k4", best: "5 ms", reach: .milliseconds(10), stretch: .milliseconds(2), repetitions: 20),
    .search(
      "8x4k4", .result, best: "11.5 s", reach: .seconds(12), stretch: .seconds(3), repetitions: 1),
    .search(
      "7x7k5", .result, best: "2.5 s (Hsu et al.)", reach: .seconds(20),
      stretch: .milliseconds(2500), repetitions: 3),
  ]
  print(
    "\nSolver, the fastest of several runs from cold. Best: the best time known from elsewhere.")
  row("", "ours", "best", "reach", "stretch", "result")
  let clock = ContinuousClock()
  for task in tasks {
    var fastest = Duration.seconds(3600)
    var result = ""
    for _ in 0..<task.repetitions {
      fastest = min(fastest, clock.measure { result = task.run() })
    }
    row(task.name, text(fastest), task.best, text(task.reach), text(task.stretch), result)
  }
  slowestMove(of: 200)
  let signature = Bench.run()
  print("bench signature: \(signature) nodes")
}

/// The slowest move of the strongest level over random positions on random boards.
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
    let time = ContinuousClock().measure { _ = player.choices(in: game.position, level: .trapper) }
    if time > slowest.time { slowest = (time, game.description) }
  }
  row("slowest move of \(count)", text(slowest.time), "", "1 s", "", slowest.game)
}

private func row(_ columns: String...) {
  let widths = [58, 11, 19, 9, 9, 0]
  let cells = zip(columns, widths).map { text, width in
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  print("  " + cells.joined())
}

/// A duration with three digits and its unit.
private func text(_ duration: Duration) -> String {
  let seconds = duration / .seconds(1)
  let (number, unit) =
    seconds < 1e-3 ? (seconds * 1e6, "µs") : seconds < 1 ? (seconds * 1e3, "ms") : (seconds, "s")
  let scale = number < 10 ? 100 : number < 100 ? 10 : 1
  let scaled = Int(number * Double(scale) + 0.5)
  if scaled % scale == 0 { return "\(scaled / scale) \(unit)" }
  return "\(Double(scaled) / Double(scale)) \(unit)"
}
