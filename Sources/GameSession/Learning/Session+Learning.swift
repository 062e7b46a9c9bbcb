import GamePuzzles
import GameRules

// The ways to puzzles and lessons, in panels.

extension Session {
  /// The number of days on a page of the archive.
  private static let daysOfPage = 28

  private var learned: LearningRecord { LearningRecord(learning ?? "") }

  /// Sets the date of the player's calendar; a date that does not exist has no puzzle.
  @inline(never)
  public mutating func findDay(year: Int, month: Int, day: Int) {
    do throws(PuzzleDayError) {
      today = try PuzzleDay(year: year, month: month, day: day).number
    } catch {
      today = 0
    }
  }

  /// Whether today's puzzle is neither solved nor shown.
  public var isPuzzleWaiting: Bool {
    PuzzleDay(number: today).map { learned.days[$0] == .open } ?? false
  }

  /// Today's puzzle; nil if the front end has no puzzles.
  public var puzzleOfToday: Quest.Source? { PuzzleDay(number: today).map { .day($0) } }

  /// Adds the ways to puzzles and lessons, if the front end has them.
  @inline(never)
  func addQuests(to content: inout PanelContent) {
    guard learning != nil, let today = PuzzleDay(number: today) else { return }
    let learned = learned
    let streak = learned.days.streak(on: today)
    content.add(.heading, phrases.learnWays)
    content.add(
      .button, phrases.learnToday, .quest(.day(today.number)),
      about: streak > 1 ? phrases.learnStreak(n: streak) : nil,
      picture: .week(learned.days.results(ofWeekOf: today)))
    content.add(
      .button, phrases.learnDays, .panel(.days), picture: .command(.journal))
    let done = learned.lessonsDone
    content.add(
      .button, phrases.learnLessons, .panel(.lessons),
      about: done > 0 ? phrases.learnLessonsDone(number: done, total: Lesson.count) : nil,
      picture: .command(.howToPlay))
    content.add(.button, phrases.learnMore, .panel(.puzzles), picture: .command(.review))
    content.add(.button, phrases.learnShapes, .panel(.shapes), picture: .command(.symbols))
  }

  /// Adds the progress with puzzles and lessons, if there is any.
  @inline(never)
  func addLearning(to content: inout PanelContent) {
    let learned = learned
    let days = learned.days.solvedDays
    if days > 0 {
      content.add(.heading, phrases.learnToday)
      content.add(.text, phrases.learnPuzzlesDone(n: days))
    }
    let puzzles = EndlessPuzzles.all.reduce(0) { $0 + learned.count(of: $1) }
    if puzzles > 0 {
      content.add(.heading, phrases.learnMore)
      content.add(.text, phrases.learnPuzzlesDone(n: puzzles))
    }
    let lessons = learned.lessonsDone
    if lessons > 0 {
      content.add(.heading, phrases.learnLessons)
      content.add(.text, phrases.learnLessonsDone(number: lessons, total: Lesson.count))
    }
  }

  @inline(never)
  var lessonsContent: PanelContent {
    let learned = learned
    var content = PanelContent(.lessons, phrases.learnLessons)
    for number in 1...Lesson.count {
      content.add(
        .button, wording.title(ofLesson: number), .quest(.lesson(number)),
        about: learned.isDone(lesson: number) ? phrases.learnFinished : nil)
    }
    return content
  }

  @inline(never)
  var puzzlesContent: PanelContent {
    var content = PanelContent(.puzzles, phrases.learnMore)
    for puzzles in EndlessPuzzles.all {
      let count = learned.count(of: puzzles)
      content.add(
        .button, wording.title(puzzles), .quest(.endless(puzzles.series)),
        about: count > 0 ? phrases.learnPuzzlesDone(n: count) : nil)
    }
    return content
  }

  /// Shows another page of the archive: an earlier one, or a later one.
  public mutating func turnArchive(by pages: Int) { archivePage = max(0, archivePage + pages) }

  /// A page of the archive: the puzzles of four weeks, the last day first.
  @inline(never)
  var daysContent: PanelContent {
    let days = learned.days
    let last = today - archivePage * Session.daysOfPage
    var content = PanelContent(.days, phrases.learnDays)
    for number in stride(from: last, to: last - Session.daysOfPage, by: -1) {
      guard let day = PuzzleDay(number: number) else { break }
      content.add(
        .button, wording.title(day), .quest(.day(number)), about: phrases.result(days[day]))
    }
    if last > Session.daysOfPage { content.add(.closing, phrases.learnEarlier, .quest(.earlier)) }
    if archivePage > 0 { content.add(.closing, phrases.learnLater, .quest(.later)) }
    return content
  }
}

extension Phrasebook {
  /// The result of a day in words; nil if it has none.
  fileprivate func result(_ result: PuzzleRecord.Result) -> UTF8Text? {
    switch result {
    case .open: nil
    case .shown: learnDayShown
    case .helped: learnDayHelped
    case .solved: learnDaySolved
    }
  }
}
