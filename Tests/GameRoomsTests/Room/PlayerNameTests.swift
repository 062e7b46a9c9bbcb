import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// The names that players type.
@Suite struct PlayerNameTests {
  private let house = RoomsFixture()

  private func room() -> String { "/rooms/" + house.ask(.post, "/rooms", "3x3").text }

  private func sit(_ path: String, _ name: String) -> Client {
    house.ask(.post, path + "/sit", name)
  }

  @Test func `a name comes with the seat, stays with the player, and survives a restart`() {
    let path = room()
    let x = String(sit(path, "Ada Lovelace").text.dropFirst(2))
    let o = String(sit(path, "").text.dropFirst(2))
    let watcher = house.ask(.get, path)
    #expect(watcher.line("name") == "name x Ada Lovelace")
    #expect(!watcher.state.contains { $0.hasPrefix("name o") })
    house.ask(.post, path + "/resign", token: x)
    house.ask(.post, path + "/again", token: x)
    house.ask(.post, path + "/again", token: o)
    #expect(watcher.line("game") == "game 2" && watcher.line("name") == "name o Ada Lovelace")
    let next = RoomsFixture(house.store)
    #expect(next.ask(.get, path).line("name") == "name o Ada Lovelace")
  }

  @Test func `asking again changes no name`() {
    let path = room()
    let token = String(repeating: "a", count: 22)
    for name in ["Ada", "Bob"] {
      #expect(house.ask(.post, path + "/sit", name, token: token).status == 201)
    }
    #expect(house.ask(.get, path).line("name") == "name x Ada")
  }

  @Test(arguments: [
    "a\u{7}b", "a\nsit o", "\u{202E}Ada", "\u{2066}Ada", " Ada", String(repeating: "é", count: 21),
    "a\u{85}b", "a\u{2028}b",
  ])
  func `a name that could change what is around it is refused`(name: String) {
    let path = room()
    let answer = sit(path, name)
    #expect(answer.status == 400 && answer.text.contains("40 bytes"))
    #expect(house.ask(.get, path).line("seats") == "seats -")
  }

  @Test(arguments: ["Ada", "王小明", "a  b", "👩‍🚀", "o", "name x", String(repeating: "é", count: 20)])
  func `any other name is taken`(name: String) {
    let path = room()
    #expect(sit(path, name).status == 201)
    #expect(house.ask(.get, path).line("name") == "name x " + name)
  }

  @Test func `bytes that are no text are refused`() {
    let path = room()
    let client = Client()
    house.rooms.handle(
      HTTPRequest(.post, Array((path + "/sit").utf8), body: [0xFF, 0x41]), from: client)
    house.rooms.flush()
    #expect(client.status == 400)
  }

  @Test func `strangers have no typed names`() {
    let token = String(repeating: "a", count: 22)
    let path = "/rooms/" + house.ask(.post, "/rooms/someone", "3x3", token: token).text.prefix(22)
    #expect(sit(path, "Ada").status == 201)
    #expect(house.ask(.get, path).line("name") == nil)
  }
}
