import GameRules
import Testing

@testable import GameSession

@Suite struct PanelTests {
  @Test(arguments: [Panel.howToPlay, .games, .symbols, .players, .languages], Situation.all)
  func `opening and closing a panel does not change the game`(
    panel: Panel, situation: Situation
  ) {
    for leave in [Action.panelConfirmed, .panelClosed] {
      var before = situation.session
      // A panel already open is replaced; the result stays beneath.
      let effects = before.panel == .result ? [] : before.handle(.panelClosed)
      var session = situation.session
      #expect(session.handle([.panelOpened(panel), leave]).withoutCues == effects)
      #expect(Looks(session) == Looks(before))
      #expect(session.game == before.game)
    }
  }

  @Test(arguments: [Panel.howToPlay, .games, .symbols, .players, .languages])
  func `a transition ends under an open panel as it would without`(panel: Panel) {
    for (game, square) in [("3x3:a1b1", "c3"), ("3x3:a1b1a2b2", "a3")] as [(String, Square)] {
      var plain = Session(game)
      plain.play(square)
      var session = Session(game)
      let effects = session.handle(.squareTapped(square)) + session.handle(.panelOpened(panel))
      session.settle(effects)
      #expect(session.panel == panel)
      session.handle([.panelConfirmed])
      #expect(Looks(session) == Looks(plain))
    }
  }

  @Test(arguments: [Panel.howToPlay, .games, .symbols, .players, .languages])
  func `an item's ID is its index, and every usable item has an action`(panel: Panel) {
    var session = Session("3x3:b2")
    session.handle([.panelOpened(panel)])
    let content = session.presentation.panel
    let items = content?.items ?? []
    #expect(content?.id == panel)
    #expect(items.map(\.id) == Array(items.indices))
    #expect(content?.closings == (panel == .games ? [] : ["OK"]))
    for item in items {
      switch item.kind {
      case .text, .picture, .heading, .note: #expect(item.action() == nil)
      case .choice, .toggle, .number, .name, .search, .button, .closing:
        #expect(item.action() != nil && !item.label.isEmpty)
      }
    }
  }

  @Test func `the result opens after the final transition, and only then`() {
    var session = Session("3x3:a1b1a2b2")
    session.handle([.panelOpened(.result)])
    #expect(session.panel == nil)
    let effects = session.handle(.squareTapped("a3"))
    #expect(session.panel == nil)
    var undone = session
    undone.handle([.undoTapped])
    undone.settle(effects)
    #expect(undone.panel == nil)
    session.settle(effects)
    #expect(session.panel == .result)
  }

  @Test func `the result names the winner by the current symbol`() {
    var session = Session("3x3:a1b1a2b2")
    session.play("a3")
    session.handle([.panelOpened(.symbols), .symbolChosen(.star, for: .x), .panelConfirmed])
    #expect(session.presentation.panel?.title == "Star wins!")
  }

  @Test(arguments: Situation.all)
  func `new game works in any situation`(situation: Situation) {
    var session = situation.session
    // Back leads neither to the unreadable text nor to a game that ended on the same board.
    let isStep = session.panel != .unreadableGame && !session.game.position.isOver
    let effects = session.handle(.newGameTapped)
    #expect(effects.contains(.saveGame("3x3:", record: "3x3:", isStep: isStep)))
    session.settle(effects)
    #expect(Looks(session) == Looks(Session()))
    #expect(session.carry == .empty)
  }

  @Test(arguments: Situation.all)
  func `other rules start at once in any situation`(situation: Situation) {
    var session = situation.session
    // Back must not lead to the unreadable text.
    let isStep = session.panel != .unreadableGame
    #expect(
      session.handle(.rulesChosen(.fourOnFive)).withoutCues == [
        .announce("New game: Four in a row", .polite),
        .saveGame("5x5k4:", record: "5x5k4:", isStep: isStep),
      ])
    #expect(Looks(session) == Looks(Session("5x5k4:")))
  }

  @Test(arguments: Situation.all)
  func `undo takes back one move in any situation`(situation: Situation) {
    var session = situation.session
    let before = session.game
    guard before.canUndo else {
      let isBack = session.canRestoreUnfinishedGame
      #expect(session.handle(.undoTapped).isEmpty != isBack)
      return
    }
    session.handle([.undoTapped])
    #expect(session.game.moves == before.moves.dropLast())
    #expect(session.game.record == before.record)
    #expect(session.phase == .playing && session.carry == .empty && session.refusal == nil)
    session.handle([.redoTapped])
    #expect(session.game == before)
  }
}
