/// Proves whether one side, the attacker, can win; for the defender a draw is as good as a win.
///
/// The search is depth-first, with these cutoffs:
///
/// - Immediate wins, forced blocks, and forks after a few threats are read off the lines, for both
///   sides, as a defender that wins is safe. If a side threatens such a win, only moves that
///   disturb it are tried (decision 26).
/// - The attacker cannot win if the lines left to it have little potential (Erdős–Selfridge) or can
///   be paired off. Before the defender searches a move, all moves are tried for pairings (decision
///   17).
/// - The normal form of a position is looked up and stored in a table.
/// - The defender's answer to one move shows which squares are *spare*: the attacker could be given
///   all of them at once and still not win. The same answer meets an attacker's move on any spare
///   square, so that move need not be tried. This is the complement of a relevance zone (decision
///   25).
///
/// With a ply limit, it searches for the shortest win; then only lines that can be completed in
/// time count.
///
/// The search is valid only for monotone games, in which an extra mark never hurts the side that
/// owns it: there is no zugzwang, and squares where no line can be completed are void.
final class WinSearch {
  let board: Bitboard64
  let symmetries: BitboardSymmetries<UInt64>
  let table: TranspositionTable<UInt64>
  var pairing: Pairing
  /// Whether some lines have five squares or more: only then can both halves of a cut line be
  /// paired.
  let hasLongLines: Bool
  let memory: UnsafeMutablePointer<UInt64>
  let scores: UnsafeMutablePointer<Int32>
  /// The spare squares of the last position without a win, for good or within the plies.
  var spare: UInt64 = 0

  /// The number of positions searched so far.
  private(set) var nodes: Int64 = 0
  /// The number of lines examined so far.
  var work: Int64 = 0
  private var nextQuestion = SearchLimit.pace
  private var lastNode: Int64 = 0
  private var limit = SearchLimit.none
  /// Whether the last search was stopped before it was done.
  private(set) var isStopped = false
  /// Whether the caller's limit stopped it.
  private(set) var isOverLimit = false

  init(_ board: Bitboard64, tableSize: Int) {
    self.board = board
    hasLongLines = board.lines.contains { $0.nonzeroBitCount > 4 }
    symmetries = BitboardSymmetries<UInt64>(board.images)
    table = TranspositionTable<UInt64>(largest: tableSize)
    pairing = Pairing(lineCount: board.lines.count)
    // Two lists for the root, one for each ply, and two for each threat in a sequence.
    let listCount = board.area + 3 + 2 * WinSearch.mostThreats
    memory = .allocate(capacity: listCount * max(board.lines.count, 1))
    scores = .allocate(capacity: UInt64.bitWidth * (board.area + 2))
  }

  deinit {
    pairing.deallocate()
    memory.deallocate()
    scores.deallocate()
  }

  /// Searches one position.
  ///
  /// - Parameters:
  ///   - attacker: The attacker's squares.
  ///   - defender: The defender's squares.
  ///   - isAttacking: Whether the attacker is to move.
  ///   - plies: The number of plies within which the attacker has to win.
  ///   - budget: The nodes to search before the verdict is `unknown`.
  ///   - limit: The caller's limit, which also makes the verdict `unknown`.
  /// - Returns: The proved verdict.
  func search(
    attacker: UInt64, defender: UInt64, isAttacking: Bool, plies: Int, budget: Int64,
    limit: SearchLimit
  ) -> Verdict {
    let node = node(attacker, defender)
    self.limit = limit
    lastNode = budget < limit.nodes - nodes ? nodes + budget : limit.nodes
    isStopped = false
    isOverLimit = false
    return isAttacking
      ? self.attack(node, WinSearch.odd(plies)) : defend(node, WinSearch.even(plies))
  }

  /// The most single threats in a sequence that is looked for in every position (decision 26).
  static let mostThreats = 2

  private static func odd(_ plies: Int) -> Int { (plies - 1) | 1 }
  private static func even(_ plies: Int) -> Int { plies & ~1 }

  /// Counts a node; returns true if the search has to end.
  @inline(__always)
  func countNode(_ node: Node) -> Bool {
    nodes &+= 1
    work &+= Int64(truncatingIfNeeded: node.attack.count &+ node.defence.count)
    if work >= nextQuestion, !mayGoOn() {
      isStopped = true
      isOverLimit = true
    } else if nodes >= lastNode || work >= limit.work {
      isStopped = true
      isOverLimit = nodes >= limit.nodes || work >= limit.work
    }
    return isStopped
  }

  /// Out of line, as it rarely runs, unlike its caller.
  @inline(never)
  private func mayGoOn() -> Bool {
    if limit.shouldStop() { return false }
    nextQuestion = work &+ SearchLimit.pace
    return true
  }

  @inline(__always)
  func never(spare: UInt64) -> Verdict {
    self.spare = spare
    return .never
  }

  @inline(__always)
  func none(within plies: Int, spare: UInt64) -> Verdict {
    self.spare = spare
    return .none(within: plies)
  }

  /// The squares that stay spare while the defender forces a win: given all of them, and with its
  /// forced answers as its own marks, the attacker still misses `least` squares of every line.
  @inline(__always)
  func spare(during run: LineList.Run, _ node: Node, least: Int) -> UInt64 {
    ~node.attack.taking(run.answers).holding(run.squares, least: least)
  }
}
