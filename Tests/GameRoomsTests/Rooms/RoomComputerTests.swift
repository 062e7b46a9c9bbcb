import GameRules
import RoomProtocol
import Testing

@testable import GameRooms

/// The computer in a seat of a room.
@Suite struct RoomComputerTests {
  private let house = RoomsFixture()
  private let computer = FirstSquare()
  private let token: String
  private let path: String

  init() {
    house.rooms.computer = computer
    path = "/rooms/" + house.ask(.post, "/rooms", "3x3 60+0").text
    token = String(house.ask(.post, path + "/sit").text.dropFirst(2))
  }

  private func post(_ command: String, _ body: String = "") -> Client {
    let answer = house.ask(.post, "\(path)/\(command)", body, token: token)
    house.rooms.flush()
    return answer
  }

  private func put(_ text: String) {
    house.ask(.put, path, text, token: token)
    house.rooms.flush()
  }

  private var log: [String] {
    get throws {
      let id = try #require(Secret(path.utf8.dropFirst(7)))
      return try house.store.lines(of: id, from: 1).map(\.text.description)
        .filter { !$0.hasPrefix("sit") }
    }
  }

  @Test func `it takes the free seat and plays like anybody`() throws {
    let watcher = house.ask(.get, path)
    #expect(post("computer", "easy").status == 200 && post("computer", "easy").status == 200)
    #expect(watcher.line("computer") == "computer o easy" && watcher.line("seats") == "seats xo")
    #expect(watcher.line("here") == "here o")
    put("3x3:b2")
    #expect(watcher.state[1] == "3x3:b2a1")
    #expect(try log == ["game 3x3 60+0", "computer o easy", "b2", "a1"])
    #expect(computer.asked == ["3x3:b2 easy"])
  }

  @Test func `it waits for its turn, and its clock runs`() {
    let watcher = house.ask(.get, path)
    _ = post("computer", "easy")
    put("3x3:b2")
    computer.isLate = true
    put("3x3:b2a1c3")
    house.wait(seconds: 3)
    put("3x3:b2a1c3b3")
    #expect(watcher.state[1] == "3x3:b2a1c3" && watcher.line("clock") == "clock 60000 60000 o")
    computer.answer()
    house.rooms.flush()
    #expect(watcher.state[1] == "3x3:b2a1c3a2" && watcher.line("clock") == "clock 60000 57000 x")
  }

  @Test func `it grants an undo and another game, and declines a draw`() {
    let watcher = house.ask(.get, path)
    _ = post("computer", "easy")
    put("3x3:b2")
    _ = post("undo")
    #expect(watcher.state[1] == "3x3:")
    put("3x3:b2")
    _ = post("draw")
    #expect(watcher.state[1] == "3x3:b2a1" && watcher.line("offer") == nil)
    _ = post("resign")
    _ = post("again")
    house.rooms.flush()
    // The seats have swapped marks, so it begins.
    #expect(watcher.line("game") == "game 2" && watcher.line("computer") == "computer x easy")
    #expect(watcher.state[1] == "3x3:a1")
  }

  @Test func `an undo while it thinks is granted, and the late move is dropped`() {
    let watcher = house.ask(.get, path)
    _ = post("computer", "easy")
    computer.isLate = true
    put("3x3:b2")
    _ = post("undo")
    #expect(watcher.state[1] == "3x3:")
    computer.answer()
    house.rooms.flush()
    #expect(watcher.state[1] == "3x3:")
    computer.isLate = false
    put("3x3:c3")
    #expect(watcher.state[1] == "3x3:c3a1")
  }

  @Test func `an offer while it thinks takes no time from it`() {
    let watcher = house.ask(.get, path)
    _ = post("computer", "easy")
    computer.isLate = true
    put("3x3:b2")
    _ = post("draw")
    computer.answer()
    house.rooms.flush()
    #expect(watcher.state[1] == "3x3:b2a1" && computer.asked.count == 1)
  }

