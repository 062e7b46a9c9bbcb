import Foundation
import GameRules

/// The URLs that open the app.
enum AppLink {
  /// The scheme of every link.
  static let scheme = "tictactoe"

  /// A link to a game.
  static func game(_ text: UTF8Text) -> URL { link("#\(text)") }

  /// A link to the last game, in its state when the link is opened.
  static var lastGame: URL { link("last") }

  // A game text has only characters that a URL fragment allows.
  private static func link(_ path: String) -> URL {
    URL(string: "\(scheme):\(path)") ?? URL(filePath: "/")
  }
}
