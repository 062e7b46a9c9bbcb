import GameRules
import Testing

/// A program that asks for what cannot be is stopped before it can do harm.
@Suite struct PreconditionTests {
  @Test func `stops at a square beyond the largest board`() async {
    await #expect(processExitsWith: .failure) { _ = Square(column: 19, row: 0) }
    await #expect(processExitsWith: .failure) { _ = Square(column: 0, row: -1) }
  }

  @Test func `stops at a square outside the board`() async {
    await #expect(processExitsWith: .failure) {
      _ = Rules.classic.index(of: Square(column: 3, row: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = Position(.classic)[Square(column: 0, row: 3)]
    }
    await #expect(processExitsWith: .failure) { _ = Rules.classic.square(at: 9) }
    await #expect(processExitsWith: .failure) { _ = Rules.classic.square(at: -1) }
  }

  @Test func `stops at an index that no set has room for`() async {
    await #expect(processExitsWith: .failure) {
      var set = SquareSet()
      set.insert(384)
    }
    await #expect(processExitsWith: .failure) {
      var set = SquareSet()
      set.remove(-1)
    }
    await #expect(processExitsWith: .failure) { _ = SquareSet().contains(1 << 40) }
  }

  @Test func `stops at a quarter turn of a board that is not square`() async {
    await #expect(processExitsWith: .failure) {
      let rules = try Rules("4x3")
      _ = Symmetry.rotate90(Square(column: 0, row: 0), on: rules)
    }
  }

  @Test func `stops at a place that the record does not have`() async {
    await #expect(processExitsWith: .failure) {
      var game = try Game("3x3:b2")
      game.go(to: 2)
    }
    await #expect(processExitsWith: .failure) {
      var game = try Game("3x3:b2")
      game.go(to: -1)
    }
  }

  @Test func `stops at a depth below zero`() async {
    await #expect(processExitsWith: .failure) { _ = Position(.classic).perft(-1) }
  }
}
