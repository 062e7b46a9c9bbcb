import GameRules
import RoomProtocol
import TestSupport
import Testing

@testable import GameRooms

@Suite struct HallTests {
  @Test func `every line of a log is read as it is written`() throws {
    var generator = SplitMix64(seed: 1)
    let room = Secret(using: &generator)
    let digest = SHA256(of: "a".utf8)
    let terms = HallTerms(
      RoomTerms(try Rules("3x3"), TimeControl(seconds: 60, increment: 1)), isInRounds: true)
    let pair = HallEntry.Pair(x: 1, o: 2, room: room)
    let entries: [HallEntry] = [
      .begin(terms, host: digest, code: HallCode(using: &generator)),
      .join(1, name: 5, token: digest), .name(1, 6), .leave(1), .back(1), .remove(1),
      .pair(round: 1, odd: 3, [pair, pair]), .pair(round: 0, odd: nil, []),
      .result([.init(board: 1, winner: .x), .init(board: 2, winner: nil)]),
      .pause(true), .pause(false), .show(1), .show(nil), .close,
    ]
    for entry in entries { #expect(HallEntry(entry.notation) == entry, "\(entry.notation)") }
    for text in ["", "hall", "join 1", "pair 1 0 1 2", "result 1 z", "pause 1", "show x"] {
      #expect(HallEntry(UTF8Text(Array(text.utf8))) == nil, "\(text)")
    }
    let match = LogEntry.match(terms.games, x: digest, o: digest, hall: room)
    #expect(LogEntry(match.notation) == match)
  }

  @Test func `an arena pairs whoever is free, and its table follows from the games`() throws {
    let school = School("3x3 arena", pupils: 4)
    var state = school.state()
    #expect(state.games.count == 2 && state.players.count == 4 && state.you == 1)
    #expect(!state.code.isEmpty && state.code == UTF8Text(Array(school.code.utf8)))
    school.playAll()
    state = school.state()
    #expect(state.games.count == 2, "they are paired again, with others")
    #expect(state.players.map(\.halves) == [2, 2, 0, 0])
    let hall = try school.replayed
    #expect(hall.players.allSatisfy { Set($0.opponents).count == 2 })
  }

  @Test func `two who have just met wait for others first`() {
    let school = School("3x3 arena", pupils: 2)
    school.playAll()
    #expect(school.state().games.count == 1, "nobody else plays, so they meet again")
  }

  @Test func `an odd player waits in a round, each at most once, and nobody meets twice`() throws {
    let school = School("3x3 rounds", pupils: 5)
    #expect(school.state().games.isEmpty)
    var odd: Set<Int> = []
    for round in 1...3 {
      #expect(school.ask("next", by: school.host).status == 200)
      let state = school.state()
      #expect(state.round == round && state.games.count == 2)
      odd.insert(try #require(state.odd))
      #expect(school.ask("next", by: school.host).text == "games of this round go on")
      school.playAll()
    }
    #expect(odd.count == 3)
    for player in try school.replayed.players {
      #expect(Set(player.opponents).count == player.opponents.count)
    }
  }

  @Test func `a pause refuses moves and stops the clocks`() throws {
    let school = School("3x3 60+0 arena", pupils: 2)
    let game = try #require(school.state().games.first)
    let path = "/rooms/" + game.room.notation.description
    let (x, o) = (school.pupils[game.x - 1], school.pupils[game.o - 1])
    school.house.ask(.put, path, "3x3:a1", token: x)
    school.house.ask(.put, path, "3x3:a1b2", token: o)
    #expect(school.ask("pause", by: school.pupils[0]).status == 403)
    #expect(school.ask("pause", by: school.host).status == 200)
    let refused = school.house.ask(.put, path, "3x3:a1b2c3", token: x)
    #expect(refused.status == 403 && refused.text.contains("paused"))
    school.house.wait(seconds: 300)
    let watcher = school.house.ask(.get, path)
    #expect(watcher.line("clock") == "clock 60000 60000 -" && watcher.state.contains("paused"))
    #expect(school.ask("resume", by: school.host).status == 200)
    school.house.wait(seconds: 1)
    #expect(school.house.ask(.put, path, "3x3:a1b2c3", token: x).status == 200)
  }

  @Test func `whoever is removed loses the game and cannot come back`() throws {
    let school = School("3x3 arena", pupils: 2)
    #expect(school.state().games.count == 1)
    #expect(school.ask("remove", "2", by: school.host).status == 200)
    let state = school.state()
    #expect(state.players.map(\.number) == [1] && state.players[0].won == 1 && state.games.isEmpty)
    #expect(school.state(of: 1).you == nil, "the stream that goes on says so")
    #expect(school.ask("join", by: school.pupils[1]).status == 403)
    #expect(school.ask("leave", by: school.pupils[0]).status == 200)
    #expect(school.state().you == nil)
    #expect(school.ask("join", by: school.pupils[0]).text.hasPrefix("1 "))
    #expect(school.state().you == 1)
  }

  @Test func `names are picked, and another one is another one`() {
    let school = School("3x3 rounds", pupils: 3)
    let before = school.state().players.map(\.name)
    #expect(Set(before).count == 3)
    #expect(school.ask("name", "Rude word", by: school.pupils[0]).status == 201)
    let after = school.state().players.map(\.name)
    #expect(after[0] != before[0] && Set(after).count == 3 && after[0] < Hall.nameCount)
  }

  @Test func `a restart changes nothing`() throws {
    let school = School("3x3 arena", pupils: 4)
    #expect(school.state().games.count == 2)
    let next = RoomsFixture(school.house.store)
    next.now = school.house.now
    let game = try #require(try school.replayed.boards.first).pair
    // Nobody follows the class: the result is noted all the same.
    let path = "/rooms/" + game.room.notation.description
    #expect(next.ask(.post, path + "/resign", token: school.pupils[game.x - 1]).status == 200)
    next.wait(seconds: 2)
    #expect(try school.replayed.boards[0].isOver)
    #expect(try school.replayed.players[game.o - 1].won == 1)
  }

  @Test func `a hundred players fit, and no more`() {
    var limits = RoomLimits()
    limits.players = 3
    let school = School("3x3 rounds", pupils: 3, in: RoomsFixture(limits: limits))
    let other = String(repeating: "z", count: 22)
    #expect(school.ask("join", by: other).status == 410)
    #expect(RoomLimits().players == 100)
  }

  @Test func `a code leads to its class for a day, and wrong ones are counted`() {
    let school = School("3x3 arena", pupils: 0)
    let address = "203.0.113.7"
    let found = school.house.ask(.get, "/join/" + school.code.lowercased(), address: address)
    #expect(found.status == 303 && found.replies[0].location?.description == "/#hall=" + school.id)
    for _ in 0..<10 {
      #expect(school.house.ask(.get, "/join/AAAAAA", address: address).status == 404)
    }
    #expect(school.house.ask(.get, "/halls/" + school.code, address: address).status == 429)
    #expect(school.house.ask(.get, "/halls/" + school.code).text == school.id)
    school.house.wait(hours: 24)
    #expect(school.house.ask(.get, "/halls/" + school.code).status == 404)
  }

  @Test func `boards are told one by one`() throws {
    let school = School("3x3 arena", pupils: 4)
    let games = school.state().games
    let boards = school.house.ask(.get, "/halls/\(school.id)/boards", token: school.host)
    #expect(boards.state == ["id: 7", "1 3x3:", "2 3x3:"])
    let game = games[0]
    let path = "/rooms/" + game.room.notation.description
    school.house.ask(.put, path, "3x3:b2", token: school.pupils[game.x - 1])
    school.house.wait(seconds: 1)
    #expect(boards.state == ["id: 7", "\(game.number) 3x3:b2"])
    #expect(school.ask("show", "2", by: school.host).status == 200)
    #expect(school.state().shown == 2)
    #expect(school.ask("show", "3", by: school.host).status == 400)
  }

  @Test func `streams of boards count for their player`() {
    var limits = RoomLimits()
    limits.connections = 2
    let school = School("3x3 rounds", pupils: 1, in: RoomsFixture(limits: limits))
    let boards = (1...3).map { _ in
      school.house.ask(.get, "/halls/\(school.id)/boards", token: school.pupils[0])
    }
    #expect(school.streams[0].hasEnded && boards.map(\.hasEnded) == [true, false, false])
  }

  @Test func `streams of classes count among all streams`() {
    let school = School("3x3 rounds", pupils: 2)
    school.house.rooms.mostStreams = 3
    let table = school.house.table()
    #expect(!table.watch().hasEnded)
    #expect(table.watch().hasEnded, "it sees how things stand, and asks again")
  }

  @Test func `a player who asks for many names takes none from the others`() {
    let school = School("3x3 rounds", pupils: 2)
    for _ in 1...10 { #expect(school.ask("name", by: school.pupils[0]).status == 201) }
    #expect(school.ask("name", by: school.pupils[0]).status == 429)
    #expect(school.ask("name", by: school.pupils[1]).status == 201)
    school.house.wait(seconds: 6)
    #expect(school.ask("name", by: school.pupils[0]).status == 201)
  }

  @Test func `what a host asks is limited, except the end`() {
    let school = School("3x3 rounds", pupils: 0)
    for number in 1...120 {
      let command = number % 2 == 0 ? "resume" : "pause"
      #expect(school.ask(command, by: school.host).status == 200)
    }
    #expect(school.ask("pause", by: school.host).status == 429)
    #expect(school.ask("close", by: school.host).status == 200)
  }

  @Test func `the last lines of a log are for results and the host`() {
    var limits = RoomLimits()
    limits.lines = 20
    limits.ownJoins = Rate(100, in: 60_000)
    let school = School("3x3 rounds", pupils: 2, in: RoomsFixture(limits: limits))
    for _ in 4...18 { #expect(school.ask("name", by: school.pupils[0]).status == 201) }
    #expect(school.ask("name", by: school.pupils[0]).status == 410)
    #expect(school.ask("next", by: school.host).status == 200)
    school.playAll()
    #expect(school.state().players.map(\.halves) == [2, 0])
    #expect(school.ask("pause", by: school.host).status == 410)
    #expect(school.ask("close", by: school.host).status == 200)
  }

  @Test func `a game whose room is deleted is a draw`() throws {
    let school = School("3x3 rounds", pupils: 2)
    #expect(school.ask("next", by: school.host).status == 200)
    let game = try #require(school.state().games.first)
    school.house.rooms.delete(game.room) { #expect($0.status == 200) }
    let state = school.state()
    #expect(state.games.isEmpty && state.players.map(\.halves) == [1, 1])
    #expect(school.ask("next", by: school.host).status == 200)
  }

  @Test func `a game whose room was deleted by nobody here is a draw`() throws {
    let school = School("3x3 rounds", pupils: 2)
    #expect(school.ask("next", by: school.host).status == 200)
    let game = try #require(school.state().games.first)
    try school.house.store.delete([game.room])
    let next = RoomsFixture(school.house.store)
    next.now = school.house.now
    next.ask(.get, "/halls/\(school.id)/events", token: school.host)
    next.wait(seconds: 1)
    #expect(try school.replayed.boards[0].isOver)
    #expect(try school.replayed.players.map(\.drawn) == [1, 1])
  }

  @Test func `the streams of a class end when it is deleted`() throws {
    let school = School("3x3 arena", pupils: 2)
    school.house.rooms.delete(try #require(Secret(school.id.utf8))) { #expect($0.status == 200) }
    #expect(school.streams.allSatisfy { $0.hasEnded })
    #expect(school.events(school.host).status == 404)
  }

  @Test func `the same token gets the same class`() throws {
    let house = RoomsFixture()
    let tokens = ["a", "b"].map { String(repeating: $0, count: 22) }
    let first = house.ask(.post, "/halls", "3x3 arena", token: tokens[0])
    #expect(first.status == 201 && first.text.hasSuffix(" " + tokens[0]))
    #expect(house.ask(.post, "/halls", "3x3 arena", token: tokens[0]).text == first.text)
    let logs = try house.store.rooms(after: nil)
    #expect(logs.count == 2, "the class and its code")
    let restarted = RoomsFixture(house.store)
    #expect(restarted.ask(.post, "/halls", "3x3 arena", token: tokens[0]).text == first.text)
    // The same random numbers make the same code, which is taken.
    #expect(restarted.ask(.post, "/halls", "3x3 arena", token: tokens[1]).status == 503)
    let second = restarted.ask(.post, "/halls", "3x3 arena", token: tokens[1])
    let words = second.text.split(separator: " ").map(String.init)
    #expect(second.status == 201 && !first.text.contains(words[0]))
    #expect(restarted.ask(.get, "/halls/\(words[1])").text == words[0])
  }

  @Test func `logs of classes and codes are no rooms`() throws {
    let school = School("3x3 arena", pupils: 0)
    let code = try #require(HallCode(UTF8Text(Array(school.code.utf8))))
    for id in [school.id, Rooms.id(of: code).notation.description] {
      #expect(school.house.ask(.get, "/rooms/\(id)").status == 404)
    }
    #expect(school.house.ask(.get, "/halls/\(Rooms.id(of: code).notation)/events").status == 404)
  }

  @Test(arguments: ["", "3x3", "arena", "3x3 60 arena", "4x4k9 arena", "3x3 60+0", "rounds rounds"])
  func `terms that cannot be read are refused`(body: String) {
    #expect(RoomsFixture().ask(.post, "/halls", body).status == 400)
  }
}
