import GameRules
import RoomProtocol
import Testing

@testable import GameSession

/// The ways to learn that it is one's turn in a live game that lasts for days.
@Suite struct TurnsTests {
  // MARK: Messages of the browser

  private func frontEnd(_ calls: LiveGame.Calls?) -> FrontEnd {
    var frontEnd = FrontEnd(live: "3x3:b2", also: "clock 86400000 86400000 -\ndays 1")
    if let calls { frontEnd.take(.room(.called(calls))) }
    return frontEnd
  }

  private func toggle(_ frontEnd: FrontEnd) -> PanelItem? {
    frontEnd.session.presentation.panel?.items.first { $0.label == "Tell me when it’s my turn" }
  }

  @Test func `where a browser can tell of a turn, a button leads to the switch`() throws {
    var frontEnd = frontEnd(.off)
    frontEnd.use("Tell me when it’s my turn")
    let off = try #require(toggle(frontEnd))
    #expect(off.kind == .toggle && off.isEnabled && !off.isOn)
    let panel = try #require(frontEnd.session.presentation.panel)
    #expect(panel.button(below: off.id) == nil, "Enter says nothing to the other player")
    #expect(frontEnd.panelLabels.contains { $0.contains("Google, Mozilla, Apple or Microsoft") })
    frontEnd.use("Tell me when it’s my turn")
    #expect(frontEnd.asked.last == .call("Your turn"))
    frontEnd.take(.room(.called(.on)))
    #expect(frontEnd.offered.isEmpty)
    #expect(toggle(frontEnd)?.isOn == true)
    frontEnd.use("Tell me when it’s my turn")
    #expect(frontEnd.asked.last == .call(""))
  }

  @Test(arguments: [
    (LiveGame.Calls.refused, "blocks messages"), (.atHome, "home screen"),
  ])
  func `where it cannot, the panel says why`(calls: LiveGame.Calls, words: String) {
    var frontEnd = frontEnd(calls)
    #expect(frontEnd.offered.isEmpty)
    frontEnd.take(.panelOpened(.room))
    #expect(toggle(frontEnd)?.isEnabled == false)
    #expect(frontEnd.panelLabels.contains { $0.contains(words) })
  }

  @Test func `nothing is offered where the browser has said nothing, or the game is over`() {
    var frontEnd = frontEnd(nil)
    frontEnd.take(.panelOpened(.room))
    #expect(toggle(frontEnd) == nil)
    var over = self.frontEnd(.off)
    over.take(.room(.heard(roomState("3x3:b2", "days 1\nover resign o"))), .panelOpened(.room))
    #expect(toggle(over) == nil)
  }

  // MARK: The list in the history

  private let others = [
    LiveGameEvent("found id1 x 3x3:b2a1\ngame 1\nseats xo"),
    LiveGameEvent("found id2 x 4x4:b2\ngame 1\nseats xo\nname o Ada"),
    LiveGameEvent("found id3 o 3x3:\ngame 1\nseats o"),
    LiveGameEvent("found id4 o 3x3:\ngame 2\nseats xo"),
    LiveGameEvent("found over x 3x3:b2\ngame 1\nseats xo\nover draw"),
    LiveGameEvent("found bad x ?\ngame 1"),
  ]

  @Test func `the history lists the live games in which one has a seat, with whose turn it is`()
    throws
  {
    var frontEnd = FrontEnd("3x3:")
    frontEnd.take(.liveGamesFound, .panelOpened(.journal))
    #expect(frontEnd.asked.last == .seats)
    for event in others { frontEnd.take(.room(try #require(event))) }
    let items = frontEnd.session.presentation.panel?.items.filter { $0.about != nil } ?? []
    #expect(
      items.map { "\($0.label), \($0.about ?? "")" } == [
        "Tic-tac-toe, Your turn", "4×4, Ada's turn", "Tic-tac-toe, Waiting for your friend",
        "Tic-tac-toe, Your turn",
      ])
    frontEnd.take(try #require(items[1].action()))
    #expect(frontEnd.asked.last == .watch("id2"))
    #expect(frontEnd.address == "room=id2")
  }

  @Test func `a history that is opened before the server has answered asks then`() throws {
    var frontEnd = FrontEnd("3x3:")
    frontEnd.take(.panelOpened(.journal))
    #expect(frontEnd.asked.isEmpty)
    frontEnd.take(.liveGamesFound)
    #expect(frontEnd.asked == [.seats])
    frontEnd.take(.room(try #require(others[0])))
    #expect(frontEnd.panelLabels.contains("Tic-tac-toe"))
  }

  @Test func `without a server nothing is asked, and late answers are dropped`() throws {
    var frontEnd = FrontEnd("3x3:")
    frontEnd.take(.panelOpened(.journal))
    #expect(frontEnd.asked.isEmpty)
    frontEnd.take(.panelClosed, .room(try #require(others[0])), .panelOpened(.journal))
    #expect(frontEnd.panelLabels.allSatisfy { !$0.contains("Your turn") })
    frontEnd.take(.room(.chosen(0)))
    #expect(frontEnd.session.room == nil)
  }
}
