import GamePuzzles
import GameRules
import GameSession
import GameSolver
import Testing

/// A quest with its engine, which answers at once.
struct Learner {
  var quest: Quest
  /// The texts told to a screen reader, in order.
  private(set) var told: [String] = []
  /// The effects that save something, in order.
  private(set) var saved: [Quest.Effect] = []
  private let engine = QuestEngine()

  init(_ source: Quest.Source, record: PuzzleRecord = PuzzleRecord()) {
    quest = Quest(source, record: record)
    carryOut(quest.start())
  }

  mutating func perform(_ action: Quest.Action) { carryOut(quest.handle(action)) }

  mutating func tap(_ square: String) throws {
    perform(.squareTapped(try #require(Square(square))))
  }

  private mutating func carryOut(_ effects: [Quest.Effect]) {
    for effect in effects {
      switch effect {
      case .ask(let request, let token):
        carryOut(quest.handle(.found(engine.answer(request), token: token)))
      case .announce(let text): told.append(text.description)
      case .saveAttempt, .saveRecord, .saveLesson: saved.append(effect)
      }
    }
  }

  var shown: QuestPresentation { quest.presentation(page: "https://example.org/") }

  var attempt: PuzzleAttempt? {
    if case .puzzle(let attempt) = quest.stage { attempt } else { nil }
  }
}

@Suite struct QuestTests {
  private func day(_ text: UTF8Text) throws -> Quest.Source { .day(try PuzzleDay(text)) }

  @Test func `a puzzle that is solved on the second try is told in this order`() throws {
    var learner = Learner(try day("2026-01-11"))
    #expect(learner.shown.title == "Puzzle 11, 2026-01-11")
    #expect(learner.shown.subtitle == "Difficulty 4 of 5")
    #expect(learner.shown.tries == [.remaining, .remaining, .remaining])
    try learner.tap("a3")
    #expect(learner.shown.tries == [.missed, .remaining, .remaining])
    #expect(learner.shown.ghosts.map(\.description) == ["a3", "b3"])
    for square in ["b3", "b2", "a3"] { try learner.tap(square) }
    #expect(
      learner.told == [
        "You play X. Only one move wins. It takes you 4 moves.",
        "Not upper left. O plays upper centre-left, and nobody can win.", "2 tries left.",
        "Right! O answers with lower centre-right. Go on.",
        "Right! O answers with bottom centre-left. Go on.", "Right!",
      ])
    #expect(learner.shown.tries == [.missed, .solved])
    #expect(learner.shown.status == "Right!" && learner.shown.ghosts.isEmpty)
    #expect(
      learner.shown.share.description == """
        Tic-tac-toe, puzzle 11: solved on the 2nd try
        🟨✅
        https://example.org/#day=2026-01-11
        """)
  }

  @Test func `a puzzle that is missed three times shows its answer, and another game is no better`()
    throws
  {
    var learner = Learner(try day("2026-01-06"))
    for square in ["a2", "b2", "b4"] {
      #expect(learner.shown.share.isEmpty)
      try learner.tap(square)
    }
    #expect(learner.told.last == "The answer is upper centre-left.")
    #expect(learner.shown.tries == [.missed, .missed, .missed])
    let hinted = learner.shown.squares.filter(\.isHint)
    #expect(hinted.count == 1)
    let day = try PuzzleDay("2026-01-06")
    #expect(learner.quest.record[day] == .shown)
    // Taps come to nothing now.
    try learner.tap("b3")
    #expect(learner.attempt?.state == .shown)
    var again = Learner(.day(day), record: learner.quest.record)
    try again.tap("b3")
    #expect(again.attempt?.state == .solved && again.quest.record[day] == .shown)
    #expect(!again.saved.contains { if case .saveRecord = $0 { true } else { false } })
  }

