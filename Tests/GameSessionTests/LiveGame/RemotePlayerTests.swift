import GameRules
import RoomProtocol
import Testing

@testable import GameSession

/// The other player of a live game, as seen and heard by this one.
@Suite struct RemotePlayerTests {
  @Test func `an open panel stays open when the other player moves`() {
    var frontEnd = FrontEnd(live: "3x3:b2")
    frontEnd.take(.panelOpened(.howToPlay), .room(.heard(roomState("3x3:b2a1"))))
    #expect(frontEnd.session.panel == .howToPlay)
  }

  @Test func `an absent player and a lost connection are reported`() {
    var frontEnd = FrontEnd(live: "3x3:b2")
    let away: UTF8Text = "3x3:b2\ngame 1\nseats xo\nhere x\nwatching 2\nscore 0 0 0"
    frontEnd.take(.room(.heard(away)))
    #expect(frontEnd.detail == "Your friend is offline")
    #expect(frontEnd.session.presentation.tray[1].about == "offline")
    frontEnd.take(.room(.connectionChanged(isLive: false)))
    #expect(frontEnd.detail == "Connection lost. Reconnecting…")
    frontEnd.take(.room(.connectionChanged(isLive: true)), .room(.heard(roomState("3x3:b2"))))
    #expect(frontEnd.detail == "")
  }

  @Test(arguments: ["3x3:", "3x3:b2a1", "3x3:b2"])
  func `a pause takes the place of the turn`(game: String) {
    let text = UTF8Text(game)
    var frontEnd = FrontEnd(live: text)
    let presentation = frontEnd.session.presentation
    var speech = Speech(frontEnd.session)
    frontEnd.take(.room(.heard(roomState(text, "paused"))))
    let pause = "Paused. No move, no clock."
    let told = speech.message(about: frontEnd.session)
    #expect("\(frontEnd.session.presentation.status)" == pause && frontEnd.detail == "")
    #expect(told == UTF8Text(pause))
    frontEnd.take(.room(.heard(roomState(text))))
    let toldThen = speech.message(about: frontEnd.session)
    #expect(frontEnd.session.presentation.status == presentation.status)
    #expect(toldThen?.isEmpty == false)
    let over = roomState(text, "paused\nover resign o")
    frontEnd.take(.room(.heard(over)))
    #expect("\(frontEnd.session.presentation.status)" == "Your friend resigned")
  }

  @Test func `the tray shows both players and whose turn it is`() {
    let tray = FrontEnd(live: "3x3:b2", seat: .o).session.presentation.tray
    #expect(tray.map { "\($0.player)" } == ["Your friend", "You"])
    #expect(tray.map { "\($0.about)" } == ["", ""])
  }

  @Test func `only the running clock counts down`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1", also: "clock 251300 300000 x")
    #expect(
      frontEnd.session.presentation.tray.map { "\($0.about)" } == ["4:12", "5:00"])
    frontEnd.take(.room(.ticked(11_300)))
    #expect(
      frontEnd.session.presentation.tray.map { "\($0.about)" } == ["4:00", "5:00"])
    frontEnd.take(.room(.ticked(999_999)))
    #expect(frontEnd.session.presentation.tray[0].about == "0:00")
  }

  @Test func `an emote is shown until the next move, unless emotes are off`() {
    var frontEnd = FrontEnd(live: "3x3:b2")
    frontEnd.take(.room(.said(.wellPlayed, by: .o)))
    #expect(frontEnd.detail == "Your friend: Well played!")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1"))))
    #expect(frontEnd.detail == "")
    frontEnd.take(.settingChanged(.showsEmotes(false)), .room(.said(.oops, by: .o)))
    #expect(frontEnd.detail == "")
    #expect(Settings(frontEnd.session.settings.notation) == frontEnd.session.settings)
  }

  @Test(arguments: [
    ("draw", "Your friend offers a draw", LiveGameCommand.offer(.draw)),
    ("undo", "Your friend asks to take back the last move", .offer(.undo)),
  ])
  func `an offer of the other player can be accepted or declined`(
    kind: UTF8Text, sentence: String, accepted: LiveGameCommand
  ) {
    var frontEnd = FrontEnd(live: "3x3:b2a1", also: "offer \(kind) o")
    #expect(frontEnd.detail == sentence)
    #expect(frontEnd.offered == ["Accept", "Decline"])
    let items = frontEnd.session.presentation.offer?.items ?? []
    frontEnd.take(items[0].action()!, items[1].action()!)
    #expect(frontEnd.asked.suffix(2) == [.ask(accepted), .ask(.decline)])
  }

  @Test func `a declined offer is reported`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1", also: "offer draw x")
    #expect(frontEnd.detail == "You offered a draw")
    #expect(frontEnd.offered == [], "nobody accepts what they offer")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1"))))
    #expect(frontEnd.detail == "Your friend declined")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1", "offer undo o"))))
    #expect(frontEnd.detail == "Your friend asks to take back the last move")
  }

  @Test func `the end of the game replaces an earlier message`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1", also: "offer draw x")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1"))))
    #expect(frontEnd.detail != "")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1", "over resign o"))))
    #expect(frontEnd.detail == "")
  }

  @Test func `moves that were taken back disappear`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1c3")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1"))))
    #expect(frontEnd.session.game.recordNotation == "3x3:b2a1")
    #expect(frontEnd.cues.last == .takenBack)
    #expect(frontEnd.heard.last == "You took back top right")
    #expect(frontEnd.session.nextMark == .x)
  }

  @Test func `a screen reader hears each move, the turn and the other player's offers`() {
    var frontEnd = FrontEnd(live: "3x3:")
    var speech = Speech(frontEnd.session)
    frontEnd.take(.squareTapped("b2"))
    #expect(speech.message(about: frontEnd.session) == "The centre (b2). Your friend's turn.")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1"))))
    #expect(speech.message(about: frontEnd.session) == "Your friend: bottom left (a1). Your turn.")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1", "offer draw o"))))
    #expect(speech.message(about: frontEnd.session) == "Your friend offers a draw. Your turn.")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1", "offer draw o"))))
    #expect(speech.message(about: frontEnd.session) == nil)
  }

  @Test func `a remote player is not saved`() {
    let match = FrontEnd(live: "3x3:").session.match
    #expect(match.notation == "person person fixed")
    #expect(PlayedGame(Game(.classic), match).notation == "3x3: 0 person person first")
  }
}
