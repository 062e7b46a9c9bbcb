import GamePuzzles
import GameRules
import Testing

@testable import GameSession

@Suite struct LearningPanelTests {
  private func items(_ panel: Panel, learning: UTF8Text?, today: Int = 329) throws -> [PanelItem] {
    var session = Session(phrases: .english)
    session.learning = learning
    session.today = today
    _ = session.handle(.panelOpened(panel))
    return try #require(session.presentation.panel).items
  }

  private func labels(_ items: [PanelItem]) -> [String] { items.map(\.label.description) }

  @Test func `the first rows of the boards lead to puzzles and lessons, with the streak`() throws {
    let first = try items(.games, learning: "days 327 P\ndone 6").prefix(7)
    #expect(
      labels(Array(first)) == [
        "Puzzles and lessons", "Puzzle of the day", "All days", "Lessons", "More puzzles",
        "Your own shape", "Boards",
      ])
    #expect(first[0].kind == .heading && first[6].kind == .heading)
    let rows = Array(first.dropFirst())
    #expect(rows[0].use == .quest(.day(329)) && rows[0].about == "2 days in a row")
    #expect(rows[2].about == "2 of 12 done")
    #expect(rows.prefix(5).allSatisfy { $0.action() == nil || $0.use != .quest(.day(329)) })
  }

  @Test func `the days of the week are dots, today among them`() throws {
    // Monday was solved, and today with help.
    let rows = try items(.games, learning: "days 327 j")
    guard case .week(let week) = rows[1].picture else {
      Issue.record("no dots")
      return
    }
    let today = try #require(PuzzleDay(number: 329))
    #expect(week.today == today.weekday.rawValue)
    let record = try #require(PuzzleRecord("327 j"))
    for (place, day) in PuzzleRecord.week(of: today).enumerated() {
      let day = try #require(day)
      #expect(week[place] == record[day], "\(place)")
    }
    #expect((0..<7).map { week[$0] }.contains(.solved))
    #expect((0..<7).map { week[$0] }.contains(.helped))
  }

  @Test func `a front end without puzzles or a clock shows none`() throws {
    #expect(try labels(items(.games, learning: nil)).prefix(2) == ["Boards", "Tic-tac-toe"])
    #expect(
      try labels(items(.games, learning: "", today: 0)).prefix(2) == ["Boards", "Tic-tac-toe"])
  }

  @Test func `the archive has all days, a page at a time`() throws {
    var session = Session(phrases: .english)
    session.learning = "days 327 P"
    session.today = 57
    _ = session.handle(.panelOpened(.days))
    var numbers: [Int] = []
    for page in 0..<3 {
      let items = try #require(session.presentation.panel).items
      #expect(labels(items).contains("Later") == (page > 0))
      #expect(labels(items).contains("Earlier") == (page < 2))
      for item in items {
        guard case .quest(let choice) = item.use, case .day(let day)? = choice.source else {
          continue
        }
        numbers.append(day.number)
      }
      session.turnArchive(by: 1)
    }
    #expect(numbers == (1...57).reversed())
    session.turnArchive(by: -9)
    let items = try #require(session.presentation.panel).items
    #expect(labels(items).first == "Puzzle 57, 2026-02-26")
  }

  @Test func `a day tells its result, and waits until it has one`() throws {
    let items = try items(.days, learning: "days 327 P")
    #expect(items[0].about == nil && items[1].about == "Solved" && items[2].about == "Solved")
    var session = Session(phrases: .english)
    session.learning = "days 327 P"
    session.today = 329
    #expect(session.isPuzzleWaiting)
    session.today = 328
    #expect(!session.isPuzzleWaiting)
    session.today = 0
    #expect(!session.isPuzzleWaiting)
  }

  @Test func `every choice leads to a source or to an action`() throws {
    for number in 1...Lesson.count {
      #expect(QuestChoice.lesson(number).source == Lesson(number).map { .lesson($0) })
    }
    for puzzles in EndlessPuzzles.all {
      #expect(QuestChoice.endless(puzzles.series).source == .endless(puzzles))
    }
    for choice in [.answer, .next, .share, .leave, .earlier, .later, QuestChoice.game(4)] {
      #expect(choice.source == nil)
    }
    #expect(QuestChoice.game(4).action == .gameChosen(4))
    #expect(QuestChoice.leave.action == nil && QuestChoice.earlier.action == nil)
  }

  @Test func `one day is no streak`() throws {
    let rows = try items(.games, learning: "days 328 D").dropFirst()
    #expect(rows.first?.use == .quest(.day(329)) && rows.first?.about == nil)
  }

  @Test func `the history counts no answer that was shown`() throws {
    let texts = try labels(items(.journal, learning: "days 327 H"))
    #expect(texts.contains("1 puzzle done"), "one shown and one solved")
  }

  @Test func `the history tells the progress`() throws {
    let texts = try labels(items(.journal, learning: "days 327 P\ndone 6\nplaces"))
    #expect(texts.contains("2 puzzles done") && texts.contains("2 of 12 done"))
    #expect(try !labels(items(.journal, learning: nil)).contains("Lessons"))
  }

  @Test func `the archive opens with the last days`() throws {
    var session = Session(phrases: .english)
    session.learning = ""
    session.today = 329
    session.handle([.panelOpened(.days)])
    let today = try #require(session.presentation.panel?.items.first)
    session.turnArchive(by: 2)
    session.handle([.panelClosed, .panelOpened(.days)])
    #expect(session.presentation.panel?.items.first == today)
  }
}
