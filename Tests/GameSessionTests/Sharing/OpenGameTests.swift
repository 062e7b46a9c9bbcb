import GameRules
import Testing

@testable import GameSession

@Suite struct OpenGameTests {
  @Test(arguments: [
    ("", "3x3:"),
    ("#", "3x3:"),
    ("3x3", "3x3:"),
    ("#3x3:", "3x3:"),
    ("#4X4+Corners+SQUARES:B2c3A1", "4x4+corners+squares:b2c3a1"),
    ("4x4k4:a1", "4x4:a1"),
    ("4x4%2Bcorners%2bsquares%3Ab2", "4x4+corners+squares:b2"),
    ("#%34x4%3ab2", "4x4:b2"),
    ("https://example.org/play/?from=mail#3x3:b2a1", "3x3:b2a1"),
    ("https://example.org/#", "3x3:"),
    ("#19x19k5:s19", "19x19k5:s19"),
  ])
  func `a game text in any form is opened and saved in canonical form`(
    text: String, game: String
  ) {
    var session = Session("5x5:c3")
    #expect(
      session.handle(.gameOpened(UTF8Text(text), record: "")).withoutCues == [
        .saveGame(UTF8Text(game), record: UTF8Text(game), isStep: false)
      ])
    #expect(session.game.description == game)
    #expect(session.panel == nil)
  }

  @Test(
    arguments: [
      ("nonsense", "rules, “nonsense”: rules begin with a size such as 3x3."),
      ("#:b2", nil),
      ("3x", nil),
      ("4x4k:b2", nil),
      (
        "4x4+wings:b2",
        "rules, “+wings”: the options are +corners, +squares, +diamonds, +misere and +swap, each at most once."
      ),
      ("4x4+corners+corners:", nil),
      ("4x4,b2", nil),
      ("20x3:", nil),
      ("3x0:", nil),
      ("4x4k5:", nil),
      ("1x5+corners:", nil),
      ("5x1+squares:", nil),
      ("3x3:b2?", "move 2, “?”: not a square such as b2."),
      ("3x3:b2c3b2", "move 3, b2: already taken."),
      ("3x3:d1", "move 1, d1: outside the board (its last square is c3)."),
      ("3x3:z99", "move 1, z99: outside the board (its last square is c3)."),
      ("3x3:a1b1a2b2a3c3", "move 6, c3: the game is already over: X won."),
      ("3x3:a1b2c3b1b3a3c1c2a2a2", "move 10, a2: the game is already over: a draw."),
      ("3x3%", nil),
      ("3x3%3", nil),
      ("3x3%GG", nil),
      ("3x3%FF", nil),
      ("<b>3x3</b>", nil),
      ("#3x3:#a1", nil),
    ] as [(String, String?)])
  func `an unreadable text keeps the game, gives the cause and offers a new game`(
    text: String, cause: String?
  ) {
    var session = Session("5x5:c3b2", record: "5x5:c3b2d4")
    let before = session
    // The address keeps the text, so that it can be corrected there.
    #expect(session.handle(.gameOpened(UTF8Text(text), record: "5x5:")) == [])
    #expect(session.game == before.game)
    let content = session.presentation.panel
    #expect(content?.panel == .unreadableGame)
    #expect(content?.title == "This link can’t be opened")
    #expect(content?.closings == ["OK"])
    #expect(content?.paragraphs.count == 3)
    if let cause {
      #expect(
        content?.paragraphs == [
          "There is no playable game in this link:", UTF8Text(cause),
          "Tap OK to start a new game.",
        ])
    }
    var closed = session
    // Once the panel is closed, the address must hold the game again, or a reload would lose it.
    #expect(
      closed.handle(.panelClosed) == [
        .saveGame("5x5:c3b2", record: "5x5:c3b2d4", isStep: false)
      ])
    #expect(Looks(closed) == Looks(before))
    let effects = session.handle(.panelConfirmed)
    #expect(effects.contains(.saveGame("5x5:", record: "5x5:", isStep: false)))
    session.settle(effects)
    #expect(Looks(session) == Looks(Session("5x5:")))
  }

  @Test(arguments: [
    ("3x3:b2", "3x3:b2a1c3", "3x3:b2a1c3"),
    ("3x3:", "3x3:b2a1c3", "3x3:b2a1c3"),
    ("", "3x3:b2a1c3", "3x3:b2a1c3"),
    ("3x3:b2a1c3", "3x3:b2a1c3", "3x3:b2a1c3"),
    ("3x3:a1b1a2b2", "3x3:a1b1a2b2a3", "3x3:a1b1a2b2a3"),
    // The record of another game is ignored.
    ("3x3:b2a1c3", "3x3:b2a1", "3x3:b2a1c3"),
    ("3x3:b2", "3x3:a1b2", "3x3:b2"),
    ("3x3:b2", "4x4:b2a1", "3x3:b2"),
    ("3x3:b2", "3x3:b2b2", "3x3:b2"),
    ("3x3:b2", "3x3:b2a1nonsense", "3x3:b2"),
    ("3x3:b2", "null", "3x3:b2"),
  ])
  func `a record that continues the game can be redone`(
    text: String, record: String, kept: String
  ) throws {
    var session = Session("5x5:c3")
    let game = try Game(text.isEmpty ? "3x3:" : text)
    #expect(
      session.handle(.gameOpened(UTF8Text(text), record: UTF8Text(record))).withoutCues == [
        .saveGame(game.notation, record: UTF8Text(kept), isStep: false)
      ])
    while session.game.canRedo { session.handle([.redoTapped]) }
    #expect(session.game == (try Game(kept)))
  }

  @Test(arguments: [
    ("3x3:a1", "3x3:a1b2c3", true), ("3x3:a1b2", "3x3:a1b2c3", false), ("3x3:a1", "3x3:a1", false),
  ])
  func `the computer never plays over the rest of a record`(
    text: String, record: String, isReviewing: Bool
  ) {
    var session = Session("5x5:")
    session.handle([.playerChosen(.computer(.easy), for: .second)])
    _ = session.handle(.gameOpened(UTF8Text(text), record: UTF8Text(record)))
    #expect(session.isReviewing == isReviewing)
    #expect(session.game.recordNotation == UTF8Text(record))
  }

  @Test func `Undo does not lead from a link to the game that was left before it`() {
    var session = Session("3x3:b2a1", reducesMotion: true)
    session.handle([.newGameTapped, .gameOpened("5x5:", record: ""), .undoTapped])
    #expect(session.game.description == "5x5:")
  }

  @Test(arguments: Situation.all)
  func `a game can be opened in any situation`(situation: Situation) {
    var session = situation.session
    session.handle([.gameOpened("4x4:a1b1", record: "4x4:a1b1c1")])
    #expect(Looks(session) == Looks(Session("4x4:a1b1", record: "4x4:a1b1c1")))
    #expect(session.carry == .empty)
  }

  @Test(arguments: [
    ("", ""),
    ("#", ""),
    ("a#b", "b"),
    ("a#b#c", "b#c"),
    ("%41%7a", "Az"),
    ("%4", "%4"),
    ("%4g%", "%4g%"),
    ("%25%34%31", "%41"),
    ("a+b", "a+b"),
  ])
  func `the game text of a link is what follows the first hash, decoded once`(
    link: String, text: String
  ) {
    #expect(Link.gameText(in: UTF8Text(link)) == UTF8Text(text))
  }
}
