import Foundation
import GameRules

/// What leads into the app from elsewhere.
enum AppLink {
  /// Begins every link.
  static let scheme = "tictactoe"

  /// Leads to a game.
  static func game(_ text: UTF8Text) -> URL { link("#\(text)") }

  /// Leads to the game that was played last, whatever has become of it.
  static var lastGame: URL { link("last") }

  // A game text has no character that a fragment cannot have.
  private static func link(_ path: String) -> URL {
    URL(string: "\(scheme):\(path)") ?? URL(filePath: "/")
  }
}
