import GameRules

/// Looks ahead on large boards, where little can be proved: alpha–beta over the squares that matter
/// most, one ply deeper each time, until the lines that it may look at are spent.
///
/// Where it ends, a run of the side to move is a win, and else open lines are counted, those with more
/// marks for much more. A move that has to stop a line costs no depth.
final class Lookahead {
  private let board: ThreatBoard
  private let search: ThreatSearch
  /// The squares within two of each.
  private let around: [[Int]]
  private var nearby: [Int]

  init(_ board: ThreatBoard, _ search: ThreatSearch) {
    self.board = board
    self.search = search
    nearby = Array(repeating: 0, count: board.area)
    let rules = board.table.rules
    around = (0..<board.area).map { index in
      let middle = rules.square(at: index)
      var squares: [Int] = []
      for row in max(0, middle.row - 2)...min(rules.rows - 1, middle.row + 2) {
        for column in max(0, middle.column - 2)...min(rules.columns - 1, middle.column + 2) {
          squares.append(rules.index(of: Square(column: column, row: row)))
        }
      }
      return squares
    }
  }

  /// The best of some moves, as far as it is seen; the first of them where nothing is.
  ///
  /// - Parameters:
  ///   - moves: Squares of the board, the likeliest first.
  ///   - mark: The side to move.
  /// - Returns: One of the moves; nil where there is none.
  func best(of moves: [Int], for mark: Mark) -> Int? {
    guard moves.count > 1 else { return moves.first }
    for index in nearby.indices { nearby[index] = 0 }
    for index in 0..<board.area where board[index] != nil { count(index, 1) }
    var moves = moves
    for depth in 1...Lookahead.deepest {
      var best = -Lookahead.win * 2
      var scores: [(move: Int, score: Int)] = []
      for move in moves {
        let score = scoring(move, mark, depth, best, Lookahead.win * 2)
        if search.isSpent { break }
        scores.append((move, score))
        best = max(best, score)
      }
      // The first was the best until now: who looks at a part of the moves may only improve on it.
      let found = scores.enumerated().max {
        ($0.element.score, -$0.offset) < ($1.element.score, -$1.offset)
      }
      if let found, found.offset > 0 {
        moves.remove(at: found.offset)
        moves.insert(found.element.move, at: 0)
      }
      if search.isSpent || abs(best) > Lookahead.win / 2 { break }
    }
    return moves.first
  }

  /// What a move is worth to the side that makes it.
  private func scoring(_ move: Int, _ mark: Mark, _ depth: Int, _ alpha: Int, _ beta: Int) -> Int {
    board.place(mark, at: move)
    count(move, 1)
    defer {
      count(move, -1)
      board.lift(mark, at: move)
    }
    return -score(mark.opponent, depth - 1, -beta, -alpha)
  }

  /// What the position is worth to the side to move.
  private func score(_ mark: Mark, _ depth: Int, _ alpha: Int, _ beta: Int) -> Int {
    if search.countNode() { return 0 }
    let other = mark.opponent
    if board.winCount(of: mark) > 0 { return Lookahead.win - board.ply }
    let toBlock = board.winCount(of: other)
    if toBlock > 1 { return board.ply + 1 - Lookahead.win }
    if toBlock == 1, let block = board.wins(of: other).first {
      return scoring(block, mark, depth + 1, alpha, beta)
    }
    if depth <= 0 {
      if let run = search.run(of: mark, moves: Lookahead.runMoves) {
        return Lookahead.win - board.ply - run.plies
      }
      return (mark == .x ? board.balance : -board.balance) + Lookahead.tempo
    }
    var best = -Lookahead.win * 2
    for move in board.heaviest(Lookahead.width, for: mark, where: { nearby[$0] > 0 }) {
      best = max(best, scoring(move, mark, depth, max(alpha, best), beta))
      if best >= beta || search.isSpent { break }
    }
    return best == -Lookahead.win * 2 ? 0 : best
  }

  private func count(_ index: Int, _ step: Int) {
    for square in around[index] { nearby[square] += step }
  }

  /// More than any count of lines, and little enough for words of 32 bits.
  private static let win = 1 << 24
  private static let deepest = 20
  private static let width = 10
  private static let runMoves = 4
  private static let tempo = 12
}
