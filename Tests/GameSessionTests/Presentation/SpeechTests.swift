import GameRules
import GameSolver
import Testing

@testable import GameSession

/// A session, and the messages to a screen reader.
private struct Listener {
  private(set) var session: Session
  private var speech: Speech
  private var waits: [Int] = []
  private var analysis: (request: AnalysisRequest, token: Int)?
  private var heard: [String] = []

  init(_ text: String, second: Player = .person) {
    var match = Match()
    match[.second] = second
    session = Session(match: match)
    let effects = session.handle(.gameOpened(UTF8Text(text), record: ""))
    speech = Speech(session)
    for effect in effects { notice(effect) }
  }

  mutating func take(_ actions: Action...) {
    for action in actions {
      for effect in session.handle(action) { notice(effect) }
      if let message = speech.message(about: session) { heard.append("\(message)") }
    }
  }

  private mutating func notice(_ effect: Effect) {
    switch effect {
    case .wait(_, let token): waits.append(token)
    case .analyze(let request, let token): analysis = (request, token)
    default: break
    }
  }

  mutating func endWaits() {
    while let token = waits.popLast() { take(.waitEnded(token: token)) }
  }

  mutating func answer(_ result: AnalysisResult) {
    if let token = analysis?.token { take(.resultFound(result, token: token)) }
  }

  mutating func lasts() {
    if let token = analysis?.token { take(.analysisProgressed(10, token: token)) }
  }

  /// Lets the computer reply with a move.
  mutating func reply(_ square: Square) {
    answer(.move(square))
    endWaits()
  }

  mutating func hear() -> [String] {
    defer { heard = [] }
    return heard
  }
}

@Suite struct SpeechTests {
  @Test func `between persons every move is one message that ends with the turn`() {
    var listener = Listener("3x3:")
    listener.take(.squareTapped("b2"))
    listener.endWaits()
    #expect(listener.hear() == ["X: the centre (b2). O's turn."])
    listener.take(.squareTapped("a1"))
    listener.endWaits()
    #expect(listener.hear() == ["O: bottom left (a1). X's turn."])
  }

  @Test func `against the computer both moves of a turn are one message`() {
    var listener = Listener("3x3:", second: .computer(.easy))
    listener.take(.squareTapped("a1"))
    #expect(listener.hear() == [], "it is told with the reply")
    listener.reply("b2")
    #expect(listener.hear() == ["Bottom left (a1). Computer: the centre (b2). Your turn."])
  }

  @Test func `thinking is announced once, and only when it takes long`() {
    var listener = Listener("3x3:", second: .computer(.easy))
    listener.take(.squareTapped("a1"))
    listener.lasts()
    listener.lasts()
    #expect(listener.hear() == ["Bottom left (a1). Computer (Easy) is thinking."])
    listener.reply("b2")
    #expect(listener.hear() == ["Computer: the centre (b2). Your turn."])
  }

