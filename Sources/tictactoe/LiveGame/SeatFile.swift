import GameRooms
import GameRules

/// The seats that were taken in rooms, kept for another time: a line for each, `ROOM x TOKEN`.
///
/// A seat that was asked for and not answered yet has `?` in the place of its mark: the server may have
/// given it, and gives it again to the same token.
struct SeatFile: Sendable {
  let store: Store

  private static let most = 20

  /// A seat, whose mark is nil until the server has said it.
  struct Seat: Hashable {
    let mark: Mark?
    let token: String
  }

  func seat(in room: String) -> Seat? {
    for words in store.seats.split(separator: "\n").map({ $0.split(separator: " ") })
    where words.count == 3 && words[0] == room {
      return Seat(mark: words[1] == "x" ? .x : words[1] == "o" ? .o : nil, token: String(words[2]))
    }
    return nil
  }

  /// Keeps a seat in the place of the one that was kept in its room; nil keeps none.
  func keep(_ seat: Seat?, in room: String) {
    store.changeSeats { text in
      var lines = text.split(separator: "\n").filter { !$0.hasPrefix(room + " ") }.map(String.init)
      if let seat {
        let mark = seat.mark.map { $0 == .x ? "x" : "o" } ?? "?"
        lines = lines.suffix(SeatFile.most - 1) + ["\(room) \(mark) \(seat.token)"]
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }

  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return Secret(using: &generator).notation.description
  }
}
