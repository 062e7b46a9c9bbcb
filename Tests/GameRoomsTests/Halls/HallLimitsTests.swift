import GameRules
import RoomProtocol
import TestSupport
import Testing

@testable import GameRooms

/// Limits of classes, and what happens at their edges.
@Suite struct HallLimitsTests {
  private let address = "203.0.113.7"

  @Test func `players who resign at once do not fill the log`() throws {
    let school = School("3x3 arena", pupils: 3)
    for second in 1...60 {
      for _ in 1...5 {
        for board in try school.replayed.running {
          let pair = try school.replayed.boards[board - 1].pair
          school.house.ask(
            .post, "/rooms/\(pair.room.notation)/resign", token: school.pupils[pair.x - 1])
        }
      }
      school.house.wait(seconds: 1)
      #expect(try school.replayed.count <= 10 + second)
    }
    #expect(try school.replayed.boards.count > 20, "they play on")
  }

  @Test func `an arena writes only so many lines by itself, and more as time passes`() throws {
    var generator = SplitMix64(seed: 1)
    let (digest, id) = (SHA256(of: "a".utf8), Secret(using: &generator))
    func hall(_ pairing: String) throws -> Hall {
      let terms = try HallTerms(UTF8Text("3x3 " + pairing))
      let begin = HallEntry.begin(terms, host: digest, code: HallCode(using: &generator))
      return try Hall(RoomLine(room: id, number: 1, time: 0, text: begin.notation))
    }
    var arena = try hall("arena")
    func take(_ entry: HallEntry) throws {
      try arena.take(RoomLine(room: id, number: arena.count + 1, time: 0, text: entry.notation))
    }
    for number in 1...2 {
      try take(.join(number, name: number, token: SHA256(of: [UInt8(number)])))
    }
    #expect(arena.mayWrite(areResults: false, at: 0))
    var answers: [Bool] = []
    for board in 1...2000 {
      try take(.pair(round: 0, odd: nil, [HallEntry.Pair(x: 1, o: 2, room: id)]))
      answers += [1999, 2000].map { arena.mayWrite(areResults: true, at: $0) }
      try take(.result([HallEntry.Result(board: board, winner: .x)]))
      answers.append(arena.mayWrite(areResults: false, at: 0))
    }
    #expect(answers == (1...2000).flatMap { _ in [false, true, true] })
    try take(.pair(round: 0, odd: nil, [HallEntry.Pair(x: 1, o: 2, room: id)]))
    #expect(!arena.mayWrite(areResults: true, at: 35_999))
    #expect(arena.mayWrite(areResults: true, at: 36_000))
    #expect(try hall("rounds").mayWrite(areResults: true, at: 0))
  }

  @Test func `who joins again and again takes the last lines from nobody who takes part`() {
    var limits = RoomLimits()
    limits.lines = 100
    let school = School("3x3 rounds", pupils: 2, in: RoomsFixture(limits: limits))
    var generator = SplitMix64(seed: 7)
    let statuses = (1...40).map { _ in
      let token = Secret(using: &generator).notation.description
      let status = school.ask("join", by: token).status
      school.ask("leave", by: token)
      return status
    }
    #expect(statuses.prefix(39).allSatisfy { $0 == 201 } && statuses[39] == 410)
    #expect(school.ask("name", by: school.pupils[0]).status == 201)
    #expect(school.ask("leave", by: school.pupils[1]).status == 200)
    #expect(school.ask("join", by: school.pupils[1]).status == 410)
  }

