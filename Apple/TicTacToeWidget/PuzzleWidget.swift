import Foundation
import GameRules
import GameSession
import SwiftUI
import WidgetKit

/// A widget with the puzzle of the day, which is solved there.
struct PuzzleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: StorageKey.puzzleWidget, provider: PuzzleProvider(environment: .current)
    ) {
      PuzzleView(entry: $0)
    }
    .configurationDisplayName("learn.today")
    .description("learn.how")
    .supportedFamilies(TicTacToeWidgets.families)
  }
}

/// The puzzle with its task, the tries, and what the last answer came to.
struct PuzzleView: View {
  let entry: PuzzleEntry

  var body: some View {
    let shown = entry.presentation
    BoardWidgetView(
      presentation: shown, words: words, shortWords: shown.headline ?? short,
      tries: (entry.tries, entry.triesLeft), link: entry.link,
      play: entry.isAsked ? { AnswerPuzzle($0, on: entry.day) } : nil)
  }

  private var words: [UTF8Text] {
    let shown = entry.presentation
    if let headline = shown.headline { return [headline, shown.status] }
    return (entry.answer.isEmpty ? [] : [entry.answer]) + [shown.status, shown.gameName]
  }

  /// The number of the puzzle, or once it has been tried the tries that are left.
  private var short: UTF8Text {
    entry.tries.contains(.missed) ? entry.triesLeft : entry.presentation.gameName
  }
}

/// A timeline entry with the puzzle of a day.
struct PuzzleEntry: TimelineEntry {
  let date: Date
  let presentation: Presentation
  /// The number of the day; 0 if there is no puzzle.
  let day: Int
  let tries: [QuestPresentation.Try]
  let triesLeft: UTF8Text
  /// The sentences about the last answer; often empty.
  let answer: UTF8Text
  /// Whether a move is asked for.
  let isAsked: Bool
  let link: URL

  /// A plain board, made without the engine.
  init(placeholderIn environment: WidgetEnvironment) {
    date = environment.now()
    presentation = environment.session(game: "4x4:").presentation
    (day, tries, triesLeft, answer, isAsked) = (0, [], "", "", false)
    link = AppLink.lastGame
  }

  init(_ environment: WidgetEnvironment) {
    date = environment.now()
    let puzzle = TodaysPuzzle(environment)
    day = puzzle.session.today
    presentation =
      puzzle.quest?.presentation(over: puzzle.session) ?? puzzle.session.presentation
    tries = puzzle.quest?.tries ?? []
    triesLeft = puzzle.quest?.triesLeft ?? ""
    answer = puzzle.answer
    isAsked = puzzle.quest?.nextMark != nil
    link = puzzle.link.map { AppLink.game($0) } ?? AppLink.lastGame
  }
}

/// Finds the puzzles of today and of tomorrow, and asks for another one at midnight.
struct PuzzleProvider: TimelineProvider {
  let environment: WidgetEnvironment

  func placeholder(in context: Context) -> PuzzleEntry {
    PuzzleEntry(placeholderIn: environment)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (PuzzleEntry) -> Void) {
    completion(PuzzleEntry(environment))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<PuzzleEntry>) -> Void
  ) {
    // The system may ask hours after midnight.
    let midnight = midnight
    var tomorrow = environment
    tomorrow.now = { midnight }
    completion(
      Timeline(
        entries: [environment, tomorrow].map { PuzzleEntry($0) }, policy: .after(midnight)))
  }

  /// The beginning of the next day.
  private var midnight: Date {
    let calendar = Calendar(identifier: .gregorian)
    let now = environment.now()
    return calendar.nextDate(
      after: now, matching: DateComponents(hour: 0), matchingPolicy: .nextTime)
      ?? now.addingTimeInterval(86_400)
  }
}
