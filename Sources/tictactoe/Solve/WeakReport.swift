import GameRules
import GameSolver

/// The result of the weak game, in which the side to move wants a line and the other only blocks.
struct WeakReport {
  private let game: Game
  private let canComplete: Bool?
  private let nodes: Int64
  private let elapsed: Duration

  /// Solves the weak game; stops at the limit or on Ctrl-C.
  init(of game: Game, _ task: SolveTask) {
    self.game = game
    let watch = SearchWatch(task.seconds)
    // There is no strong search, so the weak one gets all the memory.
    let solver = Solver(game.position.table, memory: 0)
    let search = ValueSearch(
      game.position, solver, threads: task.threads, memory: task.memory,
      shouldStop: watch.shouldStop)
    watch.words = { "\(search.nodes) positions" }
    canComplete = search.canComplete()
    nodes = search.nodes
    elapsed = watch.end()
  }

  private var words: String {
    if let outcome = game.position.outcome { return outcome.words }
    let mark = game.position.toMove
    return switch canComplete {
    case true: "\(mark.letter) completes a line"
    case false: "\(mark.opponent.letter) stops every line"
    case nil: "unknown"
    }
  }

  /// The result in one readable line.
  var line: String { "\(game) \(words)" }

  /// The result as one line of JSON.
  var json: String {
    let fields = [
      "\"game\":\"\(game)\"", "\"weak\":\"\(words)\"", "\"nodes\":\(nodes)",
      "\"seconds\":\(SolveReport.decimal(elapsed, digits: 6))",
    ]
    return "{" + fields.joined(separator: ",") + "}"
  }
}
