import GamePuzzles
import GameRules

/// The progress of a player with puzzles and lessons, to save.
public struct LearningRecord: Hashable, Sendable {
  /// The results of the days.
  public var days = PuzzleRecord()
  /// The lessons that are done, a bit for each.
  private var done = 0
  /// The place in each lesson by its number, then the number of endless puzzles that are solved or
  /// shown, by their grade.
  ///
  /// Index 0, before the first lesson, counts the endless puzzles of threats.
  private var places = [Int](repeating: 0, count: Lesson.count + Puzzle.grades.upperBound + 1)
  /// The attempts at puzzles of days, the last one last.
  private var attempts: [Attempt] = []

  private static let mostAttempts = 60
  private static let mostPuzzles = 1_000_000

  private struct Attempt: Hashable, Sendable {
    let day: Int
    let text: UTF8Text
  }

  /// Nothing done yet.
  public init() {}

  /// The attempt at the puzzle of a day, as `PuzzleAttempt.notation`; nil if there is none.
  public func attempt(at day: PuzzleDay) -> UTF8Text? {
    attempts.first { $0.day == day.number }?.text
  }

  mutating func keep(_ attempt: UTF8Text, at day: Int) {
    attempts.removeAll { $0.day == day }
    attempts.append(Attempt(day: day, text: attempt))
    if attempts.count > LearningRecord.mostAttempts { attempts.removeFirst() }
  }

  /// Adopts the progress that another window has saved, except for the current place and attempt here.
  mutating func merge(_ other: LearningRecord, keeping source: Quest.Source) {
    days.merge(other.days)
    done |= other.done
    let place = self[place: source]
    places = other.places
    self[place: source] = place
    var own: Attempt?
    if case .day(let day) = source { own = attempts.first { $0.day == day.number } }
    attempts = other.attempts
    if let own { keep(own.text, at: own.day) }
  }

  mutating func finish(lesson number: Int) { done |= 1 << number }

  /// Whether a lesson is done, by its number.
  public func isDone(lesson number: Int) -> Bool { done >> number & 1 != 0 }

  /// The number of lessons that are done.
  public var lessonsDone: Int { done.nonzeroBitCount }

  /// The number of endless puzzles that are solved or shown.
  public func count(of puzzles: EndlessPuzzles) -> Int { self[place: .endless(puzzles)] }

  /// The place at which a source goes on.
  public subscript(place source: Quest.Source) -> Int {
    get {
      guard let index = LearningRecord.index(of: source) else { return 0 }
      if case .lesson(let lesson) = source { return places[index] % lesson.steps.count }
      return places[index]
    }
    set {
      if let index = LearningRecord.index(of: source) { places[index] = newValue }
    }
  }

  private static func index(of source: Quest.Source) -> Int? {
    switch source {
    case .day, .sheet, .shapes: nil
    case .lesson(let lesson): lesson.number
    case .endless(.threats): 0
    case .endless(let puzzles): Lesson.count + puzzles.series
    }
  }
}

extension LearningRecord {
  /// The record as lines of words, each starting with its kind.
  public var notation: UTF8Text {
    var text: UTF8Text = "days " + days.notation + "\ndone \(done)\nplaces"
    for place in places { text += " \(place)" }
    for attempt in attempts { text += "\ntry \(attempt.day) " + attempt.text }
    return text
  }

  /// Parses `notation`; unreadable parts are left out.
  public init(_ text: UTF8Text) {
    for line in text.split(at: UInt8(ascii: "\n")) {
      let words = line.words
      guard words.count > 1 else { continue }
      let numbers = words.dropFirst().map { min($0.number ?? 0, LearningRecord.mostPuzzles) }
      switch words[0] {
      case "days" where words.count == 3:
        days = PuzzleRecord(words[1] + " " + words[2]) ?? PuzzleRecord()
      case "done": done = numbers[0] & (2 << Lesson.count - 2)
      case "places" where numbers.count == places.count: places = numbers
      case "try" where words.count > 4:
        guard let day = words[1].number, PuzzleDay.numbers.contains(day) else { continue }
        keep(words.dropFirst(3).reduce(words[2]) { $0 + " " + $1 }, at: day)
      default: break
      }
    }
  }
}
