import GameRules
import Testing

@Suite struct SquareTests {
  @Test func `all 361 squares are read back, in either case`() {
    let names = Rules.sides.flatMap { row in
      "abcdefghijklmnopqrs".map { "\($0)\(row)" }
    }
    let all = Rules.sides.flatMap { row in
      Rules.sides.map { Square(column: $0 - 1, row: row - 1) }
    }
    #expect(all.map(\.description) == names)
    #expect(names.map { Square($0) } == all)
    #expect(names.map { Square($0.uppercased()) } == all)
    #expect(all.map { ($0.columnName + $0.rowName).description } == names)
  }

  @Test(arguments: [
    "", "a", "1", "1a", "a0", "a20", "t1", "aa1", "a1 ", " a1", "a-1", "a1b2", "ä1", "a１",
    "a99999999999999999999",
  ])
  func `a text that is not a square is refused`(text: String) {
    #expect(Square(text) == nil)
  }
}
