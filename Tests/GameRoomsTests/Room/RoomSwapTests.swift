import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// Taking over the first mark in a room.
@Suite struct RoomSwapTests {
  @Test func `the second player takes over X by a text one sign longer`() throws {
    let table = RoomsFixture().table("3x3+swap")
    let watcher = table.watch()
    #expect(table.put("3x3+swap:=", by: table.o).status == 403, "it is the turn of X")
    #expect(table.put("3x3+swap:b2", by: table.x).status == 200)
    #expect(table.put("3x3+swap:b2=", by: table.x).text == "it is O's turn")
    #expect(table.put("3x3+swap:b2=", by: table.o).status == 200)
    #expect(watcher.state[1] == "3x3+swap:b2=")
    #expect(table.put("3x3+swap:b2=", by: table.o).status == 200, "the answer was lost")
    let late = table.put("3x3+swap:b2==", by: table.x)
    let cause = "only right after the first square, under rules with +swap"
    #expect(late.status == 400 && late.text == "move 2, =: \(cause)")
    #expect(table.put("3x3+SWAP:B2=a1", by: table.x).status == 200, "X moves as O now")
    #expect(table.put("3x3+swap:b2=a1c3", by: table.x).status == 403)
    #expect(table.put("3x3+swap:b2a1c3", by: table.o).status == 409)
    #expect(table.put("3x3+swap:b2=a1c3", by: table.o).status == 200)
    #expect(try table.log == ["game 3x3+swap", "b2", "=", "a1", "c3"])
  }

  @Test func `without the rule, and later, it is refused`() throws {
    let table = RoomsFixture().table()
    try table.play("b2")
    #expect(table.put("3x3:b2=", by: table.o).status == 400)
    let later = RoomsFixture().table("3x3+swap")
    try later.play("b2 a1")
    #expect(later.put("3x3+swap:b2a1=", by: later.x).status == 400)
    #expect(try later.log == ["game 3x3+swap", "b2", "a1"])
  }

  @Test func `the score and the next game are those of the seats`() throws {
    let table = RoomsFixture().table("3x3+swap")
    let watcher = table.watch()
    for (text, token) in [
      ("a1", table.x), ("a1=", table.o), ("a1=a3", table.x), ("a1=a3b1", table.o),
      ("a1=a3b1b3", table.x), ("a1=a3b1b3c1", table.o),
    ] {
      #expect(table.put("3x3+swap:\(text)", by: token).status == 200, "\(text)")
    }
    // The second seat has X and has won.
    #expect(watcher.line("score") == "score 1 0 0")
    table.post("again", by: table.x)
    table.post("again", by: table.o)
    #expect(watcher.line("score") == "score 1 0 0", "the second seat starts, and has X again")
    #expect(table.put("3x3+swap:b2", by: table.x).status == 403)
    #expect(table.put("3x3+swap:b2", by: table.o).status == 200)
    #expect(table.put("3x3+swap:b2=", by: table.x).status == 200)
    table.post("resign", by: table.x)
    #expect(watcher.line("over") == "over resign x")
  }

  @Test func `it is taken back by consent, and each seat keeps its time`() throws {
    let table = RoomsFixture().table("5x5k4+swap 300+0")
    let watcher = table.watch()
    let text = "5x5k4+swap:"
    for (moves, token) in [("a1", table.x), ("a1=", table.o), ("a1=b2", table.x)] {
      table.put(text + moves, by: token)
    }
    #expect(watcher.line("clock") == "clock 300000 300000 x")
    table.house.now += 8_000
    #expect(table.watch().line("clock") == "clock 292000 300000 x", "of the second seat")
    table.post("undo", by: table.o)
    #expect(watcher.line("offer") == "offer undo x")
    #expect(table.post("undo", by: table.x).text == "\(text)a1")
    #expect(watcher.line("clock") == "clock 300000 292000 -", "which has O again")
    #expect(table.put(text + "a1=", by: table.o).status == 200)
    #expect(watcher.line("clock") == "clock 292000 300000 -")
    table.post("undo", by: table.o)
    #expect(table.post("undo", by: table.x).text == "\(text)a1")
    #expect(table.put(text + "a1c3", by: table.o).status == 200)
    #expect(
      try table.log == [
        "game 5x5k4+swap 300+0", "a1", "=", "b2", "offer undo x", "undo 2", "=", "offer undo x",
        "undo 1", "c3",
      ])
    var room = try table.room
    #expect(room.text == "5x5k4+swap:a1c3")
    let id = try #require(Secret(table.id.utf8))
    let line = RoomLine(room: id, number: room.count + 1, time: room.time, text: "=")
    #expect(throws: Room.Unreadable(number: line.number)) { try room.take(line) }
  }
}
