import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// Forgetting old rooms, but never too many, whatever the clock says.
@Suite struct ForgettingTests {
  private let store = MemoryStore()

  /// A server that starts at a time, with a room in which somebody has moved, if there is to be one.
  private func house(at time: Int) -> RoomsFixture {
    let house = RoomsFixture(store)
    house.now = time
    house.rooms.tick()
    return house
  }

  private func days(_ count: Int) -> Int { count * 86_400_000 }

  private var ids: [Secret] { store.rooms(after: nil).map(\.id) }

  @Test func `rooms are forgotten after a month, or a day where nobody moved`() throws {
    let house = house(at: days(20_000))
    let (played, unplayed) = (house.table(), house.table())
    try played.play("b2")
    let watcher = unplayed.watch()
    house.wait(hours: 24)
    #expect(!watcher.hasEnded)
    house.wait(hours: 2)
    #expect(watcher.hasEnded)
    #expect(unplayed.watch().status == 404)
    house.wait(hours: 29 * 24 - 2)
    #expect(played.watch().isOpen)
    house.wait(hours: 2)
    #expect(played.watch().status == 404)
  }

  @Test func `a room with days for each move is there for so many days longer`() throws {
    let house = house(at: days(20_000))
    let (played, unplayed) = (house.table("3x3 2d"), house.table("3x3 2d"))
    try played.play("b2")
    house.wait(hours: 3 * 24)
    #expect(unplayed.watch().isOpen)
    house.wait(hours: 2)
    #expect(unplayed.watch().status == 404)
    house.wait(hours: 29 * 24 - 2)
    #expect(played.watch().isOpen)
    house.wait(hours: 2)
    #expect(played.watch().status == 404)
  }

  @Test func `a class is deleted with its code a day after its last line`() throws {
    let school = School("3x3 rounds", pupils: 2, in: house(at: days(20_000)))
    school.house.wait(hours: 20)
    #expect(school.ask("name", by: school.pupils[0]).status == 201)
    school.house.wait(hours: 23)
    #expect(school.ask("name", by: school.pupils[0]).status == 201)
    #expect(!school.streams[0].hasEnded)
    school.house.wait(hours: 26)
    #expect(school.streams[0].hasEnded && school.events(school.host).status == 404)
    #expect(ids.isEmpty)
  }

  @Test(arguments: [31, 400, -31])
  func `a clock that jumps while the server runs costs no room`(jump: Int) throws {
    let house = house(at: days(20_000))
    house.wait(hours: 2)
    let (played, unplayed) = (house.table(), house.table())
    try played.play("b2")
    house.now += days(jump)
    house.wait(hours: 3)
    #expect(played.put("3x3:b2a1", by: played.o).status == 200)
    house.now -= days(jump)
    house.wait(hours: 3)
    #expect(unplayed.watch().isOpen)
    #expect(played.watch().state[1] == "3x3:b2a1")
  }

  @Test func `a server that starts with a clock far ahead forgets no room`() throws {
    let before = house(at: days(20_000))
    let (played, unplayed) = (before.table(), before.table())
    try played.play("b2")
    let after = house(at: days(20_031))
    let new = after.table()
    after.wait(hours: 20)
    #expect(ids.count == 3)
    after.now = days(20_001) - 3_600_000
    after.wait(hours: 1)
    #expect(ids.count == 3)
    #expect(new.watch().isOpen)
    // By its own time the room in which nobody moved goes, and the other one.
    after.wait(hours: 24)
    #expect(!ids.contains(try #require(Secret(unplayed.id.utf8))))
    after.wait(hours: 30 * 24)
    #expect(!ids.contains(try #require(Secret(played.id.utf8))))
  }

  @Test func `what became old while no server ran is forgotten by the next one`() throws {
    let first = house(at: days(20_000))
    let old = first.table()
    try old.play("b2")
    first.now = days(20_030)
    let new = first.table()
    try new.play("b2")
    let next = house(at: days(20_031))
    next.wait(hours: 26)
    #expect(ids == [try #require(Secret(new.id.utf8))])
  }

  @Test func `a store that fails meanwhile is asked again, and nothing is forgotten too early`()
    throws
  {
    let broken = FailingStore()
    let first = RoomsFixture(broken)
    let played = first.table()
    try played.play("b2")
    let next = RoomsFixture(broken)
    next.now = first.now + days(31)
    broken.isBroken = true
    next.wait(hours: 2)
    broken.isBroken = false
    next.wait(hours: 48)
    #expect(broken.store.rooms(after: nil).count == 1)
    next.wait(hours: 29 * 24)
    #expect(broken.store.rooms(after: nil).count == 0)
  }
}
