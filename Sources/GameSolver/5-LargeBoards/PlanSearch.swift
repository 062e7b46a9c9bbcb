import GameRules

/// Finds plans: wins each of whose moves threatens to complete a line, or to make two such threats
/// at once (in five in a row, fours and open threes; gomoku's VCT).
///
///     . . . . . . .        . . . . . . .
///     . . x x . . .   →    . . x x 1 . .    1 threatens 2, which threatens both ends:
///     . . . . . . .        . . . . . 2 .    O has to stop it on few squares, or threaten first
///
/// This is a depth-first proof-number search (Nagai 2002): it always follows the line of play that
/// seems to need the least to be proved or refuted, so it finds long plans with few branches. It
/// counts a node's harder side by its largest child and the number of the others (Ueda et al.
/// 2008), because different orders of the same threats lead to the same positions.
///
/// A plan that is found wins. Where none is found there may still be one.
final class PlanSearch {
  private let board: ThreatBoard
  private let search: ThreatSearch
  private let entries: UnsafeMutablePointer<Entry>
  private let entryCount: Int
  /// The moves of all nodes on the way to the current one, the current one's last.
  private let children: UnsafeMutablePointer<Child>
  private let childCount: UnsafeMutablePointer<Int>

  /// The positions that a node still needs, at least, for a proof and for a disproof (Allis 1994).
  private struct Numbers {
    var proof: UInt32
    var disproof: UInt32

    static let most: UInt32 = 1 << 30
    static var won: Numbers { Numbers(proof: 0, disproof: most) }
    static var disproved: Numbers { Numbers(proof: most, disproof: 0) }

    init(proof: UInt32, disproof: UInt32) {
      self.proof = proof
      self.disproof = disproof
    }

    // The side with the plan wants a proof and the other side a disproof. Seen by the side to move,
    // both sides search alike (Nagai's φ and δ).

    /// Creates numbers from those for the aim of the side to move and against it.
    @inline(__always)
    init(forAim: UInt32, againstAim: UInt32, isAttack: Bool) {
      proof = isAttack ? forAim : againstAim
      disproof = isAttack ? againstAim : forAim
    }

    /// The number for the aim of the side to move: 0 if it has reached it.
    @inline(__always)
    func forAim(_ isAttack: Bool) -> UInt32 { isAttack ? proof : disproof }

    /// The number against the aim of the side to move: 0 if it cannot reach it.
    @inline(__always)
    func againstAim(_ isAttack: Bool) -> UInt32 { isAttack ? disproof : proof }
  }

  private struct Entry {
    var key: UInt64 = 0
    var numbers = Numbers(proof: 1, disproof: 1)
  }

  private struct Child {
    var move: Int
    var numbers: Numbers
  }

  private static let mostChildren = 1 << 13

  /// Creates a search with room for `entryCount` positions, a power of two.
  init(_ board: ThreatBoard, _ search: ThreatSearch, entryCount: Int) {
    self.board = board
    self.search = search
    self.entryCount = entryCount
    entries = .allocate(capacity: entryCount)
    children = .allocate(capacity: PlanSearch.mostChildren)
    childCount = .allocate(capacity: 1)
    childCount.initialize(to: 0)
    forgetAll()
  }

  deinit {
    entries.deallocate()
    children.deallocate()
    childCount.deallocate()
  }

  /// Clears the table, so that results do not depend on earlier searches.
  func forgetAll() { entries.initialize(repeating: Entry(), count: entryCount) }

  /// Finds the first move of a plan of `mark`, as if it were to move; nil if none is found within
  /// the limit of the search.
  func plan(of mark: Mark) -> Int? {
    if let win = board.win(of: mark) { return win }
    if board.winCount(of: mark.opponent) == 0, let fork = board.fork(of: mark) { return fork }
    childCount.pointee = 0
    var first: Int?
    let most = Numbers(proof: Numbers.most, disproof: Numbers.most)
    return expand(mark, isAttack: true, most, &first).proof == 0 ? first : nil
  }

  /// Searches below a node until one of its numbers reaches the given one.
  ///
  /// - Parameters:
  ///   - attacker: The side with the plan.
  ///   - isAttack: Whether it is to move.
  ///   - most: The numbers to stop at.
  ///   - first: Receives the move that wins or refutes.
  /// - Returns: The numbers found.
  private func expand(
    _ attacker: Mark, isAttack: Bool, _ most: Numbers, _ first: inout Int?
  ) -> Numbers {
    let start = childCount.pointee
    if start + board.area > PlanSearch.mostChildren { return .disproved }
    defer { childCount.pointee = start }
    let mark = isAttack ? attacker : attacker.opponent
    if let move = addChildren(attacker, isAttack) {
      first = move
      return keep(isAttack ? .won : .disproved, attacker, isAttack)
    }
    while true {
      let (best, second, open, numbers) = choose(start, isAttack)
      let isDone = numbers.proof >= most.proof || numbers.disproof >= most.disproof
      if isDone || search.isSpent {
        first = best.map { children[$0].move }
        return keep(numbers, attacker, isAttack)
      }
      guard let best else { return numbers }
      // Stays with this child until the second best seems easier by a quarter, so that the search
      // does not jump back and forth. The other open children take up one each.
      let childMost = Numbers(
        forAim: min(most.forAim(isAttack), second &+ second / 4 &+ 1),
        againstAim: most.againstAim(isAttack) &- (open &- 1), isAttack: isAttack)
      let next = children[best].move
      board.place(mark, at: next)
      var unused: Int?
      children[best].numbers = expand(attacker, isAttack: !isAttack, childMost, &unused)
      board.lift(mark, at: next)
    }
  }

