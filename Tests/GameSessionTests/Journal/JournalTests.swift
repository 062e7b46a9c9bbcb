import GameRules
import GameSolver
import Testing

@testable import GameSession

/// The recent games, shown and saved.
@Suite struct JournalTests {
  private static let won = "3x3:a1b1a2b2a3"

  private func games(_ session: Session) -> [String] {
    session.journal.games.map { $0.game.description }
  }

  @Test func `a replaced game is listed among the recent games`() {
    var session = Session(reducesMotion: true)
    session.handle([.squareTapped("b2"), .squareTapped("a1"), .rulesChosen(.sixBySix)])
    session.handle([.squareTapped("a1"), .newGameTapped, .newGameTapped])
    #expect(games(session) == ["6x6:a1", "3x3:b2a1"], "one without a move is none")
  }

  @Test func `earlier rounds are the last three games that were finished`() {
    let won = JournalTests.won
    var session = Session(reducesMotion: true)
    for game in ["3x3:b2", won, "4x4:b2a1", "1x1:a1", "3x3:a1b2", "1x2:a1", "2x1:a1", "3x3:c3"] {
      session.handle([.gameOpened(UTF8Text(game), record: "")])
    }
    let earlier = session.presentation.earlierGames.map(\.description)
    #expect(earlier == ["2x1:a1", "1x2:a1", "1x1:a1"])
  }

  @Test func `opening a link moves the current game to the recent games`() {
    var session = Session("4x4:b2a1", record: "4x4:b2a1c3", reducesMotion: true)
    let effects = session.handle(.gameOpened("5x5:c3", record: ""))
    #expect(session.game.description == "5x5:c3" && games(session) == ["4x4:b2a1"])
    #expect(effects.contains(.saveJournal(session.journal)))
    session.handle([.playedGameChosen(0)])
    #expect(session.game.description == "4x4:b2a1" && session.game.canRedo)
    #expect(games(session) == ["5x5:c3"], "what is at hand is not among them")
  }

  @Test func `a game is filed with the opponent of whom it was won`() {
    var match = Match()
    match[.second] = .computer(.easy)
    var session = Session(match: match, game: try! Game(UTF8Text(JournalTests.won)))
    session.handle([.nextOpponentChosen(.computer(.medium))])
    #expect(session.journal.games.first?.match[.second] == .computer(.easy))
    #expect(session.match[.second] == .computer(.medium))
  }

  @Test func `the games of a file are added although its panel has closed`() {
    var other = Journal()
    other.add(try! Game("5x5:c3"), Match())
    var session = Session("3x3:b2a1", reducesMotion: true)
    session.handle([.saved(.file, other.notation)])
    #expect(games(session) == ["5x5:c3"])
  }

  @Test func `games and results of a file are added to those here`() {
    var other = Journal()
    other.add(try! Game("5x5:c3"), Match())
    other.add(try! Game("3x3:b2a1"), Match())
    var match = Match()
    match[.second] = .computer(.easy)
    for _ in 0..<3 { other.count(.won(.x), insteadOf: nil, of: match, on: .classic) }
    var session = Session("3x3:b2a1", reducesMotion: true)
    session.handle([.newGameTapped])
    session.hasFiles = true
    #expect(session.handle(.gamesSaved).contains(.saveFile(session.journal.notation)))
    session.handle([.panelOpened(.journal)])
    for added in ["2 entries added", "Nothing new is in this file"] {
      let effects = session.handle(.saved(.file, other.notation))
      #expect(effects.contains(.saveJournal(session.journal)))
      #expect(games(session) == ["3x3:b2a1", "5x5:c3"])
      #expect(session.journal.tallies.map { $0.won } == [3])
      let items = session.presentation.panel?.items ?? []
      #expect(items.contains { $0.kind == .note && $0.label.description == added })
    }
    // If there is no room for all, those that were here stay.
    let boards = (1...19).flatMap { columns in
      (1...3).map { "t easy \(columns)x\($0) 1 0 0 1 0 0 0" }
    }
    let many = UTF8Text(boards.joined(separator: "\n"))
    var full = other
    #expect(full.add(Journal(many)) > 0)
    #expect(full.tallies.first?.won == 3)
    // Of two tallies, the one with more games stays.
    other.count(.won(.o), insteadOf: nil, of: match, on: .classic)
    session.handle([.saved(.file, other.notation), .saved(.file, "t easy 3x3 1 0 0 1 0 0 0")])
    #expect(session.journal.tallies.map { "\($0.won) \($0.lost)" } == ["3 1"])
  }

  @Test func `a continuation of the same game is not listed twice`() {
    var session = Session("3x3:b2a1", reducesMotion: true)
    session.handle([.gameOpened("3x3:b2", record: "3x3:b2a1"), .gameOpened("3x3:b2a1", record: "")])
    #expect(games(session).isEmpty)
    session.handle([.gameOpened("3x3:b2", record: "")])
    #expect(games(session) == ["3x3:b2a1"], "a link to an earlier move leaves the later ones")
    session.handle([.gameOpened("3x3:b2a1c3", record: "")])
    #expect(games(session).isEmpty, "the same game, a move later")
  }

  @Test func `a game that Undo restores is removed from the recent games`() {
    var session = Session("3x3:b2a1", reducesMotion: true)
    session.handle([.newGameTapped])
    #expect(games(session) == ["3x3:b2a1"])
    session.handle([.undoTapped])
    #expect(session.game.description == "3x3:b2a1" && games(session).isEmpty)
  }

