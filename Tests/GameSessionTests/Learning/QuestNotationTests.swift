import GamePuzzles
import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct QuestNotationTests {
  private static let puzzles = [
    "4x4+corners+squares:a3a2c2b4a4d1 win 7 c3 4", "3x3:a1 hold 0 b2 3",
    "3x3:a1b2c3b1b3 trap 0 a3 2",
  ]

  @Test(arguments: puzzles)
  func `a puzzle is read as it is written`(text: String) throws {
    let puzzle = try #require(Puzzle(UTF8Text(text)))
    #expect(puzzle.notation.description == text)
  }

  @Test(arguments: [
    "", "3x3:a1", "3x3:a1 hold 0 b2", "3x3:a1 hold 0 b2 3 4", "3x3:a1 hold b2 0 3",
    "3x3:a1 hold 0 a1 3", "3x3:a1 hold 0 d4 3", "3x3:a1 draw 0 b2 3", "3x3:a1a1 hold 0 b2 3",
    "3x3:a1 win -3 b2 3", "3x3:a1 hold 0 b2 x",
  ])
  func `a text that is no puzzle is refused`(text: String) {
    #expect(Puzzle(UTF8Text(text)) == nil)
  }

  @Test(arguments: [
    "day 2026-11-25", "puzzle 3x3:a1", "endless 3 17", "endless 0 2",
    "judge 3x3:a1 hold 0 b2 3 3x3:a1 c3", "refute 3x3:a1 c3", "explain 3x3:a1 -",
    "explain 3x3:a1 b2", "worth 6x6k0+a1b1c1d1b2", "smallest 3x3", "fair 6x5k4",
  ])
  func `a request is read as it is written`(text: String) throws {
    let request = try #require(QuestRequest(UTF8Text(text)))
    #expect(request.notation.description == text)
    // A worker tells requests apart by their first word.
    #expect(AnalysisRequest(request.notation) == nil)
  }

  @Test(arguments: [
    "", "day", "day 2025-12-31", "day 2026-02-30", "puzzle 3x3:z9", "endless 6 1",
    "endless 3 x", "judge 3x3:a1 hold 0 b2 3 4x4:a1 c3", "judge 3x3:a1 hold 0 b2 3 3x3:a1 a1",
    "refute 3x3:a1 a1", "refute 3x3:a1b1a2b2a3 c3", "explain 3x3:a1b1a2b2a3 -", "explain 3x3:a1 a1",
    "explain 3x3:a1 x", "hint 1 0 3x3:", "best 3x3:a1",
    "worth", "worth 3x3:", "worth 3x3k0", "fair 20x3", "smallest 3x3 4x4",
  ])
  func `a text that is no request is refused`(text: String) {
    #expect(QuestRequest(UTF8Text(text)) == nil)
  }

  @Test(arguments: [
    "day 2026-11-25", "puzzle 3x3:a1", "puzzle 3x3:b1", "endless 3 17", "endless 0 2",
    "judge 3x3:a1 hold 0 b2 3 3x3:a1 b2", "judge 3x3:a1 hold 0 b2 3 3x3:a1 c3",
    "judge 4x4+corners+squares:a3a2c2b4a4d1 win 7 c3 4 4x4+corners+squares:a3a2c2b4a4d1 c3",
    "refute 3x3:a1 c3", "refute 3x3:a1 b2", "explain 3x3:a1 -", "explain 3x3:a1b2a2 a3",
    "worth 3x3", "worth 4x3", "worth 4x3k3+misere", "worth 4x3+swap", "worth 19x19k6",
    "smallest 5x5k0+a1b1c1", "smallest 5x5k0+a1b1a2b2", "fair 6x5k4", "fair 4x4k3",
  ])
  func `every answer of the engine is read as it is written`(text: String) throws {
    let request = try #require(QuestRequest(UTF8Text(text)))
    let result = QuestEngine().answer(request)
    let written = result.notation(of: request)
    #expect(QuestResult(written, of: request) == result, "\(written)")
  }

  @Test(arguments: [
    "", "puzzle", "puzzle 3x3:a1", "solves?", "keeps", "keeps z99", "fails", "fails a1",
    "refuted b1 a3;0,99 a3", "hint", "hint ?", "won",
    "worth", "worth x", "worth x y", "worth draw 3", "smallest", "smallest 3x", "fair 3x3 4x4",
  ])
  func `a text that is no answer is refused`(text: String) throws {
    let request = try #require(QuestRequest("refute 3x3:a1 c3"))
    #expect(QuestResult(UTF8Text(text), of: request) == nil)
  }
}

