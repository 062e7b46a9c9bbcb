import GameRules
import RoomProtocol

/// The file of the seats that were taken in rooms.
struct SeatFile: Sendable {
  let store: Store

  func seat(in room: Secret) -> SavedSeats.Seat? {
    (try? store.seats()).flatMap { SavedSeats($0)[room] }
  }

  /// Saves a seat in the place of the one that was saved in its room; nil saves none.
  func save(_ seat: SavedSeats.Seat?, in room: Secret) {
    store.changeSeats { text in
      var seats = SavedSeats(text)
      seats[room] = seat
      return seats.notation
    }
  }

  static func makeToken() -> Secret {
    var generator = SystemRandomNumberGenerator()
    return Secret(using: &generator)
  }
}
