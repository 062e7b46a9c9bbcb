import GameRules
import GameSolver

/// A move of a game that is looked at.
public struct ReviewStep: Hashable, Sendable {
  /// How many moves are played once it is.
  public let ply: Int
  /// The mark that moved.
  public let mark: Mark
  /// Where.
  public let square: Square
  /// What it was worth to the side that made it, as far as is known.
  public let value: ValueBounds?
  /// Whether it was the first to change the result.
  public let isSlip: Bool
  /// Whether it is the last move on the board that is shown.
  public let isCurrent: Bool
}
