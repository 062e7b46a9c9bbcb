import GameRules
import Testing

@Suite struct RulesNotationTests {
  @Test(arguments: [
    ("3x3", "3x3"),
    ("3X3", "3x3"),
    ("3x3k3", "3x3"),
    ("5x5K4", "5x5k4"),
    ("4x3k3", "4x3"),
    ("3x4k4", "3x4k4"),
    ("4x4+squares+corners", "4x4+corners+squares"),
    ("4X4+CORNERS+Squares", "4x4+corners+squares"),
    ("4x4k4+Squares", "4x4+squares"),
    ("3x3+misere", "3x3+misere"),
    ("4x4+MISERE+squares", "4x4+squares+misere"),
    ("2x2+corners", "2x2+corners"),
    ("19x19k5", "19x19k5"),
    ("1x19", "1x19"),
    ("1x19k19", "1x19k19"),
    ("019x01", "19x1"),
    ("4x4K0+squares", "4x4k0+squares"),
    ("3x3+misere+B2A2+corners", "3x3+corners+a1b1+misere"),
  ])
  func `every spelling of rules is read and one is written`(text: String, canonical: String) throws
  {
    #expect(try Rules(text).description == canonical)
  }

  @Test func `all written rules are read back, in either case`() throws {
    var count = 0
    for columns in Rules.sides {
      for rows in Rules.sides {
        for inARow in 0...max(columns, rows) {
          for patterns in [[], [.corners], [.squares], [.corners, .squares]] as [Patterns] {
            let ending = Ending.allCases[(columns + rows + inARow) % Ending.allCases.count]
            guard
              let rules = try? Rules(
                columns: columns, rows: rows, inARow: inARow, patterns: patterns, ending: ending)
            else { continue }
            let text = rules.description
            guard try Rules(text) == rules, try Rules(text.uppercased()) == rules else {
              Issue.record("\(text) does not come back")
              return
            }
            count += 1
          }
        }
      }
    }
    // Boards of m × n with k in 0...max(m, n): the longer sides of the 361 boards sum to 4,750; the 37
    // thin boards, whose longer sides sum to 379, allow neither corners nor squares; k0 needs one.
    #expect(count == 4 * (4_750 + 361) - 3 * (379 + 37) - 361)
  }

  @Test(arguments: [
    ("", RulesTextError.size(""), #""": rules begin with a size such as 3x3"#),
    ("3", .size("3"), #""3": rules begin with a size such as 3x3"#),
    ("3x", .size("3x"), #""3x": rules begin with a size such as 3x3"#),
    ("x3", .size("x3"), #""x3": rules begin with a size such as 3x3"#),
    ("-3x3", .size("-3x3"), #""-3x3": rules begin with a size such as 3x3"#),
    (" 3x3", .size(" 3x3"), #"" 3x3": rules begin with a size such as 3x3"#),
    ("3×3", .size("3×3"), #""3×3": rules begin with a size such as 3x3"#),
    ("three:", .size("three"), #""three": rules begin with a size such as 3x3"#),
    ("5x5k", .inARow(""), "a number must follow the k"),
    ("5x5kk", .inARow("k"), #""k": a number must follow the k"#),
    ("5x5k+corners", .inARow("+corners"), #""+corners": a number must follow the k"#),
    (
      "4x4+cornrs+squares", .option("+cornrs"),
      "\"+cornrs\": \(theOptions)"
    ),
    (
      "4x4+corners+corners", .option("+corners"),
      "\"+corners\": \(theOptions)"
    ),
    ("4x4+", .option("+"), "\"+\": \(theOptions)"),
    ("3x3+misere+misere", .option("+misere"), "\"+misere\": \(theOptions)"),
    ("3x3 ", .unexpected(" "), #"" ": nothing like this can follow the rules"#),
    ("3x3:", .unexpected(":"), #"":": nothing like this can follow the rules"#),
    ("3x3x3", .unexpected("x3"), #""x3": nothing like this can follow the rules"#),
    ("4x4+cornersk3", .unexpected("k3"), #""k3": nothing like this can follow the rules"#),
    ("20x3", .impossible(.columns(20)), "20 columns: a board has 1 to 19"),
    ("3x0", .impossible(.rows(0)), "0 rows: a board has 1 to 19"),
    (
      "99999999999999999999x3", .impossible(.columns(1000)),
      "1000 or more columns: a board has 1 to 19"
    ),
    (
      "4x4k7", .impossible(.inARow(7, columns: 4, rows: 4)), "7 in a row do not fit on 4×4"
    ),
    (
      "4x4k2000", .impossible(.inARow(1000, columns: 4, rows: 4)),
      "1000 or more in a row do not fit on 4×4"
    ),
    (
      "1x5+corners", .impossible(.pattern(.corners, columns: 1, rows: 5)),
      "corners: a board of 1×5 does not have four corners"
    ),
    (
      "5x1+squares", .impossible(.pattern(.squares, columns: 5, rows: 1)),
      "squares: a board of 5×1 has no room for a 2×2 block"
    ),
    (
      "a text that goes on and on and on", .size("a text that goes on and …"),
      #""a text that goes on and …": rules begin with a size such as 3x3"#
    ),
    (
      "12345678901234567890123×", .size("12345678901234567890123…"),
      #""12345678901234567890123…": rules begin with a size such as 3x3"#
    ),
  ])
  func `an unreadable rules text is refused with the place and the cause`(
    text: String, error: RulesTextError, words: String
  ) {
    #expect(throws: error) { try Rules(text) }
    #expect(error.description == words)
  }
}
