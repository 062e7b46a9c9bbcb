/// A word that can be typed in the place of a square.
enum PlainWord: String, CaseIterable {
  case undo, redo, new, games, hint, truth, board, help, quit

  /// Reads a word or the key that stands for it on the full screen.
  init?(_ text: String) {
    switch text {
    case "u": self = .undo
    case "r": self = .redo
    case "n": self = .new
    case "g": self = .games
    case "t": self = .hint
    case "v": self = .truth
    case "?": self = .help
    case "q", "exit": self = .quit
    default: self.init(rawValue: text)
    }
  }
}
