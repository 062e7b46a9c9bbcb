import GameRules
import GameSolver
import Testing

@testable import GameSession

/// A game that was saved goes on in another visit.
@Suite struct ResumeTests {
  private func tray(_ session: Session) -> [String] {
    session.presentation.tray.map { "\($0.mark.letter) \($0.player) \($0.wins)" }
  }

  /// A session resumed from the texts that are saved: the record and the players.
  private func resume(_ session: Session) throws -> FrontEnd {
    var game = try Game(session.game.recordNotation)
    game.go(to: session.game.ply)
    var front = FrontEnd("3x3:", reducesMotion: true)
    front.take(.gameResumed(game, Match(session.match.notation)))
    return front
  }

  @Test(arguments: [FirstMove.alternate, .loser])
  func `A saved game continues with its players, their marks and their score`(
    firstMove: FirstMove
  ) throws {
    var front = FrontEnd("3x3:a1b1a2b2", second: .computer(.beginner), firstMove: firstMove)
    front.take(.playerNamed("Ada", for: .first))
    front.play("a3")
    front.take(.panelConfirmed)
    front.settle()
    #expect(tray(front.session) == ["X Computer 0", "O Ada 1"])
    var other = try resume(front.session)
    #expect(tray(other.session) == ["X Computer 0", "O Ada 1"])
    #expect(other.session.match == front.session.match)
    #expect(other.session.game == front.session.game)
    #expect(other.effects.contains(.savePlayers(front.session.match)))
    #expect(other.session.nextMark == .o, "it is the person's turn")
    // The next game goes to the seat that has not begun this one, or that loses it.
    while !other.session.game.position.isOver {
      other.play(try #require(other.session.game.position.legalMoves.first))
    }
    let outcome = try #require(other.session.game.position.outcome)
    var expected = front.session.match
    expected.count(outcome)
    #expect(other.session.match == expected)
    expected.beginGame()
    other.take(.newGameTapped)
    #expect(other.session.match == expected)
  }

  @Test func `An end that was undone before is counted once`() throws {
    var front = FrontEnd("4x4k3:a1b1a2b2", reducesMotion: true)
    front.play("a3")
    front.take(.undoTapped)
    var other = try resume(front.session)
    other.take(.redoTapped, .undoTapped)
    other.play("c1", "b3")
    #expect(tray(other.session) == ["X Player 1 0", "O Player 2 1"])
  }

  @Test func `The program waits beside a record that it would play over`() throws {
    var front = FrontEnd("3x3:b2a1c3", second: .computer(.easy), reducesMotion: true)
    front.take(.plyChosen(1))
    let other = try resume(front.session)
    #expect(other.session.isReviewing && other.session.game == front.session.game)
  }

  @Test func `It takes the place of the game before, and of a room`() throws {
    let saved = Session("5x5:c3")
    var front = FrontEnd("3x3:b2a1", reducesMotion: true)
    front.take(.newGameTapped, .squareTapped("c1"), .panelOpened(.games))
    front.take(.gameResumed(saved.game, saved.match))
    #expect(front.summary == "playing 5x5:c3")
    #expect(front.session.journal.games.map { $0.game.description } == ["3x3:c1", "3x3:b2a1"])
    front.take(.undoTapped, .undoTapped)
    #expect(front.game == "5x5:", "what was left before is not undone to")
    front.take(.gameOpened("#room=abcdefghijklmnopqrstuv", record: ""))
    front.take(.gameResumed(saved.game, saved.match))
    #expect(front.session.room == nil && front.asked.last == .ask(.leave))
  }
}
