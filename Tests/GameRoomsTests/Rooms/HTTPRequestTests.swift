import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// Requests and their responses, with status and text.
@Suite struct RoomRequestTests {
  @Test func `a new room seats two players and turns the third away`() throws {
    let house = RoomsFixture()
    let made = house.ask(.post, "/rooms", "4X4+squares+corners")
    #expect(made.status == 201)
    let id = try #require(Secret(made.text.utf8)).notation.description
    let seats = (1...3).map { _ in house.ask(.post, "/rooms/\(id)/sit") }
    #expect(seats.map(\.status) == [201, 201, 410])
    #expect(seats[0].text.hasPrefix("x ") && seats[1].text.hasPrefix("o "))
    #expect(seats[0].text.count == 24 && seats[0].text.dropFirst(2) != seats[1].text.dropFirst(2))
    #expect(seats[2].text == "both seats are taken")
    let watching = house.ask(.get, "/rooms/\(id)")
    #expect(
      watching.state == [
        "id: 3", "4x4+corners+squares:", "game 1", "seats xo", "here -", "watching 1",
        "score 0 0 0",
      ])
  }

  @Test func `a token takes only one seat, however often it asks`() {
    let house = RoomsFixture()
    let id = house.ask(.post, "/rooms", "3x3").text
    let own = String(repeating: "a", count: 22)
    for _ in 1...3 {
      let seat = house.ask(.post, "/rooms/\(id)/sit", token: own)
      #expect(seat.status == 201 && seat.text == "x \(own)")
    }
    #expect(house.ask(.post, "/rooms/\(id)/sit").text.hasPrefix("o "))
    #expect(house.ask(.post, "/rooms/\(id)/sit", token: own).text == "x \(own)")
    #expect(house.ask(.post, "/rooms/\(id)/sit", token: "short").status == 400)
  }

  @Test func `the log holds digests, not tokens`() throws {
    let table = RoomsFixture().table()
    let lines = try table.house.store.lines(of: #require(Secret(table.id.utf8)), from: 1)
    #expect(lines.map(\.number) == [1, 2, 3])
    #expect(lines[1].text.description == "sit x \(SHA256(of: table.x.utf8).notation)")
    #expect(!lines.contains { $0.text.description.contains(table.x) })
  }

  @Test func `moves are played in turn, and repeating one is no error`() throws {
    let table = RoomsFixture().table()
    for (text, token) in [("3x3:b2", table.x), ("3x3:b2a1", table.o), ("3X3:B2A1C3\n", table.x)] {
      let played = table.put(text, by: token)
      #expect(played.status == 200)
      #expect(try played.text == table.room.text.description)
    }
    #expect(table.put("3x3:b2a1c3", by: table.x).status == 200)
    #expect(table.put("3x3k3:b2a1c3", by: table.o).status == 200)
    #expect(try table.log == ["game 3x3", "b2", "a1", "c3"])
  }

  @Test(arguments: [
    // The body, the owner of the token (x, o, a stranger or none), the status and the text.
    ("3x3:b2a1b2", "x", 400, "move 3, b2: already taken"),
    ("3x3:b2a1d1", "x", 400, "move 3, d1: outside the board, which ends at c3"),
    ("3x3:b2a1z99", "x", 400, "move 3, z99: outside the board, which ends at c3"),
    ("3x3:b2a1?", "x", 400, #"move 3, "?": not a square such as b2"#),
    ("3x3:hello", "x", 400, #"move 1, "hello": not a square such as b2"#),
    ("", "x", 400, #"rules, "": rules begin with a size such as 3x3"#),
    ("nonsense", "x", 400, #"rules, "nonsense": rules begin with a size such as 3x3"#),
    ("3x3:b2a1c3", "o", 403, "it is X's turn"),
    ("3x3:b2a1c3", "stranger", 403, "the token is of no seat in this room"),
    ("3x3:b2a1c3", "", 403, "no token: sit down first"),
    ("3x3:b2", "x", 409, "3x3:b2a1"),
    ("3x3:", "x", 409, "3x3:b2a1"),
    ("3x3:a1b2c3", "x", 409, "3x3:b2a1"),
    ("3x3:b2a1c3c1", "x", 409, "3x3:b2a1"),
    ("4x4:b2a1c3", "x", 409, "3x3:b2a1"),
    (String(repeating: "a", count: 1501), "x", 413, "a body has 1500 bytes at most"),
  ])
  func `a move is refused with a status and a cause`(
    body: String, who: String, status: Int, words: String
  ) throws {
    let table = RoomsFixture().table()
    try table.play("b2 a1")
    let tokens = [
      "x": table.x, "o": table.o, "stranger": String(repeating: "z", count: 22),
    ]
    let answer = table.house.ask(.put, table.path, body, token: tokens[who])
    #expect(answer.status == status)
    #expect(answer.text == words)
    #expect(try table.log == ["game 3x3", "b2", "a1"])
  }

  @Test(arguments: [
    ("3x3:a1a2b1b2c1c2", "x", "move 6, c2: the game is over, X has won"),
    ("3x3:a1a2b1b2c1c2", "o", "move 6, c2: the game is over, X has won"),
  ])
  func `a move after the end is refused`(body: String, who: String, words: String) throws {
    let table = RoomsFixture().table()
    try table.play("a1 a2 b1 b2 c1")
    let answer = table.put(body, by: who == "x" ? table.x : table.o)
    #expect(answer.status == 400 && answer.text == words)
  }

  @Test(arguments: [
    (HTTPMethod.get, "/rooms", 204, ""),
    (.put, "/rooms", 405, "the path knows GET, POST"),
    (.other, "/rooms", 405, "the path knows GET, POST"),
    (.post, "/rooms/ID", 405, "the path knows GET, PUT"),
    (.get, "/rooms/ID/sit", 405, "the path knows POST"),
    (.post, "/rooms/ID/stand", 404, "no such path"),
    (.post, "/rooms/ID/sit/x", 404, "no such path"),
    (.post, "/rooms/", 405, "the path knows GET, PUT"),
    (.get, "/rooms/", 404, "no such room"),
    (.get, "/rooms/short", 404, "no such room"),
    (.get, "/rooms/AAAAAAAAAAAAAAAAAAAAAA", 404, "no such room"),
    (.put, "/rooms/AAAAAAAAAAAAAAAAAAAAAA", 404, "no such room"),
    (.post, "/rooms/AAAAAAAAAAAAAAAAAAAAAA/sit", 404, "no such room"),
    (.post, "/rooms/ID/resign", 403, "no token: sit down first"),
  ])
  func `each path answers only its own methods`(
    method: HTTPMethod, path: String, status: Int, words: String
  ) {
    let table = RoomsFixture().table()
    let answer = table.house.ask(method, path.replacing("ID", with: table.id))
    #expect(answer.status == status && answer.text == words)
    #expect((answer.replies.first?.allow != nil) == (status == 405))
  }

  @Test(arguments: [
    ("", #"rules, "": rules begin with a size such as 3x3"#),
    ("20x3", "rules, 20 columns: a board has 1 to 19"),
    ("3x3:b2", #"rules, ":b2": nothing like this can follow the rules"#),
    ("3x3 5", "a clock is SECONDS+INCREMENT"), ("3x3 0+5", "a clock is SECONDS+INCREMENT"),
    ("3x3 86401+0", "a clock is SECONDS+INCREMENT"), ("3x3 5+3601", "a clock is SECONDS+INCREMENT"),
    ("3x3 +5+5", "a clock is SECONDS+INCREMENT"), ("3x3 5+5 6", "a clock is SECONDS+INCREMENT"),
  ])
  func `a room with invalid rules or an invalid clock is refused`(body: String, words: String) {
    let answer = RoomsFixture().ask(.post, "/rooms", body)
    #expect(answer.status == 400 && answer.text.hasPrefix(words))
  }

  @Test(arguments: [
    ("https://example.org", 201), ("http://EXAMPLE.org", 201), ("https://evil.org", 403),
    ("null", 403), ("https://example.org.evil.org", 403), ("ftp://example.org", 403),
  ])
  func `requests from pages of other origins are refused`(origin: String, status: Int) {
    #expect(RoomsFixture().ask(.post, "/rooms", "3x3", origin: origin).status == status)
  }

  @Test func `a request is answered only after the store has saved its line`() {
    let house = RoomsFixture()
    let made = house.send(.post, "/rooms", "3x3")
    #expect(made.replies.isEmpty && house.wishes == 1)
    house.rooms.flush()
    #expect(made.status == 201)
  }

  @Test func `requests for the same room in one iteration take turns`() throws {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    let house = table.house
    let first = house.send(.put, table.path, "3x3:b2", token: table.x)
    let second = house.send(.put, table.path, "3x3:b2a1", token: table.o)
    let late = house.send(.put, table.path, "3x3:c3", token: table.x)
    house.rooms.flush()
    #expect(first.status == 200 && second.status == 200)
    #expect(late.status == 409 && late.text == "3x3:b2a1")
    #expect(watcher.state[1] == "3x3:b2a1")
  }

  @Test func `a failing store is reported and nothing changes`() throws {
    let store = FailingStore()
    let table = RoomsFixture(store).table()
    store.isBroken = true
    let answer = table.put("3x3:b2", by: table.x)
    #expect(answer.status == 503 && answer.replies[0].retryAfter == 1)
    #expect(table.house.ask(.post, "/rooms", "3x3").status == 503)
    store.isBroken = false
    #expect(table.put("3x3:b2", by: table.x).status == 200)
  }

  @Test func `a room whose log breaks the rules cannot be read`() throws {
    let store = MemoryStore()
    var generator = SplitMix64(seed: 5)
    let id = Secret(using: &generator)
    _ = store.append([
      RoomLine(room: id, number: 1, time: 0, text: "game 1x1"),
      RoomLine(room: id, number: 2, time: 0, text: "b2"),
    ])
    #expect(RoomsFixture(store).ask(.get, "/rooms/\(id.notation)").status == 500)
  }
}

/// A store that can be made to fail.
final class FailingStore: RoomStore {
  let store = MemoryStore()
  var isBroken = false
  var isShared: Bool { false }

  func append(_ lines: [RoomLine]) throws(StoreError) -> [Bool] {
    if isBroken { throw StoreError("broken") }
    return store.append(lines)
  }

  func lines(of room: Secret, from number: Int) throws(StoreError) -> [RoomLine] {
    if isBroken { throw StoreError("broken") }
    return store.lines(of: room, from: number)
  }

  func rooms(after room: Secret?) throws(StoreError) -> [StoredRoom] {
    if isBroken { throw StoreError("broken") }
    return store.rooms(after: room)
  }

  func delete(_ rooms: [Secret]) throws(StoreError) {
    if isBroken { throw StoreError("broken") }
    store.delete(rooms)
  }

  func subscribe(_ seat: Mark, in room: Secret, to subscription: PushSubscription)
    throws(StoreError)
  {
    if isBroken { throw StoreError("broken") }
    store.subscribe(seat, in: room, to: subscription)
  }

  func subscription(of seat: Mark, in room: Secret) throws(StoreError) -> PushSubscription? {
    if isBroken { throw StoreError("broken") }
    return store.subscription(of: seat, in: room)
  }
}
