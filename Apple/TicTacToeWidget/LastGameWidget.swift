import GameRules
import GameSession
import SwiftUI
import WidgetKit

/// A widget with the last game, for the home screen, desktop and lock screen.
@main
struct LastGameWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: StorageKey.widget, provider: LastGameProvider()) {
      LastGameView(presentation: $0.presentation)
    }
    .configurationDisplayName("system.widget.name")
    .description("system.widget.about")
    .supportedFamilies(LastGameWidget.families)
  }

  static var families: [WidgetFamily] {
    let system: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    #if os(macOS) || os(visionOS)
      return system
    #else
      return system + [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    #endif
  }
}

/// A timeline entry with a game.
struct LastGame: TimelineEntry {
  let date: Date
  let presentation: Presentation

  init(_ session: Session) {
    date = .now
    presentation = session.presentation
  }
}

/// Reads the texts that the app saved.
///
/// The timeline never changes by itself: the app reloads the widget when there is something new.
struct LastGameProvider: TimelineProvider {
  var read: @Sendable (StorageKey) -> String? = { $0.text }
  var languages = Locale.preferredLanguages

  func placeholder(in context: Context) -> LastGame { entry(game: "") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (LastGame) -> Void) {
    completion(context.isPreview && read(.game) == nil ? entry(game: sample) : lastGame)
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<LastGame>) -> Void
  ) {
    completion(Timeline(entries: [lastGame], policy: .never))
  }

  private var lastGame: LastGame { entry(game: read(.game) ?? "") }

  /// The sample in the widget gallery, before the first game.
  private var sample: String { Preset.games[0].notation.description }

  private func entry(game: String) -> LastGame {
    LastGame(Session(stored: read, game: game, languages: languages))
  }
}
