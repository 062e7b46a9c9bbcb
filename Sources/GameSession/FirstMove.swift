import GameRules
import GameSolver

/// Which seat has X, and so begins, in the next game.
public enum FirstMove: UInt8, Hashable, Sendable, CaseIterable {
  /// The seats keep their marks.
  case fixed
  /// Whoever lost begins; after a draw the seats keep their marks.
  case loser
  /// The seats swap marks after every game.
  case alternate
}