@Suite struct QuestSourceTests {
  @Test(arguments: [
    "day=2026-11-25", "lesson=4", "puzzles=3x3:a1,4x4+misere:b2c3",
  ])
  func `a link opens what it was made for`(text: String) throws {
    let source = try #require(Quest.Source("#" + UTF8Text(text)))
    #expect(source.link(showing: Game(.classic)).description == text)
    #expect(source.record.isEmpty)
    #expect(Quest.Source(UTF8Text(text)) == source)
  }

  @Test func `a link that a chat has escaped opens as well`() {
    #expect(
      Quest.Source("#puzzles=4x4%2Bmisere%3Ab2c3") == Quest.Source("#puzzles=4x4+misere:b2c3"))
  }

  @Test(arguments: [
    "", "#3x3:a1", "#room=abc", "#day=2025-12-31", "#day=", "#day=2026-13-01", "#lesson=0",
    "#lesson=13", "#lesson=x", "#puzzles=", "#puzzles=3x3:a1,", "#grade=2",
  ])
  func `another link opens no puzzle`(text: String) {
    #expect(Quest.Source(UTF8Text(text)) == nil)
  }

  @Test func `puzzles without end go on from the history, and their link opens one of them`() throws
  {
    let puzzles = try #require(EndlessPuzzles(series: 3))
    let source = Quest.Source.endless(puzzles)
    let game = try Game("3x3:a1")
    #expect(source.link(showing: game) == "puzzles=3x3:a1")
    #expect(Quest.Source("#puzzles=3x3:a1", record: source.record) == source)
    #expect(Quest.Source("#puzzles=3x3:a1", record: "6") == .sheet([game]))
    #expect(Quest.Source("#lesson=2", record: source.record) != source)
  }
}

@Suite struct LearningRecordTests {
  @Test func `progress is read as it is written`() throws {
    var record = LearningRecord()
    #expect(LearningRecord(record.notation) == record)
    let lesson = Quest.Source.lesson(try #require(Lesson(4)))
    let endless = Quest.Source.endless(try #require(EndlessPuzzles(series: 5)))
    record.finish(lesson: 2)
    record.finish(lesson: 2)
    record[place: lesson] = 1
    record[place: endless] = 17
    record.keep("2 1 3x3:a1 -", at: 329)
    record.keep("0 0 3x3:a1c3 +", at: 328)
    record.days = try #require(PuzzleRecord("330 vA"))
    let read = LearningRecord(record.notation)
    #expect(read == record && read.lessonsDone == 1 && read.isDone(lesson: 2))
    #expect(read[place: lesson] == 1 && read[place: endless] == 17)
    #expect(read.attempt(at: try PuzzleDay("2026-11-25")) == "2 1 3x3:a1 -")
    #expect(read.attempt(at: try PuzzleDay("2026-11-23")) == nil)
  }

  @Test func `what cannot be read is left out`() throws {
    let text = """
      days 330 vA
      days x
      done 65535
      places 1
      places 0 0 0 0 0 0 0 0 0 0 0 0 0 0 99999999999999999999 1 2 9999999999
      try 0 0 0 3x3:a1
      try 5 0
      try 2000000 0 0 3x3:a1
      try 99999999999 0 0 3x3:a1
      nonsense
      """
    let record = LearningRecord(UTF8Text(text))
    #expect(record.lessonsDone == Lesson.count && !record.isDone(lesson: 0))
    #expect(record.days == PuzzleRecord("330 vA"))
    #expect(record.attempt(at: try PuzzleDay("2026-01-05")) == nil)
    #expect(record.attempt(at: try #require(PuzzleDay(number: 1_000_000))) == nil)
    #expect(record.attempt(at: try #require(PuzzleDay(number: 2_000_000))) == "0 0 3x3:a1")
    let last = Quest.Source.endless(try #require(EndlessPuzzles(series: 5)))
    #expect(record[place: last] <= 1_000_000)
    #expect(LearningRecord("done") == LearningRecord())
  }

  @Test func `a lesson starts again behind its last step`() throws {
    let lesson = Quest.Source.lesson(try #require(Lesson(1)))
    var record = LearningRecord()
    record[place: lesson] = 3
    #expect(record[place: lesson] == 0)
    record = LearningRecord("places 0 98 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0")
    #expect(record[place: lesson] == 2)
  }

  @Test func `only the last attempts are saved`() throws {
    var record = LearningRecord()
    for number in 1...100 { record.keep("0 0 3x3:", at: number) }
    #expect(record.attempt(at: try #require(PuzzleDay(number: 40))) == nil)
    #expect(record.attempt(at: try #require(PuzzleDay(number: 41))) == "0 0 3x3:")
  }
}
