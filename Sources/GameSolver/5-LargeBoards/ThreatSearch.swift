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
/// A *plan* (gomoku's VCT) is a win whose moves need only threaten a run; every defence that
/// touches the run is tried.
final class ThreatSearch {
  let board: ThreatBoard
  private(set) var nodes = 0
  private var lastNode = 0
  private var lastWork = 0
  private var nextQuestion = SearchLimit.pace
  private var shouldStop: () -> Bool = { false }
  /// Whether `shouldStop` ended the last search.
  private(set) var isStopped = false
  /// The squares where the last run found can be disturbed: its moves, the forced replies and its
  /// last line.
  private var path = SquareSet()

  init(_ board: ThreatBoard) { self.board = board }

  /// Sets a joint limit on the nodes and lines of the searches that follow.
  func grant(_ limit: SearchLimit) {
    lastNode = limit.nodes < Int.max - nodes ? nodes + limit.nodes : .max
    lastWork = limit.work < Int.max - board.work ? board.work + limit.work : .max
    shouldStop = limit.shouldStop
    isStopped = false
  }

  /// Counts a node; returns true if the search has to end.
  func countNode() -> Bool {
    nodes += 1
    if board.work >= nextQuestion {
      isStopped = shouldStop()
      if !isStopped { nextQuestion = board.work + SearchLimit.pace }
    }
    return isSpent
  }

  /// Whether the granted limit is used up.
  var isSpent: Bool { isStopped || nodes > lastNode || board.work > lastWork }

  /// A win by consecutive threats.
  struct Run {
    /// The first move.
    var move: Int
    /// The plies until a line is complete.
    var plies: Int
    /// The squares where a mark of the defender could disturb the run.
    var path: SquareSet
  }

  /// Finds a run of `mark`, as if it were to move, with at most `moves` own moves.
  func run(of mark: Mark, moves: Int) -> Run? {
    path = SquareSet()
    guard let (move, plies) = follow(mark, moves) else { return nil }
    return Run(move: move, plies: plies, path: path)
  }

  private func follow(_ mark: Mark, _ moves: Int) -> (move: Int, plies: Int)? {
    if countNode() || moves < 1 { return nil }
    if board.winCount(of: mark) > 0, let move = board.wins(of: mark).first {
      path.insert(move)
      return (move, 1)
    }
    if moves < 2 { return nil }
    let other = mark.opponent
    let toBlock = board.winCount(of: other)
    if toBlock > 1 { return nil }
    let threats = board.threats(of: mark)
    let blocks = board.wins(of: other)
    for move in threats.members {
      if toBlock == 1, !blocks.contains(move) { continue }
      board.place(mark, at: move)
      defer { board.lift(mark, at: move) }
      switch board.winCount(of: mark) {
      case 0:
        continue
      case 1:
        guard let reply = board.wins(of: mark).first else { continue }
        board.place(other, at: reply)
        defer { board.lift(other, at: reply) }
        if let rest = follow(mark, moves - 1) {
          path.insert(move)
          path.insert(reply)
          return (move, rest.plies + 2)
        }
      default:
        path.insert(move)
        for square in board.wins(of: mark).members { path.insert(square) }
        return (move, 3)
      }
    }
    return nil
  }

  /// Finds a move after which every defence loses to a run or to a shorter plan.
  func plan(of mark: Mark, depth: Int, runMoves: Int, width: Int) -> Int? {
    if countNode() { return nil }
    if let run = run(of: mark, moves: runMoves) { return run.move }
    let other = mark.opponent
    if depth == 0 || isSpent { return nil }
    let toBlock = board.winCount(of: other)
    if toBlock > 1 { return nil }
    let moves =
      toBlock == 1
      ? board.wins(of: other).members : board.heaviest(width) { board.weight(of: $0, for: mark) }
    for move in moves {
      board.place(mark, at: move)
      defer { board.lift(mark, at: move) }
      if wins(mark, afterAnyDefence: depth, runMoves, width) { return move }
      if isSpent { return nil }
    }
    return nil
  }

  private func wins(_ mark: Mark, afterAnyDefence depth: Int, _ runMoves: Int, _ width: Int) -> Bool
  {
    let other = mark.opponent
    var defences: [Int]
    switch board.winCount(of: mark) {
    case 0:
      guard let run = run(of: mark, moves: runMoves) else { return false }
      defences = self.defences(of: other, against: run)
    case 1:
      defences = board.wins(of: mark).members
    default:
      return true
    }
    for defence in defences {
      board.place(other, at: defence)
      defer { board.lift(other, at: defence) }
      if plan(of: mark, depth: depth - 1, runMoves: runMoves, width: width) == nil { return false }
    }
    return true
  }

  /// The moves that may stop a run: those on its path and those that make a threat.
  func defences(of mark: Mark, against run: Run) -> [Int] {
    let threats = board.threats(of: mark)
    return (0..<board.area).filter {
      board[$0] == nil && (run.path.contains($0) || threats.contains($0))
    }
  }
}
