import CNcurses

/// A key that the game handles.
enum Key: Hashable {
  case left, right, up, down
  case home, end, pageUp, pageDown
  case enter, escape, backspace
  case character(Unicode.Scalar)

  /// Converts a key from ncurses.
  init?(code: Int32, isCode: Bool) {
    guard isCode else {
      switch code {
      case 10, 13: self = .enter
      case 27: self = .escape
      case 8, 127: self = .backspace
      default:
        guard code >= 32, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
        self = .character(scalar)
      }
      return
    }
    switch code {
    case KEY_LEFT: self = .left
    case KEY_RIGHT: self = .right
    case KEY_UP: self = .up
    case KEY_DOWN: self = .down
    case KEY_HOME: self = .home
    case KEY_END: self = .end
    case KEY_PPAGE: self = .pageUp
    case KEY_NPAGE: self = .pageDown
    case KEY_ENTER: self = .enter
    case KEY_BACKSPACE: self = .backspace
    default: return nil
    }
  }
}

/// An event for the game.
enum Event: Hashable {
  case key(Key)
  /// The mouse button was pressed and released at the same place.
  case click(Point)
  /// The window was resized, or the terminal must be redrawn.
  case resized
  /// A signal asks the program to stop or exit.
  case signalled(Int32)
  /// A thread has results or events.
  case notified
  /// The time has passed without an event.
  case timeout
}
