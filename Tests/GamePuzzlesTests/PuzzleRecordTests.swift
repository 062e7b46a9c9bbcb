import GamePuzzles
import GameRules
import Testing

@Suite struct PuzzleRecordTests {
  private let puzzle: Puzzle

  init() throws {
    puzzle = DailyPuzzle(try PuzzleDay("2026-01-03")).puzzle
  }

  /// An attempt that ended with a result.
  private func attempt(_ result: PuzzleRecord.Result) -> PuzzleAttempt {
    var attempt = PuzzleAttempt(puzzle)
    switch result {
    case .open: break
    case .shown: attempt.show()
    case .helped:
      attempt.hints = 1
      attempt.record(puzzle.answer, .solves)
    case .solved: attempt.record(puzzle.answer, .solves)
    }
    return attempt
  }

  private func day(_ text: UTF8Text) throws -> PuzzleDay { try PuzzleDay(text) }

  @Test func `a record is read as it was written, whatever came in which order`() throws {
    var generator = SplitMix64(seed: 40)
    for _ in 0..<200 {
      var record = PuzzleRecord()
      var results: [Int: PuzzleRecord.Result] = [:]
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        let number = Int.random(in: 300...340, using: &generator)
        let result = PuzzleRecord.Result.allCases.randomElement(using: &generator) ?? .open
        record.record(attempt(result), of: try #require(PuzzleDay(number: number)))
        if result != .open, results[number] == nil { results[number] = result }
      }
      let read = try #require(PuzzleRecord(record.notation))
      #expect(read == record)
      for number in 290...350 {
        let day = try #require(PuzzleDay(number: number))
        #expect(record[day] == results[number] ?? .open)
      }
    }
  }

