import GameRules
import GameSolver

/// A game looked at move by move.
public struct ReviewContent: Hashable, Sendable {
  /// Which move changed the result; or that the review is still under way.
  public let sentence: UTF8Text
  /// The moves of the record.
  public let steps: [ReviewStep]
  /// Other lines that were played in this game, in words.
  public let otherLines: [UTF8Text]
}
