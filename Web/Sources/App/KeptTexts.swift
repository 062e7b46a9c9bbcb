import GameRules
import GameSession

/// What an earlier visit kept, each text by what it is about.
struct KeptTexts {
  /// What there is to keep, in the order of page.js.
  enum Key: Int32, CaseIterable {
    case symbols, players, settings, journal, game, language

    /// The name under which the browser has it.
    var name: StaticString {
      switch self {
      case .symbols: "symbols"
      case .players: "players"
      case .settings: "settings"
      case .journal: "journal"
      case .game: "game"
      case .language: "language"
      }
    }
  }

  private var texts = Key.allCases.map { _ in UTF8Text("") }

  subscript(key: Key) -> UTF8Text {
    get { texts[Int(key.rawValue)] }
    set { texts[Int(key.rawValue)] = newValue }
  }

  /// The game that was played last: its record and the part of it that was played.
  var game: Game {
    let words = self[.game].bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
    guard words.count == 2, let game = try? Game(Link.gameText(in: words[1])) else {
      return Game(.classic)
    }
    guard var whole = try? Game(words[0]), whole.rules == game.rules,
      whole.record.starts(with: game.record)
    else { return game }
    whole.go(to: game.ply)
    return whole
  }
}
