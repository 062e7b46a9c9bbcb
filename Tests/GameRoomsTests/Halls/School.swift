import GameRules
import RoomProtocol
import TestSupport
import Testing

@testable import GameRooms

/// A class, its host and its players, all connected.
struct School {
  let house: RoomsFixture
  let id: String
  let code: String
  let host: String
  var pupils: [String] = []
  var streams: [Client] = []

  init(_ terms: String, pupils count: Int, in house: RoomsFixture = RoomsFixture()) {
    self.house = house
    let words = house.ask(.post, "/halls", terms).text.split(separator: " ").map(String.init)
    (id, code, host) = (words[0], words[1], words[2])
    var generator = SplitMix64(seed: 5)
    for _ in 0..<count {
      let token = Secret(using: &generator).notation.description
      pupils.append(token)
      #expect(ask("join", by: token).status == 201)
      streams.append(events(token))
    }
  }

  @discardableResult
  func ask(_ command: String, _ body: String = "", by token: String?) -> Client {
    house.ask(.post, "/halls/\(id)/\(command)", body, token: token)
  }

  func events(_ token: String? = nil) -> Client {
    house.ask(.get, "/halls/\(id)/events", token: token)
  }

  /// The state after some seconds, in which results and pairs are written.
  func state(of pupil: Int = 0) -> HallState {
    house.wait(seconds: 4)
    return HallState(UTF8Text(Array(streams[pupil].state.joined(separator: "\n").utf8)))
  }

  /// The class, replayed from its log.
  var replayed: Hall {
    get throws {
      let lines = try house.store.lines(of: #require(Secret(id.utf8)), from: 1)
      var hall = try Hall(lines[0])
      for line in lines.dropFirst() { try hall.take(line) }
      return hall
    }
  }

  /// Lets X win every game that goes on.
  func playAll() {
    for game in state().games {
      let (x, o) = (pupils[game.x - 1], pupils[game.o - 1])
      var text = "3x3:"
      for (index, move) in ["a1", "a2", "b1", "b2", "c1"].enumerated() {
        text += move
        let token = index % 2 == 0 ? x : o
        let answer = house.ask(.put, "/rooms/" + game.room.notation.description, text, token: token)
        #expect(answer.status == 200)
      }
    }
  }
}
