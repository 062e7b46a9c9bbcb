import GameRules
import GameSolver
import TestSupport
import Testing

@Suite struct TwinSquaresTests {
  /// Whether no square is in two pairs, all are empty, and each open line has a pair.
  private func check(_ pairs: [TwinSquares], of position: Position, stopping mark: Mark) {
    let squares = pairs.flatMap { [$0.first, $0.second] }
    #expect(Set(squares).count == squares.count && squares.allSatisfy { position[$0] == nil })
    for line in position.openLines(of: mark) {
      let held = pairs.filter {
        line.squares.contains($0.first) && line.squares.contains($0.second)
      }
      #expect(!held.isEmpty && held.allSatisfy { $0.lines.contains(line) })
    }
  }

  @Test func `5x5 has a pair for each of its twelve lines`() throws {
    let position = Position(try Rules("5x5"))
    let pairs = try #require(position.twins(stopping: .x))
    check(pairs, of: position, stopping: .x)
    #expect(pairs.count == 12)
    #expect(pairs.allSatisfy { $0.lines.count == 1 })
    #expect(pairs[0].twin(of: pairs[0].first) == pairs[0].second)
    #expect(pairs[0].twin(of: pairs[0].second) == pairs[0].first)
    #expect(pairs[0].twin(of: pairs[1].first) == nil)
  }

  @Test(arguments: ["6x6", "7x7", "7x7k6", "8x8k7"])
  func `larger boards have pairs too`(rules: String) throws {
    let position = Position(try Rules(rules))
    check(try #require(position.twins(stopping: .x)), of: position, stopping: .x)
  }

  /// The ten lines of 4×4 would need twenty squares, and in misère a pairing is no defence.
  @Test(arguments: ["4x4", "3x3", "5x5+misere", "9x9k9"])
  func `other boards have none`(rules: String) throws {
    #expect(Position(try Rules(rules)).twins(stopping: .x) == nil)
  }

  @Test(arguments: ["3x3", "4x4", "4x4+corners+squares"])
  func `where there are pairs, nobody is beaten who takes the twin`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let solution = StrongSolution(table)
    var generator = SplitMix64(seed: 37)
    var found = 0
    for _ in 0..<400 {
      let plies = Int.random(in: 0..<table.rules.area, using: &generator)
      let position = Position.random(table, plies: plies, using: &generator)
      for mark in [Mark.x, .o] {
        guard let pairs = position.twins(stopping: mark) else { continue }
        found += 1
        check(pairs, of: position, stopping: mark)
        let result = solution[position].result
        #expect(result != (mark == position.toMove ? .win : .loss), "\(drawing(position))")
      }
    }
    #expect(found > 50)
  }
}
