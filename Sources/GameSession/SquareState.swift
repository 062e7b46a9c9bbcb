import GameRules
import GameSolver

/// How a square looks; equal states look alike and are called alike.
public struct SquareState: Hashable, Sendable {
  /// The mark on it.
  public var mark: Mark?
  /// Whether it is part of a line that won.
  public var isWinning = false
  /// Whether it is part of a line that lost.
  public var isLosing = false
  /// Whether letting the lifted piece go here would play it.
  public var isDrop = false
  /// Whether it was the last to be played.
  public var isLast = false
  /// Whether its mark is just appearing, and how.
  public var arrival: Arrival?
  /// The mark of the game before, which is fading away.
  public var leaving: Mark?

  /// How a mark appears.
  public enum Arrival: Hashable, Sendable {
    /// By a stroke that draws itself.
    case drawn
    /// Whole, as the piece that was dropped.
    case dropped
  }

  /// What a move here is worth to the side to move, while that is shown.
  public var truth: ValueBounds?
  /// Whether it is the move to advise.
  public var isHint = false

  /// An empty square.
  public init() {}

  /// Whether there is nothing in it to see.
  public var isBare: Bool { mark == nil && leaving == nil && truth == nil }
}
