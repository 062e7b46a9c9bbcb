import GameRules
import GameSolver
import Testing

@testable import GameSession

/// Texts that another window saves.
@Suite struct OtherWindowTests {
  /// A session of two people in which X has won once, and one move is made in the next game.
  private func played() -> Session {
    var session = Session("3x3:a1b1a2b2", reducesMotion: true)
    session.handle([.squareTapped("a3"), .newGameTapped, .squareTapped("c3")])
    return session
  }

  @Test func `What another window kept is gone on with`() {
    var here = Session(reducesMotion: true)
    var there = here
    there.handle([.opponentChosen(.computer(.easy)), .gameOpened("3x3:a1b1a2b2", record: "")])
    there.handle([.squareTapped("a3"), .newGameTapped])
    here.handle([.squareTapped("c3"), .saved(.journal, there.journal.notation), .newGameTapped])
    #expect(here.journal.games.map(\.game.description) == ["3x3:c3", "3x3:a1b1a2b2a3"])
    #expect(here.journal.tallies == there.journal.tallies && !here.journal.tallies.isEmpty)
  }

  @Test func `Names, who begins and the score of another window are taken over`() {
    var here = played()
    var there = here
    there.handle([.playerNamed("Ada", for: .second), .firstMoveChosen(.loser)])
    there.handle([.gameOpened("3x3:a1b1a2b2", record: ""), .squareTapped("a3")])
    let effects = here.handle(.saved(.players, there.match.notation))
    #expect(effects == [], "what was kept is not kept again")
    #expect(here.match.name(of: .second) == "Ada" && here.match.firstMove == .loser)
    #expect(here.match.wins == [2, 0])
    here.play("a1", "c2", "a2", "c1")
    #expect(here.match.wins == [3, 0], "both windows count")
    there.handle([.saved(.players, here.match.notation)])
    #expect(there.match.wins == [3, 0])
    here.handle([.undoTapped])
    here.play("c1")
    #expect(here.match.wins == [3, 0], "the game here is counted once")
  }

  @Test func `a game that has begun keeps its players, its marks and their score`() {
    var here = played()
    here.match.seatOfX = .second
    var there = Session(reducesMotion: true)
    there.handle([.opponentChosen(.computer(.perfect)), .playerNamed("Ada", for: .first)])
    here.handle([.saved(.players, there.match.notation)])
    #expect(here.match[.second] == .person && here.match.seatOfX == .second)
    #expect(here.match.name(of: .first) == "Ada" && here.match.wins == [1, 0])
  }

  @Test func `an empty board takes over who sits there, but nobody begins by himself`() {
    var here = Session(reducesMotion: true)
    var there = here
    there.handle([.playerChosen(.computer(.perfect), for: .second)])
    here.handle([.saved(.players, there.match.notation)])
    #expect(here.match[.second] == Player.computer(.perfect))
    there.handle([.playerChosen(.computer(.perfect), for: .first)])
    let effects = here.handle(.saved(.players, there.match.notation))
    #expect(here.match[.first] == .person && effects == [])
  }

  @Test func `a game that Undo brings back has the score of all windows`() {
    var here = played()
    here.handle([
      .newGameTapped, .saved(.players, "person person fixed first 5 0 0 -"), .undoTapped,
    ])
    #expect(here.game.description == "3x3:c3" && here.match.wins == [5, 0])
  }

  @Test func `Who leaves a room finds what another window has kept`() {
    var here = played()
    here.handle([
      .gameOpened("room=A", record: ""),
      .saved(.players, "person person fixed first 5 0 0 -\nAda\n"),
    ])
    #expect(here.match.name(of: .first) == "")
    here.handle([.room(.asked(.leave))])
    #expect(here.match.name(of: .first) == "Ada" && here.match.wins == [5, 0])
  }

  @Test func `Settings and symbols of another window are taken over`() {
    var here = Session(reducesMotion: true)
    var there = here
    there.handle([.settingChanged(.theme(.chalk)), .symbolChosen(.star, for: .o)])
    let effects = here.handle([
      .saved(.settings, there.settings.notation), .saved(.symbols, there.symbols.notation),
    ])
    #expect(here.settings == there.settings && here.symbols == there.symbols && effects == [])
  }

  @Test func `What another window has kept and cannot be read changes nothing`() {
    var here = played()
    here.handle([.playerNamed("Ada", for: .first), .settingChanged(.theme(.chalk))])
    let before = (here.match, here.settings)
    for text in ["", "0", "990", "000 0 1", "\nX\nY", "person", "sepia sound"] as [UTF8Text] {
      here.handle([.saved(.players, text), .saved(.settings, text)])
      #expect(here.match == before.0 && here.settings == before.1)
    }
  }
}
