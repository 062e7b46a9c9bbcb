import GameRules
import GameSolver

/// The review of a game, in words.
public struct ReviewContent: Hashable, Sendable {
  /// A sentence about the mistake or the move on the board, or the note that the review is not ready.
  public let sentence: UTF8Text
  /// The reply that punishes the mistake on the board; empty if there is none or it is unknown.
  public let answer: UTF8Text
  /// The moves of the record.
  public let steps: [ReviewStep]
  /// The other lines of this game, in words.
  public let otherLines: [UTF8Text]
}
