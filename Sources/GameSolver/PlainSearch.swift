import GameRules

/// Alpha–beta that plays the game's own moves, and so holds for any rules.
///
/// It knows nothing of lines, threats or stolen strategies: it looks at every move, one ply deeper
/// each time, and keeps for every position what is proved of it. A position beyond the horizon is
/// worth anything the board still has room for, so what is told is never a guess:
///
///     depth 2      after a1      what is proved       a1 is worth
///      . . .        x . .        draw … win in 2      loss in 3 … draw
///      . . .        . . .
///      . . .        . . .
///
/// A move is given up once it can be worth no more than the best one before it.
final class PlainSearch {
  private let table: LineTable
  private let known: BoundsTable
  private let workPerMove: Int
  private var limit = SearchLimit.none
  private var nextQuestion = 0

  /// How many positions were looked at so far.
  private(set) var nodes = 0
  /// How many lines were looked at so far.
  var work: Int { nodes * workPerMove }
  /// Whether the last search was stopped by its limit.
  private(set) var isOverLimit = false

  init(_ table: LineTable, memory: Int) {
    self.table = table
    known = BoundsTable(memory: memory)
    workPerMove = 1 + table.lines.reduce(0) { $0 + $1.squares.count } / table.rules.area
  }

  /// What can be proved of a position and its moves.
  ///
  /// - Parameters:
  ///   - analysis: What is known, to be added to.
  ///   - precision: Whether distances are asked for.
  ///   - depth: How many plies to look ahead at most.
  ///   - limit: When to stop, counted on from `nodes` and `work`.
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
          // Both hold, and the table may have forgotten what was known before.
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

  /// The bounds of a position, as far as a depth and the limit allow; once it is worth as much as is
  /// wanted, nobody needs to know more.
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
    // Moves that were not looked at may be worth more.
    let isWhole = lower < wanted
    if isWhole { result.learn(atMost: upper) }
    known.update(
      position.board,
      BoundsTable.Entry(
        bounds: result, depth: isWhole ? depth : 0, best: best))
    return result
  }

  /// What a move takes besides its lines, in lines.
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
  /// What the position after a move is worth at least if the move is worth no more than this.
  fileprivate var afterMove: Value {
    switch self {
    case .loss(let plies): .win(in: max(plies - 1, 0))
    case .draw: .draw
    case .win(let plies): .loss(in: plies - 1)
    }
  }
}

extension ValueBounds {
  /// Whether all is known that is asked for.
  fileprivate func isSettled(_ precision: Solver.Precision) -> Bool {
    precision == .distance ? value != nil : result != nil
  }
}
