import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct RowPlayerTests {
  private func move(_ player: RowPlayer, questions: Int = 20) -> Int? {
    var asked = 0
    return player.move(work: 1_000_000) {
      asked += 1
      return asked > questions
    }
  }

  /// Two more columns than a `Square` can name.
  @Test(arguments: [(20, 20, 5), (21, 6, 5), (7, 7, 4)])
  func `a game on any rectangle ends with a line or a full board`(
    columns: Int, rows: Int, inARow: Int
  ) throws {
    let player = RowPlayer(columns: columns, rows: rows, inARow: inARow)
    var generator = SplitMix64(seed: 1)
    while !player.isOver {
      let isOwn = player.moves.count % 2 == 0
      let open = (0..<columns * rows).filter { !player.moves.contains($0) }
      let square = try #require(
        isOwn ? move(player, questions: 1) : open.randomElement(using: &generator))
      #expect(open.contains(square))
      #expect(player.play(square))
    }
    // A player at random loses to one that is not.
    #expect(player.moves.count % 2 == 1 && player.moves.count < columns * rows)
    #expect(move(player) == nil && !player.play(player.moves[0]))
    let last = player.moves[player.moves.count - 1]
    player.undo()
    #expect(!player.isOver)
    #expect(move(player) == last || player.play(last) && player.isOver)
  }

  @Test func `a line is completed in the last row, and one of the other side blocked`() {
    let player = RowPlayer(columns: 20, rows: 20, inARow: 5)
    let top = 19 * 20
    for square in [top + 15, 0, top + 16, 1, top + 17, 2, top + 18] { #expect(player.play(square)) }
    #expect(!player.play(0), "taken")
    #expect([top + 14, top + 19].contains(move(player)))
    #expect(player.play(3))
    #expect([top + 14, top + 19].contains(move(player)))
    player.clear()
    #expect(player.moves.isEmpty && !player.isOver && player.play(0))
  }

  @Test func `an assistant leaves its scores to the player`() throws {
    let player = RowPlayer(columns: 15, rows: 15, inARow: 5)
    let assistant = RowPlayer(assisting: player)
    for square in [112, 113, 97, 127] { #expect(player.play(square)) }
    assistant.follow(player)
    #expect(assistant.moves == player.moves)
    var asked = 0
    func stops() -> Bool {
      asked += 1
      return asked > 40
    }
    assistant.assist(shouldStop: stops)
    #expect(asked > 40)
    // With the scores of the assistant, the player sees in no time what it would see alone later.
    let alone = RowPlayer(columns: 15, rows: 15, inARow: 5)
    for square in player.moves { #expect(alone.play(square)) }
    #expect(player.scores.count(where: { $0.depth > 3 }) > 100)
    #expect(alone.scores.count(where: { $0.depth > 3 }) == 0)
  }
}
