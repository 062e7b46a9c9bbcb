import GameRules
import Testing

@Suite struct LineTablesTests {
  @Test func `the same rules get the same table`() throws {
    var tables = LineTables()
    let first = tables.table(for: .classic)
    let other = tables.table(for: .sixBySix)
    #expect(first !== other)
    #expect(tables.table(for: .classic) === first)
    #expect(other.rules == .sixBySix)
  }

  @Test func `the least recently used table is dropped`() throws {
    var tables = LineTables()
    let first = tables.table(for: .classic)
    let second = tables.table(for: .fourByFour)
    for rules in [Rules.sixBySix, .fourOnFive] { _ = tables.table(for: rules) }
    #expect(tables.table(for: .classic) === first)
    _ = tables.table(for: .misere)
    #expect(tables.table(for: .classic) === first)
    #expect(tables.table(for: .fourByFour) !== second)
  }

  @Test func `games that share a table are read like others`() throws {
    var tables = LineTables()
    for text in ["3x3:b2a1", "3x3", "4x4+squares:a1b2", "3x3:b2b1"] {
      #expect(try Game(UTF8Text(text), sharing: &tables) == (try Game(text)))
    }
    let games = try ["3x3:a1", "3x3:b2"].map { try Game(UTF8Text($0), sharing: &tables) }
    #expect(games[0].position.table === games[1].position.table)
    #expect(
      throws: GameTextError.illegal(
        number: 2, Square(column: 0, row: 0), .occupied(Square(column: 0, row: 0), by: .x))
    ) {
      try Game("3x3:a1a1", sharing: &tables)
    }
  }
}