  @Test func `wrong codes are limited for all addresses together`() {
    var limits = RoomLimits()
    limits.allWrongCodes = Rate(15, in: 60_000)
    let school = School("3x3 arena", pupils: 0, in: RoomsFixture(limits: limits))
    func find(_ code: String, from number: Int) -> Int? {
      school.house.ask(.get, "/halls/" + code, address: "203.0.113.\(number)").status
    }
    for number in 1...15 { #expect(find("AAAAAA", from: number) == 404) }
    #expect(find("AAAAAA", from: 16) == 429)
    #expect(find(school.code, from: 17) == 429, "else a code that is refused would be a right one")
    school.house.wait(seconds: 4)
    #expect(find(school.code, from: 17) == 200)
  }

  @Test func `streams of those who take no part count for their address`() {
    var limits = RoomLimits()
    limits.streams = 2
    let school = School("3x3 rounds", pupils: 3, in: RoomsFixture(limits: limits))
    func follow(_ what: String, token: String? = nil, from address: String) -> Client {
      school.house.ask(.get, "/halls/\(school.id)/\(what)", token: token, address: address)
    }
    let first = follow("events", from: address)
    #expect(first.isOpen && follow("boards", from: address).isOpen)
    #expect(follow("events", from: address).status == 503)
    let path = school.house.table().path
    #expect(school.house.ask(.get, path, address: address).hasEnded, "rooms count with them")
    #expect(follow("events", from: "203.0.113.8").isOpen)
    for pupil in school.pupils { #expect(follow("events", token: pupil, from: address).isOpen) }
    #expect(follow("events", token: school.host, from: address).isOpen)
    school.house.rooms.disconnected(first)
    #expect(follow("events", from: address).isOpen)
    #expect(follow("events", from: address).status == 503)
  }

  @Test func `requests of those who take no part count for their address`() {
    let school = School("3x3 rounds", pupils: 1)
    func ask(_ token: String?) -> Int? {
      let path = "/halls/\(school.id)/name"
      return school.house.ask(.post, path, token: token, address: address).status
    }
    let statuses = (1...501).map { _ in ask(nil) }
    #expect(statuses[499] == 403 && statuses[500] == 429)
    #expect(ask(school.pupils[0]) == 201)
  }

  @Test func `a player opens only so many streams in a minute`() {
    let school = School("3x3 rounds", pupils: 2)
    func follow(_ token: String) -> Client {
      school.house.ask(.get, "/halls/\(school.id)/boards", token: token, address: address)
    }
    let streams = (1...41).map { _ in follow(school.pupils[0]) }
    #expect(streams[39].isOpen && streams[40].status == 429)
    #expect(follow(school.pupils[1]).isOpen && follow(school.host).isOpen)
  }

  @Test func `who left comes back under another name if somebody has the old one`() throws {
    var generator = SplitMix64(seed: 3)
    let (id, store) = (Secret(using: &generator), MemoryStore())
    let tokens = (1...2).map { _ in Secret(using: &generator).notation }
    let digests = tokens.map { SHA256(of: $0.bytes) }
    let terms = try HallTerms("3x3 rounds")
    let entries: [HallEntry] = [
      .begin(terms, host: digests[0], code: HallCode(using: &generator)),
      .join(1, name: 5, token: digests[0]), .leave(1), .join(2, name: 5, token: digests[1]),
    ]
    for (index, entry) in entries.enumerated() {
      _ = store.append([
        RoomLine(room: id, number: index + 1, time: 1_000_000, text: entry.notation)
      ])
    }
    let house = RoomsFixture(store)
    let answer = house.ask(
      .post, "/halls/\(id.notation)/join", token: tokens[0].description)
    #expect(answer.status == 201 && answer.text.hasPrefix("1 ") && answer.text != "1 5")
    let hall = try #require(house.rooms.halls[id]?.hall)
    #expect(hall.size == 2 && Set(hall.players.map(\.name)).count == 2)
    let replayed = RoomsFixture(store)
    let events = replayed.ask(
      .get, "/halls/\(id.notation)/events", token: tokens[0].description)
    #expect(events.state.contains("you 1"))
  }

  @Test func `a board whose game is over is not shown`() {
    let school = School("3x3 rounds", pupils: 2)
    #expect(school.ask("next", by: school.host).status == 200)
    school.playAll()
    #expect(school.ask("show", "1", by: school.host).status == 409)
    #expect(school.state().shown == nil)
  }

  @Test func `a class with days for each move is told why it cannot be`() {
    let answer = RoomsFixture().ask(.post, "/halls", "3x3 3d arena")
    #expect(answer.status == 400 && answer.text.hasPrefix("a class has no days for each move"))
  }

  @Test(arguments: [(6, 1), (10, 2)])
  func `two who have just met wait eight seconds for others`(seconds: Int, games: Int) throws {
    let school = School("3x3 arena", pupils: 4)
    let game = try #require(school.state().games.first)
    school.house.ask(
      .post, "/rooms/\(game.room.notation)/resign", token: school.pupils[game.x - 1])
    school.house.wait(seconds: seconds)
    #expect(try school.replayed.running.count == games)
  }

  /// A class of two, one of whom follows their game; its path and the stream.
  private func pair() throws -> (school: School, path: String, x: String, stream: Client) {
    let school = School("3x3 arena", pupils: 2)
    let game = try #require(school.state().games.first)
    let (path, x) = ("/rooms/\(game.room.notation)", school.pupils[game.x - 1])
    return (school, path, x, school.house.ask(.get, path, token: x))
  }

  @Test func `a win in a class can be claimed over who is away`() throws {
    let (school, path, x, stream) = try pair()
    school.house.wait(seconds: 61)
    #expect(stream.line("claim") == "claim x")
    #expect(school.house.ask(.post, path + "/claim", token: x).status == 200)
    #expect(stream.line("over") == "over resign o")
    #expect(try school.replayed.boards[0].isOver)
  }

  @Test func `nobody is away during a pause of the class`() throws {
    let (school, path, x, stream) = try pair()
    school.house.wait(seconds: 10)
    #expect(school.ask("pause", by: school.host).status == 200)
    school.house.wait(seconds: 100)
    #expect(school.ask("resume", by: school.host).status == 200)
    school.house.wait(seconds: 2)
    #expect(stream.line("claim") == nil)
    let early = school.house.ask(.post, path + "/claim", token: x)
    #expect(early.status == 409 && (early.replies[0].retryAfter ?? 0) > 50)
    school.house.wait(seconds: 62)
    #expect(stream.line("claim") == "claim x")
  }

  @Test func `a game of a class whose room nobody watches runs out of time`() throws {
    let school = School("3x3 60+0 rounds", pupils: 2)
    #expect(school.ask("next", by: school.host).status == 200)
    let game = try #require(school.state().games.first)
    let path = "/rooms/\(game.room.notation)"
    school.house.ask(.put, path, "3x3:a1", token: school.pupils[game.x - 1])
    school.house.ask(.put, path, "3x3:a1b2", token: school.pupils[game.o - 1])
    school.house.rooms.catchUp { #expect($0) }  // As after the database was away.
    school.house.wait(seconds: 65)
    #expect(try school.replayed.boards[0].isOver)
  }
}
