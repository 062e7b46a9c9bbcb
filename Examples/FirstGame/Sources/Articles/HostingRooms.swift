// Made by Scripts/articles.py of Sources/GameRooms/GameRooms.docc/HostingRooms.md.
import GameRooms
import GameRules
import RoomProtocol

func hostingRooms() throws {
  final class Client: RoomConnection {
    var status = 0
    var text = ""
    let hasLeft = false
    func reply(_ reply: HTTPResponse) { (status, text) = (reply.status, reply.text.description) }
    func open() { status = 200 }
    func send(_ text: UTF8Text) { self.text += text.description }
    func end() {}
  }

  let now = 1_800_000_000_000
  let rooms = Rooms(MemoryStore(), time: { now }, generator: SystemRandomNumberGenerator())

  func ask(
    _ method: HTTPMethod, _ path: String, _ body: String = "", token: String = ""
  ) -> Client {
    let client = Client()
    rooms.handle(
      HTTPRequest(
        method, Array(path.utf8), body: Array(body.utf8),
        authorization: token.isEmpty ? nil : Array("Bearer \(token)".utf8)),
      from: client)
    rooms.flush()
    return client
  }

  let room = "/rooms/" + ask(.post, "/rooms", "3x3").text
  let x = ask(.post, room + "/sit").text.dropFirst(2)
  let o = ask(.post, room + "/sit").text.dropFirst(2)
  print(ask(.post, room + "/sit").status)  // 410
  print(ask(.put, room, "3x3:b2", token: String(x)).status)  // 200
  print(ask(.put, room, "3x3:b2c3", token: String(x)).status)  // 403
  print(ask(.put, room, "3x3:b2b2", token: String(o)).text)  // move 2, b2: already taken
  let spectator = ask(.get, room)
  print(spectator.text.contains("data: 3x3:b2\n"))  // true
}
