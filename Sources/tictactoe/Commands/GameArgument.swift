import GameRules
import GameSession

extension Command {
  /// Reads a GAME of the command line: rules, a game text, or a link to one.
  ///
  /// - Throws: `Failure` if it is none, with the nearest game or the use of a link to something else.
  func readGame(_ text: String) throws(Failure) -> Game {
    let link = Link.onPage(text)
    let gameText = Link.gameText(in: UTF8Text(link))
    do throws(GameTextError) {
      return try Game(gameText)
    } catch {
      if let use = Link.use(of: gameText) {
        throw .usage("\(name): \"\(text)\": \(use)", for: self)
      }
      let address = link.firstIndex(of: "#").map { String(link[...$0]) } ?? ""
      throw .usage(
        "\(name): \"\(text)\": \(error)",
        nearest: nearestGame(to: gameText, error).map { address + $0 }, for: self)
    }
  }
}

extension Link {
  /// The page of a link of the server: `/r/ID` leads to a live game, `/g/GAME` to a game; any other text
  /// is unchanged.
  static func onPage(_ text: String) -> String {
    let parts = text.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
    guard text.contains("://"), !text.contains("#"), parts.count > 4, let name = parts.last,
      !name.isEmpty
    else { return text }
    let page = parts.dropLast(2).joined(separator: "/")
    switch parts[parts.count - 2] {
    case "r": return "\(page)/#\(Link.text(toRoom: UTF8Text(name)))"
    case "g": return "\(page)/#\(name)"
    default: return text
    }
  }

  /// Whether the text of a link leads to a class.
  static func isOfHall(_ text: UTF8Text) -> Bool { text.bytes.starts(with: "hall=".utf8) }

  /// The way to open the text of a link that leads to no game of its own; nil for any other text.
  static func use(of text: UTF8Text) -> String? {
    if sheet(in: text) != nil || drawing(in: text) != nil {
      return "this link is for a browser; it names no single game"
    }
    let isPlayed =
      room(in: text) != nil || isOfHall(text) || day(in: text) != nil || lesson(in: text) != nil
    return isPlayed ? "this link names no single game; \"tictactoe play\" opens it" : nil
  }
}
