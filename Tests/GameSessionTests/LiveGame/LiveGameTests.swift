import GameRules
import RoomProtocol
import Testing

@testable import GameSession

/// Making, joining, watching and leaving a live game.
@Suite struct LiveGameTests {
  @Test func `joining keeps the local players and files their game`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.playerChosen(.computer(.perfect), for: .second), .squareTapped("a1"))
    let before = frontEnd.session.match
    frontEnd.take(.gameOpened("#room=\(roomID)", record: ""))
    #expect(frontEnd.session.match != before)
    #expect(frontEnd.session.ownMatch == before)
    frontEnd.take(.room(.heard(roomState("3x3:b2"))))
    #expect(frontEnd.session.ownMatch == before)
    let games = frontEnd.session.journal.games
    #expect(games.map { $0.match[.second] } == [.computer(.perfect)])
    #expect(games.first?.game.record.first == "a1")
  }

  @Test func `a spectator's game is not filed as their own`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.playerChosen(.computer(.perfect), for: .second))
    frontEnd.take(.gameOpened("#room=\(roomID)", record: "3x3:b2a1"))
    frontEnd.take(.room(.heard(roomState("3x3:c3"))))
    #expect(frontEnd.session.journal.games.allSatisfy { $0.match[.second] == .remote })
  }

  @Test func `a live game is filed with those who played it, however it is left`() throws {
    let next = "#room=ponmlkjihgfedcbavutsrq" as UTF8Text
    let ways: [[Action]] = [
      [.rulesChosen(.sixBySix)], [.gameOpened("5x5:c3", record: "")],
      [.gameOpened(next, record: ""), .room(.heard(roomState("3x3:c3")))],
      [.room(.asked(.leave)), .rulesChosen(.sixBySix)],
    ]
    for way in ways {
      var frontEnd = FrontEnd(live: "3x3:b2a1")
      frontEnd.take(.room(.heard(roomState("3x3:b2a1c1"))))
      for action in way { frontEnd.take(action) }
      let filed = try #require(frontEnd.session.journal.games.first)
      #expect(filed.game.description == "3x3:b2a1c1", "\(way)")
      #expect(filed.match[.second] == .remote, "\(way)")
      #expect(frontEnd.session.journal.games.count == 1, "\(way)")
    }
  }

  @Test func `a live game made too late for its maker begins nothing`() {
    var frontEnd = FrontEnd("3x3:b2", reducesMotion: true)
    frontEnd.take(
      .liveGamesFound, .panelOpened(.room), .room(.asked(.make(clock: 0))), .panelClosed,
      .room(.opened(roomID)))
    #expect(!frontEnd.session.isInLiveGame && frontEnd.address == "3x3:b2")
  }

  @Test func `a live game takes the place of a puzzle when it begins, and calls at a turn`() throws
  {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    func isWanted(_ action: Action) -> Bool {
      let before = frontEnd.session.room
      frontEnd.take(action)
      return frontEnd.session.wantsBoard(since: before)
    }
    func way(back session: Session) throws -> UTF8Text? {
      try QuestBoard("lesson=1").board.presentation(over: session).offer?.items.last?.label
    }
    let alone: UTF8Text = "3x3:\ngame 1\nseats x\nhere x\nwatching 0\nscore 0 0 0"
    #expect(isWanted(.gameOpened("#room=\(roomID)", record: "")))
    #expect(!isWanted(.room(.seated(.x))) && !isWanted(.room(.heard(alone))))
    #expect(isWanted(.room(.heard(roomState("3x3:")))), "the other player has come")
    #expect(try way(back: frontEnd.session) == "Your turn")
    #expect(!isWanted(.squareTapped("b2")) && !isWanted(.room(.heard(roomState("3x3:b2")))))
    #expect(try way(back: frontEnd.session) == "Back to the game")
    #expect(!isWanted(.room(.heard(roomState("3x3:b2a1")))), "a turn only calls")
    #expect(try way(back: frontEnd.session) == "Your turn")
    let next: UTF8Text = "3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 0 0"
    #expect(isWanted(.room(.heard(next))))
    #expect(!isWanted(.room(.asked(.leave))))
  }

  @Test func `a link joins the live game, and the address keeps it`() {
    let frontEnd = FrontEnd(live: "3x3:b2")
    #expect(frontEnd.asked == [.watch(roomID)])
    #expect(frontEnd.address == "room=\(roomID)")
    #expect(frontEnd.session.game.description == "3x3:b2")
  }

  @Test
  func `playing online makes a live game, takes a seat and invites until the other comes`() {
    var frontEnd = FrontEnd("5x5k4:", reducesMotion: true)
    frontEnd.take(.liveGamesFound, .panelOpened(.room), .room(.clockChosen(1)))
    let make = frontEnd.session.presentation.panel?.items.first { $0.kind == .closing }
    frontEnd.take(try! #require(make?.action()))
    #expect(frontEnd.asked == [.open(try! RoomTerms("5x5k4 180+2"))])
    frontEnd.take(.room(.opened(roomID)), .room(.seated(.x)))
    frontEnd.take(.room(.heard("5x5k4:\ngame 1\nseats x\nhere x\nwatching 0\nscore 0 0 0")))
    #expect(frontEnd.asked.suffix(2) == [.watch(roomID), .sit("")])
    let panel = frontEnd.session.presentation.panel
    #expect(panel?.panel == .room)
    #expect(panel?.items.contains { $0.picture == .code("5x5k4:") } == true)
    #expect(frontEnd.detail == "They open the link and play O. You start.")
    frontEnd.take(.room(.heard("5x5k4:\ngame 1\nseats xo\nhere xo\nwatching 0\nscore 0 0 0")))
    #expect(frontEnd.session.panel == nil)
    #expect(frontEnd.detail == "")
  }

  @Test func `playing online is offered only if the server supports it`() {
    var frontEnd = FrontEnd("3x3:")
    #expect(!frontEnd.offered.contains("Online"))
    frontEnd.take(.liveGamesFound)
    #expect(frontEnd.offered.contains("Online"))
  }

  @Test func `a server that makes no live game is reported in the panel`() {
    var frontEnd = FrontEnd("3x3:")
    frontEnd.take(
      .liveGamesFound, .panelOpened(.room), .room(.asked(.make(clock: 0))), .room(.lost))
    let notes = frontEnd.session.presentation.panel?.items.filter { $0.kind == .note } ?? []
    #expect(notes.map { "\($0.label)" } == ["Live games aren’t available right now"])
    #expect(notes.allSatisfy { $0.isRefused })
  }

  @Test func `a live game that is gone can be continued locally`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1")
    frontEnd.take(.room(.lost))
    #expect(frontEnd.session.room == nil)
    #expect(frontEnd.address == "3x3:b2a1")
    #expect(frontEnd.detail == "This live game no longer exists. You can keep playing here.")
    frontEnd.take(.squareTapped("c3"))
    #expect(frontEnd.address == "3x3:b2a1c3")
    #expect(!frontEnd.asked.contains(.play("3x3:b2a1c3")))
  }

  @Test func `leaving restores the local players`() {
    var frontEnd = FrontEnd("3x3:", second: .computer(.beginner), reducesMotion: true)
    frontEnd.take(.gameOpened("#room=\(roomID)", record: ""), .room(.seated(.o)))
    frontEnd.take(.room(.heard(roomState("3x3:b2"))))
    #expect(frontEnd.session.match[.second] == .remote)
    frontEnd.take(.room(.asked(.leave)))
    #expect(frontEnd.asked.last == .ask(.leave))
    #expect(frontEnd.session.match[.second] == .computer(.beginner))
    #expect(frontEnd.session.game.description == "3x3:b2")
  }

  @Test func `an end after a room is counted beside the one before it`() {
    var frontEnd = FrontEnd("3x3:a1b1a2b2", reducesMotion: true)
    frontEnd.take(.squareTapped("a3"), .gameOpened("#room=\(roomID)", record: ""))
    frontEnd.take(.room(.heard(roomState("3x3:b1a1b2a2"))), .room(.asked(.leave)))
    frontEnd.take(.squareTapped("b3"))
    #expect(frontEnd.session.match.wins == [2, 0])
  }

  @Test(arguments: [Action.rulesChosen(.fourByFour), .gameOpened("#3x3:a1", record: "")])
  func `starting another game leaves the live game`(action: Action) {
    var frontEnd = FrontEnd(live: "3x3:b2")
    frontEnd.take(action)
    #expect(frontEnd.session.room == nil)
    #expect(frontEnd.asked.last == .ask(.leave))
  }

  @Test func `the second visitor is offered the free seat`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.gameOpened("#room=\(roomID)", record: ""))
    #expect("\(frontEnd.session.presentation.status)" == "Connecting…" && frontEnd.detail == "")
    frontEnd.take(.squareTapped("b2"))
    #expect(frontEnd.session.game.ply == 0)
    frontEnd.take(.room(.heard("3x3:\ngame 1\nseats x\nhere x\nwatching 1\nscore 0 0 0")))
    #expect(frontEnd.panelLabels.suffix(2) == ["Play", "Watch"])
    frontEnd.use("Watch")
    #expect(frontEnd.offered == ["Play as O", "Leave"])
    #expect(frontEnd.detail == "O is free: play, or just watch")
    let sit = frontEnd.session.presentation.offer?.items[0].action()
    frontEnd.take(try! #require(sit))
    #expect(frontEnd.asked.last == .sit(""))
  }

  @Test func `later visitors watch`() {
    var frontEnd = FrontEnd(live: "3x3:b2", seat: nil)
    #expect(frontEnd.detail == "You are watching")
    frontEnd.take(.squareTapped("a1"), .hintTapped, .undoTapped)
    #expect(frontEnd.session.game.description == "3x3:b2")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1"))))
    #expect(frontEnd.session.game.description == "3x3:b2a1")
  }
}
