import GameRules
import Testing

@testable import GameSession

/// The moves of both players of a live game.
@Suite struct LiveGameMoveTests {
  @Test func `the late answer to a move takes nothing back`() {
    var frontEnd = FrontEnd(live: "3x3:")
    frontEnd.take(.squareTapped("b2"), .room(.heard(roomState("3x3:b2a1"))))
    frontEnd.take(.room(.heard("3x3:b2")))
    #expect(frontEnd.session.game.description == "3x3:b2a1" && frontEnd.session.nextMark == .x)
    #expect(!frontEnd.cues.contains(.takenBack))
  }

  @Test func `a move is shown at once and sent, and the answer confirms it`() {
    var frontEnd = FrontEnd(live: "3x3:")
    frontEnd.take(.squareTapped("b2"))
    #expect(frontEnd.asked.last == .play("3x3:b2"))
    #expect(frontEnd.session.room?.unconfirmed == 1)
    frontEnd.take(.room(.heard("3x3:b2")))
    #expect(frontEnd.session.room?.unconfirmed == nil)
    #expect(frontEnd.session.game.description == "3x3:b2")
  }

  @Test func `an unconfirmed move stays although the server's state lacks it`() {
    var frontEnd = FrontEnd(live: "3x3:")
    frontEnd.take(.squareTapped("b2"), .room(.heard(roomState("3x3:", "offer draw o"))))
    #expect(frontEnd.session.game.description == "3x3:b2")
    #expect(frontEnd.detail == "Your friend offers a draw")
  }

  @Test func `squares ignore input during the other player's turn, until its move arrives`() {
    var frontEnd = FrontEnd(live: "3x3:b2", reducesMotion: false)
    frontEnd.take(.squareTapped("a1"))
    #expect(frontEnd.session.game.ply == 1)
    frontEnd.take(.room(.heard(roomState("3x3:b2a1"))))
    #expect(frontEnd.cues.last == .placed(.o, at: "a1", by: .remote))
    guard case .animating(.turn) = frontEnd.session.phase else {
      Issue.record("The move is not drawn")
      return
    }
    frontEnd.endWait()
    #expect(frontEnd.session.phase == .playing)
    frontEnd.take(.squareTapped("c3"))
    #expect(frontEnd.asked.last == .play("3x3:b2a1c3"))
  }

  @Test func `a remote move that arrives during our own transition is played`() {
    var frontEnd = FrontEnd(live: "3x3:", reducesMotion: false)
    frontEnd.take(.squareTapped("b2"), .room(.heard(roomState("3x3:b2a1"))))
    frontEnd.endWait()
    #expect(frontEnd.session.game.description == "3x3:b2a1")
    #expect(frontEnd.session.nextMark == .x)
  }

  @Test func `a move that is not accepted is taken back and reported`() {
    var frontEnd = FrontEnd(live: "3x3:")
    frontEnd.take(.squareTapped("b2"), .room(.refused("3x3:a1c3")))
    #expect(frontEnd.session.game.description == "3x3:a1c3")
    #expect(frontEnd.detail == "Your move was not accepted: the centre")
    #expect(frontEnd.cues.last == .refused)
    frontEnd.take(.squareTapped("c1"))
    #expect(frontEnd.detail == "")
  }

  @Test(arguments: ["3x3:a1", "3x3:a1c3", "3x3:a1c3c1"] as [UTF8Text])
  func `another move made from the same seat replaces ours`(
    heard: UTF8Text
  ) {
    var frontEnd = FrontEnd(live: "3x3:")
    frontEnd.take(.squareTapped("b2"), .room(.heard(roomState("3x3:"))))
    #expect(frontEnd.detail == "", "the server only does not know it yet")
    frontEnd.take(.room(.heard(roomState(heard))))
    #expect(frontEnd.session.game.description == heard.description)
    #expect(frontEnd.detail == "Your move was not accepted: the centre")
    #expect(frontEnd.cues.contains(.refused))
    // The late refusal of the request changes nothing.
    frontEnd.take(.room(.refused(heard)))
    #expect(frontEnd.session.game.description == heard.description)
  }

  @Test func `the next game says nothing of a move in the one before`() {
    var frontEnd = FrontEnd(live: "3x3:a1b1a2b2")
    frontEnd.take(.squareTapped("a3"))
    frontEnd.take(.room(.heard("3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 1 0")))
    #expect(frontEnd.detail == "")
    #expect(!frontEnd.cues.contains(.refused))
  }

  @Test func `a move that is refused without a word of the game is taken back too`() {
    var frontEnd = FrontEnd(live: "3x3:a1c3")
    frontEnd.take(.squareTapped("b2"), .room(.refused("")))
    #expect(frontEnd.session.game.description == "3x3:a1c3")
  }

  @Test func `several missed moves arrive at once`() {
    var frontEnd = FrontEnd(live: "3x3:b2", seat: nil)
    frontEnd.take(.room(.heard(roomState("3x3:b2a1c3"))))
    #expect(frontEnd.session.game.description == "3x3:b2a1c3")
  }

  @Test func `an unreadable state changes nothing`() {
    var frontEnd = FrontEnd(live: "3x3:b2")
    for text: UTF8Text in [
      "", "\n", "3x3:b2b2", "nonsense", "3x3:b2\ngame x\nseats\nclock 1\noffer draw z\nover",
    ] {
      frontEnd.take(.room(.heard(text)))
      #expect(frontEnd.session.game.description == "3x3:b2")
    }
  }

  @Test func `undo, hint and explain are disabled during a live game`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1")
    frontEnd.take(.undoTapped, .hintTapped, .explainTapped)
    #expect(frontEnd.session.game.ply == 2)
    #expect(!frontEnd.session.showsValues)
    let presentation = frontEnd.session.presentation
    for command in [GameCommand.undo, .redo, .hint, .explain, .players] {
      #expect(!presentation[command].isEnabled, "\(command)")
    }
    #expect(frontEnd.analysis == nil)
  }
}
