import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct NameTests {
  private func names(_ session: Session) -> [String] {
    session.presentation.tray.map { "\($0.player)" }
  }

  @Test func `a person has the entered name, also in the result`() {
    var session = Session("3x3:a1b1a2b2", reducesMotion: true)
    let effects = session.handle(.playerNamed("Ada", for: .first))
    #expect(effects == [.savePlayers(session.match)])
    #expect(names(session) == ["Ada", "Player 2"])
    session.handle([.squareTapped("a3")])
    #expect(session.presentation.headline == "Ada wins!")
    #expect(session.presentation.score == "Ada: 1, Player 2: 0, draws: 0")
    session.handle([.playerNamed("", for: .first)])
    #expect(names(session) == ["Player 1", "Player 2"])
  }

  @Test func `a computer is called so, whatever the person before was called`() {
    var session = Session(reducesMotion: true)
    session.handle([.playerNamed("Ada", for: .first), .playerNamed("Bob", for: .second)])
    session.handle([.opponentChosen(.computer(.easy))])
    #expect(names(session) == ["Ada", "Computer"])
    session.handle([.opponentChosen(.person)])
    #expect(names(session) == ["Ada", "Bob"])
  }

  @Test func `each seat has one panel with name, symbol and player`() {
    var session = Session(reducesMotion: true)
    session.handle([.panelOpened(.seat(.second))])
    let content = session.presentation.panel
    #expect(content?.title == "Player 2")
    let items = content?.items ?? []
    #expect(items.first?.action(entering: "Bob") == .playerNamed("Bob", for: .second))
    #expect(items.filter { $0.kind == .choice }.count == Symbol.allCases.count + Player.all.count)
    session.handle([.playerNamed("Bob", for: .second)])
    #expect(session.presentation.panel?.title == "Bob")
    #expect(session.presentation.panel?.items.first?.entered == "Bob")
  }

  @Test(arguments: [
    ("Ada", "Ada"), ("  Ada", "Ada"), ("Ada\nB\tC", "AdaBC"), ("\u{1}\u{7F}", ""),
    (String(repeating: "ü", count: 30), String(repeating: "ü", count: 20)),
    ("x" + String(repeating: "ü", count: 30), "x" + String(repeating: "ü", count: 19)),
    ("A\u{9B}2J\u{202E}da\u{2069}", "A2Jda"),
  ])
  func `a name is one line of limited length`(typed: String, name: String) {
    var match = Match()
    match.rename(.first, to: UTF8Text(typed))
    #expect(match.name(of: .first).description == name)
    #expect(Match(match.notation) == match)
  }

  @Test(arguments: [
    ("👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷🇮🇹🇪🇸🇵🇹🇬🇷", 5), ("e\u{301}", 13), ("👍🏽", 5), ("❤️", 6), ("1️⃣", 5),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1), ("\u{928}\u{93F}", 6), ("\u{915}\u{94D}\u{937}\u{93F}", 3), ("กำ", 6),
    ("\u{1100}\u{1161}\u{11A8}", 4), ("\u{304B}\u{3099}", 6), ("\u{5E9}\u{5C1}\u{5B8}", 6),
  ])
  func `A name ends between two characters`(character: String, count: Int) {
    let text = String(repeating: character, count: 6)
    for length in 0..<40 {
      var match = Match()
      let start = String(repeating: "a", count: length)
      match.rename(.first, to: UTF8Text(start + text))
      let name = match.name(of: .first).description
      #expect(name.utf8.count <= 40 && name.hasPrefix(start))
      #expect((start + text).starts(with: name), "\(name.unicodeScalars.map(\.value))")
    }
    var match = Match()
    match.rename(.first, to: UTF8Text(String(repeating: character, count: 40)))
    #expect(match.name(of: .first).description.count == count)
  }

  @Test func `Score, marks and names are kept`() throws {
    var front = FrontEnd("3x3:", second: .computer(.beginner), firstMove: .alternate)
    front.play("a1")
    var match = Match()
    match.firstMove = .alternate
    match.rename(.second, to: "Ada")
    match.count(.win(.o, lines: []))
    #expect(match.notation == "person person alternate first 0 1 0 o\n\nAda")
    #expect(Match(match.notation) == match)
    match.beginGame()
    #expect(match.notation == "person person alternate second 0 1 0 -\n\nAda")
    #expect(Match(match.notation) == match && match.mark(of: .first) == .o)
  }

  @Test func `a restored finished game is not counted again`() {
    var match = Match()
    match.count(.win(.x, lines: []))
    guard let game = try? Game("3x3:a1b1a2b2a3") else { return }
    var session = Session(match: Match(match.notation), game: game, reducesMotion: true)
    session.handle([.gameOpened(game.notation, record: game.recordNotation)])
    session.handle([.undoTapped, .squareTapped("a3")])
    #expect(session.match.wins(of: .first) == 1)
  }
}
