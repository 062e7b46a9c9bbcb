import GameRules
import GameSolver
import TestSupport
import Testing

@Suite struct OpenLinesTests {
  @Test func `a line with marks of both sides is closed to both`() throws {
    let position = try Game("3x3:b2a1c1a3a2c2").position
    #expect(
      position.openLines(of: .x).map { $0.squares.map(\.description) } == [["b1", "b2", "b3"]])
    #expect(
      position.openLines(of: .o).map { $0.squares.map(\.description) } == [["a3", "b3", "c3"]])
    #expect(Position(.classic).openLines(of: .x).count == 8)
  }

  @Test(arguments: [
    ("a1", ["b2"]), ("b2", ["a1", "c1", "a3", "c3"]), ("b1", ["a1", "c1", "b2", "b3"]),
  ])
  func `moves that are all draws have different numbers of safe replies`(
    move: String, replies: [String]
  ) throws {
    let position = Position(.classic)
    let square = try #require(Square(move))
    let found = Solver(position.table).safeReplies(to: square, in: position)
    #expect(found?.map(\.description) == replies)
  }

  @Test(arguments: ["3x3", "3x3+misere", "4x3k3"])
  func `the safe replies are those that do not lose`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let solver = Solver(table)
    let plain = PlainValues()
    var generator = SplitMix64(seed: 36)
    for _ in 0..<200 {
      let plies = Int.random(in: 0..<table.rules.area - 1, using: &generator)
      let position = Position.random(table, plies: plies, using: &generator)
      for square in position.legalMoves {
        let after = try position.playing(square)
        let safe = try after.legalMoves.filter {
          plain.value(of: try after.playing($0)).beforeMove.result != .loss
        }
        #expect(solver.safeReplies(to: square, in: position) == safe, "\(drawing(position))")
      }
    }
  }

  @Test func `safe replies are unknown where the limit leaves one undecided`() throws {
    let position = try Game("6x6k4:c3d3").position
    let square = try #require(Square("a1"))
    let solver = Solver(position.table)
    #expect(solver.safeReplies(to: square, in: position, limit: SearchLimit(nodes: 1)) == nil)
  }
}
