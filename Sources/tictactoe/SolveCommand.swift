import GameRules
import GameSolver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `tictactoe solve GAME [--json] [--value-only] [--limit SECONDS]`: what positions are worth.
struct SolveCommand {
  static let usage = "solve GAME|- [--json] [--value-only] [--limit SECONDS]"

  private var game: String?
  private var isJSON = false
  private var precision = Solver.Precision.distance
  private var seconds: Double?

  /// Runs the command with the words after `solve`.
  ///
  /// - Returns: The exit status: 0, or 64 for wrong usage and unreadable games.
  static func run(_ arguments: some Sequence<String>) -> Int32 {
    do throws(UsageError) {
      let command = try SolveCommand(arguments)
      return command.run()
    } catch {
      complain(error.message)
      complain("usage: tictactoe \(usage)")
      return 64
    }
  }

  private struct UsageError: Error {
    var message: String
  }

  private init(_ arguments: some Sequence<String>) throws(UsageError) {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--json": isJSON = true
      case "--value-only": precision = .result
      case "--limit":
        guard let text = words.next(), let number = Double(text), number >= 0 else {
          throw UsageError(message: "--limit needs a number of seconds")
        }
        seconds = number
      case _ where word.hasPrefix("-") && word != "-":
        throw UsageError(message: "unknown option \(word)")
      case _ where game == nil: game = word
      default: throw UsageError(message: "more than one game: \(word)")
      }
    }
    if game == nil { throw UsageError(message: "a game is needed") }
  }

  private func run() -> Int32 {
    Interruption.watch()
    guard game == "-" else { return solve(game ?? "", place: "") ? 0 : 64 }
    var number = 0
    var isGood = true
    while !Interruption.happened, let line = readLine() {
      number += 1
      if line.allSatisfy({ $0.isWhitespace }) { continue }
      isGood = solve(line, place: "line \(number): ") && isGood
    }
    return isGood ? 0 : 64
  }

  /// Solves one game and prints it; false where the text cannot be read.
  private func solve(_ text: String, place: String) -> Bool {
    let trimmed = text.drop { $0.isWhitespace }
    let words = trimmed.prefix { !$0.isWhitespace }
    do throws(GameTextError) {
      let game = try Game(words)
      let report = SolveReport(of: game, precision, seconds: seconds)
      print(isJSON ? report.json : report.line)
      fflush(nil)
      return true
    } catch {
      SolveCommand.complain(place + error.description)
      return false
    }
  }

  private static func complain(_ message: String) {
    writeError("tictactoe: \(message)\n")
  }
}

/// What was found about one game, and how long it took.
struct SolveReport {
  let game: Game
  let analysis: Analysis
  let wantsMoves: Bool
  let nodes: Int
  let elapsed: Duration

  /// Solves a game; stops at the limit or at Ctrl-C with what is known by then.
  init(of game: Game, _ precision: Solver.Precision, seconds: Double?) {
    let clock = ContinuousClock()
    let start = clock.now
    let solver = Solver(game.position.table)
    let progress = ProgressLine()
    let limit = SearchLimit {
      let elapsed = start.duration(to: clock.now)
      progress.show(nodes: solver.nodes, elapsed)
      if Interruption.happened { return true }
      guard let seconds else { return false }
      return elapsed >= .seconds(seconds)
    }
    self.game = game
    wantsMoves = precision == .distance
    if wantsMoves {
      analysis = solver.analysis(of: game.position, limit: limit) {
        progress.known = SolveReport.words(for: $0.knowledge)
      }
    } else {
      analysis = Analysis(
        game.position, knowledge: solver.knowledge(of: game.position, precision, limit: limit))
    }
    progress.clear()
    nodes = solver.nodes
    elapsed = start.duration(to: clock.now)
  }

