import GameRules
import Testing

@testable import GameSession

/// Live games with a remote player.
@Suite struct RoomTests {
  /// A front end in a live game with both players seated and present.
  private func frontEnd(
    _ text: UTF8Text, seat: Mark? = .x, also lines: UTF8Text = "", reducesMotion: Bool = true
  ) -> FrontEnd {
    var frontEnd = FrontEnd("3x3:", reducesMotion: reducesMotion)
    frontEnd.take(.gameOpened("#room=\(id)", record: ""))
    if let seat { frontEnd.take(.room(.seated(seat))) }
    frontEnd.take(.room(.heard(state(text, lines))))
    return frontEnd
  }

  private let id: UTF8Text = "abcdefghijklmnopqrstuv"

  private func state(_ text: UTF8Text, _ lines: UTF8Text = "") -> UTF8Text {
    "\(text)\ngame 1\nseats xo\nhere xo\nwatching 0\nscore 0 0 0\n\(lines)"
  }

  private func detail(_ frontEnd: FrontEnd) -> String { "\(frontEnd.session.presentation.detail)" }

  private func offered(_ frontEnd: FrontEnd) -> [String] {
    frontEnd.session.presentation.offer?.items.map { "\($0.label)" } ?? []
  }

  // MARK: Joining and leaving

