import GameRules

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
  var offered: [String] { session.presentation.offer?.items.map { "\($0.label)" } ?? [] }
}