  /// The result in one line for people.
  var line: String {
    let text = game.description
    switch game.position.outcome {
    case .win(let mark, _): return "\(text) \(mark.letter) wins"
    case .draw: return "\(text) draw"
    case nil: break
    }
    var line = text + " "
    line += wantsMoves ? SolveReport.words(for: analysis.knowledge) : resultWord(analysis.knowledge)
    let best = analysis.bestMoves
    if wantsMoves, !best.isEmpty {
      line += ", best " + best.map { $0.description }.joined(separator: " ")
    }
    return line
  }

  /// The result as one line of JSON.
  var json: String {
    var fields = ["\"game\":\"\(game.description)\""]
    fields.append("\"toMove\":\"\(game.position.toMove == .x ? "x" : "o")\"")
    switch game.position.outcome {
    case .win(let mark, _): fields.append("\"outcome\":\"\(mark == .x ? "x" : "o") wins\"")
    case .draw: fields.append("\"outcome\":\"draw\"")
    case nil: break
    }
    fields += valueFields(analysis.knowledge)
    if wantsMoves {
      let squares = analysis.moves.map { move in
        "\"\(move.square)\":{" + valueFields(move.knowledge).joined(separator: ",") + "}"
      }
      fields.append("\"squares\":{" + squares.joined(separator: ",") + "}")
    }
    fields.append("\"nodes\":\(nodes)")
    fields.append("\"seconds\":\(SolveReport.decimal(elapsed, digits: 6))")
    return "{" + fields.joined(separator: ",") + "}"
  }

  private func valueFields(_ knowledge: Knowledge) -> [String] {
    var fields = ["\"value\":\"\(resultWord(knowledge))\""]
    if wantsMoves, let plies = knowledge.value?.plies { fields.append("\"plies\":\(plies)") }
    if knowledge.result == nil {
      if knowledge.floor.result == .draw { fields.append("\"atLeast\":\"draw\"") }
      if knowledge.ceiling.result == .draw { fields.append("\"atMost\":\"draw\"") }
    }
    return fields
  }

  private func resultWord(_ knowledge: Knowledge) -> String {
    switch knowledge.result {
    case .win: "win"
    case .draw: "draw"
    case .loss: "loss"
    case nil: "unknown"
    }
  }

  private static func words(for knowledge: Knowledge) -> String {
    switch (knowledge.value, knowledge.result) {
    case (.win(let plies), _): "win in \(plies)"
    case (.loss(let plies), _): "loss in \(plies)"
    case (.draw, _): "draw"
    case (nil, .win): "win, distance unknown"
    case (nil, .loss): "loss, distance unknown"
    default:
      if knowledge.floor.result == .draw {
        "at least a draw"
      } else if knowledge.ceiling.result == .draw {
        "at most a draw"
      } else {
        "unknown"
      }
    }
  }

  /// Seconds with a point, without the C library's formats.
  static func decimal(_ duration: Duration, digits: Int) -> String {
    let parts = duration.components
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    let fraction = Int(parts.attoseconds / (1_000_000_000_000_000_000 / Int64(unit)))
    let text = String(fraction)
    return "\(parts.seconds)." + String(repeating: "0", count: digits - text.count) + text
  }
}

/// One line on a terminal's standard error that says how far a long search is.
private final class ProgressLine {
  var known = "unknown"
  private let isTerminal = isatty(2) == 1
  private var next = Duration.milliseconds(500)
  private var isShown = false

  func show(nodes: Int, _ elapsed: Duration) {
    guard isTerminal, elapsed >= next else { return }
    next = elapsed + .milliseconds(200)
    isShown = true
    let seconds = SolveReport.decimal(elapsed, digits: 1)
    writeError("\r\u{1B}[K\(seconds) s, \(nodes) positions: \(known)")
  }

  func clear() {
    if isShown { writeError("\r\u{1B}[K") }
  }
}

/// Ctrl-C, which ends a search and not the program.
private enum Interruption {
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  static var happened: Bool { flag != 0 }

  static func watch() {
    signal(SIGINT) { _ in
      // A second Ctrl-C ends the program as usual.
      signal(SIGINT, SIG_DFL)
      Interruption.flag = 1
    }
  }
}

/// Writes to standard error at once.
private func writeError(_ text: String) {
  var text = text
  text.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
}
