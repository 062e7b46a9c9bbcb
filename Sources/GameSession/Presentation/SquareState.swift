import GameRules
import GameSolver

/// The appearance of a square; equal states look the same and have the same name.
public struct SquareState: Hashable, Sendable {
  /// The mark on the square.
  public var mark: Mark?
  /// Whether the square is part of a line that won or, without a mark, of a shape being drawn.
  public var isWinning = false
  /// Whether the square is part of a line that lost.
  public var isLosing = false
  /// Whether releasing the lifted piece here would play it.
  public var isDrop = false
  /// Whether the last move was refused because the square is taken.
  public var isRefused = false
  /// Whether it was the last square played.
  public var isLast = false
  /// The way its mark is just appearing; nil once it has.
  public var arrival: Arrival?
  /// The mark of the previous game, which is fading out.
  public var leaving: Mark?

  /// The ways a mark appears.
  public enum Arrival: Hashable, Sendable {
    /// Drawn stroke by stroke.
    case drawn
    /// At once, as the piece that was dropped.
    case dropped
  }

  /// The value of a move here for the side to move, while values are shown.
  public var value: ValueBounds?
  /// The number of replies that do not lose, after a move here that leads to a draw.
  public var safeReplies: Int?
  /// The threat here, on a board too large for values.
  public var threat: SquareThreat?
  /// Whether it is the hinted move.
  public var isHint = false
  /// Whether an earlier step of a hint points at it.
  public var isLookedAt = false
  /// Whether the other side would answer here, as Explain or the review shows.
  public var isReply = false

  /// An empty square.
  public init() {}

  /// Whether a hint, a value, a threat or a drawn shape is shown on it.
  public var isExplained: Bool {
    isHint || isLookedAt || isReply || isWinning || value != nil || threat != nil
  }

  /// Whether the square shows nothing.
  public var isBare: Bool { mark == nil && leaving == nil && value == nil }
}

extension Position {
  /// The state of each square, with nothing that points at one.
  ///
  /// - Parameters:
  ///   - last: The last square played.
  ///   - outcome: The outcome to show; nil shows none.
  /// - Returns: The states, by rows from the bottom-left corner.
  func states(after last: Square?, _ outcome: Outcome?) -> [SquareState] {
    var states = [SquareState](repeating: SquareState(), count: rules.area)
    for index in states.indices { states[index].mark = board[index] }
    for square in (outcome?.winningLines ?? []).flatMap({ $0.squares }) {
      states[rules.index(of: square)].isWinning = true
    }
    for square in (outcome?.losingLines ?? []).flatMap({ $0.squares }) {
      states[rules.index(of: square)].isLosing = true
    }
    if let last { states[rules.index(of: last)].isLast = true }
    return states
  }
}
