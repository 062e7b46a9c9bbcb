import GameRules
import RoomProtocol

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
    let token: Secret
  }

  func seat(in room: Secret) -> Seat? {
    for words in store.seats.split(separator: "\n").map({ $0.split(separator: " ") })
    where words.count == 3 && words[0].utf8.elementsEqual(room.notation.bytes) {
      return Secret(words[2].utf8).map { Seat(mark: Mark(name: UTF8Text(words[1])), token: $0) }
    }
    return nil
  }

  /// Keeps a seat in the place of the one that was kept in its room; nil keeps none.
  func keep(_ seat: Seat?, in room: Secret) {
    store.changeSeats { text in
      var lines = text.split(separator: "\n").filter { !$0.hasPrefix("\(room.notation) ") }.map(
        String.init)
      if let seat {
        let mark = seat.mark?.name ?? "?"
        lines =
          lines.suffix(SeatFile.most - 1) + ["\(room.notation) \(mark) \(seat.token.notation)"]
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }

  static func makeToken() -> Secret {
    var generator = SystemRandomNumberGenerator()
    return Secret(using: &generator)
  }
}
