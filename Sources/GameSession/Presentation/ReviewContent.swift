import GameRules
import GameSolver

/// The review of a game, in words.
public struct ReviewContent: Hashable, Sendable {
  /// The sentence about the first mistake, or that the review is not ready yet.
  public let sentence: UTF8Text
  /// The moves of the record.
  public let steps: [ReviewStep]
  /// The variations of this game, in words.
  public let otherLines: [UTF8Text]
}
