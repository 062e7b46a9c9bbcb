import GameRules
import TestSupport
import Testing

@testable import GameRooms

/// Streams, presence and limits.
@Suite struct AudienceTests {
  @Test func `players are present while they have a stream`() {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    let x = table.watch(token: table.x)
    #expect(watcher.line("here") == "here x" && x.line("here") == "here x")
    let o = table.watch(token: table.o)
    #expect(watcher.line("here") == "here xo" && x.line("watching") == "watching 1")
    table.house.rooms.disconnected(x)
    table.house.rooms.flush()
    #expect(o.line("here") == "here o")
  }

  @Test func `the watcher count is broadcast at most once a second`() {
    let table = RoomsFixture().table()
    let first = table.watch()
    table.house.wait(seconds: 1)
    let others = (1...3).map { _ in table.watch() }
    #expect(first.line("watching") == "watching 1" && first.events.count == 1)
    #expect(others[2].line("watching") == "watching 4")
    table.house.wait(seconds: 1)
    #expect(first.line("watching") == "watching 4" && first.events.count == 2)
  }

  @Test func `a request can wait for the next change`() throws {
    let table = RoomsFixture().table()
    let known = table.watch(after: 2)
    #expect(known.hasEnded && known.state[0] == "id: 3")
    let waiting = table.watch(token: table.o, after: 3)
    #expect(waiting.isOpen && waiting.events.isEmpty)
    try table.play("b2")
    #expect(waiting.hasEnded && waiting.state[0] == "id: 4")
    let patient = table.watch(after: 4)
    table.house.wait(seconds: 24)
    #expect(!patient.hasEnded)
    table.house.wait(seconds: 1)
    #expect(patient.hasEnded && patient.events.isEmpty)
  }

  @Test func `a player who keeps polling stays present`() {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    table.house.rooms.disconnected(table.watch(token: table.x, after: 3))
    table.house.wait(seconds: 4)
    #expect(watcher.line("here") == "here x")
    table.house.wait(seconds: 2)
    #expect(watcher.line("here") == "here -")
  }

  @Test func `a silent stream is sent a comment`() {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    table.house.wait(seconds: 50)
    #expect(watcher.events.dropFirst().filter { $0 == ":\n\n" }.count == 2)
  }

  @Test func `an emote is broadcast but not logged, once in three seconds`() throws {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    #expect(table.post("emote", by: table.x, "3").status == 200)
    #expect(watcher.events.last == "event: emote\ndata: x 3\n\n")
    let again = table.post("emote", by: table.x, "4")
    #expect(again.status == 429 && again.replies[0].retryAfter == 3)
    #expect(table.post("emote", by: table.o, "6").status == 200)
    table.house.now += 3_000
    #expect(table.post("emote", by: table.x, "4").status == 200)
    for body in ["0", "7", "", "x", "11", "-1"] {
      #expect(table.post("emote", by: table.x, body).status == 400)
    }
    #expect(try table.log == ["game 3x3"])
  }

  @Test func `rooms, seats and requests are limited per address`() {
    let house = RoomsFixture()
    func statuses(_ count: Int, _ ask: () -> Client) -> [Int?] {
      (0..<count).map { _ in ask().status }
    }
    let rooms = statuses(61) { house.ask(.post, "/rooms", "3x3", address: "192.0.2.1") }
    #expect(rooms == Array(repeating: 201, count: 60) + [429])
    #expect(house.ask(.post, "/rooms", "3x3", address: "192.0.2.2").status == 201)
    #expect(house.ask(.post, "/rooms", "3x3").status == 201)
    let id = house.ask(.post, "/rooms", "3x3").text
    let seats = statuses(121) { house.ask(.post, "/rooms/\(id)/sit", address: "192.0.2.1") }
    #expect(seats[119] == 410 && seats[120] == 429)
    let requests = statuses(501) { house.ask(.get, "/rooms", address: "192.0.2.1") }
    #expect(requests == Array(repeating: 204, count: 500) + [429])
    house.now += 1_000
    #expect(statuses(2) { house.ask(.post, "/rooms", "3x3", address: "192.0.2.1") } == [201, 429])
    house.now -= 3_600_000  // A clock that is set back locks nobody out.
    #expect(house.ask(.post, "/rooms", "3x3", address: "192.0.2.1").status == 201)
  }

