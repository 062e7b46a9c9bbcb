import GamePuzzles
import GameRules

/// The progress of a player with puzzles and lessons, to save.
public struct LearningRecord: Hashable, Sendable {
  /// The results of the days.
  public var days = PuzzleRecord()
  /// The numbers of the lessons that are done.
  public private(set) var lessons: [Int] = []
  /// The place in each lesson, by its number from 1.
  private var steps = [Int](repeating: 0, count: Lesson.count + 1)
  /// The number of puzzles without end that are behind, by their grade.
  private var grades = [Int](repeating: 0, count: Puzzle.grades.upperBound + 1)
  /// The attempts at puzzles of days, the last one last.
  private var attempts: [Attempt] = []

  /// The most attempts that are saved.
  private static let mostAttempts = 60

  private struct Attempt: Hashable, Sendable {
    let day: PuzzleDay
    let text: UTF8Text
  }

  /// Nothing done yet.
  public init() {}

  /// The attempt at the puzzle of a day, as `PuzzleAttempt.notation`; nil if there is none.
  public func attempt(at day: PuzzleDay) -> UTF8Text? {
    attempts.first { $0.day == day }?.text
  }

  mutating func keep(_ attempt: UTF8Text, at day: PuzzleDay) {
    attempts.removeAll { $0.day == day }
    attempts.append(Attempt(day: day, text: attempt))
    if attempts.count > LearningRecord.mostAttempts { attempts.removeFirst() }
  }

  mutating func finish(lesson number: Int) {
    if !lessons.contains(number) { lessons.append(number) }
  }

  /// The place at which a source goes on.
  public subscript(place source: Quest.Source) -> Int {
    get {
      switch source {
      case .day, .sheet: 0
      case .lesson(let lesson): min(steps[lesson.number], lesson.steps.count - 1)
      case .endless(let puzzles): grades[puzzles.grade]
      }
    }
    set {
      switch source {
      case .day, .sheet: break
      case .lesson(let lesson):
        steps[lesson.number] = newValue < lesson.steps.count ? newValue : 0
      case .endless(let puzzles): grades[puzzles.grade] = newValue
      }
    }
  }
}

extension LearningRecord {
  /// The record as lines of words, each line with its kind in front.
  public var notation: UTF8Text {
    func line(_ kind: UTF8Text, _ numbers: [Int]) -> UTF8Text {
      numbers.reduce(kind) { $0 + " \($1)" }
    }
    var text: UTF8Text = "days " + days.notation
    text += "\n" + line("lessons", lessons) + "\n" + line("steps", steps)
    text += "\n" + line("grades", grades)
    for attempt in attempts { text += "\ntry \(attempt.day.number) " + attempt.text }
    return text
  }

  /// Parses `notation`; what cannot be read is left out.
  public init(_ text: UTF8Text) {
    for line in text.split(at: UInt8(ascii: "\n")) {
      let words = line.words
      guard let kind = words.first else { continue }
      let numbers = words.dropFirst().map { $0.number ?? 0 }
      switch kind {
      case "days" where words.count == 3:
        days = PuzzleRecord(words[1] + " " + words[2]) ?? PuzzleRecord()
      case "lessons": lessons = numbers.filter { 1...Lesson.count ~= $0 }
      case "steps" where numbers.count == steps.count: steps = numbers
      case "grades" where numbers.count == grades.count: grades = numbers
      case "try" where words.count > 4:
        guard let day = PuzzleDay(number: numbers[0]) else { continue }
        keep(words.dropFirst(3).reduce(words[2]) { $0 + " " + $1 }, at: day)
      default: break
      }
    }
  }
}
