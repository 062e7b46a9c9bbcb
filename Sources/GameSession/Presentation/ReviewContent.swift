import GameRules
import GameSolver

/// The review of a game, in words.
public struct ReviewContent: Hashable, Sendable {
  /// The sentence about the mistake or the move on the board, or that the review is not ready yet.
  public let sentence: UTF8Text
  /// The answer that punishes the mistake on the board; empty if there is none, or if it is not known.
  public let answer: UTF8Text
  /// The moves of the record.
  public let steps: [ReviewStep]
  /// The other lines of this game, in words.
  public let otherLines: [UTF8Text]
}
