import GameRules

/// Looks ahead on large boards, where little can be proved: alpha–beta over the squares that matter
/// most, one ply deeper each time, until the lines that it may look at are spent.
///
/// Where it ends, a run of the side to move is a win, and else open lines are counted, those with more
/// marks for much more. A move that has to stop a line costs no depth. What was seen of a position is
/// known when it is met again, and its best move is looked at first.
final class Lookahead {
  private let board: ThreatBoard
  private let search: ThreatSearch
  private var surroundings: Surroundings
  private let scores = ScoreTable()
  /// The squares within two of each.
  private let around: [[Int]]
  private var nearby: [Int]

  init(_ board: ThreatBoard, _ search: ThreatSearch) {
    self.board = board
    self.search = search
    surroundings = Surroundings(board)
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

  deinit {
    surroundings.deallocate()
    scores.deallocate()
  }

  /// The best of some moves, as far as it is seen; the first of them where nothing is.
  ///
  /// - Parameters:
  ///   - moves: Squares of the board, the likeliest first.
  ///   - mark: The side to move.
  /// - Returns: One of the moves; nil where there is none.
  func best(of moves: [Int], for mark: Mark) -> Int? {
    guard moves.count > 1 else { return moves.first }
    scores.forgetAll()
    surroundings.forgetAll()
    for index in 0..<board.area { if let mark = board[index] { change(mark, at: index, 1) } }
    defer {
      for index in 0..<board.area { if let mark = board[index] { change(mark, at: index, -1) } }
    }
    var moves = moves
    for depth in 1...Lookahead.deepest {
      var best = -Lookahead.win * 2
      var scores: [(move: Int, score: Int)] = []
      for (number, move) in moves.enumerated() {
        let score = score(of: move, number: number, mark, depth, best, Lookahead.win * 2)
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

  /// What a move is worth to the side that makes it; what is outside of a window, from alpha to beta, may be
  /// told as anything on its side.
  ///
  /// The first move is the likeliest. Of those after it (principal variation search) only whether they are
  /// better is asked, of late ones less deep at first (late move reductions).
  private func score(
    of move: Int, number: Int, _ mark: Mark, _ depth: Int, _ alpha: Int, _ beta: Int
  ) -> Int {
    board.place(mark, at: move)
    change(mark, at: move, 1)
    defer {
      change(mark, at: move, -1)
      board.lift(mark, at: move)
    }
    let other = mark.opponent
    if number == 0 { return -score(other, depth - 1, -beta, -alpha) }
    let isLate = number >= Lookahead.earlyMoves && depth >= Lookahead.leastReduced
    var score = alpha + 1
    if isLate { score = -self.score(other, depth - 2, -alpha - 1, -alpha) }
    if score > alpha { score = -self.score(other, depth - 1, -alpha - 1, -alpha) }
    if score > alpha, score < beta { score = -self.score(other, depth - 1, -beta, -alpha) }
    return score
  }

  /// What the position is worth to the side to move.
  private func score(_ mark: Mark, _ depth: Int, _ alpha: Int, _ beta: Int) -> Int {
    if search.countNode() { return 0 }
    let other = mark.opponent
    if board.winCount(of: mark) > 0 { return Lookahead.win - board.ply }
    let toBlock = board.winCount(of: other)
    if toBlock > 1 { return board.ply + 1 - Lookahead.win }
    if toBlock == 1, let block = board.wins(of: other).first {
      return score(of: block, number: 0, mark, depth + 1, alpha, beta)
    }
    let known = scores[surroundings.position]
    if let score = known?.score(depth: depth, alpha, beta) { return score }
    if depth <= 0 {
      let score = score(mark)
      keep(score, .exact, move: nil, depth: 0)
      return score
    }
    var best = -Lookahead.win * 2
    var bestMove: Int?
    var number = 0
    func look(at move: Int) {
      let score = score(of: move, number: number, mark, depth, max(alpha, best), beta)
      number += 1
      if score > best { (best, bestMove) = (score, move) }
    }
    let likeliest = known.flatMap { $0.move < 0 ? nil : Int($0.move) }
    if let likeliest { look(at: likeliest) }
    if best < beta {
      for move in heaviest(for: mark) where move != likeliest {
        if best >= beta || search.isSpent { break }
        look(at: move)
      }
    }
    guard let bestMove else { return 0 }
    keep(
      best, best >= beta ? .atLeast : best <= alpha ? .atMost : .exact, move: bestMove, depth: depth
    )
    return best
  }

  /// What the position is worth at a glance.
  private func score(_ mark: Mark) -> Int {
    if let run = search.run(of: mark, moves: Lookahead.runMoves) {
      return Lookahead.win - board.ply - run.plies
    }
    return (mark == .x ? board.balance : -board.balance) + Lookahead.tempo
  }

  /// Keeps a score, unless it is that of a search that was broken off.
  private func keep(_ score: Int, _ bound: ScoreTable.Bound, move: Int?, depth: Int) {
    if search.isSpent { return }
    scores.keep(
      ScoreTable.Entry(
        position: surroundings.position, score: Int32(score), move: Int16(move ?? -1),
        depth: Int8(depth), bound: bound))
  }

  private func heaviest(for mark: Mark) -> [Int] {
    board.heaviest(Lookahead.width) {
      nearby[$0] > 0 ? surroundings.weight(of: $0, for: mark) : nil
    }
  }

  /// Takes note of a mark that was placed (1) or lifted (-1).
  private func change(_ mark: Mark, at index: Int, _ step: Int) {
    surroundings.change(mark, at: index)
    for square in around[index] { nearby[square] += step }
  }

  /// More than any count of lines, and little enough for words of 32 bits.
  private static let win = 1 << 24
  private static let deepest = 20
  private static let width = 10
  private static let runMoves = 4
  private static let tempo = 12
  /// So many moves are looked at as deep as the first.
  private static let earlyMoves = 3
  /// From so many plies on.
  private static let leastReduced = 3
}
