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
    here.house.rooms.disconnected(x)
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

  @Test func `a line that is told of while the log is read is not lost`() throws {
    let queue = LateQueue(store)
    let late = RoomsFixture(store, queue: queue, seed: 3)
    let table = houses[0].table()
    queue.isLate = true
    queue.readsAtOnce = true
    let watcher = late.ask(.get, table.path)
    try table.play("b2")
    let id = try #require(Secret(table.id.utf8))
    late.rooms.hear(RoomLine(room: id, number: 4, time: late.now, text: "b2"))
    queue.finish()
    late.rooms.flush()
    #expect(watcher.state[1] == "3x3:b2")
  }

  @Test func `a line of a class that is told of while its log is read is not lost`() throws {
    let queue = LateQueue(store)
    let late = RoomsFixture(store, queue: queue, seed: 3)
    let school = School("3x3 rounds", pupils: 1, in: houses[0])
    let id = try #require(Secret(school.id.utf8))
    queue.isLate = true
    queue.readsAtOnce = true
    late.ask(.get, "/halls/\(school.id)/events", token: school.host)
    school.ask("pause", by: school.host)
    late.rooms.hear(RoomLine(room: id, number: 3, time: late.now, text: "pause"))
    queue.finish()
    #expect(late.rooms.halls[id]?.hall.isPaused == true)
    queue.isLate = true
    late.rooms.hear(RoomLine(room: id, number: 4, time: late.now, text: "resume"))
    school.ask("resume", by: school.host)
    late.rooms.hear(RoomLine(room: id, number: 4, time: late.now, text: "resume"))
    queue.finish()
    #expect(late.rooms.halls[id]?.hall.isPaused == false, "while a class is read again, too")
  }

  @Test func `a stream has the seat that its token gets later`() {
    let own = String(repeating: "a", count: 22)
    let id = houses[0].ask(.post, "/rooms", "3x3").text
    let watcher = houses[1].ask(.get, "/rooms/\(id)", token: own)
    #expect(watcher.line("watching") == "watching 1")
    houses[0].ask(.post, "/rooms/\(id)/sit", token: own)
    houses[1].rooms.flush()
    #expect(watcher.line("here") == "here x" && watcher.line("watching") == "watching 0")
  }

  @Test func `a stream of a class is that of the player whom another server lets in`() {
    let school = School("3x3 rounds", pupils: 0, in: houses[0])
    let own = String(repeating: "a", count: 22)
    let stream = houses[1].ask(.get, "/halls/\(school.id)/events", token: own)
    #expect(school.ask("join", by: own).status == 201)
    houses[1].wait(seconds: 2)
    #expect(stream.state.contains("you 1"))
    store.isHeard = false
    let other = String(repeating: "b", count: 22)
    #expect(school.ask("join", by: other).status == 201)
    #expect(houses[1].ask(.get, "/halls/\(school.id)/events", token: other).state.contains("you 2"))
  }

  @Test func `nothing of a class is refused, nor called done, from memory alone`() throws {
    let school = School("3x3 rounds", pupils: 0, in: houses[0])
    let own = String(repeating: "a", count: 22)
    func ask(_ command: String, _ token: String) -> Client {
      houses[1].ask(.post, "/halls/\(school.id)/\(command)", token: token)
    }
    #expect(ask("leave", own).status == 403)
    store.isHeard = false
    #expect(school.ask("join", by: own).status == 201)
    #expect(ask("name", own).status == 201)
    #expect(school.ask("pause", by: school.host).status == 200)
    #expect(ask("resume", school.host).status == 200)
    #expect(try !school.replayed.isPaused)
  }

  @Test func `a move that another server has taken back is not called played`() throws {
    let (here, there) = tables()
    try there.play("b2")
    store.isHeard = false
    #expect(here.post("undo", by: here.x).status == 200)
    #expect(here.post("undo", by: here.o).text == "3x3:")
    #expect(there.put("3x3:b2", by: there.x).text == "3x3:b2")
    #expect(try here.room.text == "3x3:b2")
  }

  @Test func `nobody counts as away because the servers could not hear each other`() {
    let (a, b) = (String(repeating: "a", count: 22), String(repeating: "b", count: 22))
    let words = houses[0].ask(.post, "/rooms/someone", "3x3", token: a).text.split(separator: " ")
    let path = "/rooms/" + words[0]
    let stream = houses[0].ask(.get, path, token: a)
    houses[1].ask(.post, "/rooms/someone", "3x3", token: b)
    houses[0].ask(.post, path + "/sit", token: b)
    houses[1].ask(.get, path, token: b)
    func wait(seconds: Int) {
      for _ in 1...seconds { for house in houses { house.wait(seconds: 1) } }
    }
    wait(seconds: 70)
    #expect(stream.line("here") == "here xo" && stream.line("claim") == nil)
    store.isSilent = true
    wait(seconds: 50)
    houses[0].rooms.isStoreLost = true
    wait(seconds: 50)
    #expect(stream.line("here") == "here x" && stream.line("claim") == nil)
    let claim = { [houses] in houses[0].ask(.post, path + "/claim", token: a) }
    #expect(claim().status == 503 && !houses[0].rooms.isStoreLost)
    store.isSilent = false
    houses[0].rooms.catchUp { #expect($0) }
    let early = claim()
    #expect(early.status == 409 && early.replies[0].retryAfter == 60)
    wait(seconds: 20)
    #expect(stream.line("here") == "here xo")
  }

  @Test func `the last player of a class at a server counts no longer than others`() throws {
    let school = School("3x3 rounds", pupils: 2, in: houses[0])
    let there = houses[1].ask(.get, "/halls/\(school.id)/events", token: school.pupils[1])
    houses[0].rooms.disconnected(school.streams[1])
    func wait(seconds: Int) {
      for _ in 1...seconds { for house in houses { house.wait(seconds: 1) } }
    }
    wait(seconds: 20)
    let id = try #require(Secret(school.id.utf8))
    let open = try #require(houses[0].rooms.halls[id])
    #expect(open.isHere(2, at: houses[0].now))
    houses[1].rooms.disconnected(there)
    wait(seconds: 6)
    #expect(!open.isHere(2, at: houses[0].now))
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
  /// Whether servers hear nothing of each other's players.
  var isSilent = false

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

  func subscribe(_ seat: Mark, in room: Secret, to subscription: PushSubscription) {
    store.subscribe(seat, in: room, to: subscription)
  }

  func subscription(of seat: Mark, in room: Secret) -> PushSubscription? {
    store.subscription(of: seat, in: room)
  }

  func tell(_ notice: UTF8Text) {
    guard !isSilent else { return }
    for server in servers { server.hear(notice) }
  }

  func forgetAll() { store = MemoryStore() }
}

extension Rooms {
  /// Whether this server is not writing to the line's room at the moment.
  fileprivate func knows(_ line: RoomLine) -> Bool {
    rooms[line.room]?.isBusy == false || halls[line.room] != nil
  }
}
