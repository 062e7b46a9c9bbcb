import GameSession

/// A word that can be typed in the place of a square.
enum PlainWord: Equatable {
  /// A command of the game.
  case command(GameCommand)
  /// The board is shown again.
  case board
  /// Something in a room.
  case room(RoomCommand)
  /// Whatever the other in the room offers is accepted.
  case accept
  /// The end.
  case quit

  private static let roomWords: [(String, RoomCommand)] = [
    ("draw", .draw), ("resign", .resign), ("takeback", .undo), ("decline", .decline),
    ("leave", .leave),
  ]

  /// Every word, as it is typed.
  static var names: [String] {
    GameCommand.allCases.compactMap { $0.typedWord.map { "\($0)" } }
      + roomWords.map(\.0) + ["accept", "board", "quit"]
  }

  /// Reads a word or the key that stands for it on the full screen.
  init?(_ text: String) {
    switch text {
    case "board": self = .board
    case "accept": self = .accept
    case "q", "quit", "exit": self = .quit
    default:
      if let (_, command) = PlainWord.roomWords.first(where: { $0.0 == text }) {
        self = .room(command)
        return
      }
      let command = GameCommand.allCases.first { command in
        guard let word = command.typedWord else { return false }
        return text == "\(word)" || text == command.terminalKey.map { String($0) }
      }
      guard let command else { return nil }
      self = .command(command)
    }
  }
}
