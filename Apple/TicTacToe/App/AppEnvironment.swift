import Foundation
import GameRules
import GameSession
import SwiftUI
import WidgetKit

/// The system services for a game, which tests can replace.
struct AppEnvironment {
  /// Returns a saved text, if any.
  var read: @MainActor (StorageKey) -> String?
  /// Saves a text.
  var write: @MainActor (String, StorageKey) -> Void
  /// Whether the calling window is the first of a launch, which continues the last game.
  var takeLast: @MainActor () -> Bool
  /// Waits for a duration.
  var sleep: @Sendable (Duration) async -> Void
  /// Announces a text to a screen reader, in the language with a code.
  var announce: @MainActor (String, Effect.Urgency, _ language: String) -> Void
  /// Prepares slow services when the app starts.
  var prepare: @MainActor () -> Void
  /// Plays the sound of a cue.
  var play: @MainActor (Cue, Rules) -> Void
  /// Copies a text to the clipboard.
  var copy: @MainActor (String) -> Void
  /// Shows all windows in a colour scheme; nil is the system's.
  var show: @MainActor (ColorScheme?) -> Void
  /// The player's languages in order of preference.
  var languages: [String]
  /// The time of the device.
  var now: @MainActor () -> Date
  /// A seed that decides between equal moves of the computer.
  var seed: @MainActor () -> Int
  /// The pending request from Siri, a shortcut or the widget.
  var requests: IntentRequests
  /// The address of the page, which links lead to and whose server has live games; nil if none is
  /// configured.
  var page: URL?
  /// The server of live games; nil if no page is configured.
  var liveGames: RoomService?
  /// The platform that the views adapt to.
  var platform = Platform.current

  /// The services of new windows; tests replace them.
  @MainActor static var current = system

  @MainActor private static var isFirst = true
  @MainActor private static let requests = IntentRequests()

  /// The chosen language, or the first of the system's languages that is in the catalogue.
  @MainActor var language: Language { .chosen(read(.language), languages) }

  /// Refreshes the widgets that show a text.
  private static func reloadWidgets(of key: StorageKey) {
    if #available(visionOS 26, *) {
      for kind in key.widgets { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    }
  }

  /// The real system services.
  @MainActor static var system: AppEnvironment {
    let page = AppLink.page
    return AppEnvironment(
      read: { $0.text },
      write: { text, key in
        key.save(text)
        reloadWidgets(of: key)
      },
      takeLast: {
        defer { isFirst = false }
        return isFirst
      },
      sleep: { try? await Task.sleep(for: $0) },
      announce: { text, urgency, language in
        var words = AttributedString(text)
        words.languageIdentifier = language
        words.accessibilitySpeechAnnouncementPriority = urgency == .assertive ? .high : .default
        AccessibilityNotification.Announcement(words).post()
      },
      prepare: { Task { await Speaker.shared.prepare() } },
      play: { cue, rules in Task { await Speaker.shared.play(cue, on: rules) } },
      copy: Platform.copy,
      show: Platform.show,
      languages: Locale.preferredLanguages,
      now: Date.init,
      seed: { .random(in: 0..<1 << 31) }, requests: requests, page: page,
      liveGames: page.map(RoomService.system))
  }
}
