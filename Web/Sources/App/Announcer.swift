import GameRules
import GameSession

/// The one place where a screen reader is told something, which is forgotten after a while.
struct Announcer {
  private var speech: Speech?
  private let node = Node.find("announcer")
  private var isMarked = false
  private var token = 0

  private static let milliseconds = 3000

  /// Follows a session from here on.
  mutating func begin(_ session: Session) { speech = Speech(session) }

  /// Tells what there is to tell about it.
  mutating func follow(_ session: Session) {
    if let text = speech?.message(about: session) { say(text) }
  }

  private mutating func say(_ text: UTF8Text) {
    // The same words are read again only if the text differs.
    node.setText(isMarked ? text + "\u{A0}" : text)
    isMarked.toggle()
    token -= 1
    Browser.wait(milliseconds: Announcer.milliseconds, token: token)
  }

  func waitEnded(token: Int) {
    if token == self.token { node.setText("") }
  }
}
