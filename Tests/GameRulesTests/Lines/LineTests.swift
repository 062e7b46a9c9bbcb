import GameRules
import Testing

@Suite struct LineTests {
  @Test func `the eight lines of 3x3 run from left to right or bottom to top`() {
    let pictures = Rules.classic.makeLines().map { picture($0, on: .classic) }
    #expect(
      pictures == [
        "...\n...\nabc", "...\nabc\n...", "abc\n...\n...",
        "c..\nb..\na..", ".c.\n.b.\n.a.", "..c\n..b\n..a",
        "..c\n.b.\na..", "a..\n.b.\n..c",
      ])
  }

  @Test func `corners and blocks are drawn around their centre`() throws {
    let rules = try Rules("3x2+corners+squares")
    let rings = rules.makeLines().filter { $0.stroke != .path }
    #expect(
      rings.map(\.kind) == [.pattern(.corners), .pattern(.squares), .pattern(.squares)])
    #expect(
      rings.map { picture($0, on: rules) } == ["d.c\na.b", "dc.\nab.", ".dc\n.ab"])
  }

  @Test func `diamonds are drawn around one square, wherever they fit`() throws {
    let rules = try Rules("4x3+diamonds")
    let diamonds = rules.makeLines().filter { $0.kind == .pattern(.diamonds) }
    #expect(
      diamonds.map { picture($0, on: rules) } == [".d..\na.c.\n.b..", "..d.\n.a.c\n..b."])
  }

  /// The numbers of rows, columns, diagonals, corners and blocks.
  @Test(arguments: [
    ("3x3", [3, 3, 2, 0, 0]),
    ("4x4+corners+squares", [4, 4, 2, 1, 9]),
    ("5x5k4", [10, 10, 8, 0, 0]),
    ("7x4k4", [16, 7, 8, 0, 0]),
    ("3x5k5", [0, 3, 0, 0, 0]),
    ("19x19k5", [285, 285, 450, 0, 0]),
    ("19x19k19", [19, 19, 2, 0, 0]),
    ("19x19+corners+squares", [19, 19, 2, 1, 324]),
    ("19x19k1", [361, 0, 0, 0, 0]),
    ("1x1", [1, 0, 0, 0, 0]),
    ("1x7", [7, 0, 0, 0, 0]),
    ("1x7k7", [0, 1, 0, 0, 0]),
    ("7x1k3", [5, 0, 0, 0, 0]),
    ("2x2", [2, 2, 2, 0, 0]),
    ("2x2+corners", [2, 2, 2, 1, 0]),
    ("2x2+squares", [2, 2, 2, 0, 1]),
    ("2x2+corners+squares", [2, 2, 2, 1, 0]),
  ])
  func `each kind has the expected number of lines`(text: String, counts: [Int]) throws {
    let rules = try Rules(text)
    let lines = rules.makeLines()
    let kinds: [Line.Kind] = [.row, .column, .diagonal, .pattern(.corners), .pattern(.squares)]
    #expect(kinds.map { kind in lines.count { $0.kind == kind } } == counts)
    #expect(Set(lines.map { Set($0.squares) }).count == lines.count, "each line once")
  }

  @Test(arguments: manyRules)
  func `the lines agree with the slow reading`(text: String) throws {
    let rules = try Rules(text)
    let lines = rules.makeLines().map {
      SlowReading.Found(kind: $0.kind, squares: Set($0.squares))
    }
    #expect(Set(lines) == SlowReading(rules).allLines)
  }

  @Test(arguments: manyRules)
  func `the table has the lines through every square`(text: String) throws {
    let rules = try Rules(text)
    let table = LineTable(rules)
    for square in (0..<rules.area).map(rules.square(at:)) {
      #expect(table.lines(through: square) == table.lines.filter { $0.squares.contains(square) })
    }
  }
}

/// Rules of every kind: thin, small, well-known, and with lines across word boundaries.
let manyRules = [
  "1x1", "1x2k2", "5x1k3", "1x19k4", "19x1k19", "2x2", "2x2k1", "2x2+corners", "2x2+squares",
  "2x2+corners+squares", "3x2k3+squares", "3x3", "3x3+corners", "3x4k2", "4x4",
  "4x4+corners+squares", "5x5k4", "6x6", "7x5k5+corners", "8x8k5", "13x5k4+squares",
  "5x13k5+corners", "9x9k5+corners+squares", "16x8k6", "19x7k7", "7x19k7+corners", "15x15k5",
  "19x19k3", "19x19k5", "19x19k19+corners", "19x19k9+corners+squares",
  "3x3+diamonds", "9x8k5+corners+squares+diamonds", "2x3k0+squares", "6x6k0+a1b1c1d1b2",
  "3x3+a1b1c1", "4x4+squares+a1b1a2b2", "19x19k2+corners+squares+a1b1c1a2+a1b1d1+a1b1a2c2",
  "8x9k0+a1h8",
  "5x7k0+a1b2+a1b1a2b2c2c3d3d4+a1b1+misere",
]
