import GameRules
import GameSolver

/// A move in a review.
public struct ReviewStep: Hashable, Sendable {
  /// The number of moves on the board after it.
  public let ply: Int
  /// The mark that moved.
  public let mark: Mark
  /// The square played.
  public let square: Square
  /// Whether the first mark had been taken over before it.
  public let followsSwap: Bool
  /// The known value of the move for the side that made it.
  public let value: ValueBounds?
  /// Whether it changed the result.
  public let isMistake: Bool
  /// Whether it is the last move on the shown board.
  public let isCurrent: Bool
}
