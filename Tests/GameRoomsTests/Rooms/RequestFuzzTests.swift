import GameRules
import RoomProtocol
import TestSupport
import Testing

@testable import GameRooms

/// Malformed requests: none traps, and each is answered once.
@Suite struct RequestFuzzTests {
  private static let count = SlowSuite.isOn ? 1_000_000 : 10_000
  private static let words: [String] = [
    "/rooms", "/", "//", "?after=", "3x3", "19x19k5+corners+squares", "15x15", ":", "b2", "a1",
    "s19",
    "z99", "300+5", "0+0", "+", " ", "\n", "sit", "resign", "draw", "undo", "again", "decline",
    "emote", "1", "6", "-1", "99999999999999999999", "\u{0}", "é", "𝄞", "%2e",
    "AAAAAAAAAAAAAAAAAAAAAA",
    "Bearer ", "https://", "http://example.org", "example.org", "null", "game", "time x", "offer",
  ]

  @Test(arguments: 0..<4)
  func `every request is answered once and never with an internal error`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var limits = RoomLimits()
    limits.openRooms = 50
    let house = RoomsFixture(limits: limits, seed: seed)
    func lay() -> [Table] {
      ["3x3", "4x4+corners 1+1", "19x19k5", "1x1"].map { house.table($0) }
    }
    var tables = lay()
    var streams: [Client] = []
    var asked: [Client] = []
    func check() {
      house.rooms.flush()
      for client in asked {
        let status = client.status ?? 0
        if client.isOpen { streams.append(client) }
        #expect(client.replies.count == (client.isOpen ? 0 : 1), "seed \(seed)")
        #expect(client.isOpen || 200..<500 ~= status || status == 503, "seed \(seed): \(status)")
      }
      asked = []
      while streams.count > 40 { house.rooms.disconnected(streams.removeFirst()) }
    }
    for number in 0..<RequestFuzzTests.count / 4 {
      asked.append(send(to: house, tables, using: &random))
      if number % 7 == 0 { check() }
      if number % 50 == 0 {
        house.now += 5_000
        house.rooms.tick()
      }
      if number % 2_000 == 1_999 {
        check()
        for table in tables { _ = try table.room }
        tables = lay()
      }
    }
    check()
    for table in tables { _ = try table.room }
  }

  /// Sends a request that is mostly valid, with some parts replaced by noise.
  private func send(to house: RoomsFixture, _ tables: [Table], using random: inout SplitMix64)
    -> Client
  {
    let table = tables.randomElement(using: &random) ?? tables[0]
    func noise(_ random: inout SplitMix64) -> [UInt8] {
      (0..<Int.random(in: 0...4, using: &random)).flatMap { _ in
        Bool.random(using: &random)
          ? Array((RequestFuzzTests.words.randomElement(using: &random) ?? "").utf8)
          : [UInt8.random(in: 0...255, using: &random)]
      }
    }
    func either(_ right: String, _ random: inout SplitMix64) -> [UInt8] {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: noise(&random)
      case 1: Array(right.utf8) + noise(&random)
      default: Array(right.utf8)
      }
    }
    let methods: [HTTPMethod] = [.get, .post, .put, .put, .other]
    let posts = ["sit", "resign", "draw", "undo", "again", "decline", "emote"]
    let method = methods.randomElement(using: &random) ?? .get
    var path = Bool.random(using: &random) && method != .put ? "/rooms" : table.path
    if method == .post, path != "/rooms" {
      path += "/" + (posts.randomElement(using: &random) ?? "")
    }
    let text = (try? table.room.text.description) ?? ""
    let move = ["a1", "b2", "c3", "b1", "a2"].randomElement(using: &random) ?? ""
    let body = method == .put ? text + move : path == "/rooms" ? "2x2 1+1" : "3"
    let client = Client()
    let isHuge = Int.random(in: 0..<500, using: &random) == 0
    house.rooms.handle(
      HTTPRequest(
        method, either(path, &random), query: noise(&random),
        body: isHuge ? Array(repeating: 97, count: 5_000) : either(body, &random),
        authorization: either(
          "Bearer " + (Bool.random(using: &random) ? table.x : table.o), &random),
        origin: Int.random(in: 0..<10, using: &random) == 0 ? noise(&random) : nil,
        host: Array("example.org".utf8),
        address: Int.random(in: 0..<10, using: &random) == 0 ? noise(&random) : nil),
      from: client)
    return client
  }
}
