import GameRules
import GameSolver
import Testing

@testable import GameSession

/// The texts that are saved between visits, and those that earlier versions left behind.
@Suite struct SavedTextTests {
  private func match(
    _ first: Player, _ second: Player, _ firstMove: FirstMove = .fixed, seatOfX: Seat = .first
  ) -> Match {
    var match = Match()
    match.players = [first, second]
    match.firstMove = firstMove
    match.seatOfX = seatOfX
    return match
  }

  // MARK: Names

  private func names<Choice: SavedChoice & CaseIterable>(_ type: Choice.Type) -> [String] {
    Choice.allCases.map { choice in
      var text = SavedText(choice.identifier)
      #expect(Choice(&text)?.rawValue == choice.rawValue && text.isAtEnd)
      return choice.identifier.description
    }
  }

  @Test func `a choice is saved by the name of its case`() {
    #expect(names(Level.self) == Level.allCases.map { "\($0)" })
    #expect(names(Symbol.self) == Symbol.allCases.map { "\($0)" })
    #expect(names(Settings.Theme.self) == Settings.Theme.allCases.map { "\($0)" })
    #expect(names(FirstMove.self) == FirstMove.allCases.map { "\($0)" })
    #expect(names(Seat.self) == Seat.allCases.map { "\($0)" })
  }

  @Test(arguments: [
    ("casual", Level.easy), ("careful", .medium), ("sharp", .hard), ("trapper", .trickster),
    ("beginner", .beginner), ("easy", .easy), ("medium", .medium), ("hard", .hard),
    ("perfect", .perfect), ("trickster", .trickster),
  ])
  func `a level is found by its name and by its earlier one`(name: String, level: Level) {
    #expect(Level(named: UTF8Text(name)) == level)
  }

  @Test(arguments: ["", " ", "easier", "eas", "easy ", "Easy", "1", "easy medium"])
  func `no level has another name`(name: String) {
    #expect(Level(named: UTF8Text(name)) == nil)
  }

  // MARK: Texts of earlier versions

  private static let levels: [Level] = [.beginner, .easy, .medium, .hard, .perfect, .trickster]

  @Test(arguments: Array(levels.enumerated()))
  func `a level that was saved as a digit is as strong as it was`(digit: Int, level: Level) {
    let seats = match(.person, .computer(level))
    #expect(Match("0\(digit + 1)0") == seats)
    #expect(PlayedGame("3x3:b2 1 0\(digit + 1) 0")?.match == seats)
    #expect(Tally("\(digit) 3x3 1 2 3 4 5 6 7")?.level == level)
  }

  @Test(
    arguments: Array(
      [Symbol.x, .o, .triangle, .diamond, .star, .heart, .moon, .bolt].enumerated()))
  func `a symbol that was saved as a digit is the same`(digit: Int, symbol: Symbol) {
    #expect(SymbolChoice("\(digit)\(digit == 7 ? 0 : 7)")[.x] == symbol)
    #expect(SymbolChoice("\(digit == 7 ? 0 : 7)\(digit)")[.o] == symbol)
  }

  @Test(arguments: Array([Settings.Theme.system, .light, .dark, .contrast, .chalk].enumerated()))
  func `settings that were saved as digits are the same`(digit: Int, theme: Settings.Theme) {
    var settings = Settings()
    settings.theme = theme
    #expect(Settings("\(digit)11") == settings)
    settings.isHeard = false
    #expect(Settings("\(digit)01") == settings)
    settings.isFelt = false
    #expect(Settings("\(digit)00") == settings)
    settings.showsEmotes = false
    #expect(Settings("\(digit)000") == settings)
  }

  @Test func `players, score and names that an earlier version saved are the same`() {
    var match = match(.computer(.beginner), .computer(.trickster), .alternate, seatOfX: .second)
    #expect(Match("162 1 0 0 0 -") == match)
    match.wins = [3, 14]
    match.draws = 15
    match.counted = .won(.o)
    #expect(Match("162 1 3 14 15 o") == match)
    match.counted = .drawn
    match.names = ["Ada", "Grete Müller"]
    #expect(Match("162 1 3 14 15 =\nAda\nGrete Müller") == match)
    #expect(Match("001") == self.match(.person, .person, .loser))
  }

  @Test func `the journal of an earlier version is the same`() throws {
    let journal = Journal(
      """
      n 12 1
      t 4 3x3 1 2 3 0 1 2 3
      t 1 4x4+corners 7 0 0 7 6 0 0
      g 4x4:b2a1 1 05 0
      g 3x3:a1b1a2b2a3 5 61 1

      """)
    var game = try Game("4x4:b2a1")
    game.go(to: 1)
    #expect(
      journal.games == [
        PlayedGame(game, match(.person, .computer(.perfect))),
        PlayedGame(
          try Game("3x3:a1b1a2b2a3"),
          match(.computer(.trickster), .computer(.beginner), seatOfX: .second)),
      ])
    #expect(
      journal.notation == """
        n 12 1
        t perfect 3x3 1 2 3 0 1 2 3
        t easy 4x4+corners 7 0 0 7 6 0 0
        g 4x4:b2a1 1 person perfect first
        g 3x3:a1b1a2b2a3 5 trickster beginner second

        """)
  }

  @Test func `another window of an earlier version is understood`() {
    var here = Session(reducesMotion: true)
    here.handle([.saved(.players, "000 0 5 0 0 -\nAda\n"), .saved(.symbols, "42")])
    #expect(here.match.wins == [5, 0] && here.match.name(of: .first) == "Ada")
    #expect(here.symbols == SymbolChoice("star triangle"))
  }
}
