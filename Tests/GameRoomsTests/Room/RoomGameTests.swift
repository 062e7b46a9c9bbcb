import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// Offers, ends, clocks and further games.
@Suite struct RoomGameTests {
  @Test func `resigning ends the game, and repeating it changes nothing`() throws {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    try table.play("b2")
    #expect(table.post("resign", by: table.x).status == 200)
    #expect(watcher.line("over") == "over resign x")
    #expect(watcher.line("score") == "score 0 1 0")
    #expect(table.post("resign", by: table.x).status == 200)
    #expect(table.post("resign", by: table.o).status == 409)
    let late = table.put("3x3:b2a1", by: table.o)
    #expect(late.status == 400 && late.text == "move 2, a1: the game is over, X has resigned")
    #expect(try table.log == ["game 3x3", "b2", "resign x"])
  }

  @Test func `a draw can be offered and accepted`() throws {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    #expect(table.post("draw", by: table.o).status == 200)
    #expect(watcher.line("offer") == "offer draw o")
    #expect(table.post("draw", by: table.o).status == 200)
    #expect(try table.log.count == 2)
    #expect(table.post("draw", by: table.x).status == 200)
    #expect(watcher.line("offer") == nil)
    #expect(watcher.state.last == "over draw")
    #expect(watcher.line("score") == "score 0 0 1")
    #expect(table.post("draw", by: table.x).status == 200)
    #expect(try table.log == ["game 3x3", "offer draw o", "draw"])
  }