  @Test func `a recent game restores its players`() {
    var match = Match()
    match[.second] = .computer(.easy)
    var session = Session(match: match, reducesMotion: true)
    session.handle([.gameOpened("4x4:b2a1", record: ""), .rulesChosen(.classic)])
    session.handle([.opponentChosen(.person), .squareTapped("a1"), .playedGameChosen(0)])
    #expect(session.match[.second] == .computer(.easy) && session.match[.first] == .person)
    #expect(session.handle(.playedGameChosen(7)) == [], "there is none")
  }

  @Test func `a game comes back with the marks that its players had`() {
    var match = Match()
    match.firstMove = .alternate
    match[.second] = .computer(.easy)
    match.count(.win(.x, lines: []))
    match.beginGame()
    var session = Session(match: match, reducesMotion: true)
    session.handle([.gameOpened("4x4:b2a1", record: ""), .firstMoveChosen(.fixed)])
    session.handle([.rulesChosen(.classic), .squareTapped("a1")])
    #expect(session.match.mark(of: .first) == .x)
    session.handle([.playedGameChosen(0)])
    #expect(session.match.mark(of: .first) == .o && session.match.player(of: .x).isComputer)
  }

  @Test func `Twenty games are kept`() {
    var journal = Journal()
    for column in 1...19 {
      for row in 1...2 {
        guard let rules = try? Rules(columns: column, rows: row, inARow: 1),
          let game = try? Game(rules.notation + ":a1")
        else { continue }
        journal.add(game, Match())
      }
    }
    #expect(journal.games.count == 20)
    #expect(journal.games.first?.game.rules.columns == 19)
  }

  @Test func `the panel lists the players and the result of each game`() {
    var match = Match()
    match[.second] = .computer(.perfect)
    var session = Session(match: match, reducesMotion: true)
    session.handle([.gameOpened(UTF8Text(JournalTests.won), record: ""), .rulesChosen(.fourOnFive)])
    session.handle([.gameOpened("15x15k5:h8", record: ""), .rulesChosen(.classic)])
    session.handle([.panelOpened(.journal)])
    let items = session.presentation.panel?.items ?? []
    #expect(
      items.filter { $0.kind == .button }.map { "\($0.label): \($0.about ?? "")" } == [
        "Gomoku: You – Computer (Master) · unfinished",
        "Tic-tac-toe: You – Computer (Perfect) · you won",
      ])
    #expect(items[1].action() == .playedGameChosen(1))
  }

  @Test func `the journal survives the round trip through text`() {
    var session = Session("3x3:a1b1a2b2", reducesMotion: true)
    session.handle([.opponentChosen(.computer(.perfect)), .squareTapped("a3")])
    session.handle([.rulesChosen(.sixBySix), .gameOpened("4x4:b2", record: "4x4:b2a1")])
    session.handle([.newGameTapped])
    #expect(session.journal.games.count == 2 && session.journal.tallies.count == 1)
    #expect(
      session.journal.notation == """
        n 1 0
        t perfect 3x3 1 0 0 1 0 0 0
        g 4x4:b2a1 1 person perfect first
        g 3x3:a1b1a2b2a3 5 person perfect first

        """)
    #expect(Journal(session.journal.notation) == session.journal)
  }

  @Test func `an unreadable line is skipped`() {
    let text: UTF8Text = """
      g 3x3:b2 1 person easy first
      g 3x3:b2b2 1 person easy first
      g 3x3: 0 person easy first
      g 3x3:b2 2 person easy first
      g 3x3:b2 1 person easier first
      g 3x3:b2 1 person easy first more
       
      t 9 3x3 1 0 0 1 0 0 0
      t easier 3x3 1 0 0 1 0 0 0
      t easy 3x3 1 0 0 1 0 0
      t easy 3x3 1 0 0 1 0 0 0 0
      t perfect 3x3 1 0 0 1 0 0 99999999999999999999

      nonsense
      t easy 3x3 1 0 0 1 0 0 0
      """
    let journal = Journal(text)
    #expect(journal.games.count == 1 && journal.tallies.count == 1)
  }

  @Test func `the text never exceeds the limit of the page`() {
    var journal = Journal()
    var generator = SplitMix64(seed: 1)
    for _ in 0..<20 {
      guard let rules = try? Rules("19x19k19") else { return }
      var game = Game(rules)
      var free = Array(0..<rules.area).shuffled(using: &generator)
      while let index = free.popLast(), !game.position.isOver {
        _ = try? game.play(rules.square(at: index))
      }
      journal.add(game, Match())
    }
    #expect(journal.games.count == 20)
    #expect(11_000...12_000 ~= journal.notation.bytes.count)
    let kept = Journal(journal.notation).games
    #expect(kept.count > 5 && kept == Array(journal.games.prefix(kept.count)), "the last ones")
  }

  @Test func `a game is filed with the opponent of whom it was won, whoever is chosen after it`() {
    var match = Match()
    match[.second] = .computer(.easy)
    var session = Session(match: match, game: try! Game(UTF8Text(JournalTests.won)))
    session.handle([.playerChosen(.computer(.hard), for: .second)])
    #expect(session.presentation.earlierGames.isEmpty, "it is still on the board")
    session.handle([.newGameTapped])
    #expect(session.journal.games.map { $0.match[.second] } == [.computer(.easy)])
    #expect(session.presentation.earlierGames.count == 1)
  }
}
