import GameRules
import GameSession

/// What an earlier visit kept, each text by what it is about.
struct KeptTexts {
  /// What there is to keep, in the order of page.js; what tabs share comes first, as in `Action.Kept`.
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

  /// The game that was played last.
  var game: Game { PlayedGame(self[.game])?.game ?? Game(.classic) }
}
