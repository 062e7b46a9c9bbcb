import GameRules

/// The results of the puzzles of all days, from which streaks and archives are derived.
///
/// Nothing in it depends on when a puzzle was solved, so no clock can break a streak.
public struct PuzzleRecord: Hashable, Sendable {
  /// The result of one day, the worst first.
  public enum Result: UInt8, Hashable, Sendable, CaseIterable {
    /// Not finished.
    case open
    /// The answer was shown.
    case shown
    /// Solved after a wrong try or a hint.
    case helped
    /// Solved on the first try and without a hint.
    case solved
  }

  /// The results from `first` on; the last one is not `open`.
  private var results: [Result] = []
  /// The number of the first day with a result.
  private var first = 1

  /// The most days from the first to the last result, some thirty years.
  ///
  /// A multiple of three, as `notation` writes three days in a character.
  private static let mostDays = 10_998

  /// No results.
  public init() {}

  /// The result of a day.
  public subscript(day: PuzzleDay) -> Result {
    let index = day.number - first
    return results.indices ~= index ? results[index] : .open
  }

  /// The number of days that were solved.
  public var solvedDays: Int { results.count { $0 == .solved || $0 == .helped } }

  /// Records a finished attempt, unless the day has a result: a puzzle can be played again, but not for
  /// a better result.
  ///
  /// Days more than thirty years after the first one with a result are ignored: only an edited
  /// address leads there, and they must not crowd out today.
  public mutating func record(_ attempt: PuzzleAttempt, of day: PuzzleDay) {
    if let result = Result(attempt) { record(result, ofDay: day.number) }
  }

  /// Adds the results of another record for days that have none here, as `record(_:of:)` does.
  public mutating func merge(_ other: PuzzleRecord) {
    for (index, result) in other.results.enumerated() where result != .open {
      record(result, ofDay: other.first + index)
    }
  }

  private mutating func record(_ result: Result, ofDay number: Int) {
    let place = number - first
    if results.indices ~= place, results[place] != .open { return }
    if results.isEmpty { first = number }
    if number < first {
      let earlier = min(first - number, PuzzleRecord.mostDays)
      results.insert(contentsOf: repeatElement(.open, count: earlier), at: 0)
      results.removeLast(max(0, results.count - PuzzleRecord.mostDays))
      first = number
    }
    let index = number - first
    guard index < PuzzleRecord.mostDays else { return }
    while results.count <= index { results.append(.open) }
    results[index] = result
    while results.last == .open { results.removeLast() }
  }

  /// The number of days solved in a row up to `today`, or to the day before while `today` is open.
  public func streak(on today: PuzzleDay) -> Int {
    var number = today.number
    if self[today] == .open { number -= 1 }
    var days = 0
    while let day = PuzzleDay(number: number), self[day] == .solved || self[day] == .helped {
      days += 1
      number -= 1
    }
    return days
  }

  /// The days of the week that contains a day, Monday first; nil before the first puzzle.
  public static func week(of day: PuzzleDay) -> [PuzzleDay?] {
    let monday = day.number - day.weekday.rawValue
    return (0..<7).map { PuzzleDay(number: monday + $0) }
  }

  /// The results of the week that contains a day.
  public func results(ofWeekOf day: PuzzleDay) -> Week {
    var bits = UInt32(day.weekday.rawValue) << 14
    for (place, day) in PuzzleRecord.week(of: day).enumerated() {
      if let day { bits |= UInt32(self[day].rawValue) << UInt32(2 * place) }
    }
    return Week(bits: bits)
  }

  /// The results of seven days, Monday first, in one word: each item of a panel has room for it.
  public struct Week: Hashable, Sendable {
    /// Two bits for each day, and above them the place of today.
    let bits: UInt32

    /// The place of today, from 0.
    public var today: Int { Int(bits >> 14) }

    /// The result of a day by its place, from 0.
    public subscript(place: Int) -> Result {
      Result(rawValue: UInt8(bits >> UInt32(2 * place) & 3)) ?? .open
    }
  }
}

extension PuzzleRecord.Result {
  /// The result of an attempt; nil if it is not over.
  init?(_ attempt: PuzzleAttempt) {
    switch attempt.state {
    case .asked: return nil
    case .shown: self = .shown
    case .solved: self = attempt.misses == 0 && attempt.hints == 0 ? .solved : .helped
    }
  }
}

extension PuzzleRecord {
  /// Three days in each character, the first day in its lowest two bits.
  private static let digits: StaticString =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

  /// The number of the first day and all results to save: `330 vA`.
  public var notation: UTF8Text {
    if results.isEmpty { return "" }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: results.count, by: 3) {
      var bits = 0
      for (place, result) in results[start..<min(start + 3, results.count)].enumerated() {
        bits |= Int(result.rawValue) << (2 * place)
      }
      bytes.append(PuzzleRecord.digits.utf8Start[bits])
    }
    return "\(first) " + UTF8Text(bytes)
  }

  /// Parses `notation`; nil if it cannot be read.
  public init?(_ text: UTF8Text) {
    if text.isEmpty { return }
    let words = text.words
    guard words.count == 2, let first = words[0].number, PuzzleDay(number: first) != nil,
      !words[1].isEmpty, words[1].bytes.count * 3 <= PuzzleRecord.mostDays
    else { return nil }
    self.first = first
    for byte in words[1].bytes {
      guard let bits = (0..<64).first(where: { PuzzleRecord.digits.utf8Start[$0] == byte })
      else { return nil }
      for place in 0..<3 {
        results.append(Result(rawValue: UInt8(bits >> (2 * place) & 3)) ?? .open)
      }
    }
    while results.last == .open { results.removeLast() }
    if results.isEmpty || results.first == .open { return nil }
  }
}
