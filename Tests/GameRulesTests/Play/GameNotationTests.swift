import GameRules
import TestSupport
import Testing

@Suite struct GameNotationTests {
  @Test(arguments: [
    ("3x3:", "3x3:"),
    ("3x3", "3x3:"),
    ("3X3:B2a1", "3x3:b2a1"),
    ("3x3k3:b2", "3x3:b2"),
    ("4X4+SQUARES+CORNERS:B2C3A1", "4x4+corners+squares:b2c3a1"),
    ("19x19k5:s19a1k10", "19x19k5:s19a1k10"),
    ("3x3:b02", "3x3:b2"),
  ])
  func `every spelling of a game is read and one is written`(text: String, canonical: String) throws
  {
    #expect(try Game(text).description == canonical)
  }

  @Test func `a substring is read like a string`() throws {
    #expect(try Game("#3x3:b2".dropFirst()).description == "3x3:b2")
  }

  @Test(arguments: [
    ("", GameTextError.rules(.size("")), #"rules, "": rules begin with a size such as 3x3"#),
    (
      "three:b2", .rules(.size("three")), #"rules, "three": rules begin with a size such as 3x3"#
    ),
    (
      "4x4k7:", .rules(.impossible(.inARow(7, columns: 4, rows: 4))),
      "rules, 7 in a row do not fit on 4×4"
    ),
    (
      "4x4+corner:b2", .rules(.option("+corner")),
      "rules, \"+corner\": \(theOptions)"
    ),
    ("5x5k:b2", .rules(.inARow(":b2")), #"rules, ":b2": a number must follow the k"#),
    ("3x3b2", .rules(.unexpected("b2")), #"rules, "b2": nothing like this can follow the rules"#),
    (
      "3x3 :b2", .rules(.unexpected(" :b2")),
      #"rules, " :b2": nothing like this can follow the rules"#
    ),
    ("3x3:b", .unreadable(number: 1, "b"), #"move 1, "b": not a square such as b2"#),
    ("3x3:b2,a1", .unreadable(number: 2, ",a1"), #"move 2, ",a1": not a square such as b2"#),
    ("3x3:b2a1 ", .unreadable(number: 3, " "), #"move 3, " ": not a square such as b2"#),
    ("3x3::", .unreadable(number: 1, ":"), #"move 1, ":": not a square such as b2"#),
    (
      "3x3:b2a1é1", .unreadable(number: 3, "é1"), #"move 3, "é1": not a square such as b2"#
    ),
    (
      "3x3:b2z9", .nowhere(number: 2, "z9", end: topRight),
      "move 2, z9: outside the board, which ends at c3"
    ),
    (
      "3x3:b0", .nowhere(number: 1, "b0", end: topRight),
      "move 1, b0: outside the board, which ends at c3"
    ),
    (
      "3x3:B12345", .nowhere(number: 1, "B12345", end: topRight),
      "move 1, B12345: outside the board, which ends at c3"
    ),
  ])
  func `an unreadable game text is refused with the place and the cause`(
    text: String, error: GameTextError, words: String
  ) {
    #expect(throws: error) { try Game(text) }
    #expect(error.description == words)
  }

  @Test func `an illegal move is refused with its number and the cause`() throws {
    let b2 = Square(column: 1, row: 1)
    let d1 = Square(column: 3, row: 0)
    let c3 = Square(column: 2, row: 2)
    let win = try #require(try Game("3x3:a1b1a2b2a3").position.outcome)
    let cases: [(String, GameTextError, String)] = [
      (
        "3x3:b2a1b2", .illegal(number: 3, b2, .occupied(b2, by: .x)), "move 3, b2: already taken"
      ),
      (
        "3x3:b2d1", .illegal(number: 2, d1, .outsideBoard(d1, end: topRight)),
        "move 2, d1: outside the board, which ends at c3"
      ),
      (
        "3x3:a1b1a2b2a3c3", .illegal(number: 6, c3, .gameOver(win)),
        "move 6, c3: the game is over, X has won"
      ),
      (
        "1x2k2:a1a2a1", .illegal(number: 3, Square(column: 0, row: 0), .gameOver(.draw)),
        "move 3, a1: the game is over, a draw"
      ),
    ]
    for (text, error, words) in cases {
      #expect(throws: error) { try Game(text) }
      #expect(error.description == words)
    }
  }

  @Test(arguments: manyRules)
  func `every written game is read back, in either case`(text: String) throws {
    let rules = try Rules(text)
    for seed in 0..<UInt64(isOptimized ? 20 : 3) {
      var generator = SplitMix64(seed: seed)
      var game = Game(rules)
      while let square = game.position.legalMoves.randomElement(using: &generator) {
        try game.play(square)
      }
      let text = game.description
      #expect(try Game(text) == game, "seed \(seed)")
      #expect(try Game(text.uppercased()).description == text, "seed \(seed)")
    }
  }
}
