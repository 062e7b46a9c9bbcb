import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct ReviewTests {
  private func reviewing(_ text: String, record: String = "", second: Player = .person) -> FrontEnd
  {
    var front = FrontEnd(text, record: record, second: second)
    front.take(.reviewOpened)
    front.answerTruly()
    return front
  }

  private func lines(_ front: FrontEnd) -> [String] {
    front.session.presentation.review?.otherLines.map {
      String($0.description.dropFirst("Other line: ".count))
    } ?? []
  }

  private func steps(_ front: FrontEnd) -> [String] {
    let wording = front.session.presentation.wording
    return front.session.presentation.review?.steps.map {
      wording.step($0).description + ($0.isCurrent ? " <" : "")
    } ?? []
  }

  @Test(arguments: [
    ("3x3:a1b1a2b2a3", "Move 2, b1: a draw until here; b2 would have held it"),
    ("3x3:a1b2c3b1b3a3c1c2a2", "Perfectly played: no move changed the result."),
    ("3x3:b2b1c1a1c3a3c2", "Move 2, b1: a draw until here; a1, c1 or a3 would have held it"),
    ("3x3:a1b1b2c3b3a2", "Move 2, b1: a draw until here; b2 would have held it"),
    ("4x4+corners+squares:a1", "Perfectly played: no move changed the result."),
    ("4x4+corners+squares:b2a1d4", "Move 2, a1: a draw until here; c3 would have held it"),
    ("15x15k5:h8a1", "No move is known to have changed the result."),
    ("3x3k1:a1", "Perfectly played: no move changed the result."),
  ])
  func `A review says in a sentence where the result changed`(text: String, sentence: String) {
    let front = reviewing(text)
    let found = front.session.presentation.review?.sentence.description ?? "none"
    #expect(found == sentence)
  }

  @Test func `A game is looked at move by move, each with its worth`() {
    var front = FrontEnd("3x3:a1b1a2b2a3")
    #expect(front.session.presentation.review == nil)
    front.take(.reviewOpened)
    #expect(front.effectSummary == "think review")
    #expect(front.session.presentation.review?.sentence == "Looking at every move…")
    #expect(
      steps(front) == [
        "Move 1, X a1", "Move 2, O b1", "Move 3, X a2", "Move 4, O b2", "Move 5, X a3 <",
      ])
    front.take(.analysisProgressed(30, token: 1), .plyChosen(3))
    // The thought goes on, as it is of the whole game.
    #expect(front.effectSummary == "announce, keep")
    #expect(front.thought?.token == 1)
    front.answerTruly()
    #expect(
      steps(front) == [
        "Move 1, X a1, draw", "Move 2, O b1, loss in 6, changed the result",
        "Move 3, X a2, win in 5 <", "Move 4, O b2, loss in 2", "Move 5, X a3, win in 1",
      ])
    for (action, ply) in [
      (Action.undoTapped, 2), (.undoTapped, 1), (.redoTapped, 2), (.plyChosen(5), 5),
      (.plyChosen(0), 0), (.undoTapped, 0), (.plyChosen(6), 0), (.plyChosen(-1), 0),
      (.redoTapped, 1),
    ] {
      front.take(action)
      #expect(front.session.game.ply == ply)
      #expect(front.session.isReviewing && front.thought == nil)
    }
    front.take(.reviewClosed)
    #expect(front.summary == "playing 3x3:a1")
    #expect(front.session.presentation.review == nil)
    // What was found is kept for as long as the record is the same.
    front.take(.reviewOpened)
    #expect(front.effects == [])
    #expect(steps(front)[0] == "Move 1, X a1, draw <")
  }

  @Test func `From the end it leads to the move that changed the result`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    front.take(.reviewOpened)
    #expect(front.session.game.ply == 5)
    front.answerTruly()
    #expect(front.session.game.ply == 2)
    // Also where it is known already.
    front.take(.plyChosen(5), .reviewClosed, .reviewOpened)
    #expect(front.session.game.ply == 2)
    // Whoever looks elsewhere stays there.
    front.take(.plyChosen(4), .reviewClosed, .reviewOpened)
    #expect(front.session.game.ply == 4)
    // And nothing leads away from a game without a slip.
    #expect(reviewing("3x3:a1b2c3b1b3a3c1c2a2").session.game.ply == 9)
  }

  @Test func `A screen reader hears what a review has found once, and then each place`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    var speech = Speech(front.session)
    front.take(.reviewOpened)
    #expect(speech.message(about: front.session) == "Looking at every move…")
    front.answerTruly()
    #expect(
      speech.message(about: front.session)
        == "Move 2, b1: a draw until here; b2 would have held it")
    front.take(.plyChosen(3))
    #expect(speech.message(about: front.session) == "Move 3, X a2, win in 5")
    #expect(speech.message(about: front.session) == nil)
    front.take(.reviewClosed)
    #expect(speech.message(about: front.session) == "O's turn.")
  }

  @Test func `Nothing can be looked at before the first move`() {
    var front = FrontEnd("3x3:")
    front.take(.reviewOpened)
    #expect(front.effects == [] && !front.session.isReviewing)
    front.take(.reviewClosed, .plyChosen(1), .otherLineChosen(0))
    #expect(front.effects == [] && front.summary == "playing 3x3:")
  }

  @Test func `The same moves on another board are another game`() {
    var front = reviewing("3x3:a1b1a2")
    front.take(.gameOpened("#4x4:a1b1a2", record: ""), .reviewOpened)
    #expect(front.effectSummary == "think review")
  }

  @Test func `A review steps move by move also against a program, which waits`() {
    var front = reviewing("3x3:b2a1c3", second: .computer(.casual))
    #expect(front.summary == "playing review 3x3:b2a1c3")
    front.take(.undoTapped)
    #expect(front.game == "3x3:b2a1")
    front.take(.undoTapped, .squareTapped("c2"), .hintTapped)
    #expect(front.effects == [] && front.game == "3x3:b2")
    front.endWait()
    #expect(front.effects == [] && front.game == "3x3:b2")
    front.take(.reviewClosed)
    #expect(front.effectSummary == "wait, think casual")
  }

  @Test(arguments: 0...4)
  func `Another move is tried from any place, and the line that was left is kept`(ply: Int) {
    var front = reviewing("3x3:a1b1a2b2a3")
    front.take(.plyChosen(ply))
    front.play("c1")
    #expect(!front.session.isReviewing)
    #expect(front.session.game.record.count == ply + 1)
    front.take(.reviewOpened)
    #expect(lines(front) == ["a1 b1 a2 b2 a3 (X wins)"])
    #expect(front.session.presentation.review?.sentence == "Looking at every move…")
  }

  @Test func `The move of the record is no other line`() {
    var front = reviewing("3x3:a1b1a2b2a3")
    front.take(.plyChosen(1))
    front.play("b1")
    front.take(.reviewOpened)
    #expect(lines(front) == [])
    #expect(front.session.game.record.count == 5)
  }

  @Test func `Lines swap places, and none is kept twice`() {
    var front = FrontEnd("3x3:a1b1a2b2a3")
    front.take(.plyChosen(1))
    front.play("b2", "c3")
    front.take(.plyChosen(0))
    front.play("b2")
    front.take(.reviewOpened)
    #expect(lines(front) == ["a1 b1 a2 b2 a3 (X wins)", "a1 b2 c3 (unfinished)"])
    front.take(.otherLineChosen(0))
    #expect(front.effectSummary == "keep, think review")
    #expect(front.summary == "finished review 3x3:a1b1a2b2a3")
    #expect(lines(front) == ["b2 (unfinished)", "a1 b2 c3 (unfinished)"])
    // The line that is played out again is no other line any more.
    front.take(.plyChosen(1))
    front.play("b2")
    front.take(.reviewOpened)
    #expect(
      lines(front) == ["b2 (unfinished)", "a1 b2 c3 (unfinished)", "a1 b1 a2 b2 a3 (X wins)"])
    front.play("c3")
    front.take(.reviewOpened)
    #expect(lines(front) == ["b2 (unfinished)", "a1 b1 a2 b2 a3 (X wins)"])
    for index in [-1, 2, 99] {
      front.take(.otherLineChosen(index))
      #expect(front.effects == [] && front.game == "3x3:a1b2c3")
    }
  }

  @Test func `A line that a link leads to is not kept a second time`() {
    var front = FrontEnd("3x3:a1b1a2")
    front.take(.plyChosen(1))
    front.play("c3")
    front.take(.plyChosen(1), .gameOpened("#3x3:a1b1a2", record: ""), .plyChosen(1))
    front.play("b3")
    front.take(.reviewOpened)
    #expect(lines(front) == ["a1 b1 a2 (unfinished)"])
  }

  @Test func `A line that only begins another is not kept beside it`() {
    var front = FrontEnd("3x3:a1b1a2")
    front.take(.plyChosen(1))
    front.play("c3")
    front.take(.plyChosen(1))
    front.play("b1")
    front.take(.plyChosen(0))
    front.play("c1")
    front.take(.reviewOpened)
    #expect(lines(front) == ["a1 b1 a2 (unfinished)", "a1 c3 (unfinished)"])
  }

  @Test func `A line that goes on from the one that is left takes its place`() {
    var front = FrontEnd("3x3:a1b1a2")
    front.take(.plyChosen(0))
    front.play("c3")
    front.take(.plyChosen(0))
    front.play("a1")
    front.take(.reviewOpened)
    #expect(lines(front) == ["a1 b1 a2 (unfinished)", "c3 (unfinished)"])
    front.take(.otherLineChosen(0))
    #expect(lines(front) == ["c3 (unfinished)"])
    #expect(front.game == "3x3:a1b1a2")
  }

  @Test func `Other lines are dropped with a new game and with a link to another`() {
    let actions: [Action] = [
      .newGameTapped, .rulesChosen(.classic), .gameOpened("#3x3:c3c2", record: ""),
      .gameOpened("#4x4:b2", record: ""),
    ]
    for action in actions {
      var front = FrontEnd("3x3:a1b1")
      front.take(.undoTapped)
      front.play("b2")
      #expect(front.session.otherLines.count == 1)
      var back = front
      back.take(.gameOpened("#3x3:a1", record: "3x3:a1b2"))
      #expect(back.session.otherLines.count == 1, "a step back in the same game")
      front.take(action)
      #expect(front.session.otherLines == [])
    }
  }

  @Test func `A long line is cut`() throws {
    let wording = Wording(SymbolChoice())
    #expect(wording.line(try Game("3x3:a1b2c3b1b3a3c1c2a2")) == "a1 b2 c3 b1 b3 a3 … (draw)")
    #expect(wording.line(try Game("3x3:a1")) == "a1 (unfinished)")
  }
}
