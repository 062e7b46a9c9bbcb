import GameRules
import GameSession
import SwiftUI
import WidgetKit

/// The last game, on a home screen, a desktop or a lock screen.
@main
struct LastGameWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Kept.widget, provider: LastGameProvider()) {
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

/// A game at a time.
struct LastGame: TimelineEntry {
  let date: Date
  let presentation: Presentation

  init(_ session: Session) {
    date = .now
    presentation = session.presentation
  }
}

/// Reads what the app has kept.
///
/// Nothing changes by itself: the app says when there is something new.
struct LastGameProvider: TimelineProvider {
  var read: @Sendable (Kept) -> String? = { $0.text }
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

  /// What is shown where widgets are chosen, before anybody has played.
  private var sample: String { Preset.games[0].notation.description }

  private func entry(game: String) -> LastGame {
    LastGame(Session(kept: read, game: game, languages: languages))
  }
}
