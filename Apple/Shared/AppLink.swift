import Foundation
import GameRules
import GameSession

/// The URLs that open the app.
enum AppLink {
  /// The scheme of the links that only the app opens.
  static let scheme = "tictactoe"

  /// The address of the page that the build setting `PAGE_HOST` names; nil without one.
  static var page: URL? {
    (Bundle.main.object(forInfoDictionaryKey: "PageHost") as? String).flatMap(page)
  }

  /// The address of the page on a host; nil if that is empty.
  ///
  /// A host on the local network has no certificate.
  static func page(on host: String) -> URL? {
    let name = host.prefix { $0 != ":" && $0 != "/" }
    let isLocal = name == "localhost" || name.hasSuffix(".local")
    return name.isEmpty ? nil : URL(string: "\(isLocal ? "http" : "https")://\(host)/")
  }

  /// A link to a game, or to a live game.
  ///
  /// - Parameters:
  ///   - text: The text of `Effect.saveGame`.
  ///   - page: The page that plays it for those without the app; nil for a link that needs the app.
  /// - Returns: The link.
  static func game(_ text: UTF8Text, page: URL? = nil) -> URL {
    page.flatMap { URL(string: "\($0.absoluteString)#\(text)") } ?? link("#\(text)")
  }

  /// A link to the last game, in its state when the link is opened.
  static var lastGame: URL { link("last") }

  /// The game text, or the text of a live game, in a link: after its `#`, or in a path `/g/GAME` or `/r/ID`;
  /// empty for the last game and the page itself.
  static func text(in link: URL) -> UTF8Text {
    // A system may find no fragment in a link without slashes.
    if link.absoluteString.contains("#") { return Link.gameText(in: UTF8Text(link.absoluteString)) }
    let parts = link.pathComponents.suffix(2)
    switch (parts.first, parts.last) {
    case ("g"?, let game?): return UTF8Text(game)
    case ("r"?, let id?): return Link.text(toRoom: UTF8Text(id))
    default: return ""
    }
  }

  // A game text has only characters that a URL fragment allows.
  private static func link(_ path: String) -> URL {
    URL(string: "\(scheme):\(path)") ?? URL(filePath: "/")
  }
}
