import GameRules
import GameSession

/// The live region for screen readers.
///
/// Its text is cleared after 3 s. In a live game it waits 0.4 s after an event and tells the state by
/// then, because joining one passes through short-lived states.
struct Announcer {
  private var speech: Speech?
  private var settling = Settling.no
  private let node = Node.find("announcer")
  private var isMarked = false
  private var token = 0
  /// The tokens of two waits: one clears the text, the other tells an event of a live game.
  private var clearing = 0, settled = 0

  private static let milliseconds = 3000
  private static let settlingMilliseconds = 400

  /// The state of an event of a live game that waits to be told.
  private enum Settling { case no, waits, isDue }

  /// Follows a session from now on.
  mutating func begin(_ session: Session) { speech = Speech(session) }

  /// Announces what is new in the session.
  mutating func follow(_ session: Session) {
    if session.isInLiveGame, mustWait() { return }
    if let text = speech?.message(about: session) { say(text) }
  }

  /// Announces another panel over a puzzle or a lesson.
  @inline(never)
  mutating func follow(panelOf presentation: Presentation) {
    let text = speech?.message(about: presentation.panel, in: presentation.wording)
    if let text { say(text) }
  }

  @inline(never)
  private mutating func mustWait() -> Bool {
    switch settling {
    case .isDue:
      settling = .no
      return false
    case .no:
      settled = wait(Announcer.settlingMilliseconds)
      settling = .waits
    case .waits: break
    }
    return true
  }

  /// Speaks a text, even if it is the same as the last one.
  mutating func say(_ text: UTF8Text) {
    // Screen readers repeat a text only if it differs.
    node.setText(isMarked ? text + "\u{A0}" : text)
    isMarked.toggle()
    clearing = wait(Announcer.milliseconds)
  }

  private mutating func wait(_ milliseconds: Int) -> Int {
    token -= 1
    Browser.wait(milliseconds: milliseconds, token: token)
    return token
  }

  /// Clears the text if the wait was for that.
  ///
  /// - Returns: Whether the wait was for a live game, whose event is now due.
  mutating func waitEnded(token: Int) -> Bool {
    if token == clearing { node.setText("") }
    guard token == settled else { return false }
    settling = .isDue
    return true
  }
}
