import GamePuzzles
import Testing

@Suite struct PuzzleDayTests {
  @Test func `the first puzzle is that of 1 January 2026, a Thursday`() throws {
    let day = try PuzzleDay("2026-01-01")
    #expect(day.number == 1)
    #expect(day.weekday == .thursday)
    #expect(try PuzzleDay("2026-11-26").number == 330)
  }

  @Test func `every date of 400 years is one day after the date before`() throws {
    let days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var number = 0
    var weekday = PuzzleDay.Weekday.wednesday.rawValue
    for year in 2026..<2426 {
      for month in 1...12 {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year == 2400)
        for date in 1...days[month - 1] + (month == 2 && isLeap ? 1 : 0) {
          number += 1
          weekday = (weekday + 1) % 7
          let day = try #require(PuzzleDay(number: number))
          #expect(day.date == (year, month, date))
          #expect(try PuzzleDay(year: year, month: month, day: date) == day)
          #expect(try PuzzleDay(day.notation) == day)
          #expect(day.weekday.rawValue == weekday)
        }
      }
    }
    #expect(number == 400 * 365 + 97)
  }

  @Test(arguments: [
    ("2025-12-31", PuzzleDayError.beforeFirst), ("0001-01-01", .beforeFirst),
    ("2026-02-29", .noSuchDate), ("2026-13-01", .noSuchDate), ("2026-00-10", .noSuchDate),
    ("2026-04-31", .noSuchDate), ("2100-02-29", .noSuchDate), ("0000-01-01", .noSuchDate),
    ("2026-4-30", .unreadable), ("2026-04-30 ", .unreadable), ("20260430", .unreadable),
    ("+026-04-30", .unreadable), ("", .unreadable), ("today", .unreadable),
    ("2026-04-30-", .unreadable), ("12026-04-30", .unreadable),
  ])
  func `a date without a puzzle is refused with its cause`(text: String, error: PuzzleDayError) {
    #expect(throws: error) { try PuzzleDay(.init(text)) }
    #expect(!error.description.isEmpty)
  }

  @Test func `numbers end with the year 9999`() throws {
    #expect(PuzzleDay(number: 0) == nil)
    let last = try PuzzleDay("9999-12-31")
    #expect(PuzzleDay.numbers == 1...last.number)
    #expect(PuzzleDay(number: last.number + 1) == nil)
    #expect(last > (try PuzzleDay("9999-12-30")))
  }
}
