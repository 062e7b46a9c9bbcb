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

  /// Whether every move is known to have kept the result.
  public var isFaultless: Bool {
    firstMistake == nil && values.count == game.record.count + 1
      && values.allSatisfy { $0.result != nil }
  }

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