  @Test func `an offer ends with the next move, another offer or a refusal`() throws {
    let table = RoomsFixture().table()
    let watcher = table.watch()
    table.post("draw", by: table.o)
    try table.play("b2")
    #expect(watcher.line("offer") == nil)
    table.post("draw", by: table.o)
    table.post("undo", by: table.x)
    #expect(watcher.line("offer") == "offer undo x")
    #expect(table.post("decline", by: table.o).status == 200)
    #expect(watcher.line("offer") == nil)
    #expect(table.post("decline", by: table.o).status == 200)
    #expect(
      try table.log == [
        "game 3x3", "offer draw o", "b2", "offer draw o", "offer undo x", "decline",
      ])
  }

  @Test func `a move and the reply to it are undone by consent`() throws {
    let table = RoomsFixture().table()
    #expect(table.post("undo", by: table.x).status == 409)
    try table.play("b2 a1")
    table.post("undo", by: table.x)
    #expect(table.post("undo", by: table.o).text == "3x3:")
    try table.play("a1")
    #expect(table.post("undo", by: table.o).text == "there is no move to take back")
    table.post("undo", by: table.x)
    #expect(table.post("undo", by: table.o).text == "3x3:")
    #expect(
      try table.log == [
        "game 3x3", "b2", "a1", "offer undo x", "undo 2", "a1", "offer undo x", "undo 1",
      ])
    #expect(table.put("3x3:c3", by: table.x).status == 200)
  }

  @Test func `another game swaps the marks, keeps the watchers and counts the score`() throws {
    let table = RoomsFixture().table("3x3 60+0")
    let watcher = table.watch()
    #expect(table.post("again", by: table.x).status == 409)
    try table.play("a1 a2 b1 b2 c1")
    #expect(watcher.line("score") == "score 1 0 0")
    #expect(table.post("draw", by: table.x).text == "the game is over")
    table.post("again", by: table.o)
    #expect(watcher.line("offer") == "offer again o")
    #expect(table.post("again", by: table.x).text == "3x3:")
    #expect(watcher.line("game") == "game 2")
    #expect(watcher.line("score") == "score 0 1 0")
    #expect(watcher.line("clock") == "clock 60000 60000 -")
    #expect(table.put("3x3:b2", by: table.x).status == 403)
    #expect(table.put("3x3:b2", by: table.o).status == 200)
    table.post("resign", by: table.o)
    #expect(watcher.line("over") == "over resign x")
    #expect(watcher.line("score") == "score 0 2 0")
    #expect(try table.log.suffix(3) == ["game 3x3 60+0", "b2", "resign x"])
  }

  @Test func `a clock runs once both have moved and adds its increment for each move`() throws {
    let table = RoomsFixture().table("5x5 300+5")
    let watcher = table.watch()
    table.house.now += 60_000
    try table.play("a1 a2")
    #expect(watcher.line("clock") == "clock 300000 300000 x")
    table.house.now += 8_000
    try table.play("b1")
    #expect(watcher.line("clock") == "clock 297000 300000 o")
    table.house.now += 1_000
    #expect(table.watch().line("clock") == "clock 297000 299000 o")
    table.post("undo", by: table.x)
    table.house.now += 1_000
    table.post("undo", by: table.o)
    #expect(watcher.line("clock") == "clock 297000 298000 x")
  }

  @Test func `a clock that runs out ends the game without a request`() throws {
    let table = RoomsFixture().table("5x5 2+0")
    let watcher = table.watch()
    try table.play("a1 a2")
    table.house.now += 1_999
    table.house.rooms.tick()
    table.house.rooms.flush()
    #expect(watcher.line("over") == nil)
    table.house.now += 1
    table.house.rooms.tick()
    table.house.rooms.flush()
    #expect(watcher.line("clock") == "clock 0 2000 -")
    #expect(watcher.line("over") == "over time x")
    #expect(watcher.line("score") == "score 0 1 0")
  }

  @Test(arguments: [1, 250, 86_400_000])
  func `a clock that is looked at late has run out all the same`(late: Int) throws {
    let table = RoomsFixture().table("5x5 2+0")
    let watcher = table.watch()
    try table.play("a1 a2")
    table.house.now += 2_000 + late
    table.house.rooms.tick()
    table.house.rooms.flush()
    #expect(watcher.line("clock") == "clock 0 2000 -")
    #expect(watcher.line("over") == "over time x")
  }

  @Test func `a move that comes too late is refused, before any tick`() throws {
    let table = RoomsFixture().table("5x5 2+0")
    try table.play("a1 a2")
    table.house.now += 2_000
    let late = table.put("5x5:a1a2b1", by: table.x)
    #expect(late.status == 400)
    #expect(late.text == "move 3, b1: the game is over, X has run out of time")
    #expect(try table.log.last == "time x")
  }

  @Test func `a log that ends a game before its time is up is refused`() throws {
    let table = RoomsFixture().table("5x5 2+0")
    try table.play("a1 a2")
    var room = try table.room
    let line = RoomLine(
      room: try #require(Secret(table.id.utf8)), number: room.count + 1, time: room.time + 1_999,
      text: "time x")
    #expect(throws: Room.Unreadable(number: line.number)) { try room.take(line) }
  }

  @Test func `no line is older than the one before it`() throws {
    let table = RoomsFixture().table("5x5 300+0")
    let watcher = table.watch()
    try table.play("a1 a2")
    let before = try table.room.time
    table.house.now -= 60_000
    try table.play("b1")
    #expect(try table.room.time == before)
    table.house.now += 70_000
    #expect(table.watch().line("clock") == "clock 300000 290000 o")
    #expect(watcher.line("clock") == "clock 300000 300000 o")
    let early = RoomLine(
      room: try #require(Secret(table.id.utf8)), number: 7, time: 0, text: "b2")
    var room = try table.room
    try room.take(early)
    #expect(room.time == before)
  }

  @Test(arguments: [
    ([], "game 3x3"), (["offer again x"], "game 4x4"), (["offer again x"], "game 3x3 60+0"),
    ([], "offer draw x"), ([], "offer undo x"), ([], "b3"), ([], "resign x"), ([], "draw"),
    (["offer again x"], "offer again x"), ([], "undo 1"),
  ])
  func `after the end, only another game can be offered and started`(before: [String], text: String)
    throws
  {
    let table = RoomsFixture().table()
    try table.play("a1 a2 b1 b2 c1")
    var room = try table.room
    let id = try #require(Secret(table.id.utf8))
    for line in before {
      try room.take(RoomLine(room: id, number: room.count + 1, time: 0, text: UTF8Text(line)))
    }
    let line = RoomLine(room: id, number: room.count + 1, time: 0, text: UTF8Text(text))
    #expect(throws: Room.Unreadable(number: line.number)) { try room.take(line) }
  }

  @Test(arguments: [4, 6])
  func `a log with a line missing, or one there twice, is unreadable`(number: Int) throws {
    let table = RoomsFixture().table()
    try table.play("a1")
    var room = try table.room
    #expect(room.count == 4)
    let line = RoomLine(
      room: try #require(Secret(table.id.utf8)), number: number, time: 0, text: "b2")
    #expect(throws: Room.Unreadable(number: number)) { try room.take(line) }
  }

  @Test(arguments: [
    (["resign x"], "b2"), (["resign o"], "b2"), (["offer draw x", "draw"], "b2"),
  ])
  func `no log says that anybody moved after the end`(end: [String], move: String) throws {
    let table = RoomsFixture().table()
    try table.play("a1")
    var room = try table.room
    let id = try #require(Secret(table.id.utf8))
    func next(_ text: String) -> RoomLine {
      RoomLine(room: id, number: room.count + 1, time: 0, text: UTF8Text(text))
    }
    for text in end { try room.take(next(text)) }
    let line = next(move)
    #expect(throws: Room.Unreadable(number: line.number)) { try room.take(line) }
  }

  @Test(arguments: [
    "game 3x3", "sit o 00", "sit x \(String(repeating: "0", count: 64))", "a1", "d4", "draw",
    "decline", "undo 1", "undo 0", "undo 3", "offer undo o", "offer again x", "time x", "resign z",
    "RESIGN x", "resign x ", " b1", "", "offer draw o o", "undo 99999999999999999999",
  ])
  func `a line that the rules refuse makes the room unreadable`(text: String) throws {
    let table = RoomsFixture().table()
    try table.play("a1")
    var room = try table.room
    let line = RoomLine(
      room: try #require(Secret(table.id.utf8)), number: room.count + 1, time: 0,
      text: UTF8Text(text))
    #expect(throws: Room.Unreadable(number: line.number)) { try room.take(line) }
  }
}
