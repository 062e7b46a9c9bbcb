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
    ("3x3:a1b1a2b2a3", "O’s move 1 lost it. Bottom middle. The centre would have kept the draw."),
    ("3x3:a1b2c3b1b3a3c1c2a2", "Perfectly played: nobody made a mistake."),
    (
      "3x3:b2b1c1a1c3a3c2",
      "O’s move 1 lost it. Bottom middle. Bottom left, bottom right or top left would have kept the draw."
    ),
    ("3x3:a1b1b2c3b3a2", "O’s move 1 lost it. Bottom middle. The centre would have kept the draw."),
    ("4x4+corners+squares:a1", "Perfectly played: nobody made a mistake."),
    (
      "4x4+corners+squares:b2a1d4",
      "O’s move 1 lost it. Bottom left. Upper centre-right would have kept the draw."
    ),
    ("15x15k5:h8a1", "No mistake was found."),
    ("3x3k1:a1", "Perfectly played: nobody made a mistake."),
  ])
  func `a review names the move that changed the result in one sentence`(
    text: String, sentence: String
  ) {
    let front = reviewing(text)
    let found = front.session.presentation.review?.sentence.description ?? "none"
    #expect(found == sentence)
  }

  @Test func `a review shows each move with its value`() {
    var front = FrontEnd("3x3:a1b1a2b2a3")
    #expect(front.session.presentation.review == nil)
    front.take(.reviewOpened)
    #expect(front.effectSummary == "think review")
    #expect(front.session.presentation.review?.sentence == "Checking every move…")
    #expect(
      steps(front) == [
        "X’s move 1, bottom left (a1)", "O’s move 1, bottom middle (b1)",
        "X’s move 2, middle left (a2)", "O’s move 2, the centre (b2)",
        "X’s move 3, top left (a3) <",
      ])
    front.take(.analysisProgressed(30, token: 1), .plyChosen(3))
    // The analysis goes on, because it covers the whole game.
    #expect(front.effectSummary == "announce, keep")
    #expect(front.analysis?.token == 1)
    front.answerTruly()
    #expect(
      steps(front) == [
        "X’s move 1, bottom left (a1), draw",
        "O’s move 1, bottom middle (b1), loses in 3 moves, mistake",
        "X’s move 2, middle left (a2), wins in 3 moves <",
        "O’s move 2, the centre (b2), loses in 1 move",
        "X’s move 3, top left (a3), wins in 1 move",
      ])
    for (action, ply) in [
      (Action.undoTapped, 2), (.undoTapped, 1), (.redoTapped, 2), (.plyChosen(5), 5),
      (.plyChosen(0), 0), (.undoTapped, 0), (.plyChosen(6), 0), (.plyChosen(-1), 0),
      (.redoTapped, 1),
    ] {
      front.take(action)
      #expect(front.session.game.ply == ply)
      #expect(front.session.isReviewing && front.analysis == nil)
    }
    front.take(.reviewClosed)
    #expect(front.summary == "playing 3x3:a1")
    #expect(front.session.presentation.review == nil)
    // The review stays valid while the record is the same.
    front.take(.reviewOpened)
    #expect(front.effects == [])
    #expect(steps(front)[0] == "X’s move 1, bottom left (a1), draw <")
  }

  @Test func `after a swap, each move of a review is the player's who made it`() {
    var front = reviewing("3x3+swap:a1=b1a2b2a3", second: .computer(.easy))
    #expect(
      front.session.presentation.review?.sentence
        == "Your second move lost it. Bottom middle. The centre would have kept the draw.")
    // Before the swap, the person has X on the board, and each move stays the same player's.
    for ply in [0, 1, 5] {
      front.take(.plyChosen(ply))
      #expect(
        steps(front).map { $0.split(separator: ",")[0] } == [
          "Your first move", "Your second move", "Computer’s move 1", "Your third move",
          "Computer’s move 2",
        ])
    }
    #expect(
      steps(reviewing("3x3+swap:a1=b1a2b2a3")).map { $0.split(separator: ",")[0] } == [
        "X’s move 1", "O’s move 1", "X’s move 2", "O’s move 2", "X’s move 3",
      ])
  }

  @Test func `a review opened at the end jumps to the move that changed the result`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    front.take(.reviewOpened)
    #expect(front.session.game.ply == 5)
    front.answerTruly()
    #expect(front.session.game.ply == 2)
    // Also if the review is already known.
    front.take(.plyChosen(5), .reviewClosed, .reviewOpened)
    #expect(front.session.game.ply == 2)
    // At any other move it stays there.
    front.take(.plyChosen(4), .reviewClosed, .reviewOpened)
    #expect(front.session.game.ply == 4)
    // Also if the first mark was taken over, which is a step and no move.
    front = FrontEnd("3x3+swap:a1=b1a2b2")
    front.play("a3")
    front.take(.reviewOpened)
    front.answerTruly()
    #expect(front.session.game.ply == 2)
    // It does not jump in a game without a mistake.
    #expect(reviewing("3x3:a1b2c3b1b3a3c1c2a2").session.game.ply == 9)
  }

  @Test func `a screen reader hears the finding of a review once, then each move`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    var speech = Speech(front.session)
    front.take(.reviewOpened)
    #expect(speech.message(about: front.session) == "Checking every move…")
    front.answerTruly()
    #expect(
      speech.message(about: front.session)
        == "O’s move 1 lost it. Bottom middle (b1). The centre (b2) would have kept the draw. X plays middle left (a2) and wins in 3 moves."
    )
    front.take(.plyChosen(3))
    #expect(speech.message(about: front.session) == "X’s move 2, middle left (a2), wins in 3 moves")
    #expect(speech.message(about: front.session) == nil)
    front.take(.reviewClosed)
    #expect(speech.message(about: front.session) == "O's turn.")
  }

  @Test func `every mistake has its answer, its lines and a way to try again`() {
    // O misses the centre, X gives the win away, and O misses the block.
    var front = FrontEnd("3x3:a1b1a2")
    front.play("a3", "c1", "b2", "c3")
    front.take(.reviewOpened)
    front.answerTruly()
    let shown = front.session.presentation
    #expect(shown.review?.steps.filter(\.isMistake).map(\.ply) == [2, 5, 6, 7])
    #expect(front.session.game.ply == 2)
    #expect(shown.review?.answer == "X plays middle left and wins in 3 moves.")
    #expect(shown.offer?.items.map(\.label) == ["Try again from here"])
    #expect(shown.ideas.map { $0.squares.map(\.description).joined() } == ["a1a2a3"])
    front.take(.plyChosen(1))
    #expect(front.session.presentation.review?.answer == "")
    #expect(front.session.presentation.offer == nil)
    front.take(.moveRetried(2))
    #expect(front.summary == "playing 3x3:a1")
    #expect(front.session.presentation.review == nil)
    #expect(front.session.game.record.count == 7, "the record is still there")
  }

  @Test func `only a person's mistake can be tried again, and not in a live game`() {
    var front = FrontEnd("3x3:a1b1a2b2a3", second: .computer(.easy))
    front.take(.reviewOpened)
    front.answerTruly()
    front.take(.plyChosen(2))
    #expect(front.session.presentation.review?.answer.isEmpty == false)
    #expect(front.session.presentation.offer == nil)
    for ply in [0, -1, 6, .max, .min] {
      front.take(.moveRetried(ply))
      #expect(front.session.isReviewing)
    }
  }

  @Test func `there is no review before the first move`() {
    var front = FrontEnd("3x3:")
    front.take(.reviewOpened)
    #expect(front.effects == [] && !front.session.isReviewing)
    front.take(.reviewClosed, .plyChosen(1), .otherLineChosen(0))
    #expect(front.effects == [] && front.summary == "playing 3x3:")
  }

  @Test func `a review of the same moves on another board is not used`() {
    var front = reviewing("3x3:a1b1a2")
    front.take(.gameOpened("#4x4:a1b1a2", record: ""), .reviewOpened)
    #expect(front.effectSummary == "think review")
  }

  @Test func `a review steps move by move also against the computer, which waits`() {
    var front = reviewing("3x3:b2a1c3", second: .computer(.easy))
    #expect(front.summary == "playing review 3x3:b2a1c3")
    front.take(.undoTapped)
    #expect(front.game == "3x3:b2a1")
    front.take(.undoTapped, .squareTapped("c2"), .hintTapped)
    #expect(front.effects == [] && front.game == "3x3:b2")
    front.endWait()
    #expect(front.effects == [] && front.game == "3x3:b2")
    front.take(.reviewClosed)
    #expect(front.effectSummary == "wait, think easy")
  }

  @Test(arguments: 0...4)
  func `another move can be tried anywhere, and the abandoned line is kept`(ply: Int) {
    var front = reviewing("3x3:a1b1a2b2a3")
    front.take(.plyChosen(ply))
    front.play("c1")
    #expect(!front.session.isReviewing)
    #expect(front.session.game.record.count == ply + 1)
    front.take(.reviewOpened)
    #expect(lines(front) == ["a1 b1 a2 b2 a3 (X wins)"])
    #expect(front.session.presentation.review?.sentence == "Checking every move…")
  }

  @Test func `replaying the move of the record adds no other line`() {
    var front = reviewing("3x3:a1b1a2b2a3")
    front.take(.plyChosen(1))
    front.play("b1")
    front.take(.reviewOpened)
    #expect(lines(front) == [])
    #expect(front.session.game.record.count == 5)
  }

  @Test func `other lines swap places, and none is saved twice`() {
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
    // A line played out again is no longer another one.
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

  @Test func `another line that continues an abandoned one replaces it`() {
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

  @Test func `a new game and a link to another game drop all other lines`() {
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

  @Test func `a long line is shortened`() throws {
    let wording = Wording(SymbolChoice())
    #expect(wording.line(try Game("3x3:a1b2c3b1b3a3c1c2a2")) == "a1 b2 c3 b1 b3 a3 … (draw)")
    #expect(wording.line(try Game("3x3:a1")) == "a1 (unfinished)")
  }
}
