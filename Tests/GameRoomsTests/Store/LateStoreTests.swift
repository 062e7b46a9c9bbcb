import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// A store whose answers come late: nobody but those who asked for them waits.
@Suite struct LateStoreTests {
  private let store = MemoryStore()
  private let queue: LateQueue
  private let house: RoomsFixture

  init() {
    queue = LateQueue(store)
    house = RoomsFixture(store, queue: queue)
  }

  @Test func `a move waits for the log, and everything else goes on`() throws {
    let (table, other) = (house.table(), house.table())
    let watcher = table.watch()
    queue.isLate = true
    let move = table.put("3x3:b2", by: table.x)
    let second = table.put("3x3:b2a1", by: table.o)
    #expect(move.replies.isEmpty && second.replies.isEmpty && watcher.state[1] == "3x3:")
    #expect(other.watch().state[1] == "3x3:" && table.watch().state[1] == "3x3:")
    #expect(house.ask(.get, "/rooms").status == 204)
    queue.answer()
    #expect(move.text == "3x3:b2" && watcher.state[1] == "3x3:b2")
    #expect(second.replies.isEmpty)
    queue.answer()
    #expect(second.text == "3x3:b2a1" && watcher.state[1] == "3x3:b2a1")
    #expect(try table.log == ["game 3x3", "b2", "a1"])
  }

  @Test func `lines that arrive during a commit are written together by the next one`() {
    let tables = (0..<5).map { _ in house.table() }
    queue.isLate = true
    let moves = tables.map { $0.put("3x3:b2", by: $0.x) }
    #expect(queue.count == 1)
    queue.answer()
    #expect(moves.map(\.status) == [200, nil, nil, nil, nil])
    #expect(queue.count == 1)
    queue.answer()
    #expect(moves.map(\.status) == [200, 200, 200, 200, 200])
  }

  @Test func `a log is read once for all who ask, and not for those who have left`() {
    let table = house.table()
    house.wait(seconds: 330)
    #expect(house.rooms.size.rooms == 0)
    queue.isLate = true
    let watchers = (0..<3).map { _ in table.watch() }
    watchers[0].hasLeft = true
    #expect(queue.count == 1 && !watchers[1].isOpen)
    queue.answer()
    #expect(watchers.map(\.isOpen) == [false, true, true])
    #expect(watchers[2].line("watching") == "watching 2")
  }

  @Test func `a store that fails late refuses everyone who waits, and the game goes on after it`() {
    let table = house.table()
    queue.isLate = true
    let move = table.put("3x3:b2", by: table.x)
    let waiting = table.post("resign", by: table.o)
    queue.fail()
    #expect(move.status == 503 && waiting.status == 503)
    let again = table.put("3x3:b2", by: table.x)
    queue.answer()
    #expect(again.status == 200)
  }

  @Test func `lines that other servers tell of before the commit is answered are not lost`() throws
  {
    let table = house.table()
    let watcher = table.watch()
    let id = try #require(Secret(table.id.utf8))
    queue.isLate = true
    let move = table.put("3x3:b2", by: table.x)
    for (number, text) in [(4, "b2"), (5, "a1")] as [(Int, UTF8Text)] {
      house.rooms.hear(RoomLine(room: id, number: number, time: house.now, text: text))
    }
    queue.answer()
    house.rooms.flush()
    #expect(move.status == 200 && watcher.state[1] == "3x3:b2a1")
  }

  @Test func `a game that is deleted while its move is written has no clock that runs`() throws {
    let table = house.table("3x3 60+0")
    try table.play("b2")
    queue.isLate = true
    let move = table.put("3x3:b2a1", by: table.o)
    house.rooms.hear("gone " + UTF8Text(Array(table.id.utf8)) + " other - 0")
    queue.answer()
    #expect(move.replies.count == 1 && house.rooms.timed.isEmpty)
  }

  @Test func `closing waits for what is being written`() throws {
    let table = house.table()
    queue.isLate = true
    let moves = [table.put("3x3:b2", by: table.x), table.put("3x3:b2a1", by: table.o)]
    house.rooms.close()
    #expect(moves.map(\.status) == [200, 200])
    #expect(try table.log == ["game 3x3", "b2", "a1"])
  }
}

/// A queue that holds questions back until the test lets it answer.
final class LateQueue: StoreQueue {
  private let store: any RoomStore
  private var questions: [(_ isBroken: Bool) -> Void] = []
  var isLate = false
  /// Whether the store is asked at once, and only its answers are late.
  var readsAtOnce = false

  init(_ store: any RoomStore) { self.store = store }

  var isShared: Bool { store.isShared }
  /// The number of open questions.
  var count: Int { questions.count }

  func ask<Answer>(
    _ question: @escaping (any RoomStore) throws(StoreError) -> Answer,
    then: @escaping (Result<Answer, StoreError>) -> Void
  ) {
    let early = readsAtOnce ? Result { () throws(StoreError) in try question(store) } : nil
    questions.append { [store] isBroken in
      then(
        early
          ?? Result { () throws(StoreError) in
            if isBroken { throw StoreError("the store fails") }
            return try question(store)
          })
    }
    if !isLate { finish() }
  }

  func tell(_ notice: UTF8Text) { store.tell(notice) }

  func finish() {
    while !questions.isEmpty { answer() }
  }

  func answer() { questions.removeFirst()(false) }

  func fail() { questions.removeFirst()(true) }
}
