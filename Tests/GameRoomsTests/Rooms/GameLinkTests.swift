import GameRules
import Testing

@testable import GameRooms

@Suite struct GameLinkTests {
  private func target(_ path: String, in house: RoomsFixture, address: [UInt8]? = nil)
    throws(HTTPResponse) -> GameLink.Target?
  {
    guard let link = GameLink(Array(path.utf8)) else { return nil }
    var answer: Result<GameLink.Target, HTTPResponse>?
    house.rooms.target(of: link, for: address) { answer = $0 }
    return try answer?.get()
  }

  @Test(arguments: [
    "/", "/g", "/g/", "/r/", "/g/.png", "/g/3x3:/", "/gg/3x3:", "/rooms/x", "/x/3x3:",
  ])
  func `other paths are no links`(path: String) {
    #expect(GameLink(Array(path.utf8)) == nil)
  }

  @Test func `a link to a game leads to its canonical text`() throws {
    let target = try #require(try target("/g/4X4+SQUARES+corners:B2", in: RoomsFixture()))
    #expect(target.address == "#4x4+corners+squares:b2")
    #expect(!target.isRoom && target.freeMark == nil)
    #expect(GameLink(Array("/g/3x3:.png".utf8))?.isPicture == true)
  }

  @Test func `a link to a room shows the free seat and takes none`() throws {
    let house = RoomsFixture()
    let id = house.ask(.post, "/rooms", "4x4").text
    #expect(try target("/r/\(id)", in: house)?.freeMark == .x)
    house.ask(.post, "/rooms/\(id)/sit")
    #expect(try target("/r/\(id)", in: house)?.freeMark == .o)
    house.ask(.post, "/rooms/\(id)/sit")
    let target = try #require(try target("/r/\(id).png", in: house))
    #expect(target.freeMark == nil && target.isRoom)
    #expect(target.address == "#room=" + UTF8Text(id))
    #expect(house.rooms.size.watchers == 0)
  }

  @Test(arguments: [
    ("/g/3x3:b2b2", 400), ("/g/nothing", 400), ("/r/short", 404),
    ("/r/0123456789abcdefghijkl", 404),
  ])
  func `a link to nothing is refused`(path: String, status: Int) {
    let refusal = #expect(throws: HTTPResponse.self) {
      try target(path, in: RoomsFixture())
    }
    #expect(refusal?.status == status)
  }

  @Test func `links count like other requests of an address`() throws {
    let house = RoomsFixture()
    for _ in 0..<500 { _ = try target("/g/3x3:", in: house, address: [1]) }
    let refusal = #expect(throws: HTTPResponse.self) {
      try target("/g/3x3:", in: house, address: [1])
    }
    #expect(refusal?.status == 429 && refusal?.retryAfter == 1)
    _ = try target("/g/3x3:", in: house, address: [2])
    _ = try target("/g/3x3:", in: house)
  }

  @Test func `links to large boards are limited together unless their tables are there`() throws {
    let house = RoomsFixture()
    let first = try #require(try target("/g/19x19:", in: house, address: [1]))
    let again = try #require(try target("/g/19x19:j10", in: house, address: [2]))
    #expect(first.game.position.table === again.game.position.table)
    for number in 11...19 { _ = try target("/g/19x\(number)k4:", in: house, address: [1]) }
    let refusal = #expect(throws: HTTPResponse.self) {
      try target("/g/18x18:", in: house, address: [2])
    }
    #expect(refusal?.status == 429)
    _ = try target("/g/19x19k4:a1", in: house, address: [2])
    _ = try target("/g/10x10:a1", in: house, address: [2])
    _ = try target("/g/18x18:", in: house)
    house.now += 1000
    _ = try target("/g/17x17:", in: house, address: [2])
  }

  @Test func `pictures are limited for all addresses together`() throws {
    let house = RoomsFixture()
    for number: UInt8 in 1...10 { try house.rooms.countPicture(from: [number]) }
    let refusal = #expect(throws: HTTPResponse.self) { try house.rooms.countPicture(from: [11]) }
    #expect(refusal?.status == 429)
    house.now += 1000
    try house.rooms.countPicture(from: [11])
  }

  @Test func `an address that asks for many pictures takes none from the others`() throws {
    let house = RoomsFixture()
    for _ in 1...5 { try house.rooms.countPicture(from: [1]) }
    let refusal = #expect(throws: HTTPResponse.self) { try house.rooms.countPicture(from: [1]) }
    #expect(refusal?.status == 429)
    try house.rooms.countPicture(from: [2])
    house.now += 1000
    try house.rooms.countPicture(from: [1])
  }
}