  @Test func `the end is announced with the move that made it`() {
    var listener = Listener("3x3:a1b1a2b2")
    listener.take(.squareTapped("a3"))
    listener.endWaits()
    #expect(listener.hear() == ["X: top left (a3). X wins! Left column (a1–a3), in 3 moves."])
    listener = Listener("3x3:a1b1a2b2c3", second: .computer(.easy))
    listener.reply("b3")
    #expect(listener.hear() == [], "the mistake is still looked for")
    let game = listener.session.game
    listener.answer(.review(Review(of: game, with: Solver(game.position.table))))
    #expect(
      listener.hear() == [
        "Computer: top middle (b3). So close. Your third move let the computer through."
          + " Top left (a3) would have won."
      ])
  }

  @Test func `undo names every move that it takes back`() {
    var listener = Listener("3x3:a1b2", second: .computer(.easy))
    listener.take(.undoTapped)
    #expect(listener.hear() == ["Took back the centre (b2) and bottom left (a1). Your turn."])
    listener.take(.redoTapped)
    #expect(listener.hear() == ["Bottom left (a1). Computer: the centre (b2). Your turn."])
  }

  @Test func `a new game and another board are announced`() {
    var listener = Listener("3x3:a1b2")
    listener.take(.newGameTapped)
    listener.endWaits()
    #expect(listener.hear() == ["New game: Tic-tac-toe. X's turn."])
    listener.take(.rulesChosen(.cornersAndSquares))
    #expect(listener.hear() == ["New game: Corners & blocks. X's turn."])
    listener.take(.rulesChosen(.classic), .undoTapped)
    #expect(
      listener.hear() == ["New game: Tic-tac-toe. X's turn."], "nothing was left in the middle")
    listener.take(.gameOpened("4x4:a1", record: ""))
    #expect(listener.hear() == ["Back to 4×4. O's turn."])
  }

  @Test func `moves taken back in a live game are announced as taken back`() {
    func said(_ text: UTF8Text, game: Int = 1) -> Action {
      .room(.heard("\(text)\ngame \(game)\nseats xo\nhere xo\nwatching 0\nscore 0 0 0\n"))
    }
    var listener = Listener("3x3:b2a1")
    listener.take(.gameOpened("#room=abcdefghijklmnopqrstuv", record: ""), .room(.seated(.x)))
    _ = listener.hear()
    listener.take(said("3x3:b2"))
    #expect(listener.hear() == ["Back to Tic-tac-toe. Your friend's turn."], "it is another game")
    listener.take(said("3x3:b2a1"), said("3x3:b2a1c3"))
    _ = listener.hear()
    listener.take(said("3x3:b2"))
    #expect(
      listener.hear() == ["Took back top right (c3) and bottom left (a1). Your friend's turn."])
    listener.take(said("3x3:"))
    #expect(listener.hear() == ["Took back the centre (b2). Your turn."])
    listener.take(said("3x3:b2"), said("3x3:", game: 2))
    #expect(listener.hear().last == "New game: Tic-tac-toe. Your friend's turn.")
  }

  @Test func `making and joining a live game say only what stays true`() {
    func state(_ text: UTF8Text) -> Action { .room(.heard("3x3:\ngame 1\n\(text)\n")) }
    var host = Listener("3x3:")
    host.take(.panelOpened(.room))
    host.take(.room(.asked(.make(clock: 0))), .room(.opened("abcdefghijklmnopqrstuv")))
    host.take(state("seats -\nhere -\nwatching 1\nscore 0 0 0"))
    #expect(host.hear() == [], "the seat is not known yet")
    host.take(.room(.seated(.x)))
    #expect(
      host.hear() == [
        "Live game. Send this link to a friend. They open the link and play O. You start."
          + " Your turn."
      ])
    // A player who takes a seat still counts as a watcher for a moment.
    host.take(state("seats xo\nhere xo\nwatching 1\nscore 0 0 0"))
    #expect(host.hear() == ["Your friend is here. Your turn."])
    host.take(state("seats xo\nhere xo\nwatching 0\nscore 0 0 0"))
    #expect(host.hear() == [])
    host.take(state("seats xo\nhere xo\nwatching 2\nscore 0 0 0"))
    #expect(host.hear() == ["2 people watch. Your turn."])
  }

  @Test func `a panel that replaces another is told by its title and first text`() {
    var listener = Listener("3x3:")
    listener.take(.panelOpened(.menu))
    #expect(listener.hear() == [], "the focus tells it")
    listener.take(.panelOpened(.howToPlay))
    let told = listener.hear()
    #expect(told.count == 1)
    #expect(
      told[0].hasPrefix("How to play Tic-tac-toe. X goes first. Take turns placing your mark"))
    #expect(!told[0].contains("turn."), "nothing has happened on the board")
    listener.take(.panelClosed)
    #expect(listener.hear() == [])
  }

  @Test func `a panel over a puzzle that replaces another is told alone`() {
    var session = Session(phrases: .english)
    var speech = Speech(session)
    func message() -> String? {
      speech.message(about: session.panelContent, in: session.wording)?.description
    }
    _ = session.handle(.panelOpened(.menu))
    #expect(message() == nil, "the focus tells it")
    _ = session.handle(.panelOpened(.howToPlay))
    #expect(message()?.hasPrefix("How to play Tic-tac-toe. X goes first.") == true)
    #expect(message() == nil)
    _ = session.handle(.panelClosed)
    #expect(message() == nil)
  }

  @Test func `each refusal of the server to make a live game is announced`() {
    var listener = Listener("3x3:")
    listener.take(.liveGamesFound, .panelOpened(.room))
    #expect(listener.hear() == [])
    for event in [LiveGameEvent.lost, .lost, .busy(7), .busy(7), .lost] {
      listener.take(.room(.asked(.make(clock: 0))), .room(event))
      let heard = listener.hear()
      #expect(heard.count == 1)
      #expect(heard == ["Live games aren’t available right now."] || event == .busy(7))
    }
    listener.take(.room(.clockChosen(1)), .panelClosed)
    #expect(listener.hear() == [], "whose turn it is has been told before")
  }

  @Test func `each opened file of games is announced, also one without any`() {
    var listener = Listener("3x3:")
    listener.take(.panelOpened(.journal))
    for _ in 0..<2 {
      listener.take(.gamesOpened, .saved(.file, ""))
      #expect(listener.hear() == ["Nothing new is in this file."])
    }
    listener.take(.panelClosed)
    #expect(listener.hear() == [])
  }

  @Test func `values belong to one board`() {
    var listener = Listener("3x3:a1b1", second: .computer(.easy))
    listener.take(.explainTapped, .newGameTapped)
    #expect(listener.session.showsValues, "it is the same board")
    listener.take(.rulesChosen(.fourByFour))
    #expect(!listener.session.showsValues)
    listener.take(.explainTapped, .gameOpened("5x5:a1", record: ""))
    #expect(!listener.session.showsValues)
  }

  @Test func `explain announces a summary of the values, and its end`() {
    var listener = Listener("3x3:a1b1", second: .computer(.easy))
    listener.take(.explainTapped)
    #expect(listener.hear() == [], "it is not known yet")
    let win = ValueBounds(.win(in: 5))
    let draw = ValueBounds(.draw)
    listener.answer(
      .values([nil, nil, win, draw, draw, draw, draw, draw, ValueBounds(.loss(in: 2))]))
    #expect(
      listener.hear() == [
        "Explain on. One square wins. Five keep the draw. One loses. Your turn."
      ])
    listener.take(.explainTapped)
    #expect(listener.hear() == ["Explain off. Your turn."])
  }

  @Test func `every refusal is announced, and nothing else twice`() {
    var listener = Listener("3x3:b2")
    listener.take(.squareTapped("b2"), .squareTapped("b2"))
    #expect(listener.hear() == ["The centre (b2) is taken.", "The centre (b2) is taken."])
    listener.take(.panelOpened(.menu), .panelClosed, .settingChanged(.theme(.dark)))
    #expect(listener.hear() == [])
    listener.take(.waitEnded(token: listener.session.lastWaitToken))
    #expect(listener.session.refusal == nil && listener.hear() == [])
    listener.take(.squareTapped("b2"))
    #expect(listener.hear() == ["The centre (b2) is taken."])
  }

  @Test func `between two computers every move is announced`() {
    var match = Match()
    match[.first] = .computer(.easy)
    match[.second] = .computer(.easy)
    var session = Session(match: match, reducesMotion: true)
    var speech = Speech(session)
    var token = 0
    for effect in session.handle(.gameOpened("3x3:", record: "")) {
      if case .analyze(_, let asked) = effect { token = asked }
    }
    _ = session.handle(.resultFound(.move("b2"), token: token))
    _ = session.handle(.waitEnded(token: session.lastWaitToken))
    #expect(speech.message(about: session) == "X: the centre (b2).")
    #expect(speech.message(about: session) == nil)
  }

  @Test func `an error in the custom rules is announced`() {
    var listener = Listener("3x3:")
    listener.take(.panelOpened(.games), .customRulesEdited(.inARow, to: .text("7")))
    #expect(listener.hear() == ["A line of 7 does not fit on 3×3."])
  }

  @Test(arguments: [
    ("3x3:b2", Player.person, "O's turn – Tic-tac-toe"),
    ("3x3:b2a1", .computer(.easy), "Your turn – Tic-tac-toe"),
    ("3x3:a1b1a2b2a3", .computer(.easy), "You win! – Tic-tac-toe"),
    ("3x3:a1b2c3b1b3a3c1c2a2", .person, "A draw – Tic-tac-toe"),
  ])
  func `the window title gives the state of the game`(
    game: String, second: Player, title: String
  ) {
    #expect(Listener(game, second: second).session.presentation.title.description == title)
  }
}
