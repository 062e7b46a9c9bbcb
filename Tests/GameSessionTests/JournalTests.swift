import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct JournalTests {
  private static let won = "3x3:a1b1a2b2a3"

  private func games(_ session: Session) -> [String] {
    session.journal.games.map { $0.game.description }
  }

  // MARK: The last games

  @Test func `A game that gives way to another one is found among the last ones`() {
    var session = Session(reducesMotion: true)
    session.handle([.squareTapped("b2"), .squareTapped("a1"), .rulesChosen(.sixBySix)])
    session.handle([.squareTapped("a1"), .newGameTapped, .newGameTapped])
    #expect(games(session) == ["6x6:a1", "3x3:b2a1"], "one without a move is none")
  }

  @Test func `A link opens beside the game at hand`() {
    var session = Session("4x4:b2a1", record: "4x4:b2a1c3", reducesMotion: true)
    let effects = session.handle(.gameOpened("5x5:c3", record: ""))
    #expect(session.game.description == "5x5:c3" && games(session) == ["4x4:b2a1"])
    #expect(effects.contains(.keepJournal(session.journal)))
    session.handle([.playedGameChosen(0)])
    #expect(session.game.description == "4x4:b2a1" && session.game.canRedo)
    #expect(games(session) == ["5x5:c3"], "what is at hand is not among them")
  }

  @Test func `What the same game leads to is the same game`() {
    var session = Session("3x3:b2a1", reducesMotion: true)
    session.handle([.gameOpened("3x3:b2", record: "3x3:b2a1"), .gameOpened("3x3:b2a1", record: "")])
    #expect(games(session).isEmpty)
    session.handle([.gameOpened("3x3:b2", record: "")])
    #expect(games(session) == ["3x3:b2a1"], "a link to an earlier move leaves the later ones")
    session.handle([.gameOpened("3x3:b2a1c3", record: "")])
    #expect(games(session).isEmpty, "the same game, a move later")
  }

  @Test func `A game that Undo brings back is no longer among the last ones`() {
    var session = Session("3x3:b2a1", reducesMotion: true)
    session.handle([.newGameTapped])
    #expect(games(session) == ["3x3:b2a1"])
    session.handle([.undoTapped])
    #expect(session.game.description == "3x3:b2a1" && games(session).isEmpty)
  }

  @Test func `Who played a game comes back with it`() {
    var match = Match()
    match[.second] = .computer(.casual)
    var session = Session(match: match, reducesMotion: true)
    session.handle([.gameOpened("4x4:b2a1", record: ""), .rulesChosen(.classic)])
    session.handle([.opponentChosen(.person), .squareTapped("a1"), .playedGameChosen(0)])
    #expect(session.match[.second] == .computer(.casual) && session.match[.first] == .person)
    #expect(session.handle(.playedGameChosen(7)) == [], "there is none")
  }

  @Test func `A game comes back with the marks that its players had`() {
    var match = Match()
    match.firstMove = .alternate
    match[.second] = .computer(.casual)
    match.count(.win(.x, lines: []))
    match.beginGame()
    var session = Session(match: match, reducesMotion: true)
    session.handle([.gameOpened("4x4:b2a1", record: ""), .firstMoveChosen(.fixed)])
    session.handle([.rulesChosen(.classic), .squareTapped("a1")])
    #expect(session.match.mark(of: .first) == .x)
    session.handle([.playedGameChosen(0)])
    #expect(session.match.mark(of: .first) == .o && session.match.player(of: .x).isComputer)
  }

  @Test func `What another window kept is gone on with`() {
    var here = Session(reducesMotion: true)
    var there = here
    there.handle([.opponentChosen(.computer(.casual)), .gameOpened("3x3:a1b1a2b2", record: "")])
    there.handle([.squareTapped("a3"), .newGameTapped])
    here.handle([.squareTapped("c3"), .journalKept(there.journal.notation), .newGameTapped])
    #expect(games(here) == ["3x3:c3", "3x3:a1b1a2b2a3"])
    #expect(here.journal.tallies == there.journal.tallies && !here.journal.tallies.isEmpty)
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

  // MARK: Slips

  @Test func `A game against the computer is looked at for slips as soon as it ends`() {
    var page = FrontEnd("3x3:a1b1a2b2c1c2", second: .computer(.casual), reducesMotion: true)
    page.take(.squareTapped("a3"))
    #expect(page.thought?.request.kind == .review)
    #expect(page.session.presentation.progress == nil)
    page.answerTruly()
    // c1 gave a win away: a3 would have won at once.
    #expect(page.session.journal.tallies.map(\.slips) == [1])
    #expect(page.session.journal.tallies.map(\.reviewed) == [1])
    page.take(.reviewOpened)
    #expect(page.thought == nil, "it is known already")
    page.take(.plyChosen(7), .reviewClosed, .undoTapped, .squareTapped("a3"))
    #expect(page.thought == nil, "the same end is not counted twice")
  }

  @Test func `A draw says that nobody slipped once that is known`() {
    var page = FrontEnd("3x3:b2a1c1a3a2c2b3b1", second: .computer(.perfect), reducesMotion: true)
    page.take(.squareTapped("c3"))
    #expect(page.session.presentation.headline == "Draw")
    page.answerTruly()
    #expect(page.session.presentation.headline == "Draw – nobody slipped")
    #expect(page.session.status == "Draw")
    #expect(page.session.journal.tallies.map(\.slips) == [0])
  }

  @Test func `An engine that cannot be reached costs the slips and says nothing`() {
    var page = FrontEnd("3x3:a1b1a2b2", second: .computer(.casual), reducesMotion: true)
    page.take(.squareTapped("a3"), .analysisFailed)
    #expect(page.session.presentation.headline == "You win!")
    #expect(page.session.status == "X wins: column a1–a3")
    let offered = page.session.presentation.offer?.items.map(\.label)
    #expect(offered?.first == "Play again")
    #expect(page.session.journal.tallies.map(\.reviewed) == [0])
  }

  @Test func `A review of another game counts no slips`() throws {
    var page = FrontEnd("3x3:a1b1a2b2", second: .computer(.casual), reducesMotion: true)
    page.take(.squareTapped("a3"))
    let other = try Game("3x3:a1b2c1b1")
    page.answer(.review(Review(of: other, values: [], keeping: [])))
    #expect(page.session.journal.tallies.map(\.reviewed) == [0])
  }

  @Test func `Two people and large boards are not looked at`() {
    var page = FrontEnd("3x3:a1b1a2b2", reducesMotion: true)
    page.take(.squareTapped("a3"))
    #expect(page.thought == nil)
    page = FrontEnd("5x5k3:a1a5b1b5", second: .computer(.casual), reducesMotion: true)
    page.take(.squareTapped("c1"))
    #expect(page.thought == nil)
  }

  // MARK: Tallies

  private func counted(_ ends: String) -> Tally? {
    var match = Match()
    match[.second] = .computer(.careful)
    var journal = Journal()
    var earlier: Match.End?
    for end in ends {
      let outcome: Match.End = end == "-" ? .drawn : .won(end == "W" ? .x : .o)
      if end == "," {
        earlier = nil
        continue
      }
      journal.count(outcome, insteadOf: earlier, of: match, on: .classic)
      earlier = outcome
    }
    return journal.tallies.first
  }

  @Test(arguments: [
    ("W", "1 1 0 0 1"), ("W,W,W", "3 3 0 0 3"), ("W,L,W", "3 2 0 1 1"), ("W,-", "2 1 1 0 0"),
    ("WL", "1 0 0 1 0"), ("W,LW", "2 2 0 0 2"), ("L-W", "1 1 0 0 1"),
  ])
  func `Games are counted by how they ended at last`(ends: String, numbers: String) throws {
    let tally = try #require(counted(ends))
    #expect(
      "\(tally.played) \(tally.won) \(tally.drawn) \(tally.lost) \(tally.streak)" == numbers)
  }

  @Test func `A game against the computer is counted when it ends, one among friends is not`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    #expect(front.session.journal.tallies.isEmpty)
    front = FrontEnd("3x3:a1b1a2b2", second: .computer(.beginner))
    front.play("a3")
    #expect(front.session.journal.tallies.map(\.won) == [1])
    #expect(front.session.journal.tallies.map(\.level) == [.beginner])
    front.take(.panelOpened(.journal))
    let texts = front.session.presentation.panel?.paragraphs
    #expect(texts == ["Easy, 3×3: 1 played, 1 won, 0 drawn, 0.0 slips a game"])
  }

  @Test func `The panel tells who played and how it stands`() {
    var match = Match()
    match[.second] = .computer(.perfect)
    var session = Session(match: match, reducesMotion: true)
    session.handle([.gameOpened(UTF8Text(JournalTests.won), record: ""), .rulesChosen(.fourOnFive)])
    session.handle([.gameOpened("15x15k5:h8", record: ""), .rulesChosen(.classic)])
    session.handle([.panelOpened(.journal)])
    let items = session.presentation.panel?.items ?? []
    #expect(
      items.filter { $0.kind == .button }.map { "\($0.label): \($0.about ?? "")" } == [
        "15×15, five in a row: You against Master · 1 move",
        "3×3: You against Perfect · X won",
      ])
    #expect(items[1].action() == .playedGameChosen(1))
  }

  // MARK: Text

  @Test func `It is kept and read back`() {
    var session = Session("3x3:a1b1a2b2", reducesMotion: true)
    session.handle([.opponentChosen(.computer(.perfect)), .squareTapped("a3")])
    session.handle([.rulesChosen(.sixBySix), .gameOpened("4x4:b2", record: "4x4:b2a1")])
    session.handle([.newGameTapped])
    #expect(session.journal.games.count == 2 && session.journal.tallies.count == 1)
    #expect(
      session.journal.notation == """
        n 1 0
        t 4 3x3 1 0 0 1 0 0 0
        g 4x4:b2a1 1 05 0
        g 3x3:a1b1a2b2a3 5 05 0

        """)
    #expect(Journal(session.journal.notation) == session.journal)
  }

  @Test func `A line that cannot be read costs only itself`() {
    let text: UTF8Text = """
      g 3x3:b2 1 00 0
      g 3x3:b2b2 1 00 0
      g 3x3: 0 00 0
      g 3x3:b2 2 00 0
       
      t 9 3x3 1 0 0 1 0 0 0
      t 4 3x3 1 0 0 1 0 0 99999999999999999999

      nonsense
      t 1 3x3 1 0 0 1 0 0 0
      """
    let journal = Journal(text)
    #expect(journal.games.count == 1 && journal.tallies.count == 1)
  }

  @Test func `The text never outgrows what a page takes`() {
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
}
