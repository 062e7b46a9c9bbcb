import GameRules
import Testing

@testable import GameSession

@Suite struct TurnTests {
  @Test func `a move is announced, saved and shown before the turn passes`() {
    var session = Session()
    #expect(session.status == "X's turn")
    let effects = session.handle(.squareTapped("b2"))
    #expect(
      effects.withoutCues == [
        .announce("X plays the centre", .assertive),
        .saveGame("3x3:b2", record: "3x3:b2", isStep: false),
        .wait(milliseconds: 200, token: 1),
      ])
    #expect("\(session.phase.name)" == "animating")
    #expect(session.status == "O's turn")
    session.settle(effects)
    #expect(session.phase == .playing)
    #expect(
      session.handle(.squareTapped("a1")).withoutCues == [
        .announce("O plays bottom left", .assertive),
        .saveGame("3x3:b2a1", record: "3x3:b2a1", isStep: false),
        .wait(milliseconds: 200, token: 2),
      ])
  }

  @Test func `a winning move shows its mark, then its line, and then the result`() {
    var session = Session("3x3:a1b1a2b2")
    let effects = session.handle(.squareTapped("a3"))
    #expect(
      effects.withoutCues == [
        .announce("X plays top left", .assertive),
        .saveGame("3x3:a1b1a2b2a3", record: "3x3:a1b1a2b2a3", isStep: false),
        .wait(milliseconds: 180, token: 1),
      ])
    #expect(session.status == "")
    #expect("\(session.phase.name)" == "animating")
    #expect(session.presentation.winningLines.isEmpty && session.presentation.end == nil)
    let next = session.handle(.waitEnded(token: 1))
    #expect(next == [.cue(.won(.x)), .wait(milliseconds: 360, token: 2)])
    #expect(session.presentation.winningLines.count == 1 && session.presentation.end == .won)
    #expect(session.status == "" && session.presentation.headline == nil)
    #expect("\(session.phase.name)" == "animating")
    #expect(session.presentation.panel == nil)
    session.settle(next)
    #expect(session.phase == .finished)
    #expect("\(session.phase.name)" == "finished")
    let content = session.presentation.panel
    #expect(content?.panel == .result)
    #expect(content?.title == "X wins!")
    #expect(content?.paragraphs == [])
    #expect(content?.items.map(\.picture) == [.mark(.x), nil, nil, nil])
    #expect(content?.closings == ["Review", "View board", "Play again"])
    #expect(session.presentation.winner == .x)
    #expect(session.presentation.turn == nil)
  }

  @Test func `a full board without a line is a draw`() {
    var session = Session("3x3:a1b2c3b1b3a3c1c2")
    session.play("a2")
    #expect(session.presentation.panel?.title == "A draw")
    #expect(session.status == "The board is full")
    #expect(session.presentation.winner == nil)
    #expect(session.presentation.winningLines == [])
    #expect(!session.presentation.squares.contains { $0.isWinning })
  }

  @Test func `play again lets the marks fade and starts the same game again, with X to move`() {
    var session = Session("5x5k4:a1a2b1b2c1c2")
    session.play("d1")
    let effects = session.handle(.panelConfirmed)
    #expect(
      effects.withoutCues == [
        .announce("New game: Four in a row", .polite),
        .saveGame("5x5k4:", record: "5x5k4:", isStep: false), .wait(milliseconds: 250, token: 3),
      ])
    #expect(session.presentation.panel == nil)
    #expect(session["a1"].leaving == .x && session["a2"].leaving == .o)
    #expect(session["a1"].mark == nil && session["e5"].leaving == nil)
    #expect(session.presentation.winningLines == [])
    #expect(session.status == "X's turn")
    session.settle(effects)
    #expect(Looks(session) == Looks(Session("5x5k4:")))
  }

  @Test func `see the board shows the final board, where undo works`() {
    var session = Session("3x3:a1b1a2b2")
    session.play("a3")
    #expect(session.handle(.panelClosed) == [])
    #expect(Looks(session) == Looks(Session("3x3:a1b1a2b2a3")))
    #expect(session.presentation.winningLines.count == 1)
    #expect(session.handle(.panelConfirmed) == [])
    #expect(session.phase == .finished)
    session.handle([.undoTapped, .redoTapped])
    #expect(summary(session) == "finished 3x3:a1b1a2b2a3")
  }

  @Test func `a game opened at its end shows the board without the result panel`() {
    #expect(summary(Session("3x3:a1b1a2b2a3")) == "finished 3x3:a1b1a2b2a3")
  }

  @Test func `a stale token ends no wait`() {
    var session = Session()
    session.handle([.squareTapped("b2"), .undoTapped, .squareTapped("a1")])
    session.handle([.waitEnded(token: 1), .waitEnded(token: 3), .waitEnded(token: 0)])
    #expect(summary(session) == "turn 3x3:a1")
    session.handle([.waitEnded(token: 2)])
    #expect(summary(session) == "playing 3x3:a1")
    let before = Looks(session)
    session.handle([.waitEnded(token: 2)])
    #expect(Looks(session) == before)
  }

  @Test func `reduced motion has no transitions and waits for none`() {
    var session = Session("3x3:", reducesMotion: true)
    #expect(
      session.handle(.squareTapped("a1")).withoutCues == [
        .announce("X plays bottom left", .assertive),
        .saveGame("3x3:a1", record: "3x3:a1", isStep: false),
      ])
    #expect(summary(session) == "playing 3x3:a1")
    session.handle([.pieceLifted(.o), .pieceMoved(over: "a1")])
    #expect(
      session.handle(.pieceDropped(on: "a1")).withoutCues == [.wait(milliseconds: 2500, token: 1)])
    #expect(summary(session) == "playing ! 3x3:a1")
    session.handle([.squareTapped("b1"), .squareTapped("a2"), .squareTapped("b2")])
    #expect(
      session.handle(.squareTapped("a3")).withoutCues == [
        .announce("X plays top left", .assertive),
        .saveGame("3x3:a1b1a2b2a3", record: "3x3:a1b1a2b2a3", isStep: false),
      ])
    #expect(summary(session) == "finished /result 3x3:a1b1a2b2a3")
    #expect(
      session.handle(.panelConfirmed).withoutCues == [
        .announce("New game: Tic-tac-toe", .polite),
        .saveGame("3x3:", record: "3x3:", isStep: false),
      ])
    #expect(summary(session) == "playing 3x3:")
    session.handle([.motionPreferenceChanged(isReduced: false), .squareTapped("a1")])
    #expect(summary(session) == "turn 3x3:a1")
  }

  @Test func `a refusal stays for a while, and each one is announced`() {
    var session = Session("3x3:b2")
    var speech = Speech(session)
    for (square, refusal): (Square, String) in [
      ("b2", "The centre (b2) is taken"), ("b2", "The centre (b2) is taken"),
      ("d1", "d1 is outside the board"), ("b2", "The centre (b2) is taken"),
    ] {
      let effects = session.handle(.squareTapped(square))
      #expect(
        effects == [.cue(.refused), .wait(milliseconds: 2500, token: session.lastWaitToken)])
      #expect(session.status == refusal.replacing(" (b2)", with: ""))
      #expect(speech.message(about: session)?.description == refusal + ".")
    }
    session.handle([.pieceTapped(.o)])
    #expect(session.status == "Choose a square for O")
    session.play("a1")
    #expect(session.status == "X's turn")
    session.handle([.squareTapped("a1")])
    #expect(session.status == "Bottom left is taken")
    session.handle([.waitEnded(token: session.lastWaitToken)])
    #expect(session.status == "X's turn" && !session["a1"].isRefused)
  }

  @Test func `a piece that was dropped on a taken square goes home before its refusal ends`() {
    var session = Session("3x3:b2a1")
    session.handle([.pieceLifted(.x), .pieceDropped(on: "b2")])
    #expect(summary(session) == "returning ! 3x3:b2a1")
    session.handle([.waitEnded(token: session.lastWaitToken)])
    #expect(summary(session) == "playing ! 3x3:b2a1")
    session.handle([.waitEnded(token: session.lastWaitToken)])
    #expect(summary(session) == "playing 3x3:b2a1")
  }

  @Test func `undo and redo are announced and keep the whole record`() {
    let record: UTF8Text = "3x3:a1b1a2b2a3"
    var session = Session("\(record)")
    #expect(
      session.handle(.undoTapped).withoutCues == [
        .announce("X took back top left", .assertive),
        .saveGame("3x3:a1b1a2b2", record: record, isStep: false),
      ])
    #expect(session.status == "X's turn")
    #expect(
      session.handle(.undoTapped).withoutCues == [
        .announce("O took back the centre", .assertive),
        .saveGame("3x3:a1b1a2", record: record, isStep: false),
      ])
    #expect(
      session.handle(.redoTapped).withoutCues == [
        .announce("O plays the centre", .assertive),
        .saveGame("3x3:a1b1a2b2", record: record, isStep: false),
      ])
    session.handle([.redoTapped])
    #expect(summary(session) == "finished \(record)")
    #expect(session.handle(.redoTapped) == [])
    session.handle([.undoTapped, .undoTapped, .undoTapped, .undoTapped, .undoTapped])
    #expect(session.handle(.undoTapped) == [])
    #expect(session.presentation[.undo].isEnabled == false && session.presentation[.redo].isEnabled)
    // Another move in place of the undone one drops what followed it.
    #expect(
      session.handle(.squareTapped("c3")).withoutCues[1]
        == .saveGame("3x3:c3", record: "3x3:c3", isStep: false)
    )
    #expect(session.presentation[.redo].isEnabled == false)
  }
}
