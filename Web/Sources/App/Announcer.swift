import GameRules
import GameSession

/// Tells a screen reader what happened, and forgets it after a while.
struct Announcer {
  private struct Region {
    let node: Node
    var isMarked = false

    mutating func say(_ text: UTF8Text) {
      // The same words are read again only if the text differs.
      node.setText(isMarked ? text + "\u{A0}" : text)
      isMarked.toggle()
    }
  }

  private var assertive = Region(node: Node.find("announcer"))
  private var polite = Region(node: Node.find("news"))
  private var token = 0

  private static let milliseconds = 3000

  mutating func announce(_ text: UTF8Text, _ urgency: Effect.Urgency) {
    switch urgency {
    case .assertive: assertive.say(text)
    case .polite: polite.say(text)
    }
    token -= 1
    Browser.wait(milliseconds: Announcer.milliseconds, token: token)
  }

  func waitEnded(token: Int) {
    guard token == self.token else { return }
    assertive.node.setText("")
    polite.node.setText("")
  }
}
