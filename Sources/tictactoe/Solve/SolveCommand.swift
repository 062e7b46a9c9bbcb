import GameRules
import GameSession
import GameSolver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Option {
  /// Machine-readable output.
  static let json = Option(name: "--json", summary: "Print the result as one line of JSON")
  /// The result without distances.
  static let valueOnly = Option(
    name: "--value-only", summary: "Print only win, draw or loss, which is faster")
  /// The worth of the board in words.
  static let verdict = Option(
    name: "--verdict",
    summary: "Say in words what the board is worth, within a second or so, and what is near it")
  /// The weak game.
  static let weak = Option(
    name: "--weak",
    summary: "Ask only whether the side to move can complete a line while the other blocks")
  /// The time limit.
  static let limit = Option(
    name: "--limit", value: "SECONDS", summary: "Stop after SECONDS and print what is known")
}

extension Option {
  /// The number of threads.
  static let threads = Option(
    name: "--threads", value: "N", summary: "Use at most N threads (default: all processors)")
}

extension Command {
  /// Solves games.
  static let solve = Command(
    name: "solve",
    parameters: ["GAME"],
    options: [
      .json, .valueOnly, .verdict, .weak, .limit, .memory, .threads, .certificate, .split, .join,
    ],
    summary: "Print the result of GAME under best play, and the best moves",
    details: """
      Prints what the position at the end of GAME is worth to the side to move, how many plies best
      play takes, and the best moves. If GAME is -, it reads games from standard input, one a line.
      Ctrl-C stops a long search and prints what is known.

        $ tictactoe solve 3x3
        3x3: draw, best a1 b1 c1 a2 b2 c2 a3 b3 c3

      On boards of more than 64 squares, moves are judged by threats alone. --value-only also searches
      for draws on boards of up to 128 squares.

      --verdict is for players who try out rules: it counts the winner's own moves, and looks for the
      smallest square board on which X wins and for fair rules near these.

        $ tictactoe solve 6x5k4 --verdict
        6x5k4: X wins in 6 moves
        smallest: 6x6k4
        fair: 6x5k4+swap

      With --weak, the side to move tries to complete a line and the other side only blocks: the game
      of Maker and Breaker. A line that cannot be completed there cannot be completed in the game
      itself either.

        $ tictactoe solve 5x5k4 --weak
        5x5k4: X completes a line

      With --value-only, all threads first search for a draw in which one side stops every line of the
      other. The number of threads changes how many positions a long search visits, never its result.

      --certificate writes a proof that anyone can check with verify. With --weak, it proves that the
      other side stops every line. To prove a draw on many machines, split the proof into games, solve
      each with a certificate in one folder, and join them; use --weak in all three steps or in none:

        $ tictactoe solve 8x8k5 --weak --split 60 > jobs.txt
        $ parallel tictactoe solve {} --weak --certificate proofs/{#} :::: jobs.txt
        $ tictactoe solve 8x8k5 --weak --join proofs --certificate 8x8k5.proof

      A split assumes likely replies that are not proved. If one is wrong, a later game reports it.
      """,
    run: { arguments throws(Failure) in
      try checkVerdict(arguments)
      let task = SolveTask(
        isJSON: arguments.has(.json), isWeak: arguments.has(.weak),
        precision: arguments.has(.valueOnly) ? .result : .distance,
        seconds: try readSeconds(arguments.value(of: .limit)),
        memory: try Memory.read(arguments.value(of: .memory)),
        threads: try Threads.read(arguments.value(of: .threads)))
      Interrupt.watch()
      if try task.prove(arguments) { return }
      if arguments.has(.verdict) {
        return Output.say(
          VerdictReport(of: try task.rules(arguments[0], .verdict), task.seconds).text)
      }
      if arguments[0] == "-" {
        try task.runOnLines()
      } else {
        try task.run(arguments[0])
      }
    })

  /// Refuses options that change nothing about a verdict.
  private static func checkVerdict(_ arguments: Arguments) throws(Failure) {
    guard arguments.has(.verdict) else { return }
    let meant = [Option.verdict.name, Option.limit.name]
    for option in solve.options where arguments.has(option) && !meant.contains(option.name) {
      throw .usage("solve: --verdict: there is \(option.name) too", for: solve)
    }
  }

