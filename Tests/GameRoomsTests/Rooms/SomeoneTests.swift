import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// Players who want to play anybody.
@Suite struct SomeoneTests {
  /// A player with a token of its own.
  struct Player {
    let house: RoomsFixture
    let token: String

    init(_ name: Character, in house: RoomsFixture) {
      self.house = house
      token = String(repeating: name, count: 22)
    }

    func find(_ terms: String = "3x3", from address: String? = nil) -> Client {
      house.ask(.post, "/rooms/someone", terms, token: token, address: address)
    }

    /// Looks for somebody and follows the room; returns its path and the mark.
    func seat(_ terms: String = "3x3") -> (path: String, mark: String, stream: Client) {
      let words = find(terms).text.split(separator: " ").map(String.init)
      let path = "/rooms/" + words[0]
      return (path, words[1], house.ask(.get, path, token: token))
    }
  }

  private let house = RoomsFixture()

  private func player(_ name: Character) -> Player { Player(name, in: house) }

  @Test func `two who want the same game get it in one request each`() {
    let first = player("a").seat("3x3 300+5")
    #expect(first.mark == "x" && first.stream.line("seats") == "seats x")
    #expect(house.ask(.get, "/rooms/someone").text == "3x3 300+5 1\n")
    let second = player("b").seat("3X3k3 300+5")
    #expect(second.path == first.path && second.mark == "o")
    #expect(first.stream.line("seats") == "seats xo" && first.stream.line("here") == "here xo")
    #expect(first.stream.state.contains("strangers"))
    #expect(house.ask(.get, "/rooms/someone").text == "")
    #expect(house.ask(.put, first.path, "3x3:b2", token: player("a").token).status == 200)
  }

  @Test(arguments: ["4x4", "3x3 300+6", "3x3+misere"])
  func `who wants another game waits`(terms: String) {
    let first = player("a").seat("3x3 300+5")
    let second = player("b").seat(terms)
    #expect(second.path != first.path && second.mark == "x")
  }

  @Test func `each gets another player, the first who waits first`() {
    let waiting = "ab".map { player($0).seat() }
    #expect(waiting[0].path == waiting[1].path, "they are together already")
    let next = "cdef".map { player($0).seat() }
    #expect(next.map(\.mark) == ["x", "o", "x", "o"])
    #expect(next[0].path == next[1].path && next[2].path == next[3].path)
    #expect(Set(next.map(\.path) + [waiting[0].path]).count == 3)
  }

  @Test func `nobody gets a player who does not follow the room`() {
    let words = player("a").find().text.split(separator: " ")
    #expect(player("b").seat().mark == "x", "a has not come yet")
    let late = house.ask(.get, "/rooms/\(words[0])", token: player("a").token)
    house.rooms.disconnected(late)
    house.wait(seconds: 1)
    #expect(player("c").seat().mark == "o", "b is there")
    #expect(player("d").seat().mark == "x", "a has left")
    house.wait(seconds: 31)
    #expect(house.rooms.seeking.values.joined().count == 1)
  }

  @Test func `who waits for the next change, behind a proxy that holds streams back, is there`() {
    let words = player("a").find().text.split(separator: " ")
    let waiting = house.ask(.get, "/rooms/\(words[0])?after=2", token: player("a").token)
    #expect(player("b").seat().mark == "o" && waiting.state.contains("seats xo"))
  }

  @Test func `the same token gets the same place`() {
    let (a, b) = (player("a"), player("b"))
    let first = a.seat()
    #expect(a.find().text == "\(first.path.dropFirst(7)) x")
    #expect(b.find().text == "\(first.path.dropFirst(7)) o")
    #expect(b.find().text == "\(first.path.dropFirst(7)) o")
    #expect(house.store.logCount == 1)
    house.wait(seconds: 600)
    #expect(a.find().text != "\(first.path.dropFirst(7)) x", "after a while it is another wish")
  }

  @Test func `a wish needs a token and terms that can be read`() {
    #expect(house.ask(.post, "/rooms/someone", "3x3").status == 403)
    #expect(house.ask(.post, "/rooms/someone", "3x3", token: "short").status == 400)
    #expect(player("a").find("0x0").status == 400)
    #expect(house.ask(.put, "/rooms/someone", "3x3").status == 405)
  }

  @Test func `one address has only so many who wait`() {
    for name in "abcde" {
      // Different games, so that they do not meet.
      let terms = "3x3 \(name.asciiValue ?? 0)+0"
      #expect(player(name).find(terms, from: "192.0.2.1").status == 201)
    }
    let sixth = player("f").find("5x5", from: "192.0.2.1")
    #expect(sixth.status == 429 && sixth.replies[0].retryAfter == 8)
    #expect(player("g").find("5x5", from: "192.0.2.2").status == 201)
  }

