import GamePuzzles
import GameRules
import Testing

@testable import GameSession

/// Puzzles open in two windows, which save to one place.
@Suite struct TwoWindowsTests {
  private func record(_ text: UTF8Text) -> LearningRecord { LearningRecord(text) }

  @Test func `what another window has saved stays when this one saves`() throws {
    var first = try QuestBoard("lesson=1")
    var second = try QuestBoard("day=2026-01-11")
    for square in ["b3", "b2", "a3"] { try second.tap(square) }
    first.board.adopt(second.progress)
    try first.tap("c1")
    first.perform(.nextTapped)
    let saved = record(first.progress)
    let day = try PuzzleDay("2026-01-11")
    #expect(saved.days[day] == .solved && saved.attempt(at: day) != nil)
    #expect(saved[place: first.board.quest.source] == 1)
  }

  @Test func `a result of another window is not taken back by a day that ends here`() throws {
    var here = try QuestBoard("day=2026-01-11")
    here.board.adopt("days 5 P\ndone 6\nplaces 0 0 0 2 0 0 0 0 0 0 0 0 0 0 7 0 0 0")
    here.perform(.answerTapped)
    let saved = record(here.progress)
    #expect(saved.days.solvedDays == 2 && saved.lessonsDone == 2)
    #expect(try saved.days[PuzzleDay("2026-01-11")] == .shown)
    #expect(saved[place: .endless(try #require(EndlessPuzzles(series: 2)))] == 7)
    let lesson = try #require(Quest.Source("lesson=3"))
    #expect(saved[place: lesson] == 2 % 3)
  }

  @Test func `the attempt and the place of this window are its own`() throws {
    var here = try QuestBoard("day=2026-01-11")
    try here.tap("a3")
    let day = try PuzzleDay("2026-01-11")
    let mine = record(here.progress).attempt(at: day)
    here.board.adopt("try 11 a1 a1 a1 a1")
    try here.tap("b3")
    #expect(mine != nil && here.progress.description.contains("try 11"))
    #expect(!here.progress.description.contains("a1 a1"))
  }

  @Test func `records of days are joined`() throws {
    var record = try #require(PuzzleRecord("330 D"))
    record.merge(try #require(PuzzleRecord("320 D")))
    record.merge(try #require(PuzzleRecord("330 B")))
    record.merge(PuzzleRecord())
    #expect(record.solvedDays == 2)
    for number in [320, 330] {
      let day = try #require(PuzzleDay(number: number))
      #expect(record[day] == .solved)
    }
  }
}

/// The paper of puzzles, and the pairs of a lesson.
@Suite struct PaperTests {
  @Test func `a sheet is printed with all tasks and no answer`() throws {
    var quest = try QuestBoard("puzzles=3x3:a1,3x3:b1,4x4+corners+squares:d2b4d1b1a1c3c4")
    let tasks = [
      "You play O. Only one move is safe. After any other, X can win.", "This is no puzzle",
      "You play O. Only one move wins. It takes you 3 moves.",
    ]
    #expect(quest.board.printed.map(\.task.description) == tasks)
    #expect(quest.board.printed.map(\.game.notation.description)[1] == "3x3:b1")
    #expect(quest.board.printed[2].about.description.contains("four corners"))
    // Neither the answer nor a wrong one changes the paper.
    try quest.tap("c1", "b2")
    quest.perform(.nextTapped)
    #expect(quest.board.printed.map(\.task.description) == tasks)
  }

  @Test func `a day is printed as it was asked, and a lesson not at all`() throws {
    var quest = try QuestBoard("day=2026-01-11")
    try quest.tap("b3")
    #expect(
      quest.board.printed.map(\.game.notation.description)
        == ["4x4+corners+squares:d1d4b4d2a1c1"])
    #expect(try QuestBoard("lesson=1").board.printed.isEmpty)
  }

  @Test func `the lesson about twins draws its pairs`() throws {
    let quest = try QuestBoard("lesson=10")
    let ideas = quest.shown.ideas
    #expect(ideas.count == 12 && Set(ideas.flatMap(\.squares)).count == 24)
    #expect(try QuestBoard("lesson=4").shown.ideas.isEmpty)
  }
}