  @Test func `an attempt goes on after a reload`() throws {
    var learner = Learner(try day("2026-01-06"))
    try learner.tap("a2")
    learner.perform(.hintTapped)
    let texts = learner.saved.compactMap { effect -> UTF8Text? in
      if case .saveAttempt(let text, _) = effect { text } else { nil }
    }
    var other = Learner(try day("2026-01-06"))
    other.perform(.resumed(try #require(texts.last)))
    #expect(other.attempt == learner.attempt)
    try other.tap("b3")
    #expect(other.attempt?.solvedOn == 2 && other.attempt?.hints == 1)
    #expect(other.shown.share.description.contains("solved on the 2nd try with 1 hint\n💡🟨✅\n"))
    other.perform(.resumed("nonsense"))
    #expect(other.attempt?.solvedOn == 2)
  }

  @Test func `a hint has three steps: where to look, the idea, and one square`() throws {
    var learner = Learner(.lesson(try #require(Lesson(4))))
    func lookedAt() -> [Int] {
      learner.shown.squares.indices.filter { learner.shown.squares[$0].isLookedAt }
    }
    #expect(lookedAt().isEmpty && learner.shown.ideas.isEmpty)
    learner.perform(.hintTapped)
    #expect(learner.shown.status == "Look where two of your lines cross.")
    #expect(!lookedAt().isEmpty && learner.shown.ideas.isEmpty)
    #expect(!learner.shown.squares.contains { $0.isHint })
    learner.perform(.hintTapped)
    #expect(learner.shown.status == "One square makes two threats at once.")
    #expect(learner.shown.ideas.count == 2)
    learner.perform(.hintTapped)
    learner.perform(.hintTapped)
    #expect(learner.shown.status.description.hasPrefix("Play top left. You threaten to complete "))
    let places = learner.shown.squares.indices.filter { learner.shown.squares[$0].isHint }
    #expect(places == [6])
    try learner.tap("a3")
    #expect(learner.shown.squares.filter(\.isHint).isEmpty)
  }

  @Test(arguments: 1...14)
  func `every puzzle of two weeks is solved by best moves, with its result kept`(number: Int) throws
  {
    let day = try #require(PuzzleDay(number: number))
    var learner = Learner(.day(day))
    let puzzle = try #require(learner.attempt).puzzle
    let solver = Solver(puzzle.game.position.table)
    while let attempt = learner.attempt, attempt.state == .asked, attempt.misses == 0 {
      let isFirst = attempt.game.ply == puzzle.game.ply
      let best = solver.analysis(of: attempt.game.position).bestMoves.first
      learner.perform(.squareTapped(isFirst ? puzzle.answer : try #require(best)))
    }
    #expect(learner.attempt?.solvedOn == 1)
    #expect(learner.quest.record[day] == .solved)
    #expect(learner.saved.contains(.saveRecord(learner.quest.record)))
    learner.perform(.nextTapped)
    #expect(learner.quest.stage == .finished)
  }

  @Test(arguments: 1...Lesson.count)
  func `the right answers lead through every lesson`(number: Int) throws {
    let lesson = try #require(Lesson(number))
    var learner = Learner(.lesson(lesson))
    for step in lesson.steps {
      #expect(learner.shown.game == step.game && !learner.shown.canGoOn)
      learner.perform(.nextTapped)
      #expect(learner.shown.game == step.game)
      if case .game(let answer) = step.task {
        #expect(learner.shown.choices.count == 4)
        learner.perform(.gameChosen(answer + 1))
      } else {
        learner.perform(.squareTapped(try #require(step.answers.first)))
      }
      guard step.sentence != nil else { continue }
      #expect(learner.shown.canGoOn && learner.shown.status.description == learner.told.last)
      learner.perform(.nextTapped)
    }
    #expect(learner.quest.stage == .finished)
    #expect(learner.saved == [.saveLesson(number)])
  }

  @Test func `a wrong answer in a lesson shows what it allows and is asked again`() throws {
    var learner = Learner(.lesson(try #require(Lesson(2))))
    try learner.tap("c3")
    #expect(
      learner.shown.status == "Not top right. X plays top left and completes the left column.")
    #expect(learner.shown.ghosts.map(\.description) == ["c3", "a3"])
    #expect(!learner.shown.canGoOn)
    learner.perform(.answerTapped)
    #expect(learner.shown.status == "The answer is top left." && learner.shown.canGoOn)
    learner.perform(.nextTapped)
    #expect(learner.shown.subtitle == "Step 2 of 3")
  }

  @Test func `a wrong game is told, and a number out of range is not`() throws {
    var learner = Learner(.lesson(try #require(Lesson(9))))
    learner.perform(.gameChosen(1))
    #expect(learner.shown.status == "Not 1.")
    learner.perform(.gameChosen(5))
    #expect(learner.shown.status == "Not 1.")
    try learner.tap("b2")
    #expect(learner.shown.status == "Not 1." && !learner.shown.canGoOn)
  }

  @Test func `a sheet asks for one game after the other, and says which is no puzzle`() throws {
    let games = try ["3x3:a1", "3x3:b1", "3x3+misere:"].map { try Game($0) }
    var learner = Learner(.sheet(games))
    #expect(learner.shown.title == "Step 1 of 3" && learner.quest.count == 3)
    try learner.tap("b2")
    learner.perform(.nextTapped)
    #expect(learner.quest.stage == .noPuzzle(games[1]))
    learner.perform(.nextTapped)
    try learner.tap("b2")
    #expect(learner.shown.share.isEmpty && learner.saved.isEmpty)
    learner.perform(.nextTapped)
    #expect(learner.quest.stage == .finished && learner.shown.game == nil)
  }

  @Test func `puzzles without end are of one grade`() throws {
    var learner = Learner(.endless(try #require(EndlessPuzzles(series: 2))))
    for _ in 0..<5 {
      let attempt = try #require(learner.attempt)
      #expect(attempt.puzzle.grade == 2 && learner.quest.count == nil)
      learner.perform(.answerTapped)
      learner.perform(.nextTapped)
      #expect(learner.attempt?.puzzle != attempt.puzzle)
    }
  }

  @Test func `a late answer of the engine and taps meanwhile come to nothing`() throws {
    let quest = Quest(try day("2026-01-06"))
    let effects = quest.start()
    guard case .ask(let request, let token)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    let square = Square("a2")
    #expect(quest.isWaiting && quest.handle(.squareTapped(square)).isEmpty)
    #expect(quest.handle(.hintTapped).isEmpty && quest.handle(.nextTapped).isEmpty)
    let engine = QuestEngine()
    #expect(quest.handle(.found(engine.answer(request), token: token + 1)).isEmpty)
    #expect(quest.game == nil)
    _ = quest.handle(.found(engine.answer(request), token: token))
    #expect(quest.game != nil && !quest.isWaiting)
    // A taken square is no answer.
    let taken = Square("a1")
    #expect(quest.handle(.squareTapped(taken)).isEmpty)
  }

  @Test func `a quest speaks German as well`() throws {
    let german = try #require(Language.named("de")).phrases
    let quest = Quest(.lesson(try #require(Lesson(1))), phrases: german)
    _ = quest.start()
    #expect(quest.presentation().title == "Lektion 1: Drei in einer Reihe")
    _ = quest.handle(.squareTapped(Square("c1")))
    #expect(quest.presentation().status == "Eine Zeile. Das gewinnt!")
  }

  @Test func `a sheet has room for many boards, and not for more than the memory holds`() throws {
    let shapes = ["a1b2c3d1e2f3g1h2", "a1b2c3d1e2f3g1h3", "a1b2c3d1e2f3g2h1", "a1b2c3d1e2f3g2h3"]
    func source(_ count: Int) -> Quest.Source? {
      let games = (0..<count).map { index in
        "\(17 + index % 3)x19k5+\(shapes[index % 4])+\(shapes[(index + 1) % 4]):"
      }
      return Quest.Source(UTF8Text("puzzles=" + games.joined(separator: ",")))
    }
    #expect(source(1) != nil && source(2) != nil)
    #expect(source(40) == nil)
    let small = Array(repeating: "3x3:b2", count: 100).joined(separator: ",")
    #expect(Quest.Source(UTF8Text("puzzles=" + small)) != nil)
  }
}
