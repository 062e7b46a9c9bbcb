import GamePuzzles
import GameRules
import GameSolver
import Testing

@Suite struct PuzzleTests {
  private static func puzzle(_ text: String) throws -> Puzzle? {
    let game = try Game(text)
    return Puzzle(game, Solver(game.position.table).analysis(of: game.position))
  }

  private static let examples: [(text: String, task: Puzzle.Task, answer: String)] = [
    ("3x3:a1", .hold, "b2"), ("3x3+misere:", .hold, "b2"),
    ("4x4+corners+squares:a3a2c2b4a4d1", .win(in: 7), "c3"),
    ("4x4+corners+squares:a2d1c1c3d4d2d3a4", .trap, "a1"),
  ]

  @Test(arguments: examples)
  func `a position with one right move is a puzzle`(
    text: String, task: Puzzle.Task, answer: String
  ) throws {
    let puzzle = try #require(try PuzzleTests.puzzle(text))
    #expect(puzzle.task == task)
    #expect(puzzle.answer.description == answer)
    #expect(puzzle.game.description == text)
  }

  /// Several moves are right, a line can be completed, one must be blocked, all moves lose.
  @Test(arguments: ["3x3:b1", "3x3:", "3x3:a1b1a2c2", "3x3:a1b2a2", "3x3:a1b1b2", "3x3:a1b2c3a3c1"])
  func `a position with another number of right moves, or a plain one, is none`(text: String) throws
  {
    #expect(try PuzzleTests.puzzle(text) == nil)
  }

  @Test func `a position whose moves are not decided is no puzzle`() throws {
    let game = try Game("6x6k4:c3d3")
    let solver = Solver(game.position.table)
    let analysis = solver.analysis(of: game.position, limit: SearchLimit(nodes: 10))
    #expect(Puzzle(game, analysis) == nil)
  }
}
