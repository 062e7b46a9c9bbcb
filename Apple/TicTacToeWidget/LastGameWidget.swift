import GameRules
import GameSession
import SwiftUI
import WidgetKit

/// A widget with the last game, which goes on there.
struct LastGameWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: StorageKey.widget, provider: LastGameProvider(environment: .current)
    ) {
      LastGameView(entry: $0)
    }
    .configurationDisplayName("system.widget.name")
    .description("system.widget.about")
    .supportedFamilies(TicTacToeWidgets.families)
  }
}

/// The current board and turn of the last game, whose empty squares a person can play.
struct LastGameView: View {
  let entry: LastGame

  var body: some View {
    let shown = entry.presentation
    BoardWidgetView(
      presentation: shown, words: [shown.headline ?? shown.status] + details,
      link: AppLink.lastGame,
      play: entry.isPersonsTurn
        ? entry.game.map { game in { PlaySquare($0, in: game) } } : nil)
  }

  private var details: [UTF8Text] {
    let shown = entry.presentation
    return (shown.headline == nil ? [] : [shown.status])
      + [shown.gameName, shown.tray[0].fullName + " – " + shown.tray[1].fullName]
  }
}

/// A timeline entry with a game.
struct LastGame: TimelineEntry {
  let date: Date
  let presentation: Presentation
  /// The saved text of the game; nil for a sample.
  let game: String?
  /// Whether a person here is to move.
  let isPersonsTurn: Bool

  init(_ session: Session, game: String?) {
    date = .now
    presentation = session.presentation
    self.game = game
    isPersonsTurn = session.nextMark != nil
  }
}

/// Reads the texts that the app saved.
///
/// The timeline never changes by itself: the app reloads the widget when there is something new, and
/// the system after each tap on a square.
struct LastGameProvider: TimelineProvider {
  let environment: WidgetEnvironment

  func placeholder(in context: Context) -> LastGame { sample("") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (LastGame) -> Void) {
    completion(
      context.isPreview && environment.read(.game) == nil
        ? sample(Preset.games[0].notation.description) : lastGame)
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<LastGame>) -> Void
  ) {
    completion(Timeline(entries: [lastGame], policy: .never))
  }

  private var lastGame: LastGame {
    let game = environment.read(.game) ?? ""
    return LastGame(environment.session(game: game), game: game)
  }

  /// A game for the widget gallery before the first one.
  private func sample(_ game: String) -> LastGame {
    LastGame(environment.session(game: game), game: nil)
  }
}