  @Test func `a record of the most days is read as it was written`() throws {
    for last in 10_990...11_005 {
      var record = PuzzleRecord()
      for number in [1, last] {
        record.record(attempt(.solved), of: try #require(PuzzleDay(number: number)))
      }
      #expect(PuzzleRecord(record.notation) == record, "\(last)")
    }
  }

  @Test func `a day far in the future does not keep out those of today`() throws {
    var record = PuzzleRecord()
    record.record(attempt(.shown), of: try day("9999-12-31"))
    record.record(attempt(.solved), of: try day("2026-11-26"))
    #expect(record[try day("2026-11-26")] == .solved)
    #expect(record.streak(on: try day("2026-11-26")) == 1)
    record.record(attempt(.solved), of: try day("2026-11-25"))
    record.record(attempt(.shown), of: try day("9999-12-31"))
    #expect(record.streak(on: try day("2026-11-26")) == 2)
    #expect(record[try day("9999-12-31")] == .open)
    #expect(PuzzleRecord(record.notation) == record)
  }

  @Test func `an earlier day drops what is thirty years after it`() throws {
    var record = PuzzleRecord()
    for number in [2000, 2001, 12_000, 12_997] {
      record.record(attempt(.solved), of: try #require(PuzzleDay(number: number)))
    }
    #expect(record.solvedDays == 4)
    record.record(attempt(.solved), of: try #require(PuzzleDay(number: 1003)))
    #expect(record.solvedDays == 4)
    #expect(record[try #require(PuzzleDay(number: 12_000))] == .solved)
    #expect(PuzzleRecord(record.notation) == record)
  }

  @Test func `a puzzle that is played again keeps its first result`() throws {
    var record = PuzzleRecord()
    let day = try day("2026-11-26")
    record.record(attempt(.shown), of: day)
    record.record(attempt(.solved), of: day)
    #expect(record[day] == .shown)
    #expect(record.notation == "330 B" && record.solvedDays == 0, "an answer that was shown")
  }

  @Test func `a streak counts the solved days, and today does not break it before it is over`()
    throws
  {
    var record = PuzzleRecord()
    let today = try day("2026-11-26")
    #expect(record.streak(on: today) == 0)
    for text: UTF8Text in ["2026-11-23", "2026-11-24", "2026-11-25"] {
      record.record(attempt(.helped), of: try day(text))
    }
    #expect(record.streak(on: today) == 3)
    record.record(attempt(.solved), of: today)
    #expect(record.streak(on: today) == 4)
    // A day that was missed is made up for in the archive.
    record.record(attempt(.solved), of: try day("2026-11-21"))
    #expect(record.streak(on: today) == 4)
    record.record(attempt(.solved), of: try day("2026-11-22"))
    #expect(record.streak(on: today) == 6)
    #expect(record.streak(on: try day("2026-11-28")) == 0)
    record.record(attempt(.shown), of: try day("2026-11-27"))
    #expect(record.streak(on: try day("2026-11-27")) == 0)
  }

  @Test func `a week starts on Monday`() throws {
    let week = PuzzleRecord.week(of: try day("2026-11-26")).compactMap { $0?.notation.description }
    #expect(week.first == "2026-11-23" && week.last == "2026-11-29" && week.count == 7)
    let first = PuzzleRecord.week(of: try day("2026-01-01"))
    #expect(first.prefix(3).allSatisfy { $0 == nil } && first[3]?.number == 1)
  }

  @Test(arguments: ["330", "330 ", "0 B", "330 B C", "330 *", "x B", "330 A", "330 AB", "-1 B"])
  func `a broken record is refused`(text: String) {
    #expect(PuzzleRecord(UTF8Text(text)) == nil)
  }

  @Test func `an attempt goes on after a reload as it was left`() throws {
    let puzzle = DailyPuzzle(try day("2026-01-11")).puzzle
    var attempt = PuzzleAttempt(puzzle)
    #expect(PuzzleAttempt(puzzle, attempt.notation) == attempt)
    let wrong = puzzle.game.position.legalMoves.filter { $0 != puzzle.answer }
    attempt.record(wrong[0], .fails(nil))
    attempt.hints = 2
    attempt.record(puzzle.answer, .keeps(reply: wrong[1]))
    #expect(PuzzleAttempt(puzzle, attempt.notation) == attempt)
    var solved = attempt
    solved.record(wrong[2], .solves)
    #expect(PuzzleAttempt(puzzle, solved.notation) == solved)
    attempt.show()
    #expect(PuzzleAttempt(puzzle, attempt.notation) == attempt)
  }

  @Test func `an attempt goes on only where it is the player's turn`() {
    let game = puzzle.game
    let reply = game.rules.square(at: game.position.emptySquares.first ?? 0)
    let odd = UTF8Text("0 0 ") + game.notation + reply.notation
    #expect(PuzzleAttempt(puzzle, odd) == nil && PuzzleAttempt(puzzle, odd + " -") == nil)
    #expect(PuzzleAttempt(puzzle, odd + " +") != nil)
  }

  @Test func `an attempt with more hints than can be counted takes another one`() throws {
    var attempt = try #require(
      PuzzleAttempt(puzzle, "0 9223372036854775807 " + puzzle.game.notation))
    attempt.hints += 1
    #expect(attempt.hints == 1000)
  }

  @Test(arguments: [
    "", "0", "0 0", "x 0 GAME", "0 x GAME", "4 0 GAME -", "3 0 GAME", "3 0 GAME +", "0 0 GAME *",
    "0 0 GAME + +", "0 0 3x3:", "0 0 4x4+corners+squares:", "0 0 GAMEa1a1", "0 0 nonsense",
  ])
  func `a broken attempt is refused`(text: String) {
    let game = puzzle.game.notation.description
    #expect(PuzzleAttempt(puzzle, UTF8Text(text.replacing("GAME", with: game))) == nil)
  }
}

@Suite struct EndlessPuzzlesTests {
  @Test(arguments: Puzzle.grades)
  func `every grade has puzzles without end, and a number is a puzzle`(grade: Int) throws {
    let endless = try #require(EndlessPuzzles(series: grade))
    var makers: [Rules: PuzzleMaker] = [:]
    var boards: Set<Board> = []
    for number in 1...60 {
      let rules = endless.rules(number)
      let maker = makers[rules] ?? PuzzleMaker(rules)
      makers[rules] = maker
      let puzzle = try #require(endless.puzzle(number, maker))
      #expect(puzzle.grade == grade && puzzle.task != .trap)
      boards.insert(puzzle.game.position.board)
      if number < 4 { #expect(endless.puzzle(number) == puzzle) }
    }
    #expect(boards.count > 55 && makers.count == 3)
  }

  @Test func `there is a series of each grade, and one by threats`() {
    #expect(EndlessPuzzles.all.map(\.series) == [1, 2, 3, 4, 5, 0])
    #expect(EndlessPuzzles(series: 0) == .threats)
    #expect(EndlessPuzzles(series: 6) == nil && EndlessPuzzles(series: -1) == nil)
  }
}
