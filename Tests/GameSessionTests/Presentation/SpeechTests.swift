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
    #expect(listener.hear() == ["X b2. O's turn."])
    listener.take(.squareTapped("a1"))
    listener.endWaits()
    #expect(listener.hear() == ["O a1. X's turn."])
  }

  @Test func `against the computer both moves of a turn are one message`() {
    var listener = Listener("3x3:", second: .computer(.easy))
    listener.take(.squareTapped("a1"))
    #expect(listener.hear() == [], "it is told with the reply")
    listener.reply("b2")
    #expect(listener.hear() == ["a1. O b2. Your turn."])
  }

  @Test func `thinking is announced once, and only when it takes long`() {
    var listener = Listener("3x3:", second: .computer(.easy))
    listener.take(.squareTapped("a1"))
    listener.lasts()
    listener.lasts()
    #expect(listener.hear() == ["a1. O's turn: Easy is thinking."])
    listener.reply("b2")
    #expect(listener.hear() == ["O b2. Your turn."])
  }

  @Test func `the end is announced with the move that made it`() {
    var listener = Listener("3x3:a1b1a2b2")
    listener.take(.squareTapped("a3"))
    listener.endWaits()
    #expect(listener.hear() == ["X a3. X wins: column a1–a3."])
    listener = Listener("3x3:a1b1a2b2c3", second: .computer(.easy))
    listener.reply("b3")
    #expect(listener.hear() == ["O b3. O wins: column b1–b3."])
  }

  @Test func `undo names every move that it takes back`() {
    var listener = Listener("3x3:a1b2", second: .computer(.easy))
    listener.take(.undoTapped)
    #expect(listener.hear() == ["Took back O b2 and X a1. Your turn."])
    listener.take(.redoTapped)
    #expect(listener.hear() == ["a1. O b2. Your turn."])
  }

  @Test func `a new game and another board are announced`() {
    var listener = Listener("3x3:a1b2")
    listener.take(.newGameTapped)
    listener.endWaits()
    #expect(listener.hear() == ["New game: 3×3. X's turn."])
    listener.take(.rulesChosen(.cornersAndSquares))
    #expect(listener.hear() == ["New game: 4×4 with corners and squares. X's turn."])
    listener.take(.rulesChosen(.classic), .undoTapped)
    #expect(listener.hear() == ["New game: 3×3. X's turn."], "nothing was left in the middle")
    listener.take(.gameOpened("4x4:a1", record: ""))
    #expect(listener.hear() == ["4×4 goes on. O's turn."])
  }

  @Test func `moves taken back in a live game are announced as taken back`() {
    func said(_ text: UTF8Text, game: Int = 1) -> Action {
      .room(.heard("\(text)\ngame \(game)\nseats xo\nhere xo\nwatching 0\nscore 0 0 0\n"))
    }
    var listener = Listener("3x3:b2a1")
    listener.take(.gameOpened("#room=abcdefghijklmnopqrstuv", record: ""), .room(.seated(.x)))
    _ = listener.hear()
    listener.take(said("3x3:b2"))
    #expect(listener.hear() == ["3×3 goes on. Friend's turn."], "it is another game")
    listener.take(said("3x3:b2a1"), said("3x3:b2a1c3"))
    _ = listener.hear()
    listener.take(said("3x3:b2"))
    #expect(listener.hear() == ["Took back X c3 and O a1. Friend's turn."])
    listener.take(said("3x3:"))
    #expect(listener.hear() == ["Took back X b2. Your turn."])
    listener.take(said("3x3:b2"), said("3x3:", game: 2))
    #expect(listener.hear().last == "New game: 3×3. Friend's turn.")
  }

  @Test func `explain announces a summary of the values, and its end`() {
    var listener = Listener("3x3:a1b1", second: .computer(.easy))
    listener.take(.explainTapped)
    #expect(listener.hear() == [], "it is not known yet")
    let win = ValueBounds(.win(in: 5))
    let draw = ValueBounds(.draw)
    listener.answer(
      .truth([nil, nil, win, draw, draw, draw, draw, draw, ValueBounds(.loss(in: 2))]))
    #expect(
      listener.hear() == [
        "Explain on: 1 square wins, 5 squares draw and 1 square loses. Your turn."
      ])
    listener.take(.explainTapped)
    #expect(listener.hear() == ["Explain off. Your turn."])
  }

  @Test func `every refusal is announced, and nothing else twice`() {
    var listener = Listener("3x3:b2")
    listener.take(.squareTapped("b2"), .squareTapped("b2"))
    #expect(listener.hear() == ["b2 is taken.", "b2 is taken."])
    listener.take(.panelOpened(.menu), .panelClosed, .settingChanged(.theme(.dark)))
    #expect(listener.hear() == [])
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
    #expect(speech.message(about: session) == "X b2.")
    #expect(speech.message(about: session) == nil)
  }

  @Test func `an error in the custom rules is announced`() {
    var listener = Listener("3x3:")
    listener.take(.panelOpened(.games), .customRulesEdited(.inARow, to: .text("7")))
    #expect(listener.hear() == ["7 in a row do not fit on a 3×3 board."])
  }

  @Test(arguments: [
    ("3x3:b2", Player.person, "O's turn – Tic-tac-toe"),
    ("3x3:b2a1", .computer(.easy), "Your turn – Tic-tac-toe"),
    ("3x3:a1b1a2b2a3", .computer(.easy), "You win! – Tic-tac-toe"),
    ("3x3:a1b2c3b1b3a3c1c2a2", .person, "Draw – Tic-tac-toe"),
  ])
  func `the window title gives the state of the game`(
    game: String, second: Player, title: String
  ) {
    #expect(Listener(game, second: second).session.presentation.title.description == title)
  }
}
