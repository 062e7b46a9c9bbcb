import GameRules
import GameSolver
import RoomProtocol
import Testing

@testable import GameSession

/// Playing a stranger, and the computer in a live game.
@Suite struct AnyoneTests {
  /// The server's state of a player who waits for a stranger.
  private let alone: UTF8Text =
    "3x3:\ngame 1\nseats x\nhere x\nwatching 0\nscore 0 0 0\nstrangers"

  /// A front end that waits for a stranger.
  private var looking: FrontEnd {
    var frontEnd = FrontEnd("3x3:", second: .computer(.hard), reducesMotion: true)
    frontEnd.take(.liveGamesFound, .panelOpened(.room))
    frontEnd.use("Play anyone")
    frontEnd.take(.room(.placed(roomID)), .room(.seated(.x)), .room(.heard(alone)))
    return frontEnd
  }

  private func status(_ frontEnd: FrontEnd) -> String {
    "\(frontEnd.session.presentation.status)"
  }

  @Test func `one button finds somebody, and nobody moves until then`() {
    var frontEnd = looking
    #expect(frontEnd.asked.prefix(2) == [.someone(RoomTerms(.classic)), .watch(roomID)])
    #expect(status(frontEnd) == "Looking for someone to play")
    #expect(frontEnd.detail == "The next person who wants this game plays you")
    #expect(frontEnd.offered == ["Cancel"] && frontEnd.actions.isEmpty)
    #expect(frontEnd.session.presentation.tray.map { "\($0.player)" } == ["You", "Someone"])
    frontEnd.take(.squareTapped("b2"))
    #expect(frontEnd.session.game.ply == 0)
    frontEnd.take(.room(.heard(roomState("3x3:", "strangers"))))
    #expect(status(frontEnd) == "Your move. Tap any square.")
    frontEnd.take(.squareTapped("b2"))
    #expect(frontEnd.asked.last == .play("3x3:b2"))
  }

