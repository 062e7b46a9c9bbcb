import GameRules
import GameSession

/// The texts that an earlier visit saved, by key.
struct StoredValues {
  /// The saved values, in the order of page.js; values that tabs share have the numbers of `Action.SavedValue`.
  ///
  /// After the chosen language, page.js lists the browser's languages that the page speaks.
  enum Key: Int32, CaseIterable {
    case symbols, players, settings, journal, game, file, learning, language

    /// The key in the browser's storage.
    var name: StaticString {
      switch self {
      case .symbols: "symbols"
      case .players: "players"
      case .settings: "settings"
      case .journal: "journal"
      case .game: "game"
      case .file: "file"
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

  /// The session that continues from the saved values.
  func session(_ phrases: Phrasebook, reducesMotion: Bool, seed: Int) -> Session {
    // On a first visit nothing is saved, so the code that parses it is not needed yet (decision
    // 14).
    let game = self[.game].isEmpty ? Game(.classic) : game
    // A player who never chose an opponent goes on with that of the last game.
    let match: Match
    if !self[.players].isEmpty {
      match = Match(self[.players])
    } else {
      match = self[.game].isEmpty ? .ofFirstVisit : players
    }
    return Session(
      phrases: phrases,
      symbols: self[.symbols].isEmpty ? SymbolChoice() : SymbolChoice(self[.symbols]),
      match: match,
      journal: self[.journal].isEmpty ? Journal() : Journal(self[.journal]), game: game,
      reducesMotion: reducesMotion,
      settings: self[.settings].isEmpty ? nil : Settings(self[.settings]), seed: seed)
  }
}
