import GameRules
import GameSolver

/// A piece of the tray.
public struct TrayPiece: Hashable, Sendable {
  /// The mark that it places.
  public let mark: Mark
  /// Whether it can be taken: its mark is to move.
  public let isActive: Bool
  /// Whether it was tapped and waits for a square.
  public let isHeld: Bool
  /// Where it is.
  public let place: Place
  /// Who plays it.
  public let player: UTF8Text
  /// What that player is or does.
  public let about: UTF8Text
  /// Whether that is the time that the player has left.
  public let isTimed: Bool
  /// How many games that player has won.
  public let wins: Int

  /// Where a piece is.
  public enum Place: Hashable, Sendable {
    /// In the tray.
    case home
    /// Under the pointer.
    case lifted
    /// On its way back to the tray.
    case returning
  }
}
