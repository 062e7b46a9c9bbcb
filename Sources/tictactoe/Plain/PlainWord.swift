import GameRules
import GameSession
import GameSolver
import RoomProtocol

/// A word that can be typed instead of a square.
enum PlainWord: Equatable {
  /// A command of the game.
  case command(GameCommand)
  /// Shows the board again.
  case board
  /// A command in a live game.
  case room(LiveGameCommand)
  /// Lets the computer play in a live game, at a level.
  case computer
  /// Says something in a live game, by its number.
  case say
  /// Accepts the other player's offer.
  case accept
  /// Takes over the first mark.
  case takeOver
  /// Ends the program.
  case quit

  private static let roomWords: [(String, LiveGameCommand)] = [
    ("draw", .offer(.draw)), ("resign", .resign), ("takeback", .offer(.undo)),
    ("decline", .decline), ("claim", .claim), ("leave", .leave),
  ]

  /// All words as typed.
  static var names: [String] {
    GameCommand.allCases.compactMap { $0.typedWord.map { "\($0)" } }
      + roomWords.map(\.0) + ["accept", "board", "computer", "quit", "say"]
  }

  /// Whether this may be typed after the word.
  func takes(_ argument: String) -> Bool {
    switch self {
    case .command(.newGame): true
    case .computer: Level(named: UTF8Text(argument)) != nil
    case .say: Emote(UTF8Text(argument)) != nil
    default: false
    }
  }

  /// Parses a word, or the key of the same command on the full screen.
  init?(_ text: String) {
    switch text {
    case "board": self = .board
    case "accept": self = .accept
    case "computer": self = .computer
    case "say": self = .say
    case "=": self = .takeOver
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

extension String {
  /// Whether a line is a word, or the first letter of it, in English or in the language.
  func means(_ english: String, _ translated: UTF8Text) -> Bool {
    [english, translated.description.lowercased()].contains {
      lowercased() == $0 || lowercased() == $0.prefix(1)
    }
  }
}
