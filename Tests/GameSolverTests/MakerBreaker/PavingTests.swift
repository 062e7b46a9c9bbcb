import GameRules
import Testing

@testable import GameSolver

/// The pavings that stop Harary's losing animals.
@Suite struct PavingTests {
  static let losers = [
    "a1b1a2b2", "a1b1b2c2b3", "a1b1c1d1e1", "a1b1c1a2b2", "a1b1c1b2b3", "a1b1c1a2c2",
    "a1b1c1a2a3", "a1b1b2c2c3", "b1a2b2c2b3", "a1b1b2b3c3",
  ]
  static let others = [
    "a1b1", "a1b1c1", "a1b1a2", "a1b1c1d1", "a1b1c1a2", "a1b1b2c2", "a1b1c1b2", "a1b1c1d1a2",
    "a1b1c1c2d2", "a1b1c1d1b2", "a1b1c1d1d2e2",
  ]

  @Test(arguments: losers)
  func `each losing animal is stopped on every board`(shape: String) throws {
    for board in ["5x5", "8x8", "7x13", "19x19"] {
      let rules = try Rules("\(board)k0+\(shape)")
      let paving = try #require(Paving(stopping: rules))
      let pairs = paving.pairs(on: rules)
      // A pairing: no square twice, and each pair side by side.
      let squares = pairs.flatMap { [$0.0, $0.1] }
      #expect(Set(squares).count == squares.count)
      for (first, second) in pairs {
        #expect(abs(first.column - second.column) + abs(first.row - second.row) == 1)
        #expect(paving.answer(to: first, on: rules) == second)
        #expect(paving.answer(to: second, on: rules) == first)
      }
      // Every line holds a pair.
      let sets = pairs.map { Set([$0.0, $0.1]) }
      for line in rules.makeLines() {
        let line = Set(line.squares)
        #expect(sets.contains { $0.isSubset(of: line) }, "\(rules): \(line)")
      }
    }
  }

  @Test(arguments: others)
  func `no paving stops an animal that wins, or Snaky`(shape: String) throws {
    #expect(Paving(stopping: try Rules("9x9k0+\(shape)")) == nil)
  }

  @Test(arguments: [
    "9x9k0+a1b1a2b2+misere", "9x9k5+a1b1a2b2", "9x9k0+squares", "9x9k0+a1b1a2b2+a1b1",
  ])
  func `only shapes alone are stopped, where completing one wins`(text: String) throws {
    #expect(Paving(stopping: try Rules(text)) == nil)
  }

  @Test func `two animals that the same paving stops are stopped together`() throws {
    #expect(Paving(stopping: try Rules("9x9k0+a1b1b2c2b3+a1b1c1b2b3")) != nil)
  }
}
