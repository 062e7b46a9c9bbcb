import GameRules
import GameSolver
import RoomServer

/// Finds the value of a position, and the search that can prove it line by line, by the turns of a
/// `SearchPlan`.
final class ProofSearch {
  /// A value and its proof.
  enum Finding {
    /// The second player stops every line, so the game is a draw.
    case blocks(WeakSearch)
    case value(Value.Result, ProofOracle)
  }

  private let position: Position
  private let plan: SearchPlan
  private let watch: SearchWatch
  /// The weak search, which proves draws from the empty board.
  private let weak: WeakSearch?
  /// The memory of the strong search, in bytes.
  private let strongMemory: Int
  /// The strong search, which large boards do not have.
  private lazy var strong = plan.rules.fitsInWord ? makeOracle() : nil
  /// The number of times that the strong search may ask before it has to stop.
  private let polls = Locked(Int64.max)
  /// The memory left for the references of the proof, in bytes.
  let memoryForReferences: Int

  /// Creates a search with `memory` bytes for all tables, those of the proof's writer included.
  init(_ position: Position, memory: Int, watch: SearchWatch) {
    self.position = position
    self.watch = watch
    plan = SearchPlan(rules: position.rules)
    let share = plan.share(of: memory, others: 1)
    memoryForReferences = share
    weak =
      position.ply == 0 && WeakSearch.covers(position.rules)
      ? WeakSearch(position.table, memory: share) : nil
    strongMemory = weak == nil ? memory - share : share
  }

  /// Searches until the value is found; nil if the search was stopped.
  func run() -> Finding? {
    for step in plan.steps {
      switch step {
      case .weak(let nodes, _):
        if let weak, weak.canComplete(position, nodes: nodes, watch) == false {
          return .blocks(weak)
        }
      case .strong(let nodes):
        if let strong, let value = value(strong, nodes: nodes) { return .value(value, strong) }
      }
    }
    return nil
  }

  private func makeOracle() -> ProofOracle {
    ProofOracle(position.table, memory: strongMemory) { [polls, watch] in
      polls.withLock {
        $0 -= 1
        return $0 < 0
      } || watch.shouldStop()
    }
  }

  /// The nodes that count as one poll of the strong search.
  private static let nodesPerPoll: Int64 = 4096

  /// The result of the position; nil if the search was stopped, as after about `nodes` positions.
  private func value(_ oracle: ProofOracle, nodes: Int64) -> Value.Result? {
    watch.words = { "\(oracle.nodes) positions" }
    polls.withLock { $0 = nodes / ProofSearch.nodesPerPoll }
    defer { polls.withLock { $0 = .max } }
    let own = position.board.squares(of: position.toMove).firstWord
    let other = position.board.squares(of: position.toMove.opponent).firstWord
    guard let wins = oracle.canWin(attacker: own, defender: other, isAttacking: true) else {
      return nil
    }
    // On an empty board, the first player cannot lose, so only its win is in question.
    if wins || position.ply == 0 { return wins ? .win : .draw }
    return oracle.canWin(attacker: other, defender: own, isAttacking: false).map {
      $0 ? .loss : .draw
    }
  }
}

extension WeakSearch {
  /// Whether the side to move can complete a line; nil if the search was stopped.
  func canComplete(_ position: Position, nodes: Int64, _ watch: SearchWatch) -> Bool? {
    watch.words = { "\(self.nodes) positions" }
    return canComplete(
      from: position, limit: SearchLimit(nodes: nodes, shouldStop: watch.shouldStop))
  }
}
