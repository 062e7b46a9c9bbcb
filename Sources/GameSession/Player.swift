import GameRules
import GameSolver

/// Who sits in a seat.
public enum Player: Hashable, Sendable {
  /// Someone who taps.
  case person
  /// The program, at a level.
  case computer(Level)
  /// Someone elsewhere, in a room.
  case remote

  /// Everyone who can be chosen, in the order in which they are offered.
  public static var all: [Player] { [.person] + Level.allCases.map(Player.computer) }

  /// Whether the program moves for it.
  public var isComputer: Bool {
    if case .computer = self { true } else { false }
  }
}
