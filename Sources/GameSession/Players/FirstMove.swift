import GameRules
import GameSolver

/// The rule that decides which seat has X in the next game.
public enum FirstMove: UInt8, SavedChoice, Hashable, Sendable, CaseIterable {
  /// The seats keep their marks.
  case fixed
  /// The loser gets X; after a draw the seats keep their marks.
  case loser
  /// The seats swap marks after every game.
  case alternate

  /// The names of the cases by raw value.
  public static var names: StaticString { "fixed loser alternate" }
}
