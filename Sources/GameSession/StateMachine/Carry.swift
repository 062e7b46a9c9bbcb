import GameRules

/// The place of the piece to move: in the tray, picked up, or dragged.
public enum Carry: Hashable, Sendable {
  /// Both pieces are in the tray.
  case empty
  /// The piece was tapped and waits for a square.
  case holding
  /// The piece follows the pointer, over this square or off the board.
  case dragging(over: Square?)
}
