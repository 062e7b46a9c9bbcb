import GameRules

/// Finds wins by threats on a board of any size.
///
/// A *run* is a winning threat sequence (gomoku's VCF; Allis): every move of the attacker threatens
/// to complete a line, so every reply is forced, until two lines are threatened at once:
///
///     . . . . . . .        . . . . . . .        . . . . . . .
///     . . x x x . .   →    . . x x x x .   →    o x x x x x .     five to win: 1 threatens
///     . . . . . . .        . 1 . . . 2 .        . . . . . . .     both ends
///
/// Its numbers lie behind a pointer, as the board's do (decision 31).
final class ThreatSearch {
  let board: ThreatBoard
  private let state: UnsafeMutablePointer<State>
  private let squares: UnsafeMutablePointer<Int16>

  private struct State {
    var nodes: Int64 = 0
    var lastNode: Int64 = 0
    var lastWork: Int64 = 0
    var nextQuestion = SearchLimit.pace
    var shouldStop: () -> Bool = { false }
    var isStopped = false
    var pathCount = 0
  }

  init(_ board: ThreatBoard) {
    self.board = board
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    squares = .allocate(capacity: 4 * board.area)
    squares.initialize(repeating: 0, count: 4 * board.area)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
    squares.deallocate()
  }

  /// The number of positions searched so far.
  var nodes: Int64 { state.pointee.nodes }

  /// Whether `shouldStop` ended the last search.
  var isStopped: Bool { state.pointee.isStopped }

  /// The squares where the last run found can be disturbed: its moves, the forced replies and its
  /// last line.
  var path: [Int] { (0..<state.pointee.pathCount).map { Int(squares[$0]) } }

  /// Sets a joint limit on the nodes and lines of the searches that follow.
  func grant(_ limit: SearchLimit) {
    state.pointee.lastNode = limit.nodes < .max - nodes ? nodes + limit.nodes : .max
    state.pointee.lastWork = limit.work < .max - board.work ? board.work + limit.work : .max
    state.pointee.shouldStop = limit.shouldStop
    state.pointee.isStopped = false
  }

  /// Performs searches with a limit of their own, within the granted one.
  func within<Result>(nodes: Int64, work: Int64, _ body: () -> Result) -> Result {
    let (lastNode, lastWork) = (state.pointee.lastNode, state.pointee.lastWork)
    if nodes < lastNode - self.nodes { state.pointee.lastNode = self.nodes + nodes }
    if work < lastWork - board.work { state.pointee.lastWork = board.work + work }
    defer { (state.pointee.lastNode, state.pointee.lastWork) = (lastNode, lastWork) }
    return body()
  }

  /// Counts a node; returns true if the search has to end.
  @inline(__always)
  func countNode() -> Bool {
    state.pointee.nodes &+= 1
    if board.work >= state.pointee.nextQuestion { ask() }
    return isSpent
  }

  private func ask() {
    let isStopped = state.pointee.shouldStop()
    state.pointee.isStopped = isStopped
    if !isStopped { state.pointee.nextQuestion = board.work + SearchLimit.pace }
  }

  /// Whether the granted limit is used up.
  @inline(__always)
  var isSpent: Bool {
    state.pointee.isStopped || state.pointee.nodes > state.pointee.lastNode
      || board.work > state.pointee.lastWork
  }

  /// A win by consecutive threats.
  struct Run {
    /// The first move.
    var move: Int
    /// The plies until a line is complete.
    var plies: Int
  }

  /// Finds a run of `mark`, as if it were to move, with at most `moves` own moves.
  func run(of mark: Mark, moves: Int) -> Run? {
    state.pointee.pathCount = 0
    if board.winCount(of: mark) == 0, board.threatCount(of: mark) == 0 { return nil }
    return follow(mark, moves)
  }

  private func follow(_ mark: Mark, _ moves: Int) -> Run? {
    if countNode() || moves < 1 { return nil }
    if let move = board.win(of: mark) {
      note(move)
      return Run(move: move, plies: 1)
    }
    let other = mark.opponent
    if moves < 2 || board.winCount(of: other) > 1 { return nil }
    if let block = board.win(of: other) {
      return board.isThreat(block, of: mark) ? follow(mark, by: block, moves) : nil
    }
    if let fork = board.fork(of: mark) { return follow(mark, by: fork, moves) }
    if moves < 3 { return nil }
    let threats = board.threats(of: mark)
    defer { board.drop(threats) }
    for number in 0..<threats.count {
      if let run = follow(mark, by: board[threats, number], moves) { return run }
    }
    return nil
  }

  /// Follows the run that begins with a threat.
  private func follow(_ mark: Mark, by move: Int, _ moves: Int) -> Run? {
    board.place(mark, at: move, weighing: false)
    defer { board.lift(mark, at: move, weighing: false) }
    if board.winCount(of: mark) > 1 {
      note(move)
      let wins = board.wins(of: mark)
      for number in 0..<wins.count { note(board[wins, number]) }
      board.drop(wins)
      return Run(move: move, plies: 3)
    }
    guard let reply = board.win(of: mark) else { return nil }
    let other = mark.opponent
    board.place(other, at: reply, weighing: false)
    defer { board.lift(other, at: reply, weighing: false) }
    guard let rest = follow(mark, moves - 1) else { return nil }
    note(move)
    note(reply)
    return Run(move: move, plies: rest.plies + 2)
  }

  private func note(_ square: Int) {
    squares[state.pointee.pathCount] = Int16(truncatingIfNeeded: square)
    state.pointee.pathCount &+= 1
  }

  /// The moves that may stop the last run found: those on its path and those that make a threat.
  func defences(of mark: Mark) -> [Int] {
    let path = path
    return (0..<board.area).filter {
      board[$0] == nil && (path.contains($0) || board.isThreat($0, of: mark))
    }
  }
}
