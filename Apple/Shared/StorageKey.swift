import Foundation
import GameRules
import GameSession

/// The keys of texts saved between launches; the widget reads them too.
enum StorageKey: String, CaseIterable {
  case symbols, players, settings, journal, game, language, seats, learning
  /// The states of a game that a widget has gone on with, as `WidgetTrail.text`.
  case trail
  /// The attempt at a puzzle after a widget's last answer and, on a line of its own, what was said of it.
  case answer

  /// The kinds of the widgets whose content depends on it.
  var widgets: [String] {
    switch self {
    case .players, .journal, .seats, .trail, .answer: []
    case .game: [StorageKey.widget]
    case .learning: [StorageKey.puzzleWidget]
    case .symbols, .settings, .language: [StorageKey.widget, StorageKey.puzzleWidget]
    }
  }

  /// The kind of the widget with the last game.
  static let widget = "LastGame"
  /// The kind of the widget with today's puzzle.
  static let puzzleWidget = "TodaysPuzzle"

  /// The saved text, if any.
  var text: String? { StorageKey.store.string(forKey: rawValue) }

  /// Saves a text.
  func save(_ text: String) { StorageKey.store.set(text, forKey: rawValue) }

  /// The defaults of the app group, which app and widget share.
  ///
  /// Without a group, as in a Mac's Debug build, app and widget have separate defaults.
  private static var store: UserDefaults {
    guard let group = Bundle.main.object(forInfoDictionaryKey: "AppGroup") as? String,
      !group.isEmpty, let store = UserDefaults(suiteName: group)
    else { return .standard }
    return store
  }
}

extension Session {
  /// Creates a session from the saved texts.
  ///
  /// - Parameters:
  ///   - read: Returns a saved text.
  ///   - game: `PlayedGame.notation`, a game text, or empty.
  ///   - languages: The player's languages in order of preference.
  ///   - seed: Decides between equal moves of the computer.
  init(stored read: (StorageKey) -> String?, game: String, languages: [String], seed: Int = 1) {
    func text(_ key: StorageKey) -> UTF8Text { UTF8Text(read(key) ?? "") }
    let played = PlayedGame(UTF8Text(game))
    self.init(
      phrases: Language.chosen(read(.language), languages).phrases,
      symbols: SymbolChoice(text(.symbols)),
      match: played?.match(withScoreOf: text(.players)) ?? Match(text(.players)),
      journal: Journal(text(.journal)),
      game: played?.game ?? (try? Game(UTF8Text(game))) ?? Game(.classic),
      settings: GameSession.Settings(text(.settings)), seed: seed)
    playersLanguages = UTF8Text(
      languages.compactMap { Language.named(UTF8Text($0))?.code.description }.joined(separator: " ")
    )
  }
}

extension PlayedGame {
  /// The players with their names, and with their score as long as it is theirs.
  func match(withScoreOf saved: UTF8Text) -> Match {
    var match = match
    match.adopt(Match(saved))
    return match
  }
}

extension Language {
  /// The chosen language, or the player's first language that is in the catalogue.
  static func chosen(_ code: String?, _ languages: [String]) -> Language {
    ([code].compactMap { $0 } + languages)
      .lazy.compactMap { Language.named(UTF8Text($0)) }.first ?? .english
  }
}
