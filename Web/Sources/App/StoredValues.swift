import GameRules
import GameSession

/// The texts that an earlier visit saved, by key.
struct StoredValues {
  /// The saved values, in the order of page.js; those that tabs share come first, as in `Action.Kept`.
  enum Key: Int32, CaseIterable {
    case symbols, players, settings, journal, game, learning, language

    /// The key in the browser's storage.
    var name: StaticString {
      switch self {
      case .symbols: "symbols"
      case .players: "players"
      case .settings: "settings"
      case .journal: "journal"
      case .game: "game"
      case .learning: "learning"
      case .language: "language"
      }
    }
  }

  private var texts = Key.allCases.map { _ in UTF8Text("") }

  subscript(key: Key) -> UTF8Text {
    get { texts[Int(key.rawValue)] }
    set { texts[Int(key.rawValue)] = newValue }
  }

  /// The players of the last game.
  var players: Match { PlayedGame(self[.game])?.match ?? Match() }

  /// The last game.
  var game: Game { PlayedGame(self[.game])?.game ?? Game(.classic) }
}
