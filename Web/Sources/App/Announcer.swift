import GameRules
import GameSession

/// The live region for screen readers.
///
/// Its text is cleared after 3 s.
struct Announcer {
  private var speech: Speech?
  private let node = Node.find("announcer")
  private var isMarked = false
  private var token = 0

  private static let milliseconds = 3000

  /// Follows a session from now on.
  mutating func begin(_ session: Session) { speech = Speech(session) }

  /// Announces what is new in the session.
  mutating func follow(_ session: Session) {
    if let text = speech?.message(about: session) { say(text) }
  }

  private mutating func say(_ text: UTF8Text) {
    // Screen readers repeat a text only if it differs.
    node.setText(isMarked ? text + "\u{A0}" : text)
    isMarked.toggle()
    token -= 1
    Browser.wait(milliseconds: Announcer.milliseconds, token: token)
  }

  func waitEnded(token: Int) {
    if token == self.token { node.setText("") }
  }
}