  @Test func `a class behind one address plays, and all addresses together make rooms in turn`() {
    let house = RoomsFixture()
    let pupils = (0..<30).map { _ in house.ask(.post, "/rooms", "3x3", address: "192.0.2.1") }
    let seats = pupils.flatMap { room in
      (0..<2).map { _ in
        house.ask(.post, "/rooms/\(room.text)/sit", address: "192.0.2.1").status
      }
    }
    #expect(pupils.allSatisfy { $0.status == 201 } && seats == Array(repeating: 201, count: 60))
    let flood = (0..<300).map { number in
      house.ask(.post, "/rooms", "3x3", address: "198.51.100.\(number)")
    }
    #expect(flood.count { $0.status == 201 } == 170)
    let refused = flood.last?.replies.first
    #expect(refused == HTTPResponse(429, "too many requests: try again in 1 s", retryAfter: 1))
  }

  @Test func `one address has only so many streams, and gets the state without one`() {
    var limits = RoomLimits()
    limits.streams = 2
    let table = RoomsFixture(limits: limits).table()
    func watch(from address: String?) -> Client {
      table.house.ask(.get, table.path, address: address)
    }
    let own = (0..<3).map { _ in watch(from: "192.0.2.1") }
    #expect(own.map(\.hasEnded) == [false, false, true])
    #expect(own[2].state == own[1].state)
    #expect(!watch(from: "192.0.2.2").hasEnded && !watch(from: nil).hasEnded)
    table.house.rooms.disconnected(own[0])
    #expect(!watch(from: "192.0.2.1").hasEnded)
    #expect(watch(from: "192.0.2.1").hasEnded)
  }

  @Test func `where streams run out, a player gets the place of the spectator who came first`() {
    let table = RoomsFixture().table()
    table.house.rooms.mostStreams = 3
    var watchers: [Client] = []
    for _ in 1...4 {
      watchers.append(table.watch())
      table.house.now += 1
    }
    #expect(watchers.map(\.hasEnded) == [false, false, false, true])
    #expect(!table.watch(token: table.x).hasEnded)
    #expect(watchers.map(\.hasEnded) == [true, false, false, true])
    #expect(!table.watch(token: table.o).hasEnded && !table.watch(token: table.o).hasEnded)
    #expect(watchers.map(\.hasEnded) == [true, true, true, true])
    #expect(table.watch(token: table.o).hasEnded, "only players are left")
  }

  @Test func `an address is hashed with another salt each day`() {
    var limits = RateLimits()
    var generator = SplitMix64(seed: 1)
    let salts = [0, 86_399_999, 86_400_000, 172_799_999, 0].map { time in
      _ = limits.count(
        .other, from: [192, 0, 2, 1], limits: RoomLimits(), at: time, using: &generator)
      return limits.salt
    }
    #expect(salts[0] == salts[1] && salts[2] == salts[3])
    #expect(Set(salts).count == 3 && salts.allSatisfy { $0.count == 16 })
  }

  @Test func `a seat moves five times a second, unless on the machine itself`() {
    let table = RoomsFixture().table("19x19")
    func put() -> Int? {
      table.house.ask(.put, table.path, "19x19:", token: table.x, address: "192.0.2.1").status
    }
    #expect((0..<6).map { _ in put() } == [200, 200, 200, 200, 200, 429])
    #expect(table.put("19x19:", by: table.x).status == 200)
  }

  @Test func `the watchers and connections of a room are limited`() {
    var limits = RoomLimits()
    limits.watchers = 3
    limits.connections = 2
    let table = RoomsFixture(limits: limits).table()
    let watchers = (1...4).map { _ in table.watch() }
    #expect(watchers.map(\.hasEnded) == [false, false, false, true])
    #expect(watchers[3].state == watchers[2].state, "who has no place sees how things stand")
    #expect(table.watch(after: 3).status == 503, "nothing new, and no place to wait for it")
    #expect(table.watch(after: 2).state[0] == "id: 3")
    let players = (1...3).map { _ in table.watch(token: table.x) }
    #expect(players.map(\.hasEnded) == [true, false, false])
  }

  @Test func `a rate of more than one event a millisecond is one of that many`() {
    var bucket = Bucket()
    let granted = (1...2_000).count { _ in bucket.take(Rate(2_000, in: 1_000), at: 0) == nil }
    #expect(granted == 1_000)
  }

  @Test func `offers leave the last lines of a log to the moves and the end`() {
    var limits = RoomLimits()
    limits.lines = 20
    let table = RoomsFixture(limits: limits).table()
    // The room and its two seats take three lines.
    for number in 4...18 {
      #expect(table.post(number % 2 == 0 ? "draw" : "decline", by: table.o).status == 200)
    }
    #expect(table.post("decline", by: table.o).status == 410)
    #expect(table.put("3x3:b2", by: table.x).status == 200)
    #expect(table.post("resign", by: table.o).status == 200)
  }

