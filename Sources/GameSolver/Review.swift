import GameRules

/// A game looked at after its end: what every move was worth, and which one changed the result.
public struct Review: Sendable {
  /// One move of the record.
  public struct Step: Hashable, Sendable {
    /// Its number, from 1.
    public let number: Int
    /// The mark that moved.
    public let mark: Mark
    /// Where.
    public let square: Square
    /// What the position before it was worth to the side that moved.
    public let before: Knowledge
    /// What the move was worth to that same side.
    public let after: Knowledge

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

  /// Every move of the record, the undone ones included.
  public private(set) var steps: [Step] = []
  /// The first move that changed the result, if one is known.
  public private(set) var firstMistake: Mistake?

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
    let limit = SearchLimit(nodes: nodesPerMove, shouldStop: shouldStop)
    let positions = game.replay()
    // From the end to the beginning, as later positions are easier and help with earlier ones.
    var values: [Knowledge] = []
    for position in positions.reversed() {
      var knowledge = solver.knowledge(of: position, limit: limit)
      if let after = values.last { knowledge.raise(to: after.beforeMove.floor) }
      values.append(knowledge)
    }
    values.reverse()
    for (index, square) in game.record.enumerated() {
      steps.append(
        Step(
          number: index + 1, mark: positions[index].toMove, square: square,
          before: values[index], after: values[index + 1].beforeMove))
    }
    guard let step = steps.first(where: { $0.changesResult }) else { return }
    let analysis = solver.analysis(of: positions[step.number - 1], .result, limit: limit)
    let keeping = analysis.moves.filter { $0.knowledge.result == step.before.result }
    firstMistake = Mistake(step: step, keeping: keeping.map { $0.square })
  }
}
