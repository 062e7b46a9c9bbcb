import Foundation
import GameRules
import GameSession

/// What is kept from one launch to the next, where the widget reads it, too.
enum Kept: String, CaseIterable {
  case symbols, players, settings, journal, game, language

  /// Whether the widget shows something of it.
  var isShown: Bool { self != .players && self != .journal }

  /// The widget that shows it.
  static let widget = "LastGame"

  /// The text that is kept, if there is one.
  var text: String? { Kept.store.string(forKey: rawValue) }

  /// Keeps a text.
  func keep(_ text: String) { Kept.store.set(text, forKey: rawValue) }

  /// The defaults of the group that app and widget are in; their own where they are in none, as a
  /// Mac's Debug build is.
  private static var store: UserDefaults {
    guard let group = Bundle.main.object(forInfoDictionaryKey: "AppGroup") as? String,
      !group.isEmpty, let store = UserDefaults(suiteName: group)
    else { return .standard }
    return store
  }
}

extension Session {
  /// A game with what was kept.
  ///
  /// - Parameters:
  ///   - read: The texts that were kept.
  ///   - game: `PlayedGame.notation`, a game text alone, or nothing.
  ///   - languages: Those that the player reads, the preferred one first.
  ///   - seed: Decides between moves of the program that look the same.
  init(kept read: (Kept) -> String?, game: String, languages: [String], seed: Int = 1) {
    func text(_ kept: Kept) -> UTF8Text { UTF8Text(read(kept) ?? "") }
    let played = PlayedGame(UTF8Text(game))
    self.init(
      phrases: Language.chosen(read(.language), languages).phrases,
      symbols: SymbolChoice(text(.symbols)), match: played?.match ?? Match(text(.players)),
      journal: Journal(text(.journal)),
      game: played?.game ?? (try? Game(UTF8Text(game))) ?? Game(.classic),
      settings: GameSession.Settings(text(.settings)), seed: seed)
  }
}

extension Language {
  /// The language that was chosen, or the first of those that the game speaks.
  static func chosen(_ code: String?, _ languages: [String]) -> Language {
    ([code].compactMap { $0 } + languages)
      .lazy.compactMap { Language.named(UTF8Text($0)) }.first ?? .english
  }
}
