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
  private let scores: ScoreTable

  init(_ board: ThreatBoard, _ search: ThreatSearch, _ scores: ScoreTable) {
    self.board = board
    self.search = search
    self.scores = scores
  }

  /// Clears the table of scores, so that results do not depend on earlier searches.
  func forgetAll() { scores.forgetAll() }

  /// Returns the move with the best score; the first one if the budget allows no comparison.
  ///
  /// - Parameters:
  ///   - moves: Squares of the board, the likeliest first.
  ///   - mark: The side to move.
  ///   - first: The plies to look ahead at first.
  ///   - loses: Whether a move is known to lose, asked once of each move that seems best.
  /// - Returns: One of the moves; nil if there are none.
  func best(of moves: [Int], for mark: Mark, from first: Int = 1, loses: (Int) -> Bool) -> Int? {
    guard moves.count > 1 else { return moves.first }
    var moves = moves
    // The moves about which `loses` was asked, in that order; those that lose have left `moves`.
    var asked: [Int] = []
    var depth = first
    while depth <= Lookahead.deepest, !moves.isEmpty, !search.isSpent {
      var best = -Lookahead.win * 2
      var number = 0
      while number < moves.count {
        let move = moves[number]
        let score = score(of: move, number: number, mark, depth, best, Lookahead.win * 2)
        if search.isSpent { break }
        if score <= best {
          number += 1
          continue
        }
        if depth >= Lookahead.leastAsked, !asked.contains(move) {
          asked.append(move)
          if loses(move) {
            // The next move is now at this place.
            moves.remove(at: number)
            continue
          }
        }
        best = score
        // To the front, where the next depth expects the best move. The move there was the best of
        // the last depth, so an incomplete pass can only improve on it.
        moves.insert(moves.remove(at: number), at: 0)
        number += 1
      }
      if abs(best) > Lookahead.win / 2 { break }  // A deeper look changes no forced end.
      depth += 1
    }
    // If every move is known to lose, the first that seemed best.
    return moves.first ?? asked.first
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
    // A leaf weighs no squares.
    board.place(mark, at: move, weighing: depth > 1)
    defer { board.lift(mark, at: move, weighing: depth > 1) }
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
  private func score(
    _ mark: Mark, _ depth: Int, _ alpha: Int, _ beta: Int, canPass: Bool = true
  ) -> Int {
    if search.countNode() { return 0 }
    let other = mark.opponent
    if board.winCount(of: mark) > 0 { return Lookahead.win - board.ply }
    let toBlock = board.winCount(of: other)
    if toBlock > 1 { return board.ply + 1 - Lookahead.win }
    if let block = board.win(of: other) {
      return score(of: block, number: 0, mark, depth + 1, alpha, beta)
    }
    if board.fork(of: mark) != nil { return Lookahead.win - board.ply - 3 }
    let position = board.position ^ (mark == .x ? 0 : Lookahead.otherSide)
    let known = scores[position]
    if let score = known?.score(depth: depth, alpha, beta) { return score }
    if depth <= 0 {
      let score = score(mark)
      keep(position, score, .exact, -1, 0)
      return score
    }
    if canPass, beta - alpha == 1, isGoodAfterPass(mark, depth, beta) { return beta }
    let (best, move) = bestMove(mark, depth, alpha, beta, first: Int(known?.move ?? -1))
    if move < 0 { return 0 }
    var bound = ScoreTable.Bound.exact
    if best >= beta { bound = .atLeast } else if best <= alpha { bound = .atMost }
    keep(position, best, bound, move, depth)
    return best
  }

  /// Whether the score is at least `beta` even if the other side moves twice (null move).
  private func isGoodAfterPass(_ mark: Mark, _ depth: Int, _ beta: Int) -> Bool {
    if depth < Lookahead.leastPassed || staticScore(of: mark) < beta { return false }
    if abs(beta) > Lookahead.win / 2 { return false }
    let rest = max(depth - 1 - Lookahead.passReduction, 1)
    let score = -score(mark.opponent, rest, -beta, 1 - beta, canPass: false)
    return score >= beta && !search.isSpent
  }

  /// The best score of a position's moves and its move, negative if there is none.
  ///
  /// - Parameters:
  ///   - mark: The side to move.
  ///   - depth: The plies to look ahead.
  ///   - alpha: The lower end of the window.
  ///   - beta: The upper end of the window.
  ///   - first: The move to look at first; negative if none is known.
  /// - Returns: The score and the move.
  private func bestMove(
    _ mark: Mark, _ depth: Int, _ alpha: Int, _ beta: Int, first: Int
  ) -> (score: Int, move: Int) {
    var best = -Lookahead.win * 2
    var bestMove = first
    if first >= 0 {
      best = score(of: first, number: 0, mark, depth, alpha, beta)
      if best >= beta { return (best, bestMove) }
    }
    let fork = board.fork(of: mark.opponent)
    let moves =
      fork.map { board.answers(toFork: $0, by: mark) } ?? board.heaviest(Lookahead.width, for: mark)
    defer { board.drop(moves) }
    var number = first < 0 ? 0 : 1
    for place in 0..<moves.count where board[moves, place] != first {
      let move = board[moves, place]
      let score = score(of: move, number: number, mark, depth, max(alpha, best), beta)
      number += 1
      if score > best { (best, bestMove) = (score, move) }
      if best >= beta || search.isSpent { break }
    }
    return (best, bestMove)
  }

  /// The static score of a leaf.
  private func score(_ mark: Mark) -> Int {
    if let run = search.run(of: mark, moves: Lookahead.runMoves) {
      return Lookahead.win - board.ply - run.plies
    }
    let isForked = board.fork(of: mark.opponent) != nil
    return staticScore(of: mark) - (isForked ? LineValue.fork : 0)
  }

  private func staticScore(of mark: Mark) -> Int {
    board.balance(for: mark) + LineValue.tempo
  }

  /// Stores a score, unless the search that found it was interrupted.
  private func keep(
    _ position: UInt64, _ score: Int, _ bound: ScoreTable.Bound, _ move: Int, _ depth: Int
  ) {
    if search.isSpent { return }
    scores.keep(
      ScoreTable.Entry(
        position: position, score: Int32(score), move: Int16(move), depth: Int8(depth),
        bound: bound))
  }

  /// Exceeds any count of lines; twice as much still fits in a 32-bit word, as WebAssembly needs.
  private static let win = 1 << 24
  private static let deepest = 40
  /// The least depth at which a move that seems best is asked about.
  private static let leastAsked = 4
  private static let width = 10
  private static let runMoves = 4
  /// The minimum depth at which a pass is tried first.
  private static let leastPassed = 3
  /// The plies by which the search after a pass is shorter than after a move.
  private static let passReduction = 2
  /// Tells positions apart by the side to move.
  private static let otherSide: UInt64 = 0x9e37_79b9_7f4a_7c15
  /// The number of moves searched to full depth.
  private static let earlyMoves = 3
  /// The minimum depth in plies at which late moves are reduced.
  private static let leastReduced = 3
}