  /// The child that needs least to decide the node for the side to move, the second one's number,
  /// the number of undecided children, and the numbers of the node.
  private func choose(
    _ start: Int, _ isAttack: Bool
  ) -> (best: Int?, second: UInt32, open: UInt32, numbers: Numbers) {
    var best: Int?
    var (least, second) = (Numbers.most, Numbers.most)
    var (hardest, open) = (UInt32(0), UInt32(0))
    for child in start..<childCount.pointee {
      let numbers = children[child].numbers
      let forAim = numbers.forAim(isAttack)
      if forAim < least {
        second = least
        (best, least) = (child, forAim)
      } else if forAim < second {
        second = forAim
      }
      let againstAim = numbers.againstAim(isAttack)
      if againstAim > 0 {
        hardest = max(hardest, againstAim)
        open += 1
      }
    }
    // One child that reaches the aim is enough, but all have to miss it: the hardest of them counts
    // whole, each other one as 1.
    var againstAim = open == 0 ? 0 : min(hardest &+ open &- 1, Numbers.most)
    if least == 0 { againstAim = Numbers.most }
    return (best, second, open, Numbers(forAim: least, againstAim: againstAim, isAttack: isAttack))
  }

  // MARK: Moves

  /// Lists the moves of a node that are not decided against the side to move; returns a move that
  /// decides the node for it.
  private func addChildren(_ attacker: Mark, _ isAttack: Bool) -> Int? {
    let mark = isAttack ? attacker : attacker.opponent
    // The side to move has to stop a line that misses one square.
    if let block = board.win(of: mark.opponent) { return add(block, attacker, isAttack) }
    let threats = board.threats(of: mark)
    defer { board.drop(threats) }
    for number in 0..<threats.count {
      if let move = add(board[threats, number], attacker, isAttack) { return move }
    }
    return isAttack ? addQuietAttacks(attacker) : addBlocks(attacker)
  }

  /// Lists the moves that may make a fork possible: they need two lines that miss three, or one and
  /// a line that misses two.
  private func addQuietAttacks(_ attacker: Mark) -> Int? {
    let needed = Int(LineValue.weight(missing: 3)) * (board.threatCount(of: attacker) > 0 ? 1 : 2)
    let moves = board.heaviest(PlanSearch.width, for: attacker, least: needed << 6)
    defer { board.drop(moves) }
    for number in 0..<moves.count where !board.isThreat(board[moves, number], of: attacker) {
      if let move = add(board[moves, number], attacker, true) { return move }
    }
    return nil
  }

  /// Lists the moves that stop one of the forks that the attacker threatens: on its own square and
  /// on those that its lines miss.
  private func addBlocks(_ attacker: Mark) -> Int? {
    let other = attacker.opponent
    // Nothing is threatened: the plan is disproved, and this −1, which is no square, is never played.
    guard let fork = board.fork(of: attacker) else { return -1 }
    let squares = board.squares(ofFork: fork, of: attacker)
    defer { board.drop(squares) }
    for number in 0..<squares.count where !board.isThreat(board[squares, number], of: other) {
      if let move = add(board[squares, number], attacker, false) { return move }
    }
    return nil
  }

  private static let width = 40

  /// Lists a move, unless it decides the node: against the side to move it is left out, for that
  /// side it is returned.
  private func add(_ move: Int, _ attacker: Mark, _ isAttack: Bool) -> Int? {
    let mark = isAttack ? attacker : attacker.opponent
    let key = board.key(after: mark, at: move) ^ salt(attacker, !isAttack)
    var numbers: Numbers
    let entry = entries + Int(truncatingIfNeeded: key) & (entryCount - 1)
    if entry.pointee.key == key {
      numbers = entry.pointee.numbers
    } else {
      _ = search.countNode()
      board.place(mark, at: move, weighing: false)
      numbers = isAttack ? numbersOfDefence(attacker) : numbersOfAttack(attacker)
      board.lift(mark, at: move, weighing: false)
      entry.pointee = Entry(key: key, numbers: numbers)
    }
    if numbers.forAim(isAttack) == 0 { return move }
    if numbers.againstAim(isAttack) == 0 { return nil }
    children[childCount.pointee] = Child(move: move, numbers: numbers)
    childCount.pointee += 1
    return nil
  }

  /// The first numbers of a position with the attacker to move.
  private func numbersOfAttack(_ attacker: Mark) -> Numbers {
    if board.winCount(of: attacker) > 0 { return .won }
    switch board.winCount(of: attacker.opponent) {
    case 0: return board.fork(of: attacker) != nil ? .won : Numbers(proof: 1, disproof: 1)
    case 1: return Numbers(proof: 1, disproof: 1)
    default: return .disproved
    }
  }

  /// The first numbers of a position with the other side to move: refuted if nothing is threatened.
  private func numbersOfDefence(_ attacker: Mark) -> Numbers {
    let other = attacker.opponent
    if board.winCount(of: other) > 0 { return .disproved }
    switch board.winCount(of: attacker) {
    case 0:
      if board.fork(of: attacker) == nil { return .disproved }
      return Numbers(proof: 3 + UInt32(board.threatCount(of: other)), disproof: 1)
    case 1: return Numbers(proof: 1, disproof: 1)
    default: return .won
    }
  }

  // MARK: Table

  private func keep(_ numbers: Numbers, _ attacker: Mark, _ isAttack: Bool) -> Numbers {
    let key = board.position ^ salt(attacker, isAttack)
    entries[Int(truncatingIfNeeded: key) & (entryCount - 1)] = Entry(key: key, numbers: numbers)
    return numbers
  }

  /// Tells positions apart by the side with the plan and the side to move.
  private func salt(_ attacker: Mark, _ isAttack: Bool) -> UInt64 {
    UInt64(2 * attacker.rawValue + (isAttack ? 1 : 0)) &* 0x9e37_79b9_7f4a_7c15
  }
}
