import GameRules

/// What became of the piece to move.
public enum Carry: Hashable, Sendable {
  /// Both pieces are in the tray.
  case empty
  /// It was tapped and waits for a square.
  case holding
  /// It follows the pointer, over this square.
  case dragging(over: Square?)
}
