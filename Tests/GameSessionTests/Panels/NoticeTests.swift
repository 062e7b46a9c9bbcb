import GameRules
import Testing

@testable import GameSession

/// The quiet line between two games.
@Suite struct NoticeTests {
  private func notice(_ session: Session) -> [String] {
    let items = session.presentation.offer?.items ?? []
    return items.drop { $0.kind != .note }.map { "\($0.label)" }
  }

  private func finish(_ session: inout Session) {
    session.handle([.gameOpened("3x3:a1b1a2b2", record: ""), .squareTapped("a3"), .newGameTapped])
  }

  @Test func `an update is offered only between two games`() {
    var session = Session("3x3:b2", reducesMotion: true)
    session.handle([.updateFound])
    #expect(notice(session).isEmpty && session.presentation.detail.isEmpty)
    session.handle([.newGameTapped])
    #expect(notice(session) == ["A new version is ready", "Update"])
    #expect(session.presentation.detail.isEmpty, "it takes the place of that")
    #expect(session.handle(.updateChosen) == [.update])
    session.handle([.squareTapped("a1")])
    #expect(notice(session).isEmpty)
  }

  @Test func `A new version takes the place of nothing that is told in a game`() {
    var front = FrontEnd("3x3:a1b2a2", reducesMotion: true)
    front.take(.updateFound, .explainTapped)
    front.answerTruly()
    #expect(front.session.status == "One square keeps the draw")
    front = FrontEnd("3x3:")
    front.take(.updateFound, .gameOpened("#room=abcdefghijklmnopqrstuv", record: ""))
    #expect(front.session.presentation.status == "Connecting…")
    #expect(front.session.presentation.detail == "")
  }

  @Test func `Another end of the same game is no further game`() {
    var session = Session("3x3:a1b1a2b2", reducesMotion: true)
    session.handle([.installOffered(), .squareTapped("a3")])
    for _ in 1...3 { session.handle([.undoTapped, .squareTapped("a3")]) }
    session.handle([.newGameTapped])
    #expect(notice(session).isEmpty)
  }

  @Test func `Installing is offered once, after the third game`() {
    var session = Session(reducesMotion: true)
    session.handle([.installOffered()])
    for _ in 1...2 { finish(&session) }
    #expect(notice(session).isEmpty)
    finish(&session)
    #expect(notice(session) == ["Add to your home screen?", "Add", "Not now"])
    var other = session
    #expect(other.handle(.installAnswered(true)).last == .install)
    session.handle([.installAnswered(false)])
    finish(&session)
    #expect(notice(session).isEmpty && notice(other).isEmpty)
    var later = Session(journal: Journal(session.journal.notation), reducesMotion: true)
    later.handle([.installOffered()])
    #expect(
      later.journal == session.journal && notice(later).isEmpty, "not in the next visit either")
  }

  @Test func `without a browser's offer, installing is not offered`() {
    var session = Session(reducesMotion: true)
    for _ in 1...4 { finish(&session) }
    #expect(notice(session).isEmpty)
  }

  @Test func `where the browser installs by a command of its own, that is told once`() {
    var session = Session(reducesMotion: true)
    session.handle([.installOffered(byHand: true)])
    for _ in 1...3 { finish(&session) }
    #expect(notice(session) == ["Choose “Add to Home Screen” in your browser’s menu", "OK"])
    #expect(!session.handle(.installAnswered(false)).contains(.install))
    #expect(notice(session).isEmpty)
  }
}