  @Test func `a full log takes no more lines and can still be read`() throws {
    var limits = RoomLimits()
    limits.lines = 5
    let house = RoomsFixture(limits: limits)
    let table = house.table()
    // The room and its two seats take three lines.
    #expect(house.ask(.put, table.path, "3x3:a1", token: table.x).status == 200)
    #expect(house.ask(.put, table.path, "3x3:a1b2", token: table.o).status == 200)
    let refused = house.ask(.put, table.path, "3x3:a1b2c3", token: table.x)
    #expect(refused.status == 410)
    #expect(refused.text == "a log has 5 lines at most: make another room or class")
    #expect(house.ask(.post, table.path + "/resign", token: table.o).status == 410)
    #expect(try table.room.text == "3x3:a1b2")
    // A move that is already played needs no line.
    #expect(house.ask(.put, table.path, "3x3:a1b2", token: table.o).status == 200)
  }

  @Test func `unused rooms leave memory and are loaded again`() throws {
    var limits = RoomLimits()
    limits.openRooms = 3
    let house = RoomsFixture(limits: limits)
    let table = house.table()
    try table.play("b2")
    let watched = house.table()
    let watcher = watched.watch()
    house.wait(seconds: 330)
    #expect(house.rooms.size.rooms == 1)
    #expect(!watcher.hasEnded)
    #expect(table.watch().state[1] == "3x3:b2")
    let crowd = house.ask(.post, "/rooms", "3x3").text
    #expect(house.ask(.get, "/rooms/\(crowd)").isOpen)
    #expect(house.ask(.post, "/rooms", "3x3").status == 503)
  }

  @Test func `rooms of the same rules share their table`() {
    let house = RoomsFixture()
    for _ in 1...5 { _ = house.ask(.post, "/rooms", "19x19k5").text }
    #expect(house.rooms.tables.count == 1)
    house.wait(seconds: 330)
    #expect(house.rooms.tables.count == 0)
  }

  @Test func `rooms read from their logs share a line table`() throws {
    let store = MemoryStore()
    let house = RoomsFixture(store)
    let ids = (1...3).map { _ in house.ask(.post, "/rooms", "19x19k5").text }
    let other = RoomsFixture(store)
    for id in ids { #expect(other.ask(.get, "/rooms/\(id)").isOpen) }
    let tables = other.rooms.rooms.values.map(\.room.game.position.table)
    #expect(tables.count == 3 && tables.allSatisfy { $0 === tables[0] })
  }

  @Test func `tables have only so many lines together, whatever their number`() {
    var limits = RoomLimits()
    limits.tableLines = 1_500  // 19×19 has about a thousand.
    let house = RoomsFixture(limits: limits)
    func held(_ rules: String, in house: RoomsFixture) -> (id: String, stream: Client) {
      let id = house.ask(.post, "/rooms", rules).text
      return (id, house.ask(.get, "/rooms/\(id)"))
    }
    let first = ["19x19k5", "19x19k6"].map { held($0, in: house) }
    #expect(first.allSatisfy { $0.stream.isOpen })
    #expect(house.ask(.post, "/rooms", "19x19k7").status == 503)
    #expect(house.ask(.post, "/rooms", "19x19k5").status == 201, "its table is there")
    let other = RoomsFixture(house.store, seed: 2)
    let third = held("19x19k7", in: other)
    #expect(house.ask(.get, "/rooms/\(third.id)").status == 503, "nor one that is in the log")
    house.rooms.disconnected(first[0].stream)
    #expect(house.ask(.get, "/rooms/\(third.id)").isOpen)
  }

  @Test func `rooms made in one iteration count for the memory at once`() {
    var limits = RoomLimits()
    limits.tableLines = 1_500
    let house = RoomsFixture(limits: limits)
    let made = (5...8).map { house.send(.post, "/rooms", "19x19k\($0)") }
    house.rooms.flush()
    #expect(made.map(\.status) == [201, 201, 503, 503])
  }

  @Test func `a player who gets no stream and asks again is there`() {
    var limits = RoomLimits()
    limits.streams = 1
    let table = RoomsFixture(limits: limits).table()
    let watcher = table.watch()
    table.house.ask(.get, table.path, address: "192.0.2.1")
    let glance = table.house.ask(.get, table.path, token: table.x, address: "192.0.2.1")
    #expect(glance.hasEnded && watcher.line("here") == "here x")
    let waiting = table.house.ask(
      .get, "\(table.path)?after=3", token: table.o, address: "192.0.2.1")
    #expect(waiting.status == 503 && watcher.line("here") == "here xo")
    table.house.wait(seconds: 6)
    #expect(watcher.line("here") == "here -")
  }

  @Test func `closing the server ends the streams`() {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    let last = table.house.send(.put, table.path, "3x3:b2", token: table.x)
    table.house.rooms.close()
    #expect(last.status == 200 && watcher.hasEnded)
    #expect(watcher.state[1] == "3x3:b2")
  }
}
