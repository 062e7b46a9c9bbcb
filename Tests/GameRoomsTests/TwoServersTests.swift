import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// Two servers on one log, which receive each other's lines late or never.
@Suite struct TwoServersTests {
  let store = SharedStore()
  let houses: [RoomsFixture]

  init() {
    houses = [RoomsFixture(store, seed: 1), RoomsFixture(store, seed: 2)]
    store.servers = houses.map(\.rooms)
  }

  /// The same room on both servers.
  private func tables() -> (Table, Table) {
    let here = houses[0].table()
    return (here, Table(house: houses[1], id: here.id, x: here.x, o: here.o))
  }

  @Test(arguments: [true, false])
  func `a game can be played through both servers, with or without notifications`(isHeard: Bool)
    throws
  {
    store.isHeard = isHeard
    let (here, there) = tables()
    let moves = ["a1", "a2", "b1", "b2", "c1"]
    var text = "3x3:"
    for (index, move) in moves.enumerated() {
      text += move
      let answer = index % 2 == 0 ? here.put(text, by: here.x) : there.put(text, by: there.o)
      #expect(answer.status == 200 && answer.text == text)
    }
    #expect(there.post("again", by: there.o).status == 200)
    #expect(here.post("again", by: here.x).text == "3x3:")
  }

  @Test func `watchers at the other server receive the state`() throws {
    let (here, there) = tables()
    let watcher = there.watch()
    try here.play("b2")
    there.house.rooms.flush()
    #expect(watcher.state[1] == "3x3:b2")
  }

  @Test func `a missed line is read from the log`() throws {
    let (here, there) = tables()
    let watcher = there.watch()
    store.isHeard = false
    try here.play("b2")
    store.isHeard = true
    #expect(here.put("3x3:b2a1", by: here.o).status == 200)
    there.house.rooms.flush()
    #expect(watcher.state[1] == "3x3:b2a1")
    store.isHeard = false
    #expect(here.put("3x3:b2a1c3", by: here.x).status == 200)
    there.house.rooms.catchUp { #expect($0) }
    there.house.rooms.flush()
    #expect(watcher.state[1] == "3x3:b2a1c3")
  }

  @Test func `presence and emotes are shared between servers`() {
    let (here, there) = tables()
    let watcher = there.watch()
    let x = here.watch(token: here.x)
    here.house.rooms.flush()
    there.house.rooms.flush()
    #expect(watcher.line("here") == "here x")
    #expect(x.line("watching") == "watching 1")
    here.post("emote", by: here.x, "2")
    #expect(watcher.events.last == "event: emote\ndata: x 2\n\n")
    #expect(x.events.count { $0.hasPrefix("event: emote") } == 1)
    here.house.rooms.left(x)
    there.house.rooms.flush()
    #expect(watcher.line("here") == "here -")
  }

  @Test func `two players who sit down at once get different seats`() {
    let id = houses[0].ask(.post, "/rooms", "3x3").text
    _ = houses[1].ask(.get, "/rooms/\(id)")
    store.isHeard = false
    let first = houses[0].send(.post, "/rooms/\(id)/sit")
    let second = houses[1].send(.post, "/rooms/\(id)/sit")
    houses[1].rooms.flush()
    houses[0].rooms.flush()
    #expect(second.text.hasPrefix("x ") && first.text.hasPrefix("o "))
  }

  @Test func `a room that an operator deletes is gone on every server`() throws {
    let (here, there) = tables()
    let watchers = [here.watch(), there.watch()]
    let id = try #require(Secret(here.id.utf8))
    var answers: [Int] = []
    for _ in 1...2 { here.house.rooms.delete(id) { answers.append($0.status) } }
    #expect(answers == [200, 404])
    #expect(watchers.map(\.hasEnded) == [true, true])
    #expect(here.watch().status == 404 && there.watch().status == 404)
    #expect(there.put("3x3:b2", by: there.x).status == 404)
  }

  @Test func `a room deleted by another server is gone`() throws {
    let (here, there) = tables()
    let watcher = there.watch()
    store.forgetAll()
    #expect(here.put("3x3:b2", by: here.x).status == 404)
    there.house.rooms.catchUp { #expect($0) }
    #expect(watcher.hasEnded)
  }
}

/// A log that several servers write to.
final class SharedStore: RoomStore {
  private var store = MemoryStore()
  weak var writer: Rooms?
  var servers: [Rooms] = []
  /// Whether servers are notified of new lines.
  var isHeard = true

  var isShared: Bool { true }

  func append(_ lines: [RoomLine]) -> [Bool] {
    let kept = store.append(lines)
    if isHeard {
      for (line, isKept) in zip(lines, kept) where isKept {
        // The writer is notified too, but only after its own write.
        for server in servers where server.knows(line) { server.hear(line) }
      }
    }
    return kept
  }

  func lines(of room: Secret, from number: Int) -> [RoomLine] {
    store.lines(of: room, from: number)
  }

  func rooms(after room: Secret?) -> [StoredRoom] { store.rooms(after: room) }

  func delete(_ rooms: [Secret]) { store.delete(rooms) }

  func tell(_ notice: UTF8Text) {
    for server in servers { server.hear(notice) }
  }

  func forgetAll() { store = MemoryStore() }
}

extension Rooms {
  /// Whether this server is not writing to the line's room at the moment.
  fileprivate func knows(_ line: RoomLine) -> Bool { rooms[line.room]?.isBusy == false }
}
