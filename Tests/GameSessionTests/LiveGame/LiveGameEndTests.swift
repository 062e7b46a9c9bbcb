import GameRules
import RoomProtocol
import Testing

@testable import GameSession

/// The end of a live game, and the next one.
@Suite struct LiveGameEndTests {
  @Test(arguments: [
    ("over resign o", "Your friend resigned", "You win!", Cue.won(.x)),
    ("over time x", "You ran out of time", "Your friend wins", .lost),
    ("over draw", "Both players agreed", "A draw", .drawn),
  ])
  func `a game can end off the board`(
    line: UTF8Text, status: String, headline: String, cue: Cue
  ) {
    var frontEnd = FrontEnd(live: "3x3:b2a1")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1", line))))
    let presentation = frontEnd.session.presentation
    #expect(presentation.phase == .finished)
    #expect("\(presentation.status)" == status)
    #expect(presentation.headline.map { "\($0)" } == headline)
    #expect(presentation.squares.allSatisfy { !$0.isWinning })
    #expect(frontEnd.cues.last == cue)
    frontEnd.take(.squareTapped("c3"))
    #expect(frontEnd.session.game.ply == 2)
  }

  @Test func `the review of a game that ended off the board has its end after the last move`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1", also: "over resign o")
    frontEnd.take(.reviewOpened)
    #expect(frontEnd.session.presentation.status == "You win!")
    frontEnd.take(.plyChosen(1))
    #expect(frontEnd.session.presentation.status == "Your friend's turn")
    frontEnd.take(.plyChosen(2), .reviewClosed)
    #expect(frontEnd.session.presentation.headline == "You win!")
  }

  @Test func `a win on the board is announced to the winner and counted by the server`() {
    var frontEnd = FrontEnd(live: "3x3:a1b1a2b2")
    frontEnd.take(.squareTapped("a3"))
    #expect(frontEnd.session.presentation.headline == "You win!")
    #expect(frontEnd.session.match.wins == [0, 0])
    frontEnd.take(
      .room(.heard("3x3:a1b1a2b2a3\ngame 1\nseats xo\nhere xo\nwatching 0\nscore 1 0 0")))
    #expect(frontEnd.session.match.wins == [1, 0])
    #expect(frontEnd.session.journal == Journal())
  }

  @Test func `another game is requested, and starts for both with the marks swapped`() throws {
    var frontEnd = FrontEnd(live: "3x3:a1b1a2b2a3")
    #expect(frontEnd.offered == ["Play again", "Turning point", "Leave"])
    frontEnd.take(.newGameTapped)
    #expect(frontEnd.asked.last == .ask(.offer(.again)))
    frontEnd.take(.room(.heard(roomState("3x3:a1b1a2b2a3", "offer again x"))))
    #expect(frontEnd.detail == "Waiting for the other player")
    frontEnd.take(.room(.heard("3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 1 0")))
    #expect(frontEnd.session.room?.mark == .o)
    #expect(frontEnd.session.presentation.tray.map { "\($0.player)" } == ["Your friend", "You"])
    #expect(frontEnd.session.presentation.tray.map(\.wins) == [0, 1])
    #expect(frontEnd.session.nextMark == nil)
    #expect(frontEnd.cues.last == .newGame)
    #expect(frontEnd.session.panel == nil)
    // The player had X in the game before, and won it.
    let filed = try #require(frontEnd.session.journal.games.first)
    #expect(filed.match.player(of: .x) == .person && filed.match.player(of: .o) == .remote)
  }

  @Test(arguments: [Mark.x, .o])
  func `whoever leaves a game keeps the mark, and has won or lost as before`(mark: Mark) {
    var frontEnd = FrontEnd("3x3:", second: .computer(.easy), reducesMotion: true)
    frontEnd.take(.gameOpened("#room=\(roomID)", record: ""), .room(.seated(mark)))
    frontEnd.take(.room(.heard(roomState("3x3:a1b1a2b2a3"))))
    let headline = mark == .x ? "You win!" : "Your friend wins"
    #expect(frontEnd.session.presentation.headline.map { "\($0)" } == headline)
    frontEnd.take(.room(.asked(.leave)))
    #expect(frontEnd.session.match.player(of: mark) == .person)
    #expect((frontEnd.session.presentation.headline == "You win!") == (mark == .x))
  }

  @Test func `a finished game can be reviewed until the next one starts`() {
    var frontEnd = FrontEnd(live: "3x3:a1b1a2b2a3")
    frontEnd.take(.reviewOpened, .plyChosen(2))
    #expect(frontEnd.session.game.ply == 2)
    frontEnd.take(.room(.heard("3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 1 0")))
    #expect(!frontEnd.session.isReviewing)
    #expect(frontEnd.session.game.ply == 0)
  }

  @Test func `a tap in a review neither plays nor is sent`() {
    var frontEnd = FrontEnd(live: "3x3:a1b1a2b2a3")
    frontEnd.take(.reviewOpened, .plyChosen(2))
    let asked = frontEnd.asked.count
    #expect(frontEnd.session.nextMark == nil)
    frontEnd.take(.squareTapped("c3"), .pieceLifted(.x), .pieceDropped(on: "c3"))
    #expect(frontEnd.session.game.ply == 2 && frontEnd.session.isReviewing)
    #expect(frontEnd.asked.count == asked)
  }

  @Test func `the end on the board ends the question whether to resign`() {
    var frontEnd = FrontEnd(live: "3x3:a1b1a2b2c1", seat: .x)
    frontEnd.use("Resign")
    #expect(frontEnd.offered.first == "Yes, resign")
    frontEnd.take(.room(.heard(roomState("3x3:a1b1a2b2c1b3"))))
    #expect(frontEnd.session.presentation.phase == .finished)
    #expect(frontEnd.offered == ["Play again", "Turning point", "Leave"])
    frontEnd.take(.room(.heard("3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 1 0")))
    #expect(!frontEnd.offered.contains("Yes, resign"))
  }

  @Test func `in a live game the computer takes no seat`() {
    var frontEnd = FrontEnd(live: "3x3:b2")
    frontEnd.take(.playerChosen(.computer(.easy), for: .second), .opponentChosen(.computer(.easy)))
    #expect(frontEnd.session.match.personAgainstComputer == nil)
    #expect(frontEnd.session.ownMatch.personAgainstComputer == nil)
  }

  @Test func `in the middle of a game, New game opens what can be said`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1")
    frontEnd.take(.newGameTapped)
    #expect(frontEnd.panelLabels.starts(with: ["Say something", "Hello!"]))
    #expect(frontEnd.panelLabels.suffix(2) == ["Leave", "OK"])
  }
}
