import GameRules
import RoomProtocol
import TestSupport
import Testing

@testable import GameRooms

/// Messages to players whose turn it is.
@Suite struct PushTests {
  private let house = RoomsFixture()
  private let sender = RecordingSender()

  init() { house.rooms.push = sender }

  private let place =
    "https://push.example/a \(String(repeating: "A", count: 87)) \(String(repeating: "B", count: 22))"

  /// A game of days in which X takes messages.
  private func table() -> Table {
    let table = house.table("3x3 1d")
    #expect(house.ask(.put, "\(table.path)/push", place, token: table.x).status == 200)
    return table
  }

  @Test func `a player is told once a turn, after half a minute without a connection`() throws {
    let table = table()
    house.wait(seconds: 29)
    #expect(sender.messages.isEmpty)
    house.wait(seconds: 2)
    #expect(sender.messages == ["your turn \(table.id)"])
    house.wait(seconds: 200)
    #expect(sender.messages.count == 1)
    try table.play("b2")
    house.wait(seconds: 60)
    #expect(sender.messages.count == 1)
    table.put("3x3:b2a1", by: table.o)
    house.wait(seconds: 2)
    #expect(sender.messages.count == 2)
  }

  @Test func `a player who is there is told after leaving`() throws {
    let table = table()
    let stream = table.watch(token: table.x)
    house.wait(seconds: 120)
    #expect(sender.messages.isEmpty)
    house.rooms.disconnected(stream)
    house.wait(seconds: 31)
    #expect(sender.messages.count == 1)
  }

  @Test func `nobody is told of a game that is over, or has no days`() throws {
    let plain = house.table()
    #expect(house.ask(.put, "\(plain.path)/push", place, token: plain.x).status == 409)
    let table = table()
    table.post("resign", by: table.o)
    house.wait(seconds: 60)
    #expect(sender.messages.isEmpty)
  }

  @Test func `a turn is told of also if the store tells of its move before it is answered`() throws
  {
    let store = MemoryStore()
    let queue = LateQueue(store)
    let house = RoomsFixture(store, queue: queue)
    house.rooms.push = sender
    let table = house.table("3x3 1d")
    #expect(house.ask(.put, "\(table.path)/push", place, token: table.o).status == 200)
    let id = try #require(Secret(table.id.utf8))
    house.wait(seconds: 31)
    queue.isLate = true
    let move = table.put("3x3:b2", by: table.x)
    house.rooms.hear(RoomLine(room: id, number: 4, time: house.now, text: "b2"))
    queue.isLate = false
    queue.finish()
    #expect(move.status == 200)
    house.wait(seconds: 31)
    #expect(sender.messages.count == 1)
  }

  @Test func `a message that fails is sent three times, if the turn is the same`() throws {
    sender.outcome = .failed
    let table = table()
    house.wait(seconds: 300)
    #expect(sender.messages.count == 3)
    #expect(house.rooms.counts.messageErrors == 3)
    try table.play("b2")
    table.put("3x3:b2a1", by: table.o)
    house.wait(seconds: 5)
    #expect(sender.messages.count == 4)
    table.put("3x3:b2a1c3", by: table.x)
    house.wait(seconds: 200)
    #expect(sender.messages.count == 4)
  }

  @Test func `a subscription that is gone is deleted, but not one made meanwhile`() throws {
    sender.outcome = .gone
    let table = table()
    house.wait(seconds: 31)
    let id = try #require(Secret(table.id.utf8))
    #expect(try house.store.subscription(of: .x, in: id) == nil)
    sender.waits = true
    house.ask(.put, "\(table.path)/push", place, token: table.x)
    try table.play("b2 a1")
    house.wait(seconds: 31)
    let new = place.replacing("/a", with: "/b")
    house.ask(.put, "\(table.path)/push", new, token: table.x)
    sender.answer()
    #expect(try house.store.subscription(of: .x, in: id)?.endpoint == "https://push.example/b")
  }

  @Test func `a seat changes its place only so often`() {
    let table = house.table("3x3 1d")
    func put() -> Int? {
      house.ask(.put, "\(table.path)/push", place, token: table.x, address: "192.0.2.1").status
    }
    #expect((1...4).map { _ in put() } == [200, 200, 200, 429])
    house.wait(seconds: 3)
    #expect(put() == 200 && put() == 429)
  }

