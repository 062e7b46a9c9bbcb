import GameRules
import GameSolver
import Testing

@testable import GameSession

/// The results against computers, and the mistakes in them.
@Suite struct TallyTests {
  @Test func `a game against the computer is reviewed for mistakes as soon as it ends`() {
    var page = FrontEnd("3x3:a1b1a2b2c1c2", second: .computer(.easy), reducesMotion: true)
    page.take(.squareTapped("a3"))
    #expect(page.analysis?.request.kind == .review)
    #expect(page.session.presentation.progress == nil)
    page.answerTruly()
    // c1 gave away a win: a3 would have won at once.
    #expect(page.session.journal.tallies.map(\.mistakes) == [1])
    #expect(page.session.journal.tallies.map(\.reviewed) == [1])
    page.take(.reviewOpened)
    #expect(page.analysis == nil, "it is known already")
    page.take(.plyChosen(7), .reviewClosed, .undoTapped, .squareTapped("a3"))
    #expect(page.analysis == nil, "the same end is not counted twice")
  }

  @Test func `after a swap, the mistakes of the mark that the person has now are counted`() {
    var page = FrontEnd("3x3+swap:a1=b1a2b2", second: .computer(.easy), reducesMotion: true)
    page.answer(.move("a3"))
    page.settle()
    #expect(page.game == "3x3+swap:a1=b1a2b2a3")
    // b1 gave away a draw.
    #expect(page.session.journal.tallies.map(\.mistakes) == [1])
    #expect(page.session.status.hasPrefix("Your second move let the computer through"))
  }

  @Test func `a draw without mistakes says so once that is known`() {
    var page = FrontEnd("3x3:b2a1c1a3a2c2b3b1", second: .computer(.perfect), reducesMotion: true)
    page.take(.squareTapped("c3"))
    #expect(page.session.presentation.headline == "A draw")
    #expect(page.session.status == "The board is full")
    page.answerTruly()
    #expect(page.session.presentation.headline == "A draw")
    #expect(page.session.status == "Nobody made a mistake")
    #expect(page.session.journal.tallies.map(\.mistakes) == [0])
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

  @Test func `a review of another game counts no mistakes`() throws {
    var page = FrontEnd("3x3:a1b1a2b2", second: .computer(.easy), reducesMotion: true)
    page.take(.squareTapped("a3"))
    let other = try Game("3x3:a1b2c1b1")
    page.answer(.review(Review(of: other, values: [], keeping: [])))
    #expect(page.session.journal.tallies.map(\.reviewed) == [0])
  }

  @Test func `games of two persons and on large boards are not reviewed`() {
    var page = FrontEnd("3x3:a1b1a2b2", reducesMotion: true)
    page.take(.squareTapped("a3"))
    #expect(page.analysis == nil)
    page = FrontEnd("5x5k3:a1a5b1b5", second: .computer(.easy), reducesMotion: true)
    page.take(.squareTapped("c1"))
    #expect(page.analysis == nil)
  }

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
    #expect(texts == ["Beginner, Tic-tac-toe: 1 game, 1 win and 0 draws, 0.0 mistakes per game"])
  }
}