  @Test func `joining keeps the local players and files their game`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.playerChosen(.computer(.perfect), for: .second), .squareTapped("a1"))
    let before = frontEnd.session.match
    frontEnd.take(.gameOpened("#room=\(id)", record: ""))
    #expect(frontEnd.session.match != before)
    #expect(frontEnd.session.ownMatch == before)
    frontEnd.take(.room(.heard(state("3x3:b2"))))
    #expect(frontEnd.session.ownMatch == before)
    let games = frontEnd.session.journal.games
    #expect(games.map { $0.match[.second] } == [.computer(.perfect)])
    #expect(games.first?.game.record.first == "a1")
  }

  @Test func `a spectator's game is not filed as their own`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.playerChosen(.computer(.perfect), for: .second))
    frontEnd.take(.gameOpened("#room=\(id)", record: "3x3:b2a1"))
    frontEnd.take(.room(.heard(state("3x3:c3"))))
    #expect(frontEnd.session.journal.games.allSatisfy { $0.match[.second] == .remote })
  }

  @Test func `a link joins the live game, and the address keeps it`() {
    let frontEnd = frontEnd("3x3:b2")
    #expect(frontEnd.asked == [.watch(id)])
    #expect(frontEnd.address == "room=\(id)")
    #expect(frontEnd.session.game.description == "3x3:b2")
  }

  @Test
  func `playing online makes a live game, takes a seat and invites until the other comes`() {
    var frontEnd = FrontEnd("5x5k4:", reducesMotion: true)
    frontEnd.take(.liveGamesFound, .panelOpened(.room), .room(.clockChosen(1)))
    let make = frontEnd.session.presentation.panel?.items.first { $0.kind == .closing }
    frontEnd.take(try! #require(make?.action()))
    #expect(frontEnd.asked == [.open("5x5k4 180+2")])
    frontEnd.take(.room(.opened(id)), .room(.seated(.x)))
    frontEnd.take(.room(.heard("5x5k4:\ngame 1\nseats x\nhere x\nwatching 0\nscore 0 0 0")))
    #expect(frontEnd.asked.suffix(2) == [.watch(id), .ask(.sit)])
    let panel = frontEnd.session.presentation.panel
    #expect(panel?.panel == .room)
    #expect(panel?.items.contains { $0.picture == .code("5x5k4:") } == true)
    #expect(detail(frontEnd) == "They open the link and play O. You start.")
    frontEnd.take(.room(.heard("5x5k4:\ngame 1\nseats xo\nhere xo\nwatching 0\nscore 0 0 0")))
    #expect(frontEnd.session.panel == nil)
    #expect(detail(frontEnd) == "")
  }

  @Test func `playing online is offered only if the server supports it`() {
    var frontEnd = FrontEnd("3x3:")
    #expect(!offered(frontEnd).contains("Online"))
    frontEnd.take(.liveGamesFound)
    #expect(offered(frontEnd).contains("Online"))
  }

  @Test func `a server that makes no live game is reported in the panel`() {
    var frontEnd = FrontEnd("3x3:")
    frontEnd.take(
      .liveGamesFound, .panelOpened(.room), .room(.asked(.make(clock: 0))), .room(.lost))
    let notes = frontEnd.session.presentation.panel?.items.filter { $0.kind == .note } ?? []
    #expect(notes.map { "\($0.label)" } == ["Live games aren’t available right now"])
  }

  @Test func `a live game that is gone can be continued locally`() {
    var frontEnd = frontEnd("3x3:b2a1")
    frontEnd.take(.room(.lost))
    #expect(frontEnd.session.room == nil)
    #expect(frontEnd.address == "3x3:b2a1")
    #expect(detail(frontEnd) == "This live game no longer exists. You can keep playing here.")
    frontEnd.take(.squareTapped("c3"))
    #expect(frontEnd.address == "3x3:b2a1c3")
    #expect(!frontEnd.asked.contains(.play("3x3:b2a1c3")))
  }

  @Test func `leaving restores the local players`() {
    var frontEnd = FrontEnd("3x3:", second: .computer(.beginner), reducesMotion: true)
    frontEnd.take(.gameOpened("#room=\(id)", record: ""), .room(.seated(.o)))
    frontEnd.take(.room(.heard(state("3x3:b2"))))
    #expect(frontEnd.session.match[.second] == .remote)
    frontEnd.take(.room(.asked(.leave)))
    #expect(frontEnd.asked.last == .ask(.leave))
    #expect(frontEnd.session.match[.second] == .computer(.beginner))
    #expect(frontEnd.session.game.description == "3x3:b2")
  }

  @Test func `An end after a room is counted beside the one before it`() {
    var frontEnd = FrontEnd("3x3:a1b1a2b2", reducesMotion: true)
    frontEnd.take(.squareTapped("a3"), .gameOpened("#room=\(id)", record: ""))
    frontEnd.take(.room(.heard(state("3x3:b1a1b2a2"))), .room(.asked(.leave)))
    frontEnd.take(.squareTapped("b3"))
    #expect(frontEnd.session.match.wins == [2, 0])
  }

  @Test(arguments: [Action.rulesChosen(.fourByFour), .gameOpened("#3x3:a1", record: "")])
  func `starting another game leaves the live game`(action: Action) {
    var frontEnd = frontEnd("3x3:b2")
    frontEnd.take(action)
    #expect(frontEnd.session.room == nil)
    #expect(frontEnd.asked.last == .ask(.leave))
  }

  @Test func `the second visitor is offered the free seat`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.gameOpened("#room=\(id)", record: ""))
    #expect(detail(frontEnd) == "Connecting…")
    frontEnd.take(.squareTapped("b2"))
    #expect(frontEnd.session.game.ply == 0)
    frontEnd.take(.room(.heard("3x3:\ngame 1\nseats x\nhere x\nwatching 1\nscore 0 0 0")))
    #expect(offered(frontEnd) == ["Play as O"])
    #expect(detail(frontEnd) == "O is free: play, or just watch")
    let sit = frontEnd.session.presentation.offer?.items[0].action()
    frontEnd.take(try! #require(sit))
    #expect(frontEnd.asked.last == .ask(.sit))
  }

  @Test func `later visitors watch`() {
    var frontEnd = frontEnd("3x3:b2", seat: nil)
    #expect(detail(frontEnd) == "You are watching")
    frontEnd.take(.squareTapped("a1"), .hintTapped, .undoTapped)
    #expect(frontEnd.session.game.description == "3x3:b2")
    frontEnd.take(.room(.heard(state("3x3:b2a1"))))
    #expect(frontEnd.session.game.description == "3x3:b2a1")
  }

  // MARK: Moves

  @Test func `a move is shown at once and sent, and the answer confirms it`() {
    var frontEnd = frontEnd("3x3:")
    frontEnd.take(.squareTapped("b2"))
    #expect(frontEnd.asked.last == .play("3x3:b2"))
    #expect(frontEnd.session.room?.unconfirmed == 1)
    frontEnd.take(.room(.heard("3x3:b2")))
    #expect(frontEnd.session.room?.unconfirmed == nil)
    #expect(frontEnd.session.game.description == "3x3:b2")
  }

  @Test func `an unconfirmed move stays although the server's state lacks it`() {
    var frontEnd = frontEnd("3x3:")
    frontEnd.take(.squareTapped("b2"), .room(.heard(state("3x3:", "offer draw o"))))
    #expect(frontEnd.session.game.description == "3x3:b2")
    #expect(detail(frontEnd) == "Your friend offers a draw")
  }

  @Test func `squares ignore input during the other player's turn, until its move arrives`() {
    var frontEnd = frontEnd("3x3:b2", reducesMotion: false)
    frontEnd.take(.squareTapped("a1"))
    #expect(frontEnd.session.game.ply == 1)
    frontEnd.take(.room(.heard(state("3x3:b2a1"))))
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
    var frontEnd = frontEnd("3x3:", reducesMotion: false)
    frontEnd.take(.squareTapped("b2"), .room(.heard(state("3x3:b2a1"))))
    frontEnd.endWait()
    #expect(frontEnd.session.game.description == "3x3:b2a1")
    #expect(frontEnd.session.nextMark == .x)
  }

  @Test func `a move that is not accepted is taken back and reported`() {
    var frontEnd = frontEnd("3x3:")
    frontEnd.take(.squareTapped("b2"), .room(.refused("3x3:a1c3")))
    #expect(frontEnd.session.game.description == "3x3:a1c3")
    #expect(detail(frontEnd) == "Your move was not accepted: the centre")
    #expect(frontEnd.cues.last == .refused)
    frontEnd.take(.squareTapped("c1"))
    #expect(detail(frontEnd) == "")
  }

  @Test(arguments: ["3x3:a1", "3x3:a1c3", "3x3:a1c3c1"] as [UTF8Text])
  func `another move made from the same seat replaces ours`(
    heard: UTF8Text
  ) {
    var frontEnd = frontEnd("3x3:")
    frontEnd.take(.squareTapped("b2"), .room(.heard(state("3x3:"))))
    #expect(detail(frontEnd) == "", "the server only does not know it yet")
    frontEnd.take(.room(.heard(state(heard))))
    #expect(frontEnd.session.game.description == heard.description)
    #expect(detail(frontEnd) == "Your move was not accepted: the centre")
    #expect(frontEnd.cues.contains(.refused))
    // The late refusal of the request changes nothing.
    frontEnd.take(.room(.refused(heard)))
    #expect(frontEnd.session.game.description == heard.description)
  }

  @Test func `The next game says nothing of a move in the one before`() {
    var frontEnd = frontEnd("3x3:a1b1a2b2")
    frontEnd.take(.squareTapped("a3"))
    frontEnd.take(.room(.heard("3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 1 0")))
    #expect(detail(frontEnd) == "")
    #expect(!frontEnd.cues.contains(.refused))
  }

  @Test func `A move that is refused without a word of the game is taken back too`() {
    var frontEnd = frontEnd("3x3:a1c3")
    frontEnd.take(.squareTapped("b2"), .room(.refused("")))
    #expect(frontEnd.session.game.description == "3x3:a1c3")
  }

  @Test func `several missed moves arrive at once`() {
    var frontEnd = frontEnd("3x3:b2", seat: nil)
    frontEnd.take(.room(.heard(state("3x3:b2a1c3"))))
    #expect(frontEnd.session.game.description == "3x3:b2a1c3")
  }

  @Test func `an unreadable state changes nothing`() {
    var frontEnd = frontEnd("3x3:b2")
    for text: UTF8Text in [
      "", "\n", "3x3:b2b2", "nonsense", "3x3:b2\ngame x\nseats\nclock 1\noffer draw z\nover",
    ] {
      frontEnd.take(.room(.heard(text)))
      #expect(frontEnd.session.game.description == "3x3:b2")
    }
  }

  @Test func `undo, hint and explain are disabled during a live game`() {
    var frontEnd = frontEnd("3x3:b2a1")
    frontEnd.take(.undoTapped, .hintTapped, .explainTapped)
    #expect(frontEnd.session.game.ply == 2)
    #expect(!frontEnd.session.showsTruth)
    let presentation = frontEnd.session.presentation
    for command in [GameCommand.undo, .redo, .hint, .explain, .players] {
      #expect(!presentation[command].isEnabled, "\(command)")
    }
    #expect(frontEnd.thought == nil)
  }

  // MARK: The other player

  @Test func `an open panel stays open when the other player moves`() {
    var frontEnd = frontEnd("3x3:b2")
    frontEnd.take(.panelOpened(.howToPlay), .room(.heard(state("3x3:b2a1"))))
    #expect(frontEnd.session.panel == .howToPlay)
  }

  @Test func `an absent player and a lost connection are reported`() {
    var frontEnd = frontEnd("3x3:b2")
    let away: UTF8Text = "3x3:b2\ngame 1\nseats xo\nhere x\nwatching 2\nscore 0 0 0"
    frontEnd.take(.room(.heard(away)))
    #expect(detail(frontEnd) == "Your friend is offline")
    #expect(frontEnd.session.presentation.tray[1].about == "offline")
    frontEnd.take(.room(.connectionChanged(isLive: false)))
    #expect(detail(frontEnd) == "Connection lost. Reconnecting…")
    frontEnd.take(.room(.connectionChanged(isLive: true)), .room(.heard(state("3x3:b2"))))
    #expect(detail(frontEnd) == "")
  }

  @Test func `the tray shows both players and whose turn it is`() {
    let tray = frontEnd("3x3:b2", seat: .o).session.presentation.tray
    #expect(tray.map { "\($0.player)" } == ["Your friend", "You"])
    #expect(tray.map { "\($0.about)" } == ["", ""])
  }

  @Test func `only the running clock counts down`() {
    var frontEnd = frontEnd("3x3:b2a1", also: "clock 251300 300000 x")
    #expect(
      frontEnd.session.presentation.tray.map { "\($0.about)" } == ["4:12", "5:00"])
    frontEnd.take(.room(.ticked(11_300)))
    #expect(
      frontEnd.session.presentation.tray.map { "\($0.about)" } == ["4:00", "5:00"])
    frontEnd.take(.room(.ticked(999_999)))
    #expect(frontEnd.session.presentation.tray[0].about == "0:00")
  }

  @Test func `an emote is shown until the next move, unless emotes are off`() {
    var frontEnd = frontEnd("3x3:b2")
    frontEnd.take(.room(.said(.wellPlayed, by: .o)))
    #expect(detail(frontEnd) == "Your friend: Well played!")
    frontEnd.take(.room(.heard(state("3x3:b2a1"))))
    #expect(detail(frontEnd) == "")
    frontEnd.take(.settingChanged(.showsEmotes(false)), .room(.said(.oops, by: .o)))
    #expect(detail(frontEnd) == "")
    #expect(Settings(frontEnd.session.settings.notation) == frontEnd.session.settings)
  }

  @Test(arguments: [
    ("draw", "Your friend offers a draw", LiveGameCommand.draw),
    ("undo", "Your friend asks to take back the last move", .undo),
  ])
  func `an offer of the other player can be accepted or declined`(
    kind: UTF8Text, sentence: String, accepted: LiveGameCommand
  ) {
    var frontEnd = frontEnd("3x3:b2a1", also: "offer \(kind) o")
    #expect(detail(frontEnd) == sentence)
    #expect(offered(frontEnd) == ["Accept", "Decline"])
    let items = frontEnd.session.presentation.offer?.items ?? []
    frontEnd.take(items[0].action()!, items[1].action()!)
    #expect(frontEnd.asked.suffix(2) == [.ask(accepted), .ask(.decline)])
  }

  @Test func `a declined offer is reported`() {
    var frontEnd = frontEnd("3x3:b2a1", also: "offer draw x")
    #expect(detail(frontEnd) == "You offered a draw")
    #expect(offered(frontEnd) == ["Live game"], "nobody accepts what they offer")
    frontEnd.take(.room(.heard(state("3x3:b2a1"))))
    #expect(detail(frontEnd) == "Your friend declined")
    frontEnd.take(.room(.heard(state("3x3:b2a1", "offer undo o"))))
    #expect(detail(frontEnd) == "Your friend asks to take back the last move")
  }

  @Test func `the end of the game replaces an earlier message`() {
    var frontEnd = frontEnd("3x3:b2a1", also: "offer draw x")
    frontEnd.take(.room(.heard(state("3x3:b2a1"))))
    #expect(detail(frontEnd) != "")
    frontEnd.take(.room(.heard(state("3x3:b2a1", "over resign o"))))
    #expect(detail(frontEnd) == "")
  }

  @Test func `moves that were taken back disappear`() {
    var frontEnd = frontEnd("3x3:b2a1c3")
    frontEnd.take(.room(.heard(state("3x3:b2a1"))))
    #expect(frontEnd.session.game.recordNotation == "3x3:b2a1")
    #expect(frontEnd.cues.last == .takenBack)
    #expect(frontEnd.heard.last == "You took back top right")
    #expect(frontEnd.session.nextMark == .x)
  }

  // MARK: The end

  @Test(arguments: [
    ("over resign o", "Your friend resigned", "You win!", Cue.won(.x)),
    ("over time x", "You ran out of time", "Your friend wins", .lost),
    ("over draw", "Both players agreed", "A draw", .drawn),
  ])
  func `a game can end off the board`(
    line: UTF8Text, status: String, headline: String, cue: Cue
  ) {
    var frontEnd = frontEnd("3x3:b2a1")
    frontEnd.take(.room(.heard(state("3x3:b2a1", line))))
    let presentation = frontEnd.session.presentation
    #expect(presentation.phase == .finished)
    #expect("\(presentation.status)" == status)
    #expect(presentation.headline.map { "\($0)" } == headline)
    #expect(presentation.squares.allSatisfy { !$0.isWinning })
    #expect(frontEnd.cues.last == cue)
    frontEnd.take(.squareTapped("c3"))
    #expect(frontEnd.session.game.ply == 2)
  }

  @Test func `a win on the board is announced to the winner and counted by the server`() {
    var frontEnd = frontEnd("3x3:a1b1a2b2")
    frontEnd.take(.squareTapped("a3"))
    #expect(frontEnd.session.presentation.headline == "You win!")
    #expect(frontEnd.session.match.wins == [0, 0])
    frontEnd.take(
      .room(.heard("3x3:a1b1a2b2a3\ngame 1\nseats xo\nhere xo\nwatching 0\nscore 1 0 0")))
    #expect(frontEnd.session.match.wins == [1, 0])
    #expect(frontEnd.session.journal == Journal())
  }

  @Test func `another game is requested, and starts for both with the marks swapped`() {
    var frontEnd = frontEnd("3x3:a1b1a2b2a3")
    #expect(offered(frontEnd) == ["Play again", "Turning point", "Leave"])
    frontEnd.take(.newGameTapped)
    #expect(frontEnd.asked.last == .ask(.again))
    frontEnd.take(.room(.heard(state("3x3:a1b1a2b2a3", "offer again x"))))
    #expect(detail(frontEnd) == "Waiting for the other player")
    frontEnd.take(.room(.heard("3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 1 0")))
    #expect(frontEnd.session.room?.mark == .o)
    #expect(frontEnd.session.presentation.tray.map { "\($0.player)" } == ["Your friend", "You"])
    #expect(frontEnd.session.presentation.tray.map(\.wins) == [0, 1])
    #expect(frontEnd.session.nextMark == nil)
    #expect(frontEnd.cues.last == .newGame)
    #expect(frontEnd.session.panel == nil)
  }

  @Test func `a finished game can be reviewed until the next one starts`() {
    var frontEnd = frontEnd("3x3:a1b1a2b2a3")
    frontEnd.take(.reviewOpened, .plyChosen(2))
    #expect(frontEnd.session.game.ply == 2)
    frontEnd.take(.room(.heard("3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 1 0")))
    #expect(!frontEnd.session.isReviewing)
    #expect(frontEnd.session.game.ply == 0)
  }

  @Test func `in the middle of a game, New game opens the live game's commands`() {
    var frontEnd = frontEnd("3x3:b2a1")
    frontEnd.take(.newGameTapped)
    let labels = frontEnd.session.presentation.panel?.items.map { "\($0.label)" } ?? []
    #expect(labels.starts(with: ["Offer a draw", "Ask to take back my move", "Resign"]))
    #expect(labels.suffix(2) == ["Leave", "OK"])
  }

  // MARK: Announcements and saving

  @Test func `a screen reader hears each move, the turn and the other player's offers`() {
    var frontEnd = frontEnd("3x3:")
    var speech = Speech(frontEnd.session)
    frontEnd.take(.squareTapped("b2"))
    #expect(speech.message(about: frontEnd.session) == "The centre (b2). Your friend's turn.")
    frontEnd.take(.room(.heard(state("3x3:b2a1"))))
    #expect(speech.message(about: frontEnd.session) == "Your friend: bottom left (a1). Your turn.")
    frontEnd.take(.room(.heard(state("3x3:b2a1", "offer draw o"))))
    #expect(speech.message(about: frontEnd.session) == "Your friend offers a draw. Your turn.")
    frontEnd.take(.room(.heard(state("3x3:b2a1", "offer draw o"))))
    #expect(speech.message(about: frontEnd.session) == nil)
  }

  @Test func `a remote player is not saved`() {
    let match = frontEnd("3x3:").session.match
    #expect(match.notation == "person person fixed")
    #expect(PlayedGame(Game(.classic), match).notation == "3x3: 0 person person first")
  }

  @Test func `random events never break an invariant`() {
    let games: [UTF8Text] = [
      "3x3:", "3x3:b2", "3x3:b2a1", "3x3:a1b1a2b2a3", "4x4:b2", "15x15:h8", "3x3:b2b2", "", "?",
    ]
    let lines: [UTF8Text] = [
      "game 1", "game 2", "game 99999999999999999999", "seats xo", "seats -", "here x", "here",
      "watching -1", "watching 3", "score 1 2", "score 1 0 0", "clock 5 6 x", "clock 5 6 -",
      "clock a b c", "offer draw x", "offer undo o", "offer again o", "offer tea x", "over draw",
      "over resign x", "over time o", "over", "", " ", "room",
    ]
    var generator = SplitMix64(seed: 7)
    var frontEnd = FrontEnd("3x3:", second: .computer(.easy), reducesMotion: true)
    var speech = Speech(frontEnd.session)
    var heard = 0
    for _ in 0..<5000 {
      let game = games.randomElement(using: &generator)!
      var said = game
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        said += "\n" + lines.randomElement(using: &generator)!
      }
      let commands: [LiveGameCommand] = [
        .make(clock: 9), .sit, .resign, .draw, .undo, .again, .decline, .say(.oops), .leave,
      ]
      let events: [LiveGameEvent] = [
        .asked(commands.randomElement(using: &generator)!), .clockChosen(7), .opened(id),
        .seated(.x), .seated(.o), .heard(said), .heard(said), .heard(said), .refused(game),
        .said(.hello, by: .o), .connectionChanged(isLive: false), .lost, .ticked(1_000_000),
      ]
      let actions: [Action] = [
        .squareTapped(Square(column: Int.random(in: 0...3, using: &generator), row: 1)),
        .gameOpened("#room=\(id)", record: game), .linkOpened("#room=\(id)", record: ""),
        .newGameTapped, .undoTapped, .redoTapped, .reviewOpened, .plyChosen(1), .explainTapped,
        .panelOpened(.room), .panelConfirmed, .rulesChosen(.classic), .pieceTapped(.x),
      ]
      let isEvent = Bool.random(using: &generator)
      let event = events.randomElement(using: &generator)!
      frontEnd.take(isEvent ? .room(event) : actions.randomElement(using: &generator)!)
      frontEnd.settle()
      let presentation = frontEnd.session.presentation
      #expect(presentation.squares.count == frontEnd.session.game.rules.area)
      #expect(presentation.panel.map { !$0.items.isEmpty } ?? true)
      #expect(Match(frontEnd.session.match.notation).notation == frontEnd.session.match.notation)
      if let state = frontEnd.session.room?.state {
        heard += (try? Game(state.text)) == nil ? 0 : 1
      }
      _ = speech.message(about: frontEnd.session)
    }
    #expect(heard > 1000, "it is about rooms")
  }
}
