import GameRules

/// A game looked at after its end: what every move was worth, and which one changed the result.
public struct Review: Hashable, Sendable {
  /// One move of the record.
  public struct Step: Hashable, Sendable {
    /// Its number, from 1.
    public let number: Int
    /// The mark that moved.
    public let mark: Mark
    /// Where.
    public let square: Square
    /// What the position before it was worth to the side that moved.
    public let before: ValueBounds
    /// What the move was worth to that same side.
    public let after: ValueBounds

    /// Whether the result is known to have changed with this move.
    public var changesResult: Bool {
      guard let before = before.result, let after = after.result else { return false }
      return before != after
    }
  }

  /// A move that changed the result, and those that would not have.
  public struct Mistake: Hashable, Sendable {
    /// The move.
    public let step: Step
    /// The moves that are proved to have kept the result, by rows from the bottom-left corner.
    public let keeping: [Square]
  }

  /// The game that was reviewed.
  public let game: Game
  /// What each position of the record is worth, the empty board first.
  public let values: [ValueBounds]
  /// The moves that would have kept the result where it first changed.
  public let keeping: [Square]
  /// Every move of the record, the undone ones included.
  public private(set) var steps: [Step] = []
  /// The first move that changed the result, if one is known.
  public private(set) var firstMistake: Mistake?

  /// A review put together from what is known.
  ///
  /// - Parameters:
  ///   - game: The game; undone moves are looked at too.
  ///   - values: What each position of the record is worth, the empty board first.
  ///   - keeping: The moves that would have kept the result where it first changed.
  public init(of game: Game, values: [ValueBounds], keeping: [Square]) {
    self.game = game
    self.values = values
    self.keeping = keeping
    var mark = Mark.x
    for (index, square) in game.record.enumerated() where index + 1 < values.count {
      steps.append(
        Step(
          number: index + 1, mark: mark, square: square, before: values[index],
          after: values[index + 1].beforeMove))
      mark = mark.opponent
    }
    firstMistake = steps.first { $0.changesResult }.map { Mistake(step: $0, keeping: keeping) }
  }

  /// Reviews a record.
  ///
  /// - Parameters:
  ///   - game: The game; undone moves are looked at too.
  ///   - solver: A solver of the same game.
  ///   - nodesPerMove: How many positions may be looked at for each move.
  ///   - shouldStop: Asked now and then; true ends the review with what is known.
  public init(
    of game: Game, with solver: Solver, nodesPerMove: Int = 300_000,
    shouldStop: @escaping () -> Bool = { false }
  ) {
    var work = ReviewWork(of: game, with: solver, nodesPerMove: nodesPerMove)
    while !work.step(shouldStop: shouldStop) {}
    self = work.review
  }
}

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

  /// What was found.
  public var review: Review {
    Review(of: game, values: bounds, keeping: keeping)
  }

  /// What each position of the record is worth to the side to move, the empty board first.
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
