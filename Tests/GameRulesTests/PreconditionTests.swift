import GameRules
import Testing

/// Violated preconditions stop the program before it can do harm.
@Suite struct PreconditionTests {
  @Test func `a square beyond the largest board traps`() async {
    await #expect(processExitsWith: .failure) { _ = Square(column: 19, row: 0) }
    await #expect(processExitsWith: .failure) { _ = Square(column: 0, row: -1) }
  }

  @Test func `a square outside the board traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Rules.classic.index(of: Square(column: 3, row: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = Position(.classic)[Square(column: 0, row: 3)]
    }
    await #expect(processExitsWith: .failure) { _ = Rules.classic.square(at: 9) }
    await #expect(processExitsWith: .failure) { _ = Rules.classic.square(at: -1) }
  }

  @Test func `an index beyond the size of a set traps`() async {
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

  @Test func `a quarter turn of a non-square board traps`() async {
    await #expect(processExitsWith: .failure) {
      let rules = try Rules("4x3")
      _ = Symmetry.rotate90(Square(column: 0, row: 0), on: rules)
    }
  }

  @Test func `a place outside the record traps`() async {
    await #expect(processExitsWith: .failure) {
      var game = try Game("3x3:b2")
      game.go(to: 2)
    }
    await #expect(processExitsWith: .failure) {
      var game = try Game("3x3:b2")
      game.go(to: -1)
    }
  }

  @Test func `a negative depth traps`() async {
    await #expect(processExitsWith: .failure) { _ = Position(.classic).perft(-1) }
  }
}
