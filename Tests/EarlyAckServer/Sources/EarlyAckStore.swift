import GameRooms
import RoomProtocol
import RoomServer

/// A store that acknowledges what it has not written, which the crash test is to catch.
///
/// It is always some batches behind, so that a kill hardly ever finds nothing to lose.
final class EarlyAckStore: RoomStore {
  private let store: SQLiteStore
  private var late: [[RoomLine]] = []

  private static let batches = 20

  init(_ path: String) throws(StoreError) { store = try SQLiteStore(path) }

  var isShared: Bool { false }

  func append(_ lines: [RoomLine]) throws(StoreError) -> [Bool] {
    late.append(lines)
    if late.count > EarlyAckStore.batches { _ = try store.append(late.removeFirst()) }
    return lines.map { _ in true }
  }

  func lines(of room: Secret, from number: Int) throws(StoreError) -> [RoomLine] {
    try catchUp()
    return try store.lines(of: room, from: number)
  }

  func rooms(after room: Secret?) -> [StoredRoom] { [] }

  func delete(_ rooms: [Secret]) {}

  private func catchUp() throws(StoreError) {
    for lines in late { _ = try store.append(lines) }
    late = []
  }
}
