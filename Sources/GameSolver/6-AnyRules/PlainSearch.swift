import GameRules

/// Alpha–beta over the game's own moves, valid for any rules.
///
/// It knows nothing of lines, threats or strategy stealing: it tries every move with iterative
/// deepening and stores the proved bounds of every position. A position beyond the horizon can
/// still have any value that the board has room for, so every result is proved:
///
///     depth 2      after a1      what is proved       a1 is worth
///      . . .        x . .        draw … win in 2      loss in 3 … draw
///      . . .        . . .
///      . . .        . . .
///
/// A move is abandoned once it cannot be better than the best one before it.
final class PlainSearch {
  private let table: LineTable
  private let known: BoundsTable
  private let workPerMove: Int
  private var limit = SearchLimit.none
  private var nextQuestion = 0

  /// The number of positions searched so far.
  private(set) var nodes = 0
  /// The number of lines examined so far.
  var work: Int { nodes * workPerMove }
  /// Whether the last search was stopped by its limit.
  private(set) var isOverLimit = false

  init(_ table: LineTable, memory: Int) {
    self.table = table
    known = BoundsTable(memory: memory)
    workPerMove = 1 + table.lines.reduce(0) { $0 + $1.squares.count } / table.rules.area
  }

  /// Proves bounds on a position and its moves.
  ///
  /// - Parameters:
  ///   - analysis: The bounds known so far, to be improved.
  ///   - precision: Whether distances are needed.
  ///   - depth: The most plies to look ahead.
  ///   - limit: The limit, compared with the running totals `nodes` and `work`.
  func learn(
    _ analysis: inout Analysis, _ precision: Solver.Precision, depth: Int = .max,
    counted limit: SearchLimit
  ) {
    self.limit = limit
    isOverLimit = false
    let position = analysis.position
    if position.isOver { return }
    let start = nodes
    let orbits = MoveOrbit.all(of: position)
    for depth in 1...max(1, min(depth, position.rules.area - position.ply)) {
      var best = Value.loss(in: 0)
      for orbit in orbits {
        if isSpent() { return }
        let after = position.playingUnchecked(orbit.squares[0])
        let bounds = self.bounds(of: after, depth: depth - 1, until: .win(in: 0)).beforeMove
        best = max(best, bounds.upper)
        for square in orbit.squares {
          // Both bounds hold, and the table may have lost what an earlier pass proved.
          var known = analysis[square] ?? bounds
          known.learn(atLeast: bounds.lower)
          known.learn(atMost: bounds.upper)
          analysis.learn(known, of: square)
        }
        analysis.nodes = nodes - start
      }
      analysis.learn(atMost: best)
      if isSpent() || analysis.moves.allSatisfy({ $0.bounds.isSettled(precision) }) { return }
    }
  }

  /// Bounds on a position, up to `depth` plies and within the limit; the search ends early once the
  /// value is at least `wanted`.
  private func bounds(of position: Position, depth: Int, until wanted: Value) -> ValueBounds {
    nodes += 1
    var result = ValueBounds(position)
    if position.isOver { return result }
    let entry = known[position.board]
    if let entry {
      result = entry.bounds
      if entry.depth >= depth || result.value != nil || result.lower >= wanted { return result }
    }
    if isSpent() || depth == 0 { return result }
    var (lower, upper) = (Value.loss(in: 0), Value.loss(in: 0))
    var best = entry?.best
    let first = best
    for index in -1..<position.rules.area {
      guard let square = index < 0 ? first : index, index < 0 || square != first,
        position.board[square] == nil
      else { continue }
      var after = position
      after.playUnchecked(square)
      let move = bounds(of: after, depth: depth - 1, until: lower.afterMove).beforeMove
      if isSpent() { return result }
      upper = max(upper, move.upper)
      if move.lower > lower {
        lower = move.lower
        best = square
        if lower >= wanted { break }
      }
    }
    result.learn(atLeast: lower)
    // After a cutoff, the moves not tried may be better, so there is no upper bound.
    let isWhole = lower < wanted
    if isWhole { result.learn(atMost: upper) }
    known.update(
      position.board,
      BoundsTable.Entry(
        bounds: result, depth: isWhole ? depth : 0, best: best))
    return result
  }

  /// The cost of making a move besides its lines, in lines.
  private static let move = 24

  private func isSpent() -> Bool {
    if isOverLimit { return true }
    isOverLimit = nodes >= limit.nodes || work >= limit.work
    if !isOverLimit, nodes >= nextQuestion {
      isOverLimit = limit.shouldStop()
      if !isOverLimit { nextQuestion = nodes + SearchLimit.pace / (workPerMove + PlainSearch.move) }
    }
    return isOverLimit
  }
}

extension Value {
  /// The least value of the position after a move that is worth at most this value.
  fileprivate var afterMove: Value {
    switch self {
    case .loss(let plies): .win(in: max(plies - 1, 0))
    case .draw: .draw
    case .win(let plies): .loss(in: plies - 1)
    }
  }
}

extension ValueBounds {
  /// Whether the bounds are as precise as needed.
  fileprivate func isSettled(_ precision: Solver.Precision) -> Bool {
    precision == .distance ? value != nil : result != nil
  }
}
