import GameRules

/// A game record with the value of every move and the moves that changed the result.
public struct Review: Hashable, Sendable {
  /// One move of the record.
  public struct Step: Hashable, Sendable {
    /// The move's number, from 1.
    public let number: Int
    /// The mark that moved.
    public let mark: Mark
    /// The square played.
    public let square: Square
    /// Whether the first mark had been taken over before the move, so that it is the other player's.
    public let followsSwap: Bool
    /// Bounds on the value of the position before the move, for the side that moved; it could also
    /// have taken over the first mark, where that was open.
    public let before: ValueBounds
    /// Bounds on the move's value, for the same side; the opponent could also have taken over a
    /// first mark, where that was open.
    public let after: ValueBounds

    /// Whether the move is known to have changed the result.
    public var changesResult: Bool {
      guard let before = before.result, let after = after.result else { return false }
      return before != after
    }
  }

  /// A move that changed the result, and the moves that would have kept it.
  public struct Mistake: Hashable, Sendable {
    /// The move.
    public let step: Step
    /// The moves proved to keep the result, row by row from the bottom-left corner.
    public let keeping: [Square]
    /// The answer to the move; nil if it is not known.
    public let refutation: Refutation?
  }

  /// The reviewed game.
  public let game: Game
  /// Bounds on the value of each position of the record, the empty board first.
  public let values: [ValueBounds]
  /// Every move of the record, including undone moves.
  public private(set) var steps: [Step] = []
  /// The moves that are known to have changed the result, in the order of the record.
  public private(set) var mistakes: [Mistake] = []
  /// The first move that changed the result, if one is known.
  public var firstMistake: Mistake? { mistakes.first }

  /// Whether every move is known to have kept the result.
  public var isFaultless: Bool {
    mistakes.isEmpty && values.count == game.record.count + 1
      && values.allSatisfy { $0.result != nil }
  }

  /// Creates a review from known values.
  ///
  /// - Parameters:
  ///   - game: The game; undone moves are included.
  ///   - values: Bounds on the value of each position of the record, the empty board first.
  ///   - keeping: The moves that would have kept the result, for each mistake as far as they are
  ///     known.
  ///   - refutations: The answers to the mistakes, as far as they are known.
  public init(
    of game: Game, values: [ValueBounds], keeping: [[Square]], refutations: [Refutation?] = []
  ) {
    self.game = game
    self.values = values
    var mark = Mark.x
    for (index, square) in game.record.enumerated() where index + 1 < values.count {
      var after = values[index + 1].beforeMove
      // The second player, who acted after it, could choose the better side.
      if index == 0, game.rules.allowsSwap, game.lastStep > 1 { after = after.ofTheWorseSide }
      let before = Review.before(index, of: game, values[index], after)
      steps.append(
        Step(
          number: index + 1, mark: mark, square: square,
          followsSwap: index > 0 && game.recordIsSwapped, before: before, after: after))
      mark = mark.opponent
    }
    for step in steps where step.changesResult {
      let number = mistakes.count
      mistakes.append(
        Mistake(
          step: step, keeping: keeping.indices ~= number ? keeping[number] : [],
          refutation: refutations.indices ~= number ? refutations[number] : nil))
    }
  }

  /// The value that the side to move had before a move, given the value of the position.
  private static func before(
    _ index: Int, of game: Game, _ position: ValueBounds, _ after: ValueBounds
  ) -> ValueBounds {
    guard game.rules.allowsSwap else { return position }
    switch index {
    // A first move that can be taken over is meant for neither side, so it is no mistake.
    case 0: return after
    // The second player moved instead of taking the mark over, which may have been a mistake.
    case 1 where !game.recordIsSwapped: return position.ofTheBetterSide
    default: return position
    }
  }

  /// Reviews a game record.
  ///
  /// - Parameters:
  ///   - game: The game; undone moves are included.
  ///   - solver: A solver for the same game.
  ///   - nodesPerMove: The most positions to search for each move.
  ///   - shouldStop: Polled during the search; true ends each search with what it has proved.
  public init(
    of game: Game, with solver: Solver, nodesPerMove: Int64 = 300_000,
    shouldStop: @escaping () -> Bool = { false }
  ) {
    var work = ReviewWork(of: game, with: solver, nodesPerMove: nodesPerMove)
    while !work.step(shouldStop: shouldStop) {}
    self = work.review
  }
}
