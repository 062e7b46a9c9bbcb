import GameRules
import GameSolver

/// One of the two places at the board, whichever mark it has.
public enum Seat: UInt8, SavedChoice, Hashable, Sendable, CaseIterable {
  /// Has X in the first game.
  case first
  /// Has O in the first game.
  case second

  /// The names of the cases by raw value.
  public static var names: StaticString { "first second" }

  /// The other seat.
  public var other: Seat { self == .first ? .second : .first }
}
