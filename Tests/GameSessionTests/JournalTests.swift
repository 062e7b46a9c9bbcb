import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct JournalTests {
  private static let won = "3x3:a1b1a2b2a3"

  private func games(_ session: Session) -> [String] {
    session.journal.games.map { $0.game.description }
  }

  // MARK: Recent games

  @Test func `a replaced game is listed among the recent games`() {
    var session = Session(reducesMotion: true)
    session.handle([.squareTapped("b2"), .squareTapped("a1"), .rulesChosen(.sixBySix)])
    session.handle([.squareTapped("a1"), .newGameTapped, .newGameTapped])
    #expect(games(session) == ["6x6:a1", "3x3:b2a1"], "one without a move is none")
  }

  @Test func `opening a link moves the current game to the recent games`() {
    var session = Session("4x4:b2a1", record: "4x4:b2a1c3", reducesMotion: true)
    let effects = session.handle(.gameOpened("5x5:c3", record: ""))
    #expect(session.game.description == "5x5:c3" && games(session) == ["4x4:b2a1"])
    #expect(effects.contains(.keepJournal(session.journal)))
    session.handle([.playedGameChosen(0)])
    #expect(session.game.description == "4x4:b2a1" && session.game.canRedo)
    #expect(games(session) == ["5x5:c3"], "what is at hand is not among them")
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

  @Test func `A game comes back with the marks that its players had`() {
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

  @Test func `What another window kept is gone on with`() {
    var here = Session(reducesMotion: true)
    var there = here
    there.handle([.opponentChosen(.computer(.easy)), .gameOpened("3x3:a1b1a2b2", record: "")])
    there.handle([.squareTapped("a3"), .newGameTapped])
    here.handle([.squareTapped("c3"), .kept(.journal, there.journal.notation), .newGameTapped])
    #expect(games(here) == ["3x3:c3", "3x3:a1b1a2b2a3"])
    #expect(here.journal.tallies == there.journal.tallies && !here.journal.tallies.isEmpty)
  }

  // MARK: Other windows

  /// A session of two people in which X has won once, and one move is made in the next game.
  private func played() -> Session {
    var session = Session("3x3:a1b1a2b2", reducesMotion: true)
    session.handle([.squareTapped("a3"), .newGameTapped, .squareTapped("c3")])
    return session
  }

  @Test func `Names, who begins and the score of another window are taken over`() {
    var here = played()
    var there = here
    there.handle([.playerNamed("Ada", for: .second), .firstMoveChosen(.loser)])
    there.handle([.gameOpened("3x3:a1b1a2b2", record: ""), .squareTapped("a3")])
    let effects = here.handle(.kept(.players, there.match.notation))
    #expect(effects == [], "what was kept is not kept again")
    #expect(here.match.name(of: .second) == "Ada" && here.match.firstMove == .loser)
    #expect(here.match.wins == [2, 0])
    here.play("a1", "c2", "a2", "c1")
    #expect(here.match.wins == [3, 0], "both windows count")
    there.handle([.kept(.players, here.match.notation)])
    #expect(there.match.wins == [3, 0])
    here.handle([.undoTapped])
    here.play("c1")
    #expect(here.match.wins == [3, 0], "the game here is counted once")
  }

  @Test func `A game that has begun keeps its players, its marks and their score`() {
    var here = played()
    here.match.seatOfX = .second
    var there = Session(reducesMotion: true)
    there.handle([.opponentChosen(.computer(.perfect)), .playerNamed("Ada", for: .first)])
    here.handle([.kept(.players, there.match.notation)])
    #expect(here.match[.second] == .person && here.match.seatOfX == .second)
    #expect(here.match.name(of: .first) == "Ada" && here.match.wins == [1, 0])
  }

  @Test func `An empty board takes over who sits there, but nobody begins by himself`() {
    var here = Session(reducesMotion: true)
    var there = here
    there.handle([.playerChosen(.computer(.perfect), for: .second)])
    here.handle([.kept(.players, there.match.notation)])
    #expect(here.match[.second] == Player.computer(.perfect))
    there.handle([.playerChosen(.computer(.perfect), for: .first)])
    let effects = here.handle(.kept(.players, there.match.notation))
    #expect(here.match[.first] == .person && effects == [])
  }

  @Test func `A game that Undo brings back has the score of all windows`() {
    var here = played()
    here.handle([.newGameTapped, .kept(.players, "person person fixed first 5 0 0 -"), .undoTapped])
    #expect(here.game.description == "3x3:c3" && here.match.wins == [5, 0])
  }

  @Test func `Who leaves a room finds what another window has kept`() {
    var here = played()
    here.handle([
      .gameOpened("room=A", record: ""),
      .kept(.players, "person person fixed first 5 0 0 -\nAda\n"),
    ])
    #expect(here.match.name(of: .first) == "")
    here.handle([.room(.asked(.leave))])
    #expect(here.match.name(of: .first) == "Ada" && here.match.wins == [5, 0])
  }

  @Test func `Settings and symbols of another window are taken over`() {
    var here = Session(reducesMotion: true)
    var there = here
    there.handle([.settingChanged(.theme(.chalk)), .symbolChosen(.star, for: .o)])
    let effects = here.handle([
      .kept(.settings, there.settings.notation), .kept(.symbols, there.symbols.notation),
    ])
    #expect(here.settings == there.settings && here.symbols == there.symbols && effects == [])
  }

  @Test func `What another window has kept and cannot be read changes nothing`() {
    var here = played()
    here.handle([.playerNamed("Ada", for: .first), .settingChanged(.theme(.chalk))])
    let before = (here.match, here.settings)
    for text in ["", "0", "990", "000 0 1", "\nX\nY", "person", "sepia sound"] as [UTF8Text] {
      here.handle([.kept(.players, text), .kept(.settings, text)])
      #expect(here.match == before.0 && here.settings == before.1)
    }
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

  // MARK: Mistakes

  @Test func `a game against the computer is reviewed for mistakes as soon as it ends`() {
    var page = FrontEnd("3x3:a1b1a2b2c1c2", second: .computer(.easy), reducesMotion: true)
    page.take(.squareTapped("a3"))
    #expect(page.thought?.request.kind == .review)
    #expect(page.session.presentation.progress == nil)
    page.answerTruly()
    // c1 gave away a win: a3 would have won at once.
    #expect(page.session.journal.tallies.map(\.slips) == [1])
    #expect(page.session.journal.tallies.map(\.reviewed) == [1])
    page.take(.reviewOpened)
    #expect(page.thought == nil, "it is known already")
    page.take(.plyChosen(7), .reviewClosed, .undoTapped, .squareTapped("a3"))
    #expect(page.thought == nil, "the same end is not counted twice")
  }

  @Test func `a draw without mistakes says so once that is known`() {
    var page = FrontEnd("3x3:b2a1c1a3a2c2b3b1", second: .computer(.perfect), reducesMotion: true)
    page.take(.squareTapped("c3"))
    #expect(page.session.presentation.headline == "A draw")
    #expect(page.session.status == "The board is full")
    page.answerTruly()
    #expect(page.session.presentation.headline == "A draw")
    #expect(page.session.status == "Nobody made a mistake")
    #expect(page.session.journal.tallies.map(\.slips) == [0])
  }

  @Test func `an unreachable engine loses the count of mistakes silently`() {
    var page = FrontEnd("3x3:a1b1a2b2", second: .computer(.easy), reducesMotion: true)
    page.take(.squareTapped("a3"), .analysisFailed)
    #expect(page.session.presentation.headline == "You win!")
    #expect(page.session.status == "Left column, in 3 moves")
    let offered = page.session.presentation.offer?.items.map(\.label)
    #expect(offered?.first == "Play again")
    #expect(page.session.journal.tallies.map(\.reviewed) == [0])
  }

  @Test func `A review of another game counts no slips`() throws {
    var page = FrontEnd("3x3:a1b1a2b2", second: .computer(.easy), reducesMotion: true)
    page.take(.squareTapped("a3"))
    let other = try Game("3x3:a1b2c1b1")
    page.answer(.review(Review(of: other, values: [], keeping: [])))
    #expect(page.session.journal.tallies.map(\.reviewed) == [0])
  }

  @Test func `games of two persons and on large boards are not reviewed`() {
    var page = FrontEnd("3x3:a1b1a2b2", reducesMotion: true)
    page.take(.squareTapped("a3"))
    #expect(page.thought == nil)
    page = FrontEnd("5x5k3:a1a5b1b5", second: .computer(.easy), reducesMotion: true)
    page.take(.squareTapped("c1"))
    #expect(page.thought == nil)
  }

  // MARK: Tallies

  private func counted(_ ends: String) -> Tally? {
    var match = Match()
    match[.second] = .computer(.medium)
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
  func `the tallies count how each game finally ended`(ends: String, numbers: String) throws {
    let tally = try #require(counted(ends))
    #expect(
      "\(tally.played) \(tally.won) \(tally.drawn) \(tally.lost) \(tally.streak)" == numbers)
  }

  @Test func `a game against the computer is counted at its end, one between friends is not`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    #expect(front.session.journal.tallies.isEmpty)
    front = FrontEnd("3x3:a1b1a2b2", second: .computer(.beginner))
    front.play("a3")
    #expect(front.session.journal.tallies.map(\.won) == [1])
    #expect(front.session.journal.tallies.map(\.level) == [.beginner])
    front.take(.panelOpened(.journal))
    let texts = front.session.presentation.panel?.paragraphs
    #expect(texts == ["Beginner, Tic-tac-toe: 1 played, 1 won, 0 drawn, 0.0 mistakes per game"])
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

  // MARK: Text

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
}
