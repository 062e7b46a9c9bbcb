import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct SolverTests {
  @Test(arguments: [
    ("5x4k4", Value.draw), ("5x5k4", .draw), ("5x5", .draw), ("6x4k4", .draw), ("6x6k5", .draw),
    ("7x7k5", .draw), ("7x4k4", .draw), ("6x5k4", .win(in: 11)), ("8x8k6", .draw),
    ("8x8k3", .win(in: 5)), ("7x5k4", .win(in: 11)), ("8x8k1", .win(in: 1)),
    ("6x6k2", .win(in: 3)), ("3x3", .draw), ("4x3k3", .win(in: 7)), ("4x4k3", .win(in: 5)),
    ("4x4+corners+squares", .draw),
  ])
  func `the empty board has its known value`(rules: String, value: Value) throws {
    let table = LineTable(try Rules(rules))
    let solver = Solver(searching: table)
    #expect(solver.bounds(of: Position(table)) == ValueBounds(value))
  }

  @Test(arguments: [
    "3x3", "4x3k3", "4x4", "4x4+corners+squares", "4x4k3", "5x3k3+squares", "8x2k3+squares",
    "4x4+corners", "16x1k3", "5x3+corners",
  ])
  func `search agrees with the strong solution on random positions and all their moves`(
    rules: String
  ) throws {
    let table = LineTable(try Rules(rules))
    let solution = StrongSolution(table)
    let solver = Solver(searching: table)
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let plies = Int.random(in: 0...table.rules.area * 3 / 4, using: &generator)
      let position = Position.random(table, plies: plies, using: &generator)
      let analysis = solver.analysis(of: position)
      #expect(analysis.bounds == ValueBounds(solution[position]), "seed \(seed)")
      for (square, bounds) in analysis.moves {
        let after = try position.playing(square)
        #expect(bounds == ValueBounds(solution[after].beforeMove), "seed \(seed), \(square)")
      }
    }
  }

  @Test(arguments: [
    ("5x4k4", 10), ("5x5k4", 15), ("6x5k4", 20), ("6x3k4+squares", 8), ("7x7k5", 39),
  ])
  func `search agrees with exhaustive search on boards too large for a table`(
    rules: String, plies: Int
  ) throws {
    let table = LineTable(try Rules(rules))
    var compared = 0
    for seed in 0..<40 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: plies, using: &generator)
      // A shorter random game leaves too much to search.
      if position.ply < plies { continue }
      compared += 1
      let value = ValueBounds(PlainValues().value(of: position))
      #expect(Solver(table).bounds(of: position) == value, "seed \(seed)")
    }
    #expect(compared >= 8)
  }
}
