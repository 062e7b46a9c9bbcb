import Foundation
import GameSession

/// The system services for the widgets, which tests can replace.
struct WidgetEnvironment: Sendable {
  /// Returns a saved text, if any.
  var read: @Sendable (StorageKey) -> String? = { $0.text }
  /// Saves a text.
  var write: @Sendable (String, StorageKey) -> Void = { $1.save($0) }
  /// The player's languages in order of preference.
  var languages = Locale.preferredLanguages
  /// The time of the device.
  var now: @Sendable () -> Date = { .now }
  /// A seed that decides between equal moves of the computer.
  var seed: @Sendable () -> Int = { .random(in: 0..<1 << 31) }

  /// The longest time for a move of the computer; after that, the app makes it when opened.
  var patience = Duration.seconds(5)

  /// The services of widgets and of taps on them; tests replace them.
  @MainActor static var current = WidgetEnvironment()

  /// The most bytes for a table of proved positions: the system ends a widget that takes some 30 MB.
  static let memory = 8 << 20

  /// A session of the saved texts and a game.
  func session(game: String) -> Session {
    Session(stored: read, game: game, languages: languages, seed: seed())
  }
}
