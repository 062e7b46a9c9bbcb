import Foundation
import GameRules
import GameSession
import SwiftUI
import WidgetKit

/// What the system does for a game, so that a test can do it in its place.
struct Means {
  /// The text that is kept, if there is one.
  var read: @MainActor (Kept) -> String?
  /// Keeps a text.
  var write: @MainActor (String, Kept) -> Void
  /// Whether the window that asks is the first of a launch, and goes on with the last game.
  var takeLast: @MainActor () -> Bool
  /// Waits for a time.
  var sleep: @Sendable (Duration) async -> Void
  /// Tells a screen reader.
  var announce: @MainActor (String, Effect.Urgency) -> Void
  /// Makes ready what takes its time, when the app begins.
  var prepare: @MainActor () -> Void
  /// Lets a cue be heard.
  var play: @MainActor (Cue, Rules) -> Void
  /// Puts a text where it can be pasted from.
  var copy: @MainActor (String) -> Void
  /// The languages that the player reads, the preferred one first.
  var languages: [String]
  /// Decides between moves of the program that look the same.
  var seed: @MainActor () -> Int
  /// What is asked of the app from outside.
  var wishes: Wishes
  /// The system that views are for.
  var platform = Platform.current

  /// What windows that open now are given; a test gives them another.
  @MainActor static var current = system

  @MainActor private static var isFirst = true
  @MainActor private static let wishes = Wishes()

  /// The language that was chosen, or the first of the system's that the game speaks.
  @MainActor var language: Language { .chosen(read(.language), languages) }

  /// Lets the widget show how things stand now.
  private static func reloadWidget() {
    if #available(visionOS 26, *) {
      WidgetCenter.shared.reloadTimelines(ofKind: Kept.widget)
    }
  }

  /// The system's own.
  @MainActor static var system: Means {
    Means(
      read: { $0.text },
      write: { text, kept in
        kept.keep(text)
        if kept.isShown { reloadWidget() }
      },
      takeLast: {
        defer { isFirst = false }
        return isFirst
      },
      sleep: { try? await Task.sleep(for: $0) },
      announce: { text, urgency in
        var words = AttributedString(text)
        words.accessibilitySpeechAnnouncementPriority = urgency == .assertive ? .high : .default
        AccessibilityNotification.Announcement(words).post()
      },
      prepare: { Task { await Speaker.shared.prepare() } },
      play: { cue, rules in Task { await Speaker.shared.play(cue, on: rules) } },
      copy: Platform.copy,
      languages: Locale.preferredLanguages,
      seed: { .random(in: 0..<1 << 31) }, wishes: wishes)
  }
}