  @Test func `a turn is told of later if the store cannot be asked where`() {
    let store = FailingStore()
    let house = RoomsFixture(store)
    house.rooms.push = sender
    let table = house.table("3x3 1d")
    #expect(house.ask(.put, "\(table.path)/push", place, token: table.x).status == 200)
    house.wait(seconds: 29)
    store.isBroken = true
    house.wait(seconds: 5)
    store.isBroken = false
    #expect(sender.messages.isEmpty)
    house.wait(seconds: 61)
    #expect(sender.messages.count == 1)
  }

  /// A server with the same store, started ten minutes later.
  private func restarted() -> RoomsFixture {
    let next = RoomsFixture(house.store)
    next.now = house.now + 600_000
    next.rooms.push = sender
    return next
  }

  @Test func `a turn that began just before a restart is told of once after it`() {
    let table = table()
    house.wait(seconds: 29)
    let next = restarted()
    next.wait(seconds: 29)
    #expect(sender.messages.isEmpty)
    next.wait(seconds: 10)
    #expect(sender.messages == ["your turn \(table.id)"])
    next.wait(hours: 3)
    #expect(sender.messages.count == 1)
  }

  @Test func `a turn is told of once though it began before the first look at the store`() {
    _ = table()
    house.wait(seconds: 1)
    house.now += 31_000
    house.wait(seconds: 40)
    #expect(sender.messages.count == 1)
  }

  @Test func `a turn that began long before a restart is not told of again`() {
    let old = table()
    house.wait(seconds: 90)
    let new = table()
    restarted().wait(seconds: 60)
    #expect(sender.messages == [old, new].map { "your turn \($0.id)" })
  }

  @Test func `a player who leaves another server late is told`() {
    let store = SharedStore()
    let houses = (1...2).map { RoomsFixture(store, seed: $0) }
    store.servers = houses.map(\.rooms)
    houses[0].rooms.push = sender
    let table = houses[0].table("3x3 1d")
    let stream = houses[1].ask(.get, table.path, token: table.x)
    #expect(houses[0].ask(.put, "\(table.path)/push", place, token: table.x).status == 200)
    func wait(seconds: Int) {
      for _ in 1...seconds { for house in houses { house.wait(seconds: 1) } }
    }
    wait(seconds: 400)
    #expect(sender.messages.isEmpty)
    houses[1].rooms.disconnected(stream)
    wait(seconds: 60)
    #expect(sender.messages.count == 1)
  }

  @Test func `after another game the seat is told, not the mark`() throws {
    let table = table()
    table.post("resign", by: table.x)
    table.post("again", by: table.x)
    table.post("again", by: table.o)
    house.wait(seconds: 60)
    #expect(sender.messages.isEmpty)
    table.put("3x3:b2", by: table.o)
    house.wait(seconds: 2)
    #expect(sender.messages.count == 1)
  }

  @Test(arguments: [
    ("https://push.example/a", "https://push.example"), ("https://push.example", ""),
    ("https:/10.0.0.5:8443/push.example/a", ""), ("https:push.example/a", ""),
  ])
  func `the push service is the host behind two slashes`(endpoint: String, service: String) throws {
    let words = place.replacing("https://push.example/a", with: endpoint)
    let subscription = try #require(PushSubscription(UTF8Text(Array(words.utf8))))
    #expect(subscription.service.description == service)
  }

  @Test(arguments: [[], [0], [255, 254], [1, 2, 3], Array(0...255)])
  func `bytes survive as text`(bytes: [UInt8]) {
    #expect(Base64URL.bytes(Base64URL.text(bytes)) == bytes)
  }

  @Test func `text with padding is read, and other text is not`() {
    #expect(Base64URL.bytes("_-8=") == [255, 239])
    #expect(Base64URL.bytes("+/8=") == nil && Base64URL.bytes("=_-8") == nil)
  }
}

/// A sender that records its messages.
final class RecordingSender: PushSender {
  private(set) var messages: [String] = []
  var outcome = PushOutcome.sent
  /// Whether answers wait for `answer`.
  var waits = false
  private var waiting: [(PushOutcome) -> Void] = []
  var publicKey: UTF8Text { "key" }

  func accepts(_ subscription: PushSubscription) -> Bool { true }

  func send(
    _ message: UTF8Text, about topic: UTF8Text, to subscription: PushSubscription,
    then: @escaping (PushOutcome) -> Void
  ) {
    messages.append(message.description)
    if waits { waiting.append(then) } else { then(outcome) }
  }

  func answer() { waiting.forEach { $0(outcome) } }
}
