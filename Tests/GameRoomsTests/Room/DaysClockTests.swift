import Testing

@testable import GameRooms

/// Clocks of days for each move.
@Suite struct DaysClockTests {
  private let hour = 3_600_000
  private let day = 86_400_000

  @Test func `each move gives the days back, and nothing else does`() throws {
    let table = RoomsFixture().table("5x5 2d")
    let watcher = table.watch()
    #expect(watcher.line("days") == "days 2")
    table.house.now += 100 * hour
    try table.play("a1 a2")
    #expect(watcher.line("clock") == "clock \(2 * day) \(2 * day) x")
    table.house.now += 47 * hour
    #expect(table.watch().line("clock") == "clock \(hour) \(2 * day) x")
    table.post("draw", by: table.x)
    table.post("decline", by: table.o)
    #expect(watcher.line("clock") == "clock \(hour) \(2 * day) x")
    try table.play("b1")
    #expect(watcher.line("clock") == "clock \(2 * day) \(2 * day) o")
  }

  @Test func `a move that is taken back takes no time from the other player`() throws {
    let table = RoomsFixture().table("5x5 1d")
    let watcher = table.watch()
    try table.play("a1 a2 b1")
    table.house.now += 20 * hour
    table.post("undo", by: table.x)
    table.post("undo", by: table.o)
    #expect(watcher.line("clock") == "clock \(day) \(4 * hour) x")
    table.house.now += hour
    table.put("5x5:a1a2c1", by: table.x)
    #expect(watcher.line("clock") == "clock \(day) \(day) o")
  }

  @Test
  func `the time runs out in a room that is not in memory, and the first to open it learns it`()
    throws
  {
    let store = MemoryStore()
    let table = RoomsFixture(store).table("5x5 1d")
    try table.play("a1 a2")
    let next = RoomsFixture(store)
    next.now = table.house.now + day
    let late = next.ask(.put, table.path, "5x5:a1a2b1", token: table.x)
    #expect(late.status == 400)
    #expect(next.ask(.get, table.path).line("over") == "over time x")
    #expect(try table.log.last == "time x")
  }

  @Test func `in a game of days a stranger who is away does not lose by it`() throws {
    let house = RoomsFixture()
    let tokens = ["abcdefghijklmnopqrstu0", "abcdefghijklmnopqrstu1"]
    let id = house.ask(.post, "/rooms/someone", "3x3 1d", token: tokens[0]).text.prefix(22)
    let watcher = house.ask(.get, "/rooms/\(id)", token: tokens[0])
    #expect(house.ask(.post, "/rooms/someone", "3x3 1d", token: tokens[1]).text == "\(id) o")
    house.wait(seconds: 120)
    #expect(watcher.line("claim") == nil)
    #expect(house.ask(.post, "/rooms/\(id)/claim", token: tokens[0]).status == 409)
  }
}
