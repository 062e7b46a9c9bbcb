import GameRules
import TestSupport
import Testing

@testable import GameRooms

/// Random requests, after which every log must replay to the state that the server broadcast.
@Suite struct RandomRequestTests {
  @Test(arguments: 0..<(SlowSuite.isOn ? 200 : 20))
  func `every log replays to the state that was broadcast`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let house = RoomsFixture(seed: seed)
    let rules = ["3x3", "3x3 1+0", "4x4+corners+squares 5+1", "2x2", "3x3+misere", "1x1"]
    let tables = rules.map { house.table($0) }
    let watchers = tables.map { $0.watch() }
    let posts = ["resign", "draw", "undo", "again", "decline", "sit", "emote"]
    let squares = ["a1", "b2", "c3", "a2", "b1", "c1", "d4", "?"]
    for _ in 0..<400 {
      let place = Int.random(in: tables.indices, using: &random)
      let table = tables[place]
      let token = [table.x, table.o, nil, table.id].randomElement(using: &random) ?? nil
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<13:
        var text = try table.room.text.description
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          text += squares.randomElement(using: &random) ?? ""
        }
        house.send(.put, table.path, text, token: token)
      case 13..<17:
        let command = posts.randomElement(using: &random) ?? ""
        house.send(.post, "\(table.path)/\(command)", "1", token: token)
      case 17: house.now += Int.random(in: 0...2_000, using: &random)
      case 18: house.rooms.tick()
      default: house.rooms.flush()
      }
    }
    house.rooms.flush()
    for (table, watcher) in zip(tables, watchers) {
      let room = try table.room
      let audience = Room.Audience(watching: 1)
      let told = watcher.events.last { $0.hasPrefix("id:") } ?? ""
      let kept = room.state(for: audience, at: house.now).description
      #expect(unclocked(told) == unclocked(kept))
    }
  }

  /// The lines of a state without its clock, which depends on the time.
  private func unclocked(_ state: String) -> [Substring] {
    state.split(separator: "\n").filter { !$0.hasPrefix("data: clock") }
  }
}
