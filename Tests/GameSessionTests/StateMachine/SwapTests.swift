import GameRules
import GameSolver
import Testing

@testable import GameSession

/// Taking over the first mark: who plays which mark, at every place of the record.
@Suite struct SwapTests {
  private func seats(_ front: FrontEnd) -> String {
    front.session.presentation.tray.map { "\($0.mark.letter) \($0.fullName)" }
      .joined(separator: ", ")
  }

  @Test func `the second player takes over X, and the first one moves as O`() {
    var front = FrontEnd("3x3+swap:")
    front.play("b2")
    #expect(front.session.presentation.offer?.items.map { "\($0.label)" } == ["Take over X"])
    front.take(.markTakenOver)
    #expect(front.game == "3x3+swap:b2=")
    #expect(front.address == "3x3+swap:b2=")
    #expect(front.heard.last == "X takes over X")
    #expect(seats(front) == "X Player 2, O Player 1")
    #expect(front.session.presentation.turn == .o)
    #expect(front.session.presentation.offer == nil)
    front.play("a1")
    #expect(front.game == "3x3+swap:b2=a1")
  }

  @Test func `nothing is offered without the rule, or later`() {
    var front = FrontEnd("3x3:")
    front.play("b2")
    front.take(.markTakenOver)
    #expect(front.game == "3x3:b2" && front.session.presentation.offer == nil)
    front = FrontEnd("3x3+swap:b2a1")
    front.take(.markTakenOver)
    #expect(front.game == "3x3+swap:b2a1" && front.session.presentation.offer == nil)
  }

  @Test func `it is undone and redone like a move, and the seats follow`() {
    var front = FrontEnd("3x3+swap:b2")
    front.take(.markTakenOver)
    front.play("a1")
    front.take(.undoTapped)
    #expect(front.game == "3x3+swap:b2=" && seats(front) == "X Player 2, O Player 1")
    front.take(.undoTapped)
    #expect(front.game == "3x3+swap:b2" && seats(front) == "X Player 1, O Player 2")
    #expect(front.heard.last == "X is handed back")
    front.take(.undoTapped)
    #expect(front.game == "3x3+swap:")
    front.take(.redoTapped, .redoTapped)
    #expect(front.game == "3x3+swap:b2=" && seats(front) == "X Player 2, O Player 1")
    front.take(.redoTapped)
    #expect(front.game == "3x3+swap:b2=a1")
  }

  @Test func `where the first mark was handed back, the board says so`() {
    var front = FrontEnd("3x3+swap:")
    front.play("b2")
    front.take(.markTakenOver, .undoTapped)
    #expect(front.detail == "X is handed back")
    front.take(.undoTapped, .redoTapped)
    #expect(front.game == "3x3+swap:b2" && front.detail == "X is handed back")
    front.take(.redoTapped)
    front.play("a1")
    front.take(.undoTapped, .undoTapped)
    #expect(front.detail == "X is handed back")
  }

  @Test func `the score counts for whoever has the mark, also after an undone swap`() {
    var front = FrontEnd("3x3+swap:a1")
    front.take(.markTakenOver)
    front.play("a3", "b1", "b3", "c1")
    #expect(front.session.presentation.score == "Player 1: 0, Player 2: 1, draws: 0")
    let saved = Match(front.session.match.notation)
    let again = Session(match: saved, game: front.session.game)
    #expect(again.presentation.score == front.session.presentation.score)
    #expect(again.match == front.session.match)
    for _ in 0..<5 { front.take(.undoTapped) }
    #expect(front.game == "3x3+swap:a1")
    front.play("a3", "b1", "b3", "c1")
    #expect(front.game == "3x3+swap:a1a3b1b3c1")
    #expect(front.session.presentation.score == "Player 1: 1, Player 2: 0, draws: 0")
  }

  @Test func `the next game starts without a swap, for the seats that are due`() {
    var front = FrontEnd("3x3+swap:a1", firstMove: .loser)
    front.take(.markTakenOver)
    front.play("a3", "b1", "b3", "c1")
    front.take(.panelConfirmed)
    front.settle()
    #expect(front.game == "3x3+swap:")
    #expect(seats(front) == "X Player 1, O Player 2", "Player 2 has won")
  }

  @Test func `a link and a saved game come back with the seats as they were`() {
    var front = FrontEnd("3x3+swap:b2=a1", record: "3x3+swap:b2=a1c3")
    #expect(seats(front) == "X Player 2, O Player 1")
    front.take(.redoTapped)
    #expect(front.game == "3x3+swap:b2=a1c3")
    front = FrontEnd("3x3+swap:b2", record: "3x3+swap:b2=a1")
    #expect(seats(front) == "X Player 1, O Player 2")
    #expect(front.session.presentation.commands.contains { $0.command == .redo && $0.isEnabled })
  }

