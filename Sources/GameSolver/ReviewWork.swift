import GameRules

/// A review under way, one position at a time.
public struct ReviewWork {
  /// What is known of the last positions, the last one first.
  private var values: [ValueBounds] = []
  /// The moves that would have kept the result where it first changed.
  private var keeping: [Square] = []
  private let game: Game
  private let positions: [Position]
  private let solver: Solver
  private let nodesPerMove: Int

  /// Nothing looked at yet.
  ///
  /// - Parameters:
  ///   - game: The game; undone moves are looked at too.
  ///   - solver: A solver of the same game.
  ///   - nodesPerMove: How many positions may be looked at for each move.
  public init(of game: Game, with solver: Solver, nodesPerMove: Int) {
    self.game = game
    self.solver = solver
    self.nodesPerMove = nodesPerMove
    positions = game.replay()
  }

  /// How much is done, in percent.
  public var progress: Int { values.count * 100 / (positions.count + 1) }

  /// What was found; to be asked for once the work is done.
  public var review: Review {
    Review(of: game, values: bounds, keeping: keeping)
  }

  /// What each position looked at is worth to the side to move, in the order of the record: all of
  /// them, the empty board first, once the work is done.
  public var bounds: [ValueBounds] { values.reversed() }

  /// Looks at one position: from the end to the beginning, as later positions are easier and help
  /// with earlier ones, and then once more at the one where the result changed.
  ///
  /// - Parameter shouldStop: Asked now and then; true settles for what is known.
  /// - Returns: Whether everything has been looked at.
  public mutating func step(shouldStop: @escaping () -> Bool = { false }) -> Bool {
    let limit = SearchLimit(nodes: nodesPerMove, shouldStop: shouldStop)
    if values.count < positions.count {
      var bounds = solver.bounds(
        of: positions[positions.count - 1 - values.count], limit: limit)
      if let after = values.last { bounds.learn(atLeast: after.beforeMove.lower) }
      values.append(bounds)
      return false
    }
    if let step = review.firstMistake?.step {
      let analysis = solver.analysis(of: positions[step.number - 1], .result, limit: limit)
      let kept = analysis.moves.filter { $0.bounds.result == step.before.result }
      keeping = kept.map { $0.square }
    }
    return true
  }
}
