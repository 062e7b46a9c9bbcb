import GameRules

/// A day with a puzzle: a date of the calendar from 1 January 2026 on.
///
/// It is a date, not a moment, so it needs no clock and no time zone: the puzzle of 26 November is
/// the same wherever it is opened.
public struct PuzzleDay: Hashable, Sendable, Comparable {
  /// The number of the day's puzzle, from 1 on.
  public let number: Int

  /// The numbers of all days, to the end of 9999.
  public static let numbers = 1...dayNumber(year: 9999, month: 12, day: 31) - offset

  /// The day of a puzzle; nil if no puzzle has this number.
  public init?(number: Int) {
    guard PuzzleDay.numbers.contains(number) else { return nil }
    self.number = number
  }

  /// The day of a date.
  ///
  /// - Throws: `PuzzleDayError` if there is no such date, or no puzzle on it.
  public init(year: Int, month: Int, day: Int) throws(PuzzleDayError) {
    guard 1...9999 ~= year, 1...12 ~= month,
      1...PuzzleDay.days(in: month, of: year) ~= day
    else { throw .noSuchDate }
    let number = PuzzleDay.dayNumber(year: year, month: month, day: day) - PuzzleDay.offset
    guard number >= 1 else { throw .beforeFirst }
    self.number = number
  }

  /// Reads a date as it is written in links: `2026-11-26`.
  ///
  /// - Throws: `PuzzleDayError`, with the cause.
  public init(_ text: UTF8Text) throws(PuzzleDayError) {
    let parts = text.split(at: UInt8(ascii: "-"))
    guard parts.count == 3, parts[0].bytes.count == 4, parts[1].bytes.count == 2,
      parts[2].bytes.count == 2, let year = parts[0].number, let month = parts[1].number,
      let day = parts[2].number
    else { throw .unreadable }
    try self.init(year: year, month: month, day: day)
  }

  /// The date as it is written in links: `2026-11-26`.
  public var notation: UTF8Text {
    let date = date
    func twoDigits(_ number: Int) -> UTF8Text { number < 10 ? "0\(number)" : "\(number)" }
    return "\(date.year)-\(twoDigits(date.month))-\(twoDigits(date.day))"
  }

  /// The day of the week.
  public var weekday: Weekday {
    // Puzzle 1 is a Thursday.
    Weekday(rawValue: (number + 2) % 7) ?? .monday
  }

  /// Returns whether the first day is earlier.
  public static func < (left: PuzzleDay, right: PuzzleDay) -> Bool { left.number < right.number }

  /// A day of the week.
  public enum Weekday: Int, Hashable, Sendable, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  }
}

/// The reason why a text or a date is not a day with a puzzle.
public enum PuzzleDayError: Error, Hashable, Sendable {
  /// The text is not a date like 2026-11-26.
  case unreadable
  /// The calendar has no such date.
  case noSuchDate
  /// The date is before the first puzzle.
  case beforeFirst
}

extension PuzzleDayError: CustomStringConvertible {
  /// `explanation` as a `String`.
  public var description: String { explanation.description }

  /// The cause in words.
  public var explanation: UTF8Text {
    switch self {
    case .unreadable: "not a date such as 2026-11-26"
    case .noSuchDate: "the calendar has no such date"
    case .beforeFirst: "the first puzzle is that of 2026-01-01"
    }
  }
}

// The Gregorian calendar, after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". A year
// starts on 1 March here, so that the leap day is its last.

extension PuzzleDay {
  /// The number of the day before the first puzzle.
  private static let offset = dayNumber(year: 2025, month: 12, day: 31)

  /// The number of days from 1 March of the year 0 to a date.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear
  }

  /// The year, the month from 1 and the day from 1.
  public var date: (year: Int, month: Int, day: Int) {
    let days = number + PuzzleDay.offset
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
  }

  /// The number of days in a month.
  private static func days(in month: Int, of year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
