import GameRooms
import GameRules

/// The saved seats in live games, one on each line: `ID x TOKEN`.
struct SeatFile: Sendable {
  let store: Store

  private static let most = 20

  func seat(in room: String) -> (mark: Mark, token: String)? {
    for words in lines.map({ $0.split(separator: " ") }) where words.count == 3 && words[0] == room
    {
      return (words[1] == "x" ? .x : .o, String(words[2]))
    }
    return nil
  }

  func keep(room: String, _ mark: Mark, _ token: String) {
    let others = lines.filter { !$0.hasPrefix(room) }.suffix(SeatFile.most - 1)
    let line = "\(room) \(mark == .x ? "x" : "o") \(token)"
    store.keepSeats((others + [line]).map { $0 + "\n" }.joined())
  }

  private var lines: [String] {
    store.seats.split(separator: "\n").map(String.init)
  }

  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return Secret(using: &generator).notation.description
  }
}
