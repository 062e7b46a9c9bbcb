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
  private var pairing: Pairing
  /// Whether some lines have five squares or more: only then can both halves of a cut line be
  /// paired.
  private let hasLongLines: Bool
  let memory: UnsafeMutablePointer<UInt64>
  private let scores: UnsafeMutablePointer<Int32>
  /// The spare squares of the last position without a win, for good or within the plies.
  var spare: UInt64 = 0

  /// The number of positions searched so far.
  private(set) var nodes = 0
  /// The number of lines examined so far.
  private(set) var work = 0
  private var nextQuestion = SearchLimit.pace
  private var lastNode = 0
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
    attacker: UInt64, defender: UInt64, isAttacking: Bool, plies: Int, budget: Int,
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

  /// The most lacking squares for which groups are cut: a higher limit decides few more positions
  /// and costs more time than it saves (decision 17).
  private static let cuttable = 4

  /// The most single threats in a sequence that is looked for in every position (decision 26).
  static let mostThreats = 2

  private static func odd(_ plies: Int) -> Int { (plies - 1) | 1 }
  private static func even(_ plies: Int) -> Int { plies & ~1 }

  /// Searches with the attacker to move and an odd number of plies left.
  private func attack(_ node: Node, _ plies: Int) -> Verdict {
    if countNode(node) { return .unknown }
    let moves = (plies &+ 1) >> 1
    let attack = node.attack.survey(most: moves)
    if attack.wins != 0 { return .win(within: 1) }
    if node.attack.count == 0 { return never(spare: ~0) }
    // Every end of the search keeps enough squares of each line and lends all others to the attacker
    // (decision 25).
    if plies < 3 { return none(within: plies, spare: ~node.attack.holding(0, least: 2)) }
    let defence = node.defence.survey()
    if defence.wins != 0 {
      let square = defence.wins & (0 &- defence.wins)
      if defence.wins != square {  // Two wins cannot both be blocked.
        return never(spare: ~node.attack.holding(defence.wins, least: 2))
      }
      let verdict = defend(node.attacking(square), plies &- 1)
      spare = ~node.attack.holding(~spare | square, least: 2)
      return verdict.plyEarlier
    }
    let run = node.attack.run(
      against: node.defence, attack, threats: min((plies &- 3) >> 1, WinSearch.mostThreats),
      memory: node.memory, work: &work)
    if let run { return .win(within: run.plies) }
    if plies < 5 {
      return none(within: plies, spare: ~node.attack.holding(attack.threats, least: 3))
    }
    if attack.potential < LineList.Survey.safePotential {
      if !attack.hasLonger { return never(spare: ~attack.live) }
      return none(within: plies, spare: ~node.attack.holding(0, least: moves &+ 1))
    }
    let (key, image) = key(of: node, attack.live, defence.live, turn: 1)
    var order = MoveOrder(
      open: (attack.live | defence.live) & ~node.marks, scores: scores + node.ply &* 64)
    if let entry = table[key] {
      if let verdict = recall(entry, within: plies, image, live: attack.live | defence.live) {
        return verdict
      }
      order.first = symmetries.undo(image, square: entry.move)
    }
    // The defender wins by threats unless the attacker disturbs that.
    var allSpare = ~UInt64(0)
    if let run = node.defence.run(
      against: node.attack, defence, threats: WinSearch.mostThreats, memory: node.memory,
      work: &work)
    {
      order.open &= run.disturbances(by: node.attack)
      allSpare = spare(during: run, node, least: 3)
    }
    if pairing.covers(node.attack, most: moves) {
      if !attack.hasLonger { return never(spare: ~pairing.taken) }
      return none(
        within: plies,
        spare: ~node.attack.holding(pairing.taken, least: moves &+ 1, whereMore: moves))
    }

    let start = nodes
    order.weigh(own: node.attack, other: node.defence)
    var best = Verdict.never
    var noneWithin = Int.max
    var bestMove: Int?
    var toTry = ~UInt64(0)
    while let move = order.next() {
      let square = UInt64(1) << UInt64(move)
      if toTry & square == 0 { continue }
      let verdict = defend(node.attacking(square), plies &- 1).plyEarlier
      if isStopped { return .unknown }
      if verdict.isWin {
        best = verdict
        bestMove = move
        break
      }
      if case .none(let within) = verdict {
        noneWithin = min(noneWithin, within)
        best = .none(within: noneWithin)
      }
      toTry &= ~spare
      allSpare &= spare | square
    }
    spare = allSpare
    remember(best, bestMove, key, image, work: nodes &- start)
    return best
  }

  /// Searches with the defender to move and an even number of plies left.
  private func defend(_ node: Node, _ plies: Int) -> Verdict {
    if countNode(node) { return .unknown }
    let defence = node.defence.survey()
    if defence.wins != 0 {
      let square = defence.wins & (0 &- defence.wins)
      return never(spare: ~node.attack.holding(square, least: 1))
    }
    let attack = node.attack.survey()
    if node.attack.count == 0 { return never(spare: ~0) }
    if attack.wins != 0 {
      let square = attack.wins & (0 &- attack.wins)
      if plies < 2 { return none(within: plies, spare: ~node.attack.holding(0, least: 1)) }
      if attack.wins != square { return .win(within: 2) }
      if plies < 4 { return none(within: plies, spare: ~node.attack.holding(square, least: 2)) }
      let verdict = self.attack(node.defending(square), plies &- 1)
      spare &= ~square
      return verdict.plyEarlier
    }
    // The defender wins by threats: the attacker never does.
    if let run = node.defence.run(
      against: node.attack, defence, threats: WinSearch.mostThreats, memory: node.memory,
      work: &work)
    {
      return never(spare: spare(during: run, node, least: 2))
    }
    if plies < 4 { return none(within: plies, spare: ~node.attack.holding(0, least: 2)) }
    var order = MoveOrder(
      open: (attack.live | defence.live) & ~node.marks, scores: scores + node.ply &* 64)
    var longest = 0
    // The attacker would win by a fork, so only what disturbs it can help.
    if let run = node.attack.run(
      against: node.defence, attack, threats: 0, memory: node.memory, work: &work)
    {
      longest = run.plies &+ 1
      order.open &= run.disturbances(by: node.defence)
      if order.open == 0 { return .win(within: longest) }
    }
    let (key, image) = key(of: node, attack.live, defence.live, turn: 2)
    if let entry = table[key] {
      if let verdict = recall(entry, within: plies, image, live: attack.live | defence.live) {
        return verdict
      }
      order.first = symmetries.undo(image, square: entry.move)
    }
    order.weigh(own: node.defence, other: node.attack)
    // Pairings first: they prove most draws without a search (decision 17).
    var statically = order
    while let move = statically.next() {
      let square = UInt64(1) << UInt64(move)
      work &+= node.attack.count
      let isCovered: Bool
      if hasLongLines, pairing.cutsPay {
        let lack = pairing.lack(node.attack, after: square, cuttable: WinSearch.cuttable)
        order.blame(move, lack)
        isCovered = lack == 0
      } else {
        isCovered = pairing.covers(node.attack, after: square)
      }
      if isCovered {
        spare = ~pairing.taken & ~square
        remember(.never, move, key, image, work: 1)
        return .never
      }
    }

    let start = nodes
    while let move = order.next() {
      let square = UInt64(1) << UInt64(move)
      let verdict = self.attack(node.defending(square), plies &- 1).plyEarlier
      if isStopped { return .unknown }
      guard case .win(let within) = verdict else {
        spare &= ~square
        remember(verdict, move, key, image, work: nodes &- start)
        return verdict
      }
      longest = max(longest, within)
    }
    remember(.win(within: longest), nil, key, image, work: nodes &- start)
    return .win(within: longest)
  }

  /// Counts a node; returns true if the search has to end.
  @inline(__always)
  private func countNode(_ node: Node) -> Bool {
    nodes &+= 1
    work &+= node.attack.count &+ node.defence.count
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
  private func spare(during run: LineList.Run, _ node: Node, least: Int) -> UInt64 {
    ~node.attack.taking(run.answers).holding(run.squares, least: least)
  }
}