  private static func readSeconds(_ text: String?) throws(Failure) -> Double? {
    guard let text else { return nil }
    // `Double` also reads hexadecimal digits and names.
    guard text.allSatisfy("0123456789.".contains), let seconds = Double(text) else {
      throw .usage("solve: --limit: \"\(text)\": the limit is a number of seconds", for: solve)
    }
    return min(seconds, 1e9)
  }
}

/// The options that apply to every game.
struct SolveTask {
  let isJSON: Bool
  let isWeak: Bool
  let precision: Solver.Precision
  let seconds: Double?
  let memory: Int
  let threads: Int

  /// Solves a game and prints the result.
  func run(_ text: String) throws(Failure) {
    let game = try game(text)
    if let obstacle = obstacle(to: game) {
      throw .usage("solve: \(game.rules): \(obstacle)", for: .solve)
    }
    try answer(game)
  }

  /// The reason the task does not apply to a game; nil if it does.
  private func obstacle(to game: Game) -> String? {
    isWeak && !game.position.isOver && !WeakSearch.covers(game.rules)
      ? "--weak is for up to 128 squares, and for games in which an extra mark never hurts" : nil
  }

  /// Parses a game.
  func game(_ text: String) throws(Failure) -> Game { try Command.solve.readGame(text) }

  /// Solves a game on each line of standard input; reports unreadable lines and continues.
  func runOnLines() throws(Failure) {
    var number = 0
    var refusals = 0
    var tables = LineTables()
    func refuse(_ cause: String) {
      refusals += 1
      Console.error("tictactoe: solve: line \(number): \(cause)")
    }
    while !Interrupt.wasRequested, let line = Interrupt.unwatched({ Input.line() }) {
      number += 1
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let text = words.first else { continue }
      let gameText = Link.gameText(in: UTF8Text(Link.onPage(String(text))))
      let game: Game
      do throws(GameTextError) {
        game = try Game(gameText, sharing: &tables)
      } catch {
        refuse(Link.use(of: gameText) ?? error.description)
        continue
      }
      // The rest after a # is a comment.
      let rest = words.dropFirst().first.flatMap {
        $0.hasPrefix("#") ? nil : "unexpected \"\($0)\""
      }
      if let cause = rest ?? obstacle(to: game) {
        refuse(cause)
        continue
      }
      try answer(game)
    }
    if Interrupt.wasRequested { Signals.give(SIGINT) }
    guard refusals > 0 else { return }
    let lines = refusals == 1 ? "1 line" : "\(refusals) lines"
    throw Failure(status: .usage, message: "solve: \(lines) could not be read")
  }

  private func answer(_ game: Game) throws(Failure) {
    if isWeak {
      let report = WeakReport(of: game, self)
      print(isJSON ? report.json : report.line)
    } else {
      let report = SolveReport(of: game, self)
      print(isJSON ? report.json : report.line)
    }
    try Output.flush()
  }
}

/// The result for a game, with the effort it took.
struct SolveReport {
  let game: Game
  let analysis: Analysis
  let wantsMoves: Bool
  let nodes: Int64
  let elapsed: Duration

  /// Solves a game; at the limit or on Ctrl-C it stops with what is known so far.
  init(of game: Game, _ task: SolveTask) {
    let wantsMoves = task.precision == .distance
    let watch = SearchWatch(task.seconds)
    self.game = game
    self.wantsMoves = wantsMoves
    if wantsMoves || game.isSwapOpen {
      // Under the swap rule, a first move is worth what its worse side is worth.
      let search = AnalysisSearch(
        game.position, task.precision, threads: task.threads, memory: task.memory,
        shouldStop: watch.shouldStop)
      watch.words = {
        let analysis = search.analysis.underSwap(in: game)
        let moves = analysis.moves
        let known = moves.count { $0.bounds.value != nil }
        return "\(search.nodes) positions: \(SolveReport.words(for: analysis.bounds)), "
          + "\(known) of \(moves.count) squares"
      }
      search.run()
      (analysis, nodes) = (search.analysis.underSwap(in: game), search.nodes)
    } else {
      let memory = SearchPlan(rules: game.rules).share(of: task.memory)
      let search = ValueSearch(
        game.position, Solver(game.position.table, memory: memory), threads: task.threads,
        memory: memory, shouldStop: watch.shouldStop)
      watch.words = { "\(search.nodes) positions" }
      search.run()
      (analysis, nodes) = (Analysis(game.position, bounds: search.bounds), search.nodes)
    }
    elapsed = watch.end()
  }

