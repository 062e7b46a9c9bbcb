import GameRules
import GameSolver

/// The player in a seat.
public enum Player: Hashable, Sendable {
  /// A person on this device.
  case person
  /// The computer, at a level.
  case computer(Level)
  /// A person elsewhere, in a live game.
  case remote

  /// Every player that can be chosen, in the order shown.
  public static var all: [Player] { [.person] + Level.allCases.map(Player.computer) }

  /// Whether the computer moves for this player.
  public var isComputer: Bool {
    if case .computer = self { true } else { false }
  }
}
