import GameRules

/// A review in progress, one position at a time.
public struct ReviewWork {
  /// Bounds on the positions examined so far, the last position first.
  private var values: [ValueBounds] = []
  /// The moves that would have kept the result, for each mistake examined so far.
  private var keeping: [[Square]] = []
  /// The answers to the mistakes examined so far.
  private var refutations: [Refutation?] = []
  private let game: Game
  private let positions: [Position]
  private let solver: Solver
  private let nodesPerMove: Int64

  /// Creates a review that has not started.
  ///
  /// - Parameters:
  ///   - game: The game; undone moves are included.
  ///   - solver: A solver for the same game.
  ///   - nodesPerMove: The most positions to search for each move.
  public init(of game: Game, with solver: Solver, nodesPerMove: Int64) {
    self.game = game
    self.solver = solver
    self.nodesPerMove = nodesPerMove
    positions = game.replay()
  }

  /// The progress in percent.
  public var progress: Int { values.count * 100 / (positions.count + 1) }

  /// The review; call this once the work is done.
  public var review: Review {
    Review(of: game, values: bounds, keeping: keeping, refutations: refutations)
  }

  /// Bounds on each position examined so far, for the side to move, in the order of the record: all
  /// positions, the empty board first, once the work is done.
  public var bounds: [ValueBounds] { values.reversed() }

  /// Examines one position.
  ///
  /// It goes from the end to the start, because later positions are easier and help with earlier
  /// ones, then returns to each position where the result changed.
  ///
  /// - Parameter shouldStop: Polled during the search; true makes it settle for what it has proved.
  /// - Returns: Whether the review is complete.
  public mutating func step(shouldStop: @escaping () -> Bool = { false }) -> Bool {
    let limit = SearchLimit(nodes: nodesPerMove, shouldStop: shouldStop)
    if values.count < positions.count {
      var bounds = solver.bounds(
        of: positions[positions.count - 1 - values.count], limit: limit)
      if let after = values.last { bounds.learn(atLeast: after.beforeMove.lower) }
      values.append(bounds)
      return false
    }
    let mistakes = review.mistakes
    guard keeping.count < mistakes.count else { return true }
    let step = mistakes[keeping.count].step
    let before = positions[step.number - 1]
    let analysis = solver.analysis(of: before, .result, limit: limit)
    let kept = analysis.moves.filter { $0.bounds.result == step.before.result }
    keeping.append(kept.map { $0.square })
    refutations.append(
      solver.refutation(
        of: step.square, in: before,
        limit: limit.divided(by: Refutation.mostAnalyses)))
    return keeping.count == mistakes.count
  }
}
