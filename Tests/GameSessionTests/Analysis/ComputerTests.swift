import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct ComputerTests {
  @Test func `the computer is asked at once, moves after its pause and adds no history step`()
    throws
  {
    var front = FrontEnd("3x3:", second: .computer(.medium))
    front.take(.squareTapped("b2"))
    let question = AnalysisRequest(
      kind: .move(.medium), game: try Game("3x3:b2"),
      seed: try #require(front.analysis?.request.seed))
    #expect(
      front.effects == [
        .announce("You play the centre", .assertive),
        .saveGame("3x3:b2", record: "3x3:b2", isStep: false),
        .wait(milliseconds: 200, token: 1), .analyze(question, token: 1),
      ])
    #expect(front.session.status == "Computer (Medium) is thinking", "said once, not in two steps")
    front.endWait()
    #expect(front.effects == [.wait(milliseconds: 500, token: 2)])
    #expect(front.summary == "thinking 3x3:b2")
    #expect(front.session.status == "Computer (Medium) is thinking")
    front.endWait()
    #expect(front.effects == [])
    front.answer(.move("a1"))
    #expect(
      front.effects == [
        .announce("Computer plays bottom left", .assertive),
        .saveGame("3x3:b2a1", record: "3x3:b2a1", isStep: false),
        .wait(milliseconds: 200, token: 3),
      ])
    #expect(front.session["a1"].arrival == .drawn)
    front.endWait()
    #expect(front.effects == [])
    #expect(front.summary == "playing 3x3:b2a1")
  }

  /// `a` is the answer, `w` the end of a wait; the first wait is the transition of the turn.
  @Test(arguments: ["wwa", "waw", "aww"])
  func `the computer moves once its pause and its search are over, in either order`(
    order: String
  ) {
    var front = FrontEnd("3x3:", second: .computer(.easy))
    front.take(.squareTapped("b2"))
    for event in order {
      #expect(front.game == "3x3:b2")
      if event == "a" { front.answer(.move("c1")) } else { front.endWait() }
    }
    #expect(front.summary == "turn 3x3:b2c1")
    #expect(front.analysis == nil)
  }

  @Test func `reduced motion keeps the pause and drops the transitions`() {
    var front = FrontEnd("3x3:", second: .computer(.easy), reducesMotion: true)
    front.take(.squareTapped("b2"))
    #expect(front.effectSummary == "announce, keep, wait, think easy")
    #expect(front.wait?.milliseconds == 500)
    front.take(.motionPreferenceChanged(isReduced: true))
    #expect(front.effects == [])
    front.answer(.move("a1"))
    #expect(front.game == "3x3:b2")
    front.endWait()
    #expect(front.effectSummary == "announce, keep")
    #expect(front.summary == "playing 3x3:b2a1")
  }

  @Test func `a computer with X starts the game`() {
    var match = Match()
    match[.first] = .computer(.hard)
    var session = Session(match: match)
    #expect(session.phase == .thinking)
    #expect(
      summary(session.handle(.gameOpened("", record: "")))
        == "keep, wait, think hard")
  }

  private static let hard = "think hard"
  private static let interruptions: [(action: Action, effects: String, summary: String)] = [
    (.undoTapped, "announce, keep, stop", "playing 3x3:"),
    (.plyChosen(0), "announce, keep, stop", "playing 3x3:"),
    (.newGameTapped, "say, step, wait, stop", "clearing 3x3:"),
    (.rulesChosen(.fourByFour), "say, step, stop", "playing 4x4:"),
    (.gameOpened("#3x3:b2a1", record: ""), "keep, stop", "playing 3x3:b2a1"),
    (.gameOpened("#4x4:a1", record: ""), "keep, wait, \(hard)", "thinking 4x4:a1"),
    (.gameOpened("nonsense", record: ""), "stop", "thinking /unreadableGame 3x3:b2"),
    (.playerChosen(.person, for: .second), "players, stop", "playing 3x3:b2"),
    (
      .playerChosen(.computer(.easy), for: .second),
      "players, wait, think easy", "thinking 3x3:b2"
    ),
    (.panelOpened(.howToPlay), "stop", "thinking /howToPlay 3x3:b2"),
    (.panelOpened(.players), "stop", "thinking /players 3x3:b2"),
    (.reviewOpened, "think review", "playing review 3x3:b2"),
  ]

  @Test(arguments: interruptions, [false, true])
  func `an interruption cancels the search, and its late result changes nothing`(
    interruption: (action: Action, effects: String, summary: String), isPaused: Bool
  ) throws {
    var front = FrontEnd("3x3:", second: .computer(.hard))
    front.take(.squareTapped("b2"))
    front.endWait()
    if isPaused { front.endWait() }
    let old = try #require(front.analysis)
    let oldWait = front.wait
    front.take(interruption.action)
    #expect(front.effectSummary == interruption.effects)
    #expect(front.summary == interruption.summary)
    let looks = Looks(front.session)
    front.take(.resultFound(.move("c3"), token: old.token))
    #expect(front.effects == [] && Looks(front.session) == looks)
    front.take(.analysisProgressed(50, token: old.token))
    #expect(front.effects == [] && Looks(front.session) == looks)
    if let oldWait, oldWait.token != front.wait?.token {
      front.take(.waitEnded(token: oldWait.token))
      #expect(front.effects == [] && Looks(front.session) == looks)
    }
  }

  @Test func `a result that does not fit the request is ignored`() throws {
    var front = FrontEnd("3x3:b2", second: .computer(.hard))
    let token = try #require(front.analysis?.token)
    let review = Review(of: try Game("3x3:b2"), values: [], keeping: [])
    let wrong: [AnalysisResult] = [
      .move(nil), .move("b2"), .move("d1"), .hint(Hint(square: "a1", reasons: [.onlyHold])),
      .values([]), .review(review),
    ]
    let looks = Looks(front.session)
    for answer in wrong {
      front.take(.resultFound(answer, token: token))
      #expect(front.effects == [] && Looks(front.session) == looks, "\(answer)")
    }
    for other in [token - 1, token + 1, 0, -1] {
      front.take(.resultFound(.move("a1"), token: other))
      #expect(front.effects == [] && Looks(front.session) == looks)
    }
    front.answer(.move("a1"))
    front.endWait()
    #expect(front.game == "3x3:b2a1")
  }

  @Test func `squares and pieces ignore input during the computer's turn`() {
    for isAnswered in [false, true] {
      var front = FrontEnd("3x3:b2", second: .computer(.hard))
      if isAnswered { front.answer(.move("a1")) }
      let looks = Looks(front.session)
      let actions: [Action] = [
        .squareTapped("c3"), .squareTapped("b2"), .pieceTapped(.o), .pieceTapped(.x),
        .pieceLifted(.o), .pieceMoved(over: "c3"), .pieceDropped(on: "c3"), .pieceReturned,
        .hintTapped, .resultFound(.move("c3"), token: 99), .reviewClosed, .otherLineChosen(0),
        .plyChosen(1), .plyChosen(-1), .plyChosen(2),
      ]
      for action in actions {
        front.take(action)
        #expect(front.effects == [] && Looks(front.session) == looks, "\(action)")
      }
      #expect(front.session.presentation[.hint].isEnabled == false)
      #expect(front.summary == "thinking 3x3:b2")
    }
  }

  @Test func `an open panel holds back the computer's move`() {
    var front = FrontEnd("3x3:b2", second: .computer(.hard))
    front.answer(.move("a1"))
    front.take(.panelOpened(.howToPlay))
    front.endWait()
    #expect(front.summary == "thinking /howToPlay 3x3:b2")
    front.take(.panelClosed)
    // Its move is found already; only the pause starts again.
    #expect(front.effects == [.wait(milliseconds: 500, token: 2)])
    front.endWait()
    #expect(front.summary == "turn 3x3:b2a1")
  }

  @Test func `an unreadable text holds back the computer and keeps the address`() {
    var front = FrontEnd("3x3:b2", second: .computer(.hard))
    front.take(.gameOpened("nonsense", record: ""))
    #expect(front.effectSummary == "stop")
    front.endWait()
    #expect(front.effects == [])
    front.take(.panelClosed)
    #expect(front.effectSummary == "keep, wait, think hard")
  }

  @Test func `a computer seated while a panel is open moves once it closes`() {
    var front = FrontEnd("3x3:b2")
    front.take(.panelOpened(.players), .playerChosen(.computer(.easy), for: .second))
    #expect(front.effectSummary == "players")
    #expect(front.summary == "thinking /players 3x3:b2")
    front.take(.panelConfirmed)
    #expect(front.effectSummary == "wait, think easy")
  }

  @Test(arguments: [
    // From a person's turn back to the one before, and from the computer's turn to the person's.
    (Player.person, Player.computer(.hard), "3x3:b2a1c3c1", 4, "3x3:b2a1", "3x3:b2a1c3c1"),
    (.person, .computer(.hard), "3x3:b2a1c3", 3, "3x3:b2a1", "3x3:b2a1c3"),
    (.person, .computer(.hard), "3x3:b2", 1, "3x3:", "3x3:b2"),
    (.computer(.hard), .person, "3x3:b2a1c3", 3, "3x3:b2", "3x3:b2a1c3"),
    (.computer(.hard), .person, "3x3:b2", 1, "3x3:", "3x3:b2"),
    (.computer(.hard), .computer(.easy), "3x3:b2a1", 2, "3x3:b2", "3x3:b2a1"),
    (.person, .person, "3x3:b2a1", 2, "3x3:b2", "3x3:b2a1"),
    // After the end, whoever made the last move.
    (.person, .computer(.hard), "3x3:a1b1a2b2a3", 5, "3x3:a1b1a2b2", "3x3:a1b1a2b2a3"),
    (.person, .computer(.hard), "3x3:c1a1c2b2a2c3", 6, "3x3:c1a1c2b2", "3x3:c1a1c2b2a2c3"),
  ])
  func `undo goes back to a person's turn, and redo forward to one`(
    first: Player, second: Player, text: String, ply: Int, back: String, forward: String
  ) {
    var front = FrontEnd(text, first: first, second: second)
    front.take(.undoTapped)
    #expect(front.game == back)
    #expect(front.effectSummary.hasPrefix("announce, keep"))
    front.take(.redoTapped)
    #expect(front.game == forward)
    #expect(front.effectSummary.hasPrefix("announce, keep"))
  }

  @Test func `undo announces the person's move, and redo the last replayed one`() {
    var front = FrontEnd("3x3:b2a1", second: .computer(.hard))
    front.take(.undoTapped, .redoTapped)
    #expect(front.heard == ["You took back the centre", "Computer plays bottom left"])
  }

  @Test(arguments: [false, true])
  func `two computers play to the end, which is counted`(reducesMotion: Bool) {
    var front = FrontEnd(
      "3x3:", first: .computer(.perfect), second: .computer(.perfect),
      reducesMotion: reducesMotion, seed: 3)
    front.settle()
    #expect(front.summary == "finished /result \(front.game)")
    #expect(front.session.status == "The board is full")
    #expect(front.heard.count == 9)
    #expect(!front.heard.contains { $0.contains("Draw") }, "the status says it")
    #expect(
      front.session.presentation.score
        == "Computer (Perfect 1): 0, Computer (Perfect 2): 0, draws: 1")
    #expect(front.address == front.session.game.notation)
  }

  @Test(arguments: Level.allCases, Level.allCases)
  func `any two levels finish a game on any seed, and equal seeds give equal games`(
    first: Level, second: Level
  ) {
    for seed in 0..<3 {
      let games = (0..<2).map { _ in
        var front = FrontEnd(
          "3x3:", first: .computer(first), second: .computer(second), reducesMotion: true,
          seed: seed)
        front.settle()
        return front.session.game
      }
      #expect(games[0].position.isOver, "seed \(seed)")
      #expect(games[0] == games[1], "seed \(seed)")
    }
  }

  @Test func `the end is announced together with the computer's move`() {
    var front = FrontEnd("3x3:c1a1c2b2a2", second: .computer(.easy))
    front.settle()
    #expect(front.heard == ["Computer plays top right"], "and the status how it ended")
    #expect(
      front.session.status == "Your third move let the computer through. Top right would have won.")
    #expect(front.summary == "finished /result 3x3:c1a1c2b2a2c3")
    #expect(front.session.presentation.score == "You: 0, Computer (Easy): 1, draws: 0")
  }

  @Test func `progress is shown until the result arrives or the request is cancelled`() throws {
    var front = FrontEnd("3x3:b2", second: .computer(.hard))
    let token = try #require(front.analysis?.token)
    #expect(front.session.presentation.progress == nil)
    front.take(.analysisProgressed(40, token: token - 1))
    #expect(front.session.presentation.progress == nil)
    front.take(.analysisProgressed(40, token: token))
    #expect(front.session.presentation.progress == 40)
    var dropped = front
    dropped.take(.panelOpened(.howToPlay))
    #expect(dropped.session.presentation.progress == nil)
    front.answer(.move("a1"))
    #expect(front.session.presentation.progress == nil)

    // Late progress, or progress of no request, must not leave a bar that never goes away.
    for token in [0, token, token + 1] {
      front.take(.analysisProgressed(50, token: token))
      #expect(front.session.presentation.progress == nil)
    }
    var idle = FrontEnd("3x3:")
    idle.take(.analysisProgressed(50, token: 0))
    #expect(idle.session.presentation.progress == nil)

    var explaining = FrontEnd("3x3:")
    explaining.take(.explainTapped, .analysisProgressed(70, token: 1))
    #expect(explaining.session.presentation.progress == 70)
    explaining.take(.explainTapped)
    #expect(explaining.effects == [.stopAnalyzing])
    #expect(explaining.session.presentation.progress == nil)
  }
}