  @Test func `whoever closes the panel does not play any more, and Cancel leaves`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.liveGamesFound, .panelOpened(.room))
    frontEnd.use("Play anyone")
    frontEnd.take(.panelClosed, .room(.placed(roomID)))
    #expect(frontEnd.session.room == nil)
    frontEnd = looking
    frontEnd.use("Cancel")
    #expect(frontEnd.session.room == nil && frontEnd.asked.last == .ask(.leave))
    #expect(frontEnd.session.match[.second] == .computer(.hard))
  }

  @Test func `after a while the computer is offered at the last level, and plays in the room`() {
    var frontEnd = looking
    frontEnd.take(.room(.waited))
    #expect(frontEnd.detail == "Nobody has come yet. Keep waiting, or play the computer.")
    #expect(frontEnd.offered == ["Play the computer (Hard)", "Cancel"])
    frontEnd.use("Play the computer (Hard)")
    let request = frontEnd.asked.last
    #expect(request == .ask(.inviteComputer(.hard)) && request?.body == "hard")
    #expect(request?.command == .computer && "\(request?.verb ?? "")" == "computer")
    frontEnd.take(.room(.heard(roomState("3x3:", "strangers\ncomputer o hard"))))
    let piece = frontEnd.session.presentation.tray[1]
    #expect("\(piece.player)" == "Computer" && "\(piece.about)" == "Hard")
    frontEnd.take(.squareTapped("b2"))
    #expect(status(frontEnd) == "Computer is thinking")
    frontEnd.take(.room(.heard(roomState("3x3:b2a1", "strangers\ncomputer o hard"))))
    #expect(frontEnd.heard.last == "Computer plays bottom left" && status(frontEnd) == "Your turn")
  }

  @Test func `a host may let the computer play while a friend is awaited`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.liveGamesFound, .panelOpened(.room))
    frontEnd.use("Make a link")
    frontEnd.take(.room(.opened(roomID)), .room(.seated(.x)))
    frontEnd.take(.room(.heard("3x3:\ngame 1\nseats x\nhere x\nwatching 0\nscore 0 0 0")))
    #expect(frontEnd.panelLabels.contains("Play the computer (Easy)"))
    #expect(frontEnd.offered == ["Live game", "Play the computer (Easy)"])
    frontEnd.use("Play the computer (Easy)")
    #expect(frontEnd.asked.last == .ask(.inviteComputer(.easy)))
  }

  @Test func `whoever watches may take the computer's seat between two games`() {
    var frontEnd = FrontEnd(live: "3x3:b2", seat: nil, also: "computer o easy")
    #expect(frontEnd.offered == ["Leave"] && frontEnd.detail == "You are watching")
    frontEnd.take(.room(.heard(roomState("3x3:b2", "computer o easy\nover resign x"))))
    #expect(frontEnd.offered == ["Play as O", "Leave"])
    frontEnd.use("Play as O")
    #expect(frontEnd.asked.last == .sit(""))
  }

  @Test func `both strangers read the same two names, which stay with the players`() {
    let (x, o) = (
      FrontEnd(live: "3x3:", also: "strangers"), FrontEnd(live: "3x3:", seat: .o, also: "strangers")
    )
    let spectator = FrontEnd(live: "3x3:", seat: nil, also: "strangers")
    func names(_ frontEnd: FrontEnd) -> [String] {
      frontEnd.session.presentation.tray.map { "\($0.player)" }
    }
    let both = names(spectator)
    #expect(both[0] != both[1] && names(x) == ["You", both[1]] && names(o) == [both[0], "You"])
    #expect(status(o) == "\(both[0])’s turn" || status(o) == "\(both[0])'s turn")
    var next = x
    next.take(
      .room(.heard("3x3:\ngame 2\nseats xo\nhere xo\nwatching 0\nscore 0 0 1\nstrangers")))
    #expect(names(next) == [both[1], "You"])
  }

  @Test func `all rooms give two different names`() {
    for number in 0..<2000 {
      let room = LiveGame("room\(number)", matchBefore: Match())
      let names = Mark.allCases.map(room.strangerName(of:))
      #expect(names[0] != names[1] && names.allSatisfy { 0..<16 ~= $0 })
    }
  }

  @Test func `a win over a stranger can be claimed once the server says so`() {
    var frontEnd = FrontEnd(live: "3x3:b2", also: "strangers")
    let name = frontEnd.session.presentation.tray[1].player
    let away: UTF8Text = "3x3:b2\ngame 1\nseats xo\nhere x\nwatching 0\nscore 0 0 0\nstrangers"
    frontEnd.take(.room(.heard(away)))
    #expect(frontEnd.detail == "\(name) is offline. After a minute you can claim the win.")
    #expect(frontEnd.offered == [])
    frontEnd.take(.room(.heard(away + "\nclaim x")))
    #expect(frontEnd.detail == "\(name) has been away for a minute")
    #expect(frontEnd.offered == ["Claim the win"])
    frontEnd.use("Claim the win")
    #expect(frontEnd.asked.last == .ask(.claim) && frontEnd.asked.last?.command == .claim)
    frontEnd.take(.room(.heard(roomState("3x3:b2", "strangers"))))
    #expect(frontEnd.offered == [], "the stranger is back")
  }

  @Test func `the actions are Draw, Take back, Resign and Say, and nothing else`() {
    var frontEnd = FrontEnd(live: "3x3:")
    #expect(frontEnd.actions.map { "\($0.label)" } == ["Draw", "Take back", "Resign", "Say"])
    #expect(frontEnd.actions.map(\.isEnabled) == [true, false, true, true])
    #expect(frontEnd.session.presentation.actions == [nil, nil, nil, nil])
    frontEnd.take(.room(.heard(roomState("3x3:b2"))))
    #expect(frontEnd.actions[1].isEnabled)
    #expect(FrontEnd(live: "3x3:b2", seat: .o).actions[1].isEnabled == false)
    #expect(FrontEnd(live: "3x3:b2", seat: nil).actions.isEmpty, "spectators act on nothing")
  }

  @Test func `resigning is asked for once more`() {
    var frontEnd = FrontEnd(live: "3x3:b2a1")
    frontEnd.use("Resign")
    #expect(
      frontEnd.detail == "Resign this game?" && frontEnd.offered == ["Yes, resign", "Keep playing"])
    #expect(!frontEnd.asked.contains(.ask(.resign)))
    frontEnd.use("Keep playing")
    #expect(frontEnd.detail == "" && frontEnd.offered == [])
    frontEnd.use("Resign")
    frontEnd.use("Yes, resign")
    #expect(frontEnd.asked.last == .ask(.resign))
  }

  @Test func `a list asks whether to resign, and closing it or saying something means no`() {
    var session = Session(reducesMotion: true, isTyped: true)
    func labels() -> [String] {
      session.presentation.panel?.items.prefix { $0.kind != .heading }.map { "\($0.label)" } ?? []
    }
    let begin: [Action] = [
      .gameOpened("#room=\(roomID)", record: ""), .room(.seated(.x)),
      .room(.heard(roomState("3x3:b2a1", "offer draw o"))), .panelOpened(.room),
    ]
    for action in begin { _ = session.handle(action) }
    let commands = ["Accept", "Decline", "Offer a draw", "Ask to take back my move", "Resign"]
    #expect(labels() == commands)
    _ = session.handle(.room(.asked(.considerResigning)))
    #expect(labels() == ["Resign this game?", "Keep playing", "Yes, resign"])
    _ = session.handle(.panelClosed)
    _ = session.handle(.panelOpened(.room))
    #expect(labels() == commands)
    _ = session.handle(.room(.asked(.considerResigning)))
    _ = session.handle(.room(.asked(.say(.hello))))
    _ = session.handle(.panelOpened(.room))
    #expect(labels() == commands)
  }

  @Test func `an invitation says who and what, and a kept name is sent with the seat`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.playerNamed("Bob", for: .first))
    frontEnd.take(.gameOpened("#room=\(roomID)", record: ""))
    let state: UTF8Text = "3x3:\ngame 1\nseats x\nhere x\nwatching 1\nscore 0 0 0\nname x Ada"
    frontEnd.take(.room(.heard(state)))
    let panel = frontEnd.session.presentation.panel
    #expect(panel?.title == "Ada invites you")
    #expect(
      frontEnd.panelLabels
        == ["You are O. Tic-tac-toe.", "Your name (optional)", "Play", "Watch"])
    #expect(panel?.items[1].entered == "Bob")
    frontEnd.take(.playerNamed("Bo", for: .first))
    #expect(frontEnd.session.presentation.panel?.title == "Ada invites you", "not Bo")
    frontEnd.take(.playerNamed("Bob", for: .first))
    frontEnd.use("Play")
    #expect(frontEnd.asked.last == .sit("Bob") && frontEnd.session.panel == nil)
    frontEnd.take(.room(.seated(.o)), .room(.heard(roomState("3x3:", "name x Ada\nname o Bob"))))
    #expect(frontEnd.session.presentation.tray.map { "\($0.player)" } == ["Ada", "Bob"])
    #expect(status(frontEnd) == "Ada's turn")
    frontEnd.take(.room(.asked(.leave)))
    #expect(frontEnd.session.match.name(of: .first) == "Bob")
    #expect(frontEnd.session.match.name(of: .second) == "")
  }

  @Test func `whose seat is known gets no invitation`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.gameOpened("#room=\(roomID)", record: ""), .room(.seated(.x)))
    frontEnd.take(.room(.heard("3x3:\ngame 1\nseats x\nhere x\nwatching 0\nscore 0 0 0")))
    #expect(frontEnd.session.panel == nil)
  }

  @Test func `a name of the server's is cut like one that is typed here`() {
    let name = "\u{202E}" + String(repeating: "x", count: 99)
    let frontEnd = FrontEnd(live: "3x3:", also: UTF8Text("name o " + name))
    #expect(frontEnd.session.match.name(of: .second).bytes.count == 40)
  }

  @Test func `a server that wants to be asked later is quoted with the seconds`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.liveGamesFound, .panelOpened(.room))
    frontEnd.use("Play anyone")
    frontEnd.take(.room(.busy(20)))
    #expect(
      frontEnd.panelLabels.contains("Too many games are starting here. Try again in 20 seconds."))
    frontEnd.take(.room(.clockChosen(1)))
    #expect(!frontEnd.panelLabels.contains { $0.hasPrefix("Too many") })
    frontEnd = FrontEnd(live: "3x3:b2")
    frontEnd.take(.room(.busy(1)))
    #expect(frontEnd.detail == "Too many messages. Try again in 1 second.")
  }

  @Test func `a screen reader hears each change of a search once`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    var speech = Speech(frontEnd.session)
    frontEnd.take(.gameOpened("#room=\(roomID)", record: ""), .room(.seated(.x)))
    frontEnd.take(.room(.heard(alone)))
    #expect(
      speech.message(about: frontEnd.session)
        == "The next person who wants this game plays you. Looking for someone to play.")
    frontEnd.take(.room(.waited))
    #expect(
      speech.message(about: frontEnd.session)
        == "Nobody has come yet. Keep waiting, or play the computer. Looking for someone to play.")
    frontEnd.take(.room(.heard(alone)))
    #expect(speech.message(about: frontEnd.session) == nil)
    frontEnd.take(.room(.heard(roomState("3x3:", "strangers"))))
    let name = frontEnd.session.presentation.tray[1].player
    #expect(speech.message(about: frontEnd.session) == "\(name) is here. Your turn.")
  }

  @Test func `what is stored is told where a live game is begun`() {
    var frontEnd = FrontEnd("3x3:", reducesMotion: true)
    frontEnd.take(.liveGamesFound, .panelOpened(.room))
    frontEnd.use("What is stored")
    #expect(frontEnd.session.panel == .stored)
    #expect(frontEnd.panelLabels.contains { $0.contains("30 days") })
  }
}
