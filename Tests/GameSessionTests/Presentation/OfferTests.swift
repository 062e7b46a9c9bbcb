import GameRules
import GameSolver
import Testing

@testable import GameSession

/// The messages and buttons beside the board.
@Suite struct OfferTests {
  private func labels(_ session: Session) -> [String] {
    (session.presentation.offer?.items ?? []).map { "\($0.label)" + ($0.isOn ? " ✓" : "") }
  }

  private func choose(_ label: UTF8Text, in session: inout Session) {
    let item = session.presentation.offer?.items.first { $0.label == label }
    if let action = item?.action() { session.handle([action]) }
  }

  @Test func `an empty board offers a friend and the computer's levels`() {
    var session = Session()
    #expect(labels(session) == ["2 players ✓", "Computer"])
    #expect(session.presentation.detail == "Tap any square")
    choose("Computer", in: &session)
    #expect(
      labels(session) == [
        "Or let the computer start", "2 players", "Computer ✓", "Level", "Beginner", "Easy ✓",
        "Medium", "Hard", "Perfect", "Trickster",
      ])
    #expect(session.match[.first] == .person && session.match[.second] == .computer(.easy))
    choose("2 players", in: &session)
    #expect(labels(session)[0] == "2 players ✓")
    session.handle([.squareTapped("b2")])
    #expect(labels(session).isEmpty && session.presentation.detail.isEmpty)
  }

  @Test(arguments: [
    (Player.person, Player.person, "X wins!"), (.person, .computer(.easy), "You win!"),
    (.computer(.hard), .person, "Computer wins"), (.computer(.hard), .computer(.easy), "X wins!"),
  ])
  func `the result addresses the person who played`(first: Player, second: Player, told: String) {
    var match = Match()
    match[.first] = first
    match[.second] = second
    var session = Session(match: match, reducesMotion: true)
    session.handle([.gameOpened("3x3:a1b1a2b2a3", record: "")])
    #expect(session.presentation.headline.map { "\($0)" } == told)
    #expect(labels(session) == ["Play again"] + (told == "You win!" ? ["Next: Medium"] : []))
    choose("Play again", in: &session)
    #expect(session.game == Game(.classic) && session.presentation.headline == nil)
  }

  @Test func `a draw is announced alike to everybody`() {
    var session = Session()
    session.handle([.gameOpened("3x3:a1b2c3b1b3a3c1c2a2", record: "")])
    #expect(session.presentation.headline == "A draw")
    #expect(labels(session) == ["Play again", "Bigger board: 4×4"])
  }

  @Test func `undo restores an unfinished game that was left`() throws {
    var session = Session(reducesMotion: true)
    session.handle([.squareTapped("b2"), .squareTapped("a1"), .newGameTapped])
    #expect(session.game.record.isEmpty && session.presentation[.undo].isEnabled)
    let effects = session.handle(.undoTapped)
    #expect(effects.last == .saveGame("3x3:b2a1", record: "3x3:b2a1", isStep: false))
    #expect(session.presentation.status == "X's turn")
    session.handle([.rulesChosen(.sixBySix), .squareTapped("a1"), .undoTapped])
    #expect(session.game.rules == .sixBySix && !session.presentation[.undo].isEnabled)
  }

  @Test func `a restored game has its players under their current names`() {
    var session = Session(reducesMotion: true)
    session.handle([.playerNamed("Ada", for: .first), .squareTapped("b2"), .newGameTapped])
    session.handle([
      .playerNamed("Eve", for: .first), .playerNamed("Bob", for: .second),
      .firstMoveChosen(.alternate), .opponentChosen(.computer(.perfect)), .undoTapped,
    ])
    #expect(session.presentation.tray.map { "\($0.player)" } == ["Eve", "Bob"])
    #expect(session.match.firstMove == .alternate)
  }

  @Test func `a finished game that was left is not restored`() {
    var session = Session(reducesMotion: true)
    session.handle([.gameOpened("3x3:a1b1a2b2a3", record: ""), .newGameTapped])
    #expect(session.handle(.undoTapped) == [])
  }

  @Test func `an unreachable engine is reported, and asked again on request`() {
    var session = Session(reducesMotion: true)
    session.handle([.opponentChosen(.computer(.perfect))])
    session.handle([.squareTapped("a1")])
    #expect(session.handle(.analysisFailed) == [])
    #expect(session.presentation.status == "The computer player isn’t responding")
    #expect(labels(session) == ["Try again"])
    let item = session.presentation.offer?.items[0]
    let effects = item?.action().map { session.handle($0) } ?? []
    #expect(effects.contains { if case .analyze = $0 { true } else { false } })
    #expect(session.presentation.offer == nil)
    #expect(session.presentation.status == "Computer (Perfect) is thinking")
  }

  @Test func `settings are changed, saved and read back`() {
    var session = Session()
    #expect(session.settings.isHeard && session.settings.isFelt)
    #expect(!Session(reducesMotion: true).settings.isFelt, "nothing shakes unasked")
    session.handle([.settingChanged(.theme(.chalk)), .settingChanged(.isFelt(false))])
    let kept = session.handle(.settingChanged(.isHeard(false)))
    #expect(kept == [.saveSettings(session.settings)])
    #expect(session.settings.notation == "chalk no-sound no-vibration emotes")
    #expect(Settings(session.settings.notation) == session.settings)
    for text in [
      "", "4", "900", "020", "0002", "x11", "chalk", "chalk sound", "sepia sound vibration emotes",
      "chalk vibration sound emotes", "chalk loud vibration emotes",
      "chalk sound vibration emotes haptics",
    ] {
      #expect(Settings(UTF8Text(text)) == nil)
    }
  }
}