  @Test func `the journal keeps a game that was swapped apart from one that was not`() throws {
    var front = FrontEnd("3x3+swap:b2=a1")
    front.take(.gameOpened("#3x3+swap:b2a1", record: ""))
    front.take(.gameOpened("#3x3:", record: ""))
    #expect(
      front.session.journal.games.map { "\($0.game)" } == ["3x3+swap:b2a1", "3x3+swap:b2=a1"])
    let text = front.session.journal.notation
    #expect(Journal(text) == front.session.journal)
    front.take(.playedGameChosen(1))
    #expect(front.game == "3x3+swap:b2=a1" && seats(front) == "X Player 2, O Player 1")
  }

  @Test func `the computer takes over a mark that wins, and leaves one that does not`() {
    for (text, expected) in ["4x3+swap:b2": "4x3+swap:b2=", "4x3+swap:a2": "4x3+swap:a2"] {
      var front = FrontEnd(text, second: .computer(.perfect))
      #expect(front.summary == "thinking \(text)")
      front.answerTruly()
      front.endWait()
      #expect(front.game.hasPrefix(expected) && front.game.contains("=") == expected.contains("="))
      if expected.contains("=") {
        #expect(front.heard.last == "Computer takes over X")
        #expect(seats(front) == "X Computer (Perfect), O You")
        front.play("a1")
        #expect(front.session.game.ply == 3 || front.session.game.position.isOver)
        front.take(.undoTapped)
        #expect(front.game == "4x3+swap:b2=", "the last turn of the person")
        front.take(.undoTapped)
        #expect(front.game == "4x3+swap:", "the computer would take it over again")
      }
    }
  }

  @Test func `the computer goes on after its mark was taken over`() {
    var front = FrontEnd("4x3+swap:", first: .computer(.perfect))
    front.settle()
    #expect(front.session.game.ply == 1)
    front.take(.markTakenOver)
    front.settle()
    #expect(front.session.game.isSwapped && front.session.game.ply == 2)
    #expect(seats(front) == "X You, O Computer (Perfect)")
  }

  @Test func `a request and its answer cross as text`() throws {
    for text in ["3x3+swap:", "3x3+swap:b2", "3x3+swap:b2=", "3x3+swap:b2=a1"] {
      let request = AnalysisRequest(kind: .truth, game: try Game(text), seed: 7)
      #expect(AnalysisRequest(request.notation) == request)
      var game = try Game("3x3+swap:b2=a1")
      game.go(toStep: try Game(text).step)
      let part = AnalysisRequest(kind: .review, game: game, seed: 7)
      #expect(AnalysisRequest(part.notation) == part)
    }
  }

  @Test func `no hint is given before the choice, as it is about moves alone`() {
    for (text, isEnabled) in ["3x3+swap:": false, "3x3+swap:b2": false, "3x3+swap:b2=": true] {
      var front = FrontEnd(text)
      #expect(front.session.presentation[.hint].isEnabled == isEnabled, "\(text)")
      front.take(.hintTapped)
      #expect((front.analysis != nil) == isEnabled, "\(text)")
    }
  }

  @Test func `a screen reader hears it once`() {
    var front = FrontEnd("3x3+swap:b2")
    var speech = Speech(front.session)
    front.take(.markTakenOver)
    #expect(speech.message(about: front.session) == "X takes over X. O's turn.")
    #expect(speech.message(about: front.session) == nil)
  }

  // MARK: Live games

  @Test func `taking over is sent as a move of its own, and confirmed`() {
    var front = FrontEnd(live: "3x3+swap:b2", seat: .o)
    #expect(front.offered == ["Take over X"])
    front.take(.markTakenOver)
    #expect(front.asked.last == .play("3x3+swap:b2="))
    #expect(front.session.room?.unconfirmed == 2)
    #expect(front.session.nextMark == nil, "the other player moves")
    front.take(.room(.heard(roomState("3x3+swap:b2"))))
    #expect(front.game == "3x3+swap:b2=", "the server only does not know it yet")
    front.take(.room(.heard("3x3+swap:b2=")))
    #expect(front.session.room?.unconfirmed == nil)
    front.take(.room(.heard(roomState("3x3+swap:b2=a1"))))
    #expect(front.session.nextMark == .x)
    #expect(front.session.room?.mark == .x)
    front.take(.squareTapped("c3"))
    #expect(front.asked.last == .play("3x3+swap:b2=a1c3"))
  }

  @Test func `the other player takes over this player's mark`() {
    var front = FrontEnd(live: "3x3+swap:", seat: .x)
    front.take(.squareTapped("b2"), .room(.heard("3x3+swap:b2")))
    front.take(.room(.heard(roomState("3x3+swap:b2="))))
    #expect(front.game == "3x3+swap:b2=")
    #expect(front.heard.last == "Your friend takes over X")
    #expect(front.session.nextMark == .o)
    front.take(.squareTapped("a1"))
    #expect(front.asked.last == .play("3x3+swap:b2=a1"))
    front.take(.room(.heard(roomState("3x3+swap:b2"))))
    front.take(.room(.refused(roomState("3x3+swap:b2"))))
    #expect(front.game == "3x3+swap:b2" && front.session.room?.mark == .x)
  }

  @Test func `a spectator sees the same marks`() {
    var front = FrontEnd(live: "3x3+swap:b2", seat: nil)
    front.take(.room(.heard(roomState("3x3+swap:b2="))))
    front.take(.room(.heard(roomState("3x3+swap:b2=a1"))))
    #expect(front.game == "3x3+swap:b2=a1")
  }
}
