import GamePuzzles
import GameRules
import Testing

@testable import GameSession

/// A board with a puzzle or a lesson, an engine that answers at once, and a clock that the test winds.
struct QuestBoard {
  let board: BoardQuest
  /// The texts told to a screen reader, in order.
  private(set) var told: [String] = []
  /// The saved progress.
  private(set) var progress: UTF8Text
  /// The text after the `#` of the address.
  private(set) var address = ""
  /// The wait that has not ended.
  private(set) var wait: (milliseconds: Int, token: Int)?
  /// The request that a lost engine has not answered.
  private(set) var unanswered: (request: QuestRequest, token: Int)?
  private var isLost: Bool
  private let engine = QuestEngine()

  init(
    _ link: UTF8Text, record: UTF8Text = "", progress: UTF8Text = "", isLost: Bool = false
  ) throws {
    self.progress = progress
    self.isLost = isLost
    board = BoardQuest(
      try #require(Quest.Source(link, record: record)), progress: progress, phrases: .english,
      symbols: SymbolChoice())
    carryOut(board.start())
  }

  mutating func perform(_ actions: Quest.Action...) {
    for action in actions { carryOut(board.handle(action)) }
  }

  mutating func tap(_ squares: String...) throws {
    for square in squares {
      perform(.squareTapped(try #require(Square(square))))
      endWaits()
    }
  }

  mutating func move(_ actions: Action...) {
    for action in actions { carryOut(board.move(action)) }
  }

  mutating func endWait() {
    guard let wait else { return }
    self.wait = nil
    carryOut(board.waitEnded(token: wait.token))
  }

  mutating func endWaits() { while wait != nil { endWait() } }

  mutating func findEngine() {
    isLost = false
    carryOut(board.retry())
  }

  private mutating func carryOut(_ tasks: BoardQuest.Tasks) {
    if !tasks.told.isEmpty { told.append(tasks.told.description) }
    if let text = tasks.progress { progress = text }
    if let text = tasks.address { address = text.description }
    wait = tasks.wait ?? wait
    guard let (question, token) = tasks.request else { return }
    if isLost {
      unanswered = (question, token)
      carryOut(board.engineFailed())
    } else {
      carryOut(board.answered(engine.answer(question).notation(of: question), token: token))
    }
  }

  var shown: Presentation {
    board.presentation(over: Session(phrases: .english))
  }

  /// The squares in a state, by name.
  func squares(_ isSo: (SquareState) -> Bool) -> [String] {
    let shown = shown
    return shown.squares.indices.filter { isSo(shown.squares[$0]) }
      .map { shown.rules.square(at: $0).description }
  }

  /// The labels of the buttons beside the board.
  var offered: [String] { shown.offer?.items.map(\.label.description) ?? [] }
}

@Suite struct BoardQuestTests {
  private let day: UTF8Text = "day=2026-01-11"
  private let start = "4x4+corners+squares:d1d4b4d2a1c1"
  private let task = "You play X. Only one move wins. It takes you 4 moves."

  @Test func `a solved puzzle, a missed one and a lesson are told in this order`() throws {
    var solved = try QuestBoard(day)
    try solved.tap("b3", "b2", "a3")
    #expect(
      solved.told == [
        task, "Right! O answers with lower centre-right. Go on.",
        "Right! O answers with bottom centre-left. Go on.", "Right!",
      ])
    var missed = try QuestBoard(day)
    try missed.tap("a3", "a3", "a3")
    let miss = "Not upper left. O plays upper centre-left, and nobody can win."
    #expect(
      missed.told == [
        task, miss + " 2 tries left.", miss + " 1 try left.",
        miss + " The answer is upper centre-left.",
      ])
    var lesson = try QuestBoard("lesson=2")
    try lesson.tap("c3", "a3")
    lesson.perform(.nextTapped)
    try lesson.tap("c2")
    lesson.perform(.nextTapped)
    try lesson.tap("a3")
    lesson.perform(.nextTapped)
    #expect(
      lesson.told == [
        "You play O. Stop X.", "Not top right. X plays top left and completes the left column.",
        "Stopped!", "You play O. Stop X.", "Stopped again!", "You play X. Complete your line.",
        "Winning beats blocking.",
      ])
  }

  @Test func `a mistake is answered on the board, move by move, and goes back`() throws {
    var quest = try QuestBoard(day)
    let before = quest.squares { $0.mark != nil }
    quest.perform(.squareTapped(Square("a3")))
    #expect(quest.shown.phase.name.description == "animating" && quest.board.nextMark == nil)
    #expect(quest.shown.offer == nil && quest.wait?.milliseconds == BoardQuest.moveMilliseconds)
    #expect(quest.squares { $0.mark != nil }.count == before.count + 1)
    quest.endWait()
    #expect(quest.squares { $0.mark != nil }.count == before.count + 2)
    #expect(quest.squares { $0.isLast } == ["b3"])
    #expect(quest.wait?.milliseconds == BoardQuest.restMilliseconds)
    quest.endWait()
    #expect(quest.squares { $0.mark != nil } == before && quest.wait == nil)
    #expect(quest.shown.phase == .playing && quest.squares { $0.isRefused } == ["a3"])
    #expect(quest.shown.detail.description.hasSuffix("2 tries left."))
  }

  @Test func `a tap ends the answer to a mistake, and a late wait comes to nothing`() throws {
    var quest = try QuestBoard(day)
    quest.perform(.squareTapped(Square("a3")))
    let wait = try #require(quest.wait)
    quest.perform(.squareTapped(Square("b3")))
    #expect(quest.shown.phase == .playing && quest.board.game.notation.description == start)
    #expect(quest.board.waitEnded(token: wait.token).wait == nil)
    #expect(quest.board.waitEnded(token: wait.token + 1).wait == nil)
  }

  @Test func `a reload goes on with the same tries, and shows a result again`() throws {
    let result = "Tic-tac-toe, puzzle 11: solved on the 2nd try"
    var quest = try QuestBoard(day)
    try quest.tap("a3", "b3")
    var again = try QuestBoard(day, progress: quest.progress)
    #expect(again.shown.squares == quest.shown.squares)
    try again.tap("b2", "a3")
    #expect(again.shown.phase == .finished && again.shown.headline == "Right!")
    #expect(again.shown.turn == nil && again.shown.status.description == result)
    let third = try QuestBoard(day, progress: again.progress)
    #expect(third.shown.status == again.shown.status)
    #expect(third.told.last == result && third.progress == again.progress)
  }

  @Test func `the answer is shown and nothing more can be played`() throws {
    var quest = try QuestBoard(day)
    quest.perform(.hintTapped)
    try quest.tap("a3", "a3", "a3")
    #expect(quest.shown.headline == "Not solved" && quest.squares { $0.isHint } == ["b3"])
    #expect(quest.squares { $0.isLookedAt }.isEmpty)
    #expect(quest.offered.first == "Share the result")
    #expect(quest.board.nextMark == nil && quest.shown[.hint].isEnabled == false)
    #expect(quest.board.result.description.contains("puzzle 11"))
    #expect(!quest.board.result.description.contains("b3"))
  }

  @Test func `a hint looks, has an idea and shows one square`() throws {
    var quest = try QuestBoard("lesson=4")
    #expect(quest.squares { $0.isHint }.isEmpty && quest.shown.ideas.isEmpty)
    quest.perform(.hintTapped)
    #expect(quest.squares { $0.isLookedAt }.count > 1 && quest.shown.ideas.isEmpty)
    quest.perform(.hintTapped)
    #expect(quest.shown.ideas.count == 2)
    quest.perform(.hintTapped)
    #expect(quest.squares { $0.isHint } == ["a3"] && quest.squares { $0.isLookedAt }.isEmpty)
  }

  @Test func `a piece is dragged, held and put back`() throws {
    var quest = try QuestBoard("lesson=1")
    quest.move(.pieceTapped(.o))
    #expect(quest.board.carry == .empty)
    quest.move(.pieceTapped(.x))
    #expect(quest.board.carry == .holding && quest.shown.tray[0].isHeld)
    quest.move(.pieceTapped(.x), .pieceLifted(.x), .pieceMoved(over: Square("c1")))
    #expect(quest.squares { $0.isDrop } == ["c1"])
    quest.move(.pieceDropped(on: nil))
    #expect(quest.board.carry == .empty && quest.squares { $0.isDrop }.isEmpty)
    quest.move(.pieceLifted(.x), .pieceDropped(on: Square("c1")))
    #expect(quest.shown.phase == .finished && quest.squares { $0.isWinning }.count == 3)
  }

  @Test func `a lost engine is told, and asked again`() throws {
    var quest = try QuestBoard(day, isLost: true)
    #expect(quest.unanswered?.request == .make(.day(try PuzzleDay("2026-01-11"))))
    #expect(quest.offered.first == "Try again" && quest.told.count == 1)
    quest.findEngine()
    #expect(quest.shown.phase == .playing && quest.offered.first == "Back to the game")
  }

  @Test func `a lesson goes on at its step, is kept, and starts again`() throws {
    var quest = try QuestBoard("lesson=1")
    try quest.tap("c1")
    #expect(quest.shown.phase == .finished && quest.squares { $0.isWinning }.count == 3)
    quest.perform(.nextTapped)
    var again = try QuestBoard("lesson=1", progress: quest.progress)
    #expect(again.shown.squares == quest.shown.squares)
    try again.tap("a3")
    again.perform(.nextTapped)
    try again.tap("c3")
    again.perform(.nextTapped)
    #expect(again.shown.headline == "Lesson done.")
    #expect(LearningRecord(again.progress).isDone(lesson: 1))
    let third = try QuestBoard("lesson=1", progress: again.progress)
    #expect(third.board.game.notation == "3x3:a1b2b1c3")
  }

  @Test(arguments: ["lesson=1", "day=2026-01-11", "draw=5x5"])
  func `a link that was shared is said beside the board, until the next action`(
    link: String
  ) throws {
    var quest = try QuestBoard(UTF8Text(link))
    _ = quest.board.hasShared()
    #expect(quest.shown.detail == "Copied")
    quest.perform(.hintTapped)
    #expect(quest.shown.detail != "Copied")
  }

  @Test func `a sheet is done game by game, and says which is no puzzle`() throws {
    var quest = try QuestBoard("puzzles=3x3:a1,3x3:b1")
    try quest.tap("b2")
    quest.perform(.nextTapped)
    #expect(quest.shown.status == "This is no puzzle" && quest.shown.phase == .finished)
    quest.perform(.nextTapped)
    #expect(quest.shown.headline == "All done." && quest.board.nextMark == nil)
  }

  @Test func `the address of puzzles without end is that of the one on the board`() throws {
    var quest = try QuestBoard("puzzles=3x3:", record: "2")
    let first = quest.board.game
    #expect(quest.address == "puzzles=\(first)" && quest.board.record == "2")
    quest.perform(.hintTapped, .answerTapped, .nextTapped)
    #expect(quest.board.game != first && quest.address == "puzzles=\(quest.board.game)")
    let again = try QuestBoard("puzzles=3x3:", record: "2", progress: quest.progress)
    #expect(again.board.game == quest.board.game)
    let friend = try QuestBoard(UTF8Text(quest.address))
    #expect(friend.board.game == quest.board.game && friend.board.record.isEmpty)
  }

  @Test func `only what a quest has is offered in the menu, with its own rules`() throws {
    var session = Session(phrases: .english)
    let quest = try QuestBoard("day=2026-11-26")
    _ = session.handle(.panelOpened(.menu))
    let menu = try #require(quest.board.presentation(over: session).panel)
    let commands = menu.items.compactMap { item in
      if case .command(let command) = item.use { command } else { nil }
    }
    #expect(commands == [.howToPlay, .newGame, .games, .symbols, .journal, .languages])
    #expect(menu.items.enumerated().allSatisfy { $0.offset == $0.element.id })
    _ = session.handle(.panelOpened(.howToPlay))
    let rules = try #require(quest.board.presentation(over: session).panel)
    #expect(rules.title == quest.shown.wording.howToPlayTitle(quest.shown.rules))
    #expect(rules.items.contains { $0.label.description.contains("three tries") })
  }

  @Test func `an answer that comes late is none of another puzzle's`() throws {
    let (day, lesson) = try (
      #require(Quest.Source("day=2026-01-11")), #require(Quest.Source("lesson=1"))
    )
    let first = BoardQuest(day, progress: "", phrases: .english, symbols: SymbolChoice())
    let asked = try #require(first.start().request)
    let second = BoardQuest(
      lesson, progress: "", phrases: .english, symbols: SymbolChoice(),
      lastToken: first.lastToken)
    _ = second.start()
    let next = try #require(second.handle(.hintTapped).request)
    #expect(next.token != asked.token)
  }

  @Test func `the right answer of a lesson stays where it is`() throws {
    var quest = try QuestBoard("lesson=1")
    try quest.tap("c1")
    let answered = quest.board.game
    #expect(answered.lastMove == "c1")
    try quest.tap("a3")
    quest.perform(.hintTapped)
    #expect(quest.board.game == answered)
  }

  @Test func `a hint is offered where there is one`() throws {
    for (lesson, isOffered) in [(1, true), (9, false), (10, false)] {
      var quest = try QuestBoard("lesson=\(lesson)")
      let isShown = quest.shown[.hint].isEnabled
      #expect(isShown == isOffered, "\(lesson)")
      quest.perform(.hintTapped)
      #expect((quest.board.quest.hint != nil) == isOffered, "\(lesson)")
    }
    #expect(try QuestBoard("lesson=9").board.nextMark == nil, "no square is asked for")
  }
}
