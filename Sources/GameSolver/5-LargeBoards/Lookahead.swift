import GameRules

/// Looks ahead on large boards, where little can be proved: iterative-deepening alpha–beta over the
/// heaviest squares, until its budget of lines is spent (decision 24).
///
/// A leaf is a win if the side to move has a winning threat sequence; otherwise its score counts
/// the open lines, those with more marks for much more. A forced block costs no depth. Scores are
/// stored per position, and the stored best move is tried first.
final class Lookahead {
  private let board: ThreatBoard
  private let search: ThreatSearch
  private var surroundings: Surroundings
  private let scores = ScoreTable()
  /// For each square, those at most two columns and two rows away.
  private let around: [[Int]]
  /// For each square, the number of marks at most two columns and two rows away.
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

  /// Returns the move with the best score; the first one if the budget allows no comparison.
  ///
  /// - Parameters:
  ///   - moves: Squares of the board, the likeliest first.
  ///   - mark: The side to move.
  /// - Returns: One of the moves; nil if there are none.
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
      // The first move was best at the last depth, so an incomplete pass can only improve on it.
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

  /// The score of a move for the side that makes it; a score outside the window from `alpha` to
  /// `beta` is only a bound.
  ///
  /// The first move is expected to be best. Later moves are only tested against it with a closed
  /// window (principal variation search), late ones at a reduced depth first (late move
  /// reductions).
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

  /// The score of the position for the side to move.
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

  /// The static score of a leaf.
  private func score(_ mark: Mark) -> Int {
    if let run = search.run(of: mark, moves: Lookahead.runMoves) {
      return Lookahead.win - board.ply - run.plies
    }
    return (mark == .x ? board.balance : -board.balance) + Lookahead.tempo
  }

  /// Stores a score, unless the search that found it was interrupted.
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

  /// Updates the counts for a mark that was placed (1) or lifted (-1).
  private func change(_ mark: Mark, at index: Int, _ step: Int) {
    surroundings.change(mark, at: index)
    for square in around[index] { nearby[square] += step }
  }

  /// Exceeds any count of lines; twice as much still fits in a 32-bit word, as WebAssembly needs.
  private static let win = 1 << 24
  private static let deepest = 20
  private static let width = 10
  private static let runMoves = 4
  private static let tempo = 12
  /// The number of moves searched to full depth.
  private static let earlyMoves = 3
  /// The minimum depth in plies at which late moves are reduced.
  private static let leastReduced = 3
}
