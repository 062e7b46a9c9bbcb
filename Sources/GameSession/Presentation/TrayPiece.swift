import GameRules
import GameSolver

/// A piece in the tray.
public struct TrayPiece: Hashable, Sendable {
  /// The mark it places.
  public let mark: Mark
  /// Whether it can be picked up: its mark is to move.
  public let isActive: Bool
  /// Whether it was tapped and waits for a square.
  public let isHeld: Bool
  /// The place of the piece.
  public let place: Place
  /// The player's name, which `about` completes: "Computer".
  public let player: UTF8Text
  /// The player's name where nothing is beside it: "Computer (Hard)".
  public let fullName: UTF8Text
  /// The computer's level; in a live game, whether the player is here, or the time left.
  public let about: UTF8Text
  /// Whether `about` is the time left.
  public let isTimed: Bool
  /// The number of games the player has won.
  public let wins: Int

  /// The places of a piece.
  public enum Place: Hashable, Sendable {
    /// In the tray.
    case home
    /// Under the pointer.
    case lifted
    /// On its way back to the tray.
    case returning
  }
}