  /// The result in one readable line.
  var line: String {
    let text = game.description
    if let outcome = game.position.outcome { return "\(text) \(outcome.words)" }
    var line = text + " "
    let bounds = analysis.bounds
    line += wantsMoves || bounds.result == nil ? SolveReport.words(for: bounds) : resultWord(bounds)
    let best = takeOverIfBest + analysis.bestMoves.map { $0.description }
    if wantsMoves, !best.isEmpty {
      line += ", best " + best.joined(separator: " ")
    }
    return line
  }

  /// `=` if taking over the first mark is proved to be as good as any move.
  private var takeOverIfBest: [String] {
    analysis.bounds.value != nil && analysis.takeOver == analysis.bounds ? ["="] : []
  }

  /// The result as one line of JSON.
  var json: String {
    var fields = ["\"game\":\"\(game.description)\""]
    fields.append("\"toMove\":\"\(game.position.toMove == .x ? "x" : "o")\"")
    if let outcome = game.position.outcome {
      fields.append("\"outcome\":\"\(outcome.words.lowercased())\"")
    }
    fields += valueFields(analysis.bounds)
    if wantsMoves {
      let squares = analysis.moves.map { move in
        "\"\(move.square)\":{" + valueFields(move.bounds).joined(separator: ",") + "}"
      }
      fields.append("\"squares\":{" + squares.joined(separator: ",") + "}")
      if let takeOver = analysis.takeOver {
        fields.append("\"=\":{" + valueFields(takeOver).joined(separator: ",") + "}")
      }
    }
    fields.append("\"nodes\":\(nodes)")
    fields.append("\"seconds\":\(SolveReport.decimal(elapsed, digits: 6))")
    return "{" + fields.joined(separator: ",") + "}"
  }

  private func valueFields(_ bounds: ValueBounds) -> [String] {
    var fields = ["\"value\":\"\(resultWord(bounds))\""]
    if wantsMoves, let plies = bounds.value?.plies { fields.append("\"plies\":\(plies)") }
    if bounds.result == nil {
      if bounds.lower.result == .draw { fields.append("\"atLeast\":\"draw\"") }
      if bounds.upper.result == .draw { fields.append("\"atMost\":\"draw\"") }
    }
    return fields
  }

  private func resultWord(_ bounds: ValueBounds) -> String {
    switch bounds.result {
    case .win: "win"
    case .draw: "draw"
    case .loss: "loss"
    case nil: "unknown"
    }
  }

  private static func words(for bounds: ValueBounds) -> String {
    switch (bounds.value, bounds.result) {
    case (.win(let plies), _): "win in \(plies)"
    case (.loss(let plies), _): "loss in \(plies)"
    case (.draw, _): "draw"
    case (nil, .win): "win, distance unknown"
    case (nil, .loss): "loss, distance unknown"
    default:
      if bounds.lower.result == .draw {
        "at least a draw"
      } else if bounds.upper.result == .draw {
        "at most a draw"
      } else {
        "unknown"
      }
    }
  }

  /// Seconds as a decimal number, without the C library's formatting.
  static func decimal(_ duration: Duration, digits: Int) -> String {
    let parts = duration.components
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    let fraction = Int(parts.attoseconds / (1_000_000_000_000_000_000 / Int64(unit)))
    let text = String(fraction)
    return "\(parts.seconds)." + String(repeating: "0", count: digits - text.count) + text
  }
}

extension Outcome {
  /// The outcome in a word or two.
  var words: String { winner.map { "\($0.letter) wins" } ?? "draw" }
}
