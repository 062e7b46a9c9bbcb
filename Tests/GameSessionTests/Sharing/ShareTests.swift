import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct ShareTests {
  private func uses(_ session: Session) -> [PanelItem.Use] {
    (session.presentation.panel?.items ?? []).filter { $0.kind == .button }.map(\.use)
  }

  @Test func `an unfinished game is shared as a link, a finished one also as emoji and picture`() {
    var session = Session("3x3:a1b1a2b2", reducesMotion: true)
    session.handle([.panelOpened(.share)])
    #expect(uses(session) == [.share(.link), .share(.copy)])
    #expect(session.presentation.panel?.paragraphs == ["Your friend plays X."])
    session.handle([.panelClosed, .squareTapped("a3"), .panelOpened(.share)])
    #expect(uses(session) == Share.allCases.map { .share($0) })
    #expect(session.presentation.panel?.paragraphs == ["X wins! Left column, in 3 moves."])
  }

  @Test func `sharing is confirmed once it is done`() {
    var session = Session("3x3:a1", reducesMotion: true)
    session.handle([.panelOpened(.share)])
    #expect(session.handle(.shareChosen(.copy)) == [.share(.copy, "")])
    #expect(session.presentation.panel?.items.first { $0.kind == .note }?.label == "")
    session.handle([.shared(.copy)])
    let note = session.presentation.panel?.items.first { $0.kind == .note }
    #expect(note?.label == "Copied" && note?.isRefused == false)
    session.handle([.panelClosed, .shared(.link)])
    #expect(session.presentation.panel == nil, "too late")
  }

  @Test func `the emoji result shows only the part of the board that was played on`() {
    var session = Session("6x6k3:b2b3c2c3d2", reducesMotion: true)
    session.handle([.symbolChosen(.star, for: .o), .panelOpened(.share)])
    #expect(
      session.handle(.shareChosen(.emoji)) == [
        .share(
          .emoji,
          """
          6×6, three in a row – Tic-tac-toe
          X wins: row b2–d2
          ⭐⭐⬜
          ❌❌❌

          """)
      ])
  }

  @Test func `a shared link starts a game of two persons and says whose move it is`() {
    var match = Match()
    match[.second] = .computer(.perfect)
    var session = Session(match: match, reducesMotion: true)
    session.handle([.linkOpened("3x3:b2", record: "")])
    #expect(session.match.personAgainstComputer == nil && session.phase == .playing)
    #expect(session.presentation.detail == "You opened a shared game. Move for O")
    session.handle([.squareTapped("a1")])
    #expect(session.presentation.detail == "Share the game to send your move back")
    session.handle([.squareTapped("c3")])
    #expect(session.presentation.detail.isEmpty)
    session.handle([.newGameTapped])
    #expect(session.presentation.detail == "Tap any square")
    session.handle([.squareTapped("b2")])
    #expect(session.presentation.detail.isEmpty, "the new game is nobody's")
  }

  @Test func `a link to the last game changes no player`() throws {
    var match = Match()
    match[.second] = .computer(.perfect)
    var same = Session(match: match, game: try Game("3x3:b2a1"), reducesMotion: true)
    same.handle([.linkOpened("3x3:b2a1", record: "")])
    #expect(same.match == match && same.invitation == nil)
    // A reload, after another tab has saved its own game.
    var session = Session(match: match, game: try Game("4x4:c3"), reducesMotion: true)
    session.handle([.linkOpened("3x3:b2a1", record: "3x3:b2a1")])
    #expect(session.match == match && session.invitation == nil)
  }
}
