import GameRules
import Testing

@testable import GameSession

let roomID: UTF8Text = "abcdefghijklmnopqrstuv"

/// The server's state of the first live game, both players being there, with some more lines.
func roomState(_ text: UTF8Text, _ lines: UTF8Text = "") -> UTF8Text {
  "\(text)\ngame 1\nseats xo\nhere xo\nwatching 0\nscore 0 0 0\n\(lines)"
}

extension FrontEnd {
  /// A front end in a live game with both players seated and present.
  init(
    live text: UTF8Text, seat: Mark? = .x, also lines: UTF8Text = "", reducesMotion: Bool = true
  ) {
    self.init("3x3:", reducesMotion: reducesMotion)
    take(.gameOpened("#room=\(roomID)", record: ""))
    if let seat { take(.room(.seated(seat))) }
    take(.room(.heard(roomState(text, lines))))
  }

  /// The line below the status.
  var detail: String { "\(session.presentation.detail)" }

  /// The labels of the buttons beside the board.
  var offered: [String] {
    (session.presentation.offer?.items ?? []).prefix { $0.kind != .heading }.map { "\($0.label)" }
  }

  /// The actions of a live game below the board.
  var actions: [PanelItem] {
    Array((session.presentation.offer?.items ?? []).drop { $0.kind != .heading }.dropFirst())
  }

  /// The labels of an open panel's items.
  var panelLabels: [String] { session.presentation.panel?.items.map { "\($0.label)" } ?? [] }

  /// Uses the button of the offer or the open panel with this label.
  mutating func use(_ label: String) {
    let presentation = session.presentation
    let items = (presentation.offer?.items ?? []) + (presentation.panel?.items ?? [])
    let action = items.last { "\($0.label)" == label }?.action()
    if let action { take(action) } else { Issue.record("there is no \(label)") }
  }
}