  @Test func `a win can be claimed over a stranger who has been away for a minute`() {
    let (a, b) = (player("a"), player("b"))
    let (first, second) = (a.seat(), b.seat())
    func claim() -> Client { house.ask(.post, first.path + "/claim", token: a.token) }
    #expect(claim().status == 409)
    house.rooms.disconnected(second.stream)
    house.wait(seconds: 59)
    let early = claim()
    #expect(early.status == 409 && early.replies[0].retryAfter == 1)
    house.wait(seconds: 1)
    #expect(house.ask(.post, first.path + "/claim", token: b.token).status == 409, "a is there")
    #expect(claim().status == 200 && claim().status == 200)
    #expect(first.stream.line("over") == "over resign o")
  }

  @Test func `the one who may claim is told so, until the other is back`() {
    let (a, b) = (player("a"), player("b"))
    let (first, second) = (a.seat(), b.seat())
    house.rooms.disconnected(second.stream)
    house.wait(seconds: 59)
    #expect(first.stream.line("here") == "here x" && first.stream.line("claim") == nil)
    house.wait(seconds: 2)
    #expect(first.stream.line("claim") == "claim x")
    let again = house.ask(.get, first.path, token: b.token)
    #expect(first.stream.line("claim") == nil && again.line("claim") == nil)
    house.rooms.disconnected(again)
    house.wait(seconds: 61)
    #expect(first.stream.line("claim") == "claim x", "for the second time")
    house.ask(.post, first.path + "/claim", token: a.token)
    #expect(first.stream.line("claim") == nil && first.stream.line("over") == "over resign o")
  }

  @Test func `friends are never told of a claim`() {
    let table = house.table()
    let stream = table.watch(token: table.x)
    house.wait(seconds: 300)
    #expect(stream.line("here") == "here x" && stream.line("claim") == nil)
    #expect(table.watch(token: table.x).line("claim") == nil, "nor in a state made now")
  }

  @Test func `who comes back in time does not lose`() {
    let (a, b) = (player("a"), player("b"))
    let (first, second) = (a.seat(), b.seat())
    house.rooms.disconnected(second.stream)
    house.wait(seconds: 50)
    house.rooms.disconnected(house.ask(.get, first.path, token: b.token))
    house.wait(seconds: 50)
    #expect(house.ask(.post, first.path + "/claim", token: a.token).status == 409)
  }

  @Test func `friends cannot claim, and nobody can alone`() {
    let table = house.table()
    house.wait(seconds: 120)
    let refusal = table.post("claim", by: table.x).text
    #expect(refusal == "a win can be claimed only against a stranger or in a class")
    let alone = player("a").seat()
    house.wait(seconds: 120)
    let answer = house.ask(.post, alone.path + "/claim", token: player("a").token)
    #expect(answer.text == "nobody has left this game")
  }

  @Test func `who waits is found again after a restart`() {
    let first = player("a").seat("3x3 300+5")
    let next = RoomsFixture(house.store, seed: 2)
    next.now = house.now
    #expect(next.ask(.get, first.path, token: player("a").token).isOpen)
    let second = Player("b", in: next).seat("3x3 300+5")
    #expect(second.path == first.path && second.mark == "o")
    #expect(Player("c", in: next).seat("3x3 300+5").mark == "x")
  }

  @Test func `who waits is found again after half a minute away`() {
    let first = player("a").seat()
    house.rooms.disconnected(first.stream)
    house.wait(seconds: 35)
    #expect(house.ask(.get, "/rooms/someone").text == "" && house.rooms.seeking.isEmpty)
    house.ask(.get, first.path, token: player("a").token)
    #expect(player("b").seat().path == first.path)
  }

  @Test func `who waits is found by the next one where the first could not be saved`() {
    let store = FailingStore()
    let house = RoomsFixture(store)
    let first = Player("a", in: house).seat()
    store.isBroken = true
    #expect(Player("b", in: house).find().status == 503)
    store.isBroken = false
    #expect(Player("c", in: house).seat().path == first.path)
  }

  @Test func `nobody gets a game that is over`() {
    let first = player("a").seat()
    #expect(house.ask(.post, first.path + "/resign", token: player("a").token).status == 200)
    #expect(house.ask(.get, "/rooms/someone").text == "")
    #expect(player("b").seat().path != first.path)
  }

  @Test func `another server sends its players too, and each seat goes to one`() {
    let store = SharedStore()
    let houses = (1...3).map { RoomsFixture(store, seed: $0) }
    store.servers = houses.map(\.rooms)
    let host = Player("a", in: houses[0]).seat()
    houses[0].wait(seconds: 1)
    store.isHeard = false
    let guests = [Player("b", in: houses[1]).seat(), Player("c", in: houses[2]).seat()]
    #expect(guests.map(\.path).contains(host.path))
    #expect(Set(guests.map(\.path)).count == 2 && Set(guests.map(\.mark)) == ["x", "o"])
    store.isHeard = true
    for house in houses { house.rooms.catchUp { #expect($0) } }
    houses[0].rooms.flush()
    #expect(host.stream.line("seats") == "seats xo")
  }
}

extension RoomStore {
  /// The number of rooms.
  fileprivate var logCount: Int { (try? rooms(after: nil).count) ?? 0 }
}
