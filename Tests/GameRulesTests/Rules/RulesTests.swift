import GameRules
import Testing

@Suite struct RulesTests {
  @Test(arguments: [
    (Rules.classic, "3x3"),
    (.cornersAndSquares, "4x4+corners+squares"),
    (.fourByFour, "4x4"),
    (.fourOnFive, "5x5k4"),
    (.sixBySix, "6x6"),
  ])
  func `the named rules have the expected notation`(rules: Rules, text: String) throws {
    #expect(rules == (try Rules(text)))
    #expect(rules.description == text)
  }

  @Test func `the number in a row defaults to the shorter side`() throws {
    for columns in Rules.sides {
      for rows in Rules.sides {
        let rules = try Rules(columns: columns, rows: rows)
        #expect([rules.columns, rules.rows, rules.inARow] == [columns, rows, min(columns, rows)])
        #expect(rules.area == columns * rows)
        #expect(rules.patterns.isEmpty)
      }
    }
  }

  @Test func `exactly the impossible rules are refused, with the reason`() {
    for columns in -1...21 {
      for rows in -1...21 {
        for inARow in [-1, 0, 1, 2, 7, 19, 20] {
          for patterns in [[], [.corners], [.squares], [.corners, .squares]] as [Patterns] {
            check(columns: columns, rows: rows, inARow: inARow, patterns: patterns)
          }
        }
      }
    }
  }

  /// Compares by hand, because `#expect` on each of 14,812 cases would take seconds.
  private func check(columns: Int, rows: Int, inARow: Int, patterns: Patterns) {
    var refusal: RulesError?
    do throws(RulesError) {
      let rules = try Rules(columns: columns, rows: rows, inARow: inARow, patterns: patterns)
      if rules.inARow != inARow || rules.patterns != patterns {
        Issue.record("\(rules) is not what was asked for")
      }
    } catch {
      refusal = error
    }
    if refusal != reason(columns: columns, rows: rows, inARow: inARow, patterns: patterns) {
      Issue.record("\(columns)×\(rows), \(inARow) in a row: \(String(describing: refusal))")
    }
  }

  /// The first reason to refuse these rules.
  private func reason(columns: Int, rows: Int, inARow: Int, patterns: Patterns) -> RulesError? {
    if !(1...19 ~= columns) { return .columns(columns) }
    if !(1...19 ~= rows) { return .rows(rows) }
    if inARow < 0 || inARow > columns && inARow > rows {
      return .inARow(inARow, columns: columns, rows: rows)
    }
    if inARow == 0, patterns.isEmpty { return .nothingWins }
    guard columns == 1 || rows == 1, let first = patterns.first(where: { _ in true }) else {
      return nil
    }
    return .pattern(first, columns: columns, rows: rows)
  }

  @Test(arguments: [
    (RulesError.columns(0), "0 columns: a board has 1 to 19"),
    (.columns(-3), "-3 columns: a board has 1 to 19"),
    (.rows(20), "20 rows: a board has 1 to 19"),
    (.rows(1000), "1000 or more rows: a board has 1 to 19"),
    (.inARow(-1, columns: 3, rows: 3), "-1 in a row: at least 0 is needed"),
    (.nothingWins, "0 in a row: then a pattern or a shape must win"),
    (.inARow(7, columns: 4, rows: 5), "7 in a row do not fit on 4×5"),
    (.pattern(.corners, columns: 1, rows: 5), "corners: a board of 1×5 does not have four corners"),
    (
      .pattern(.squares, columns: 5, rows: 1), "squares: a board of 5×1 has no room for a 2×2 block"
    ),
  ])
  func `a refusal explains itself in words`(error: RulesError, words: String) {
    #expect(error.description == words)
  }

  @Test func `squares are counted row by row from the bottom-left corner`() throws {
    let rules = try Rules("3x2")
    #expect((0..<rules.area).map(rules.square(at:)) == (try squares("a1 b1 c1 a2 b2 c2")))
    #expect((0..<rules.area).map { rules.index(of: rules.square(at: $0)) } == Array(0..<6))
    #expect(try squares("a1 c2 d1 a3").map(rules.contains) == [true, true, false, false])
  }
}
