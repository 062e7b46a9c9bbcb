import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct ScoreTests {
  private func tray(_ front: FrontEnd) -> String {
    front.session.presentation.tray.map { "\($0.mark.letter) \($0.player) \($0.wins)" }
      .joined(separator: ", ")
  }

  @Test func `with alternating first moves the seats swap marks and keep their score`() {
    var front = FrontEnd("3x3:", firstMove: .alternate)
    #expect(tray(front) == "X Player 1 0, O Player 2 0")
    front.play("a1", "b1", "a2", "b2", "a3")
    #expect(tray(front) == "X Player 1 1, O Player 2 0")
    front.take(.panelConfirmed)
    front.settle()
    #expect(tray(front) == "X Player 2 0, O Player 1 1")
    front.play("a1", "b1", "a2", "b2", "a3")
    #expect(tray(front) == "X Player 2 1, O Player 1 1")
    #expect(front.session.presentation.score == "Player 1: 1, Player 2: 1, draws: 0")
  }

  @Test func `a computer that lost starts the next game if the loser does`() {
    var front = FrontEnd("3x3:a1b1a2b2", second: .computer(.beginner), firstMove: .loser)
    front.play("a3")
    front.take(.panelConfirmed)
    front.endWait()
    #expect(front.summary == "thinking 3x3:")
    #expect(tray(front) == "X Computer 0, O You 1")
  }

  @Test func `a game counts once its end has been shown`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.take(.squareTapped("a3"))
    front.endWait()
    #expect(front.summary.hasPrefix("deciding") && front.session.presentation.score == "")
    front.endWait()
    #expect(front.session.presentation.score == "Player 1: 1, Player 2: 0, draws: 0")
  }

  @Test func `an undone end counts until there is another`() {
    var front = FrontEnd("3x3:a1b1a2b2c3b3")
    #expect(front.session.presentation.score == "", "a link")
    front.take(.undoTapped)
    front.play("b3")
    #expect(front.session.presentation.score == "Player 1: 0, Player 2: 1, draws: 0")
    front.take(.undoTapped, .redoTapped)
    #expect(front.session.presentation.score == "Player 1: 0, Player 2: 1, draws: 0")
    front.take(.undoTapped)
    front.play("c2", "a3")
    #expect(front.session.presentation.score == "Player 1: 1, Player 2: 0, draws: 0")
  }

  @Test func `a game from a link counts separately`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    front.take(.gameOpened("#3x3:b1a1b2a2c3", record: ""))
    front.play("a3")
    #expect(front.session.presentation.score == "Player 1: 1, Player 2: 1, draws: 0")
  }

  @Test func `a game from a link to the empty board counts separately`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    front.take(.gameOpened("#3x3:", record: ""))
    front.play("a1", "b1", "a2", "b2", "a3")
    #expect(front.session.presentation.score == "Player 1: 2, Player 2: 0, draws: 0")
  }

  @Test func `a new player resets the score, whatever is on the board`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    front.play("a3")
    front.take(.panelOpened(.players), .playerChosen(.computer(.hard), for: .second))
    #expect(front.session.presentation.score == "")
    front.take(.panelConfirmed)
    #expect(front.summary == "finished /result 3x3:a1b1a2b2a3")
    front.take(.undoTapped)
    front.play("a3")
    #expect(front.session.presentation.score == "You: 1, Computer (Hard): 0, draws: 0")
  }

  @Test func `players and first move are saved when they are chosen`() {
    var front = FrontEnd("3x3:")
    front.take(.playerChosen(.computer(.trickster), for: .first))
    var match = Match()
    match[.first] = .computer(.trickster)
    #expect(front.effects.first == .savePlayers(match))
    front.take(.firstMoveChosen(.loser))
    match.firstMove = .loser
    #expect(front.effects == [.savePlayers(match)])
    let offers = front.session.presentation.panel
    #expect(offers == nil)
    front.take(.panelOpened(.players))
    let panel = front.session.presentation.panel
    #expect(panel?.title == "Players")
    let choices = panel?.items.filter { $0.kind == .choice } ?? []
    #expect(choices.count == 17)
    #expect(
      choices.filter(\.isOn).map { $0.action() } == [
        .playerChosen(.computer(.trickster), for: .first), .playerChosen(.person, for: .second),
        .firstMoveChosen(.loser),
      ])
    #expect(
      panel?.items.filter { $0.kind == .heading }.map(\.label) == [
        "First player", "Second player", "Who starts the next game (as X)",
      ])
    // Each choice is described and named.
    let wording = Wording(SymbolChoice())
    #expect(choices.prefix(7).map(\.about) == Player.all.map(wording.about))
  }
}