  @Test func `a move that it finds while an offer is written is played after that`() {
    let queue = LateQueue(MemoryStore())
    let house = RoomsFixture(queue: queue)
    house.rooms.computer = computer
    let id = house.ask(.post, "/rooms", "3x3").text
    let token = String(house.ask(.post, "/rooms/\(id)/sit").text.dropFirst(2))
    house.ask(.post, "/rooms/\(id)/computer", "easy", token: token)
    computer.isLate = true
    house.ask(.put, "/rooms/\(id)", "3x3:b2", token: token)
    let watcher = house.ask(.get, "/rooms/\(id)")
    queue.isLate = true
    house.ask(.post, "/rooms/\(id)/draw", token: token)
    computer.answer()
    queue.isLate = false
    queue.finish()
    for _ in 1...3 { house.rooms.flush() }
    #expect(watcher.state[1] == "3x3:b2a1" && computer.asked.count == 1)
  }

  @Test func `between two games it leaves its seat to whoever sits down`() {
    let watcher = house.ask(.get, path)
    _ = post("computer", "easy")
    #expect(house.ask(.post, path + "/sit").status == 410, "a game is on")
    _ = post("resign")
    let guest = house.ask(.post, path + "/sit", "Ada")
    #expect(guest.status == 201 && guest.text.hasPrefix("o "))
    #expect(watcher.line("computer") == nil && watcher.line("name") == "name o Ada")
    _ = post("again")
    #expect(watcher.line("game") == "game 1", "a person is asked")
    house.ask(.post, path + "/again", token: String(guest.text.dropFirst(2)))
    house.rooms.flush()
    #expect(watcher.line("game") == "game 2" && watcher.state[1] == "3x3:")
    let next = RoomsFixture(house.store)
    #expect(next.ask(.get, path).line("seats") == "seats xo", "the log can be read")
  }

  @Test func `it goes on after a restart`() throws {
    let watcher = house.ask(.get, path)
    _ = post("computer", "easy")
    computer.isLate = true
    put("3x3:b2")
    #expect(watcher.state[1] == "3x3:b2")
    let next = RoomsFixture(house.store)
    next.rooms.computer = FirstSquare()
    next.now = house.now
    let again = next.ask(.get, path)
    next.wait(seconds: 1)
    #expect(again.state[1] == "3x3:b2a1")
  }

  @Test func `it waits while the store fails, instead of moving again at once`() throws {
    let store = FailingStore()
    let house = RoomsFixture(store)
    house.rooms.computer = computer
    let path = "/rooms/" + house.ask(.post, "/rooms", "3x3").text
    let token = String(house.ask(.post, path + "/sit").text.dropFirst(2))
    house.ask(.post, path + "/computer", "easy", token: token)
    house.rooms.flush()
    computer.isLate = true
    house.ask(.put, path, "3x3:b2", token: token)
    house.rooms.flush()
    store.isBroken = true
    computer.isLate = false
    computer.answer()
    for _ in 0..<10 { house.rooms.flush() }
    #expect(computer.asked.count == 1)
    store.isBroken = false
    house.wait(seconds: 1)
    house.rooms.flush()
    #expect(house.ask(.get, path).state[1] == "3x3:b2a1")
  }

  @Test func `only a player invites it, once, to a free seat and at a level that exists`() {
    #expect(house.ask(.post, path + "/computer", "easy").status == 403)
    let unknown = post("computer", "genius")
    #expect(unknown.status == 400 && unknown.text == "a level is one of easy, hard")
    #expect(post("computer", "hard").status == 200)
    #expect(post("computer", "easy").status == 410)
    #expect(house.ask(.post, path + "/sit").status == 410)
    let table = RoomsFixture().table()
    #expect(table.post("computer", by: table.x, "easy").status == 409)
  }
}

/// A computer that takes the first free square.
private final class FirstSquare: RoomComputer {
  let levels: [UTF8Text] = ["easy", "hard"]
  var isLate = false
  private(set) var asked: [String] = []
  private var answers: [() -> Void] = []

  func choose(in game: Game, at level: UTF8Text, then: @escaping (Square) -> Void) {
    asked.append("\(game.notation) \(level)")
    guard let square = game.position.legalMoves.min(by: { "\($0.notation)" < "\($1.notation)" })
    else { return }
    answers.append { then(square) }
    if !isLate { answer() }
  }

  func answer() { answers.removeFirst()() }
}
