import AppIntents
import GameRules
import GameSession

/// Answers today's puzzle by a square.
struct AnswerPuzzle: AppIntent {
  static let title: LocalizedStringResource = "learn.today"
  static let isDiscoverable = false

  @Parameter(title: "system.board") var square: String
  /// The number of the day that the widget showed.
  @Parameter(title: "learn.today") var day: Int

  init() {}

  init(_ square: Square, on day: Int) {
    self.square = square.notation.description
    self.day = day
  }

  @MainActor func perform() async throws -> some IntentResult {
    if let square = Square(UTF8Text(square)) { WidgetEnvironment.current.answer(square, on: day) }
    return .result()
  }
}

extension WidgetEnvironment {
  /// Answers today's puzzle, if it is still that of the day that the widget showed.
  func answer(_ square: Square, on day: Int) {
    var puzzle = TodaysPuzzle(self)
    guard puzzle.session.today == day, let told = puzzle.tap(square) else { return }
    write(puzzle.session.learning?.description ?? "", .learning)
    if let attempt = puzzle.attempt { write("\(attempt)\n\(told)", .answer) }
  }
}

/// The puzzle of today, as far as the player has solved it.
struct TodaysPuzzle {
  private(set) var session: Session
  /// The puzzle; nil if there is none today.
  private(set) var quest: BoardQuest?
  /// The text of its link, after its `#`.
  private(set) var link: UTF8Text?
  private let engine = QuestEngine(memory: WidgetEnvironment.memory)
  private let saved: String?

  init(_ environment: WidgetEnvironment) {
    session = environment.session(game: environment.read(.game) ?? "")
    session.learning = UTF8Text(environment.read(.learning) ?? "")
    session.findDay(at: environment.now())
    saved = environment.read(.answer)
    guard let source = session.puzzleOfToday else { return }
    let quest = BoardQuest(
      source, progress: session.learning ?? "", phrases: session.phrases,
      symbols: session.symbols)
    self.quest = quest
    let tasks = quest.start()
    link = tasks.address
    _ = answered(tasks, by: quest)
  }

  /// Answers by a square; returns what is said of it, or nil if it is not asked for.
  mutating func tap(_ square: Square) -> UTF8Text? {
    guard let quest else { return nil }
    let tasks = answered(quest.handle(.squareTapped(square)), by: quest)
    guard let progress = tasks.progress else { return nil }
    session.learning = progress
    return tasks.told
  }

  /// The attempt as it is saved; nil if there is none.
  var attempt: UTF8Text? {
    guard case .day(let day) = session.puzzleOfToday else { return nil }
    return LearningRecord(session.learning ?? "").attempt(at: day)
  }

  /// The sentences about the last answer; empty if anything has been done since.
  var answer: UTF8Text {
    guard let saved, let attempt, let end = saved.firstIndex(of: "\n"),
      saved[..<end] == attempt.description
    else { return "" }
    return UTF8Text(String(saved[end...].dropFirst()))
  }

  /// Answers the question of some tasks, if they have one, and returns the tasks that follow.
  private func answered(_ tasks: BoardQuest.Tasks, by quest: BoardQuest) -> BoardQuest.Tasks {
    guard let (question, token) = tasks.request else { return tasks }
    return quest.answered(engine.answer(question).notation(of: question), token: token)
  }
}
