import GameRules
import TestSupport
import Testing

/// The squares that a player draws, as the program reads and writes them.
@Suite struct ShapeTests {
  /// The free polyominoes of up to five squares but the single square, by their names.
  static let polyominoes = [
    "domino": "a1b1", "I3": "a1b1c1", "V3": "a1b1a2", "I4": "a1b1c1d1", "L4": "a1b1c1a2",
    "O4": "a1b1a2b2", "S4": "a1b1b2c2", "T4": "a1b1c1b2", "F": "a1b1b2c2b3", "I5": "a1b1c1d1e1",
    "L5": "a1b1c1d1a2", "N": "a1b1c1c2d2", "P": "a1b1c1a2b2", "T5": "a1b1c1b2b3", "U": "a1b1c1a2c2",
    "V5": "a1b1c1a2a3", "W": "a1b1b2c2c3", "X": "b1a2b2c2b3", "Y": "a1b1c1d1b2", "Z": "a1b1b2b3c3",
  ]

  @Test(arguments: polyominoes)
  func `the canonical image of each polyomino is written`(name: String, text: String) throws {
    #expect(try Rules("9x9k0+\(text)").description == "9x9k0+\(text)", "\(name)")
  }

  /// Compares with sets of squares that are turned and sorted by hand.
  @Test func `each image anywhere is the same shape, written as the least of the eight`() throws {
    for seed in 0..<UInt64(400) {
      var generator = SplitMix64(seed: seed)
      let count = Int.random(in: 2...8, using: &generator)
      let side = Int.random(in: 3...8, using: &generator)
      var drawn: Set<[Int]> = []  // Row and column.
      while drawn.count < count {
        drawn.insert([
          Int.random(in: 0..<side, using: &generator), Int.random(in: 0..<side, using: &generator),
        ])
      }
      var image = drawn
      var images: [[[Int]]] = []
      for turn in 0..<8 {
        images.append(pushed(image))
        image = Set(image.map { [$0[1], -$0[0]] })
        if turn == 3 { image = Set(image.map { [-$0[0], $0[1]] }) }
      }
      let least = try #require(
        images.min { $0.lexicographicallyPrecedes($1) { $0.lexicographicallyPrecedes($1) } })
      let right = Int.random(in: 0...11, using: &generator)
      let up = Int.random(in: 0...11, using: &generator)
      for image in images {
        let squares = image.shuffled(using: &generator).map {
          Square(column: $0[1] + right, row: $0[0] + up)
        }
        let shape = try Rules.Shape(squares)
        #expect(shape.squares.map { [$0.row, $0.column] } == least, "seed \(seed)")
        #expect(shape.notation.description == text(least), "seed \(seed)")
      }
    }
  }

  private func pushed(_ image: Set<[Int]>) -> [[Int]] {
    let (bottom, left) = (image.map { $0[0] }.min() ?? 0, image.map { $0[1] }.min() ?? 0)
    return image.map { [$0[0] - bottom, $0[1] - left] }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func text(_ image: [[Int]]) -> String {
    image.map { "\(Array("abcdefgh")[$0[1]])\($0[0] + 1)" }.joined()
  }

  @Test func `shapes are written in the order of their squares, whatever the order read`() throws {
    let shapes = ["a1b1", "a1b1c1", "a1b1a2", "a1c1", "a1b2", "b1a2b2c2b3"]
    let sorted = ["a1b1", "a1b1c1", "a1b1a2", "a1c1", "a1b2", "b1a2b2c2b3"]
    for first in shapes {
      for second in shapes where second != first {
        for third in shapes where third != second && third != first {
          let rules = try Rules("9x9k0+\(first)+\(second)+\(third)")
          let expected = sorted.filter { [first, second, third].contains($0) }
          #expect(rules.description == "9x9k0+" + expected.joined(separator: "+"))
        }
      }
    }
  }

  @Test(arguments: [
    ("4x4+a1", "\"+a1\": 1 square: a shape has 2 to 8"),
    ("9x9k0+a1b1c1d1e1f1g1h1i1:a1", "\"+a1b1c1d1e1f1g1h1i1\": 9 squares: a shape has 2 to 8"),
    ("4x4+a1b2A1", "\"+a1b2A1\": a1 twice"),
    ("9x9k0+a1i1", "\"+a1i1\": a shape is at most 8 squares wide and high"),
    ("9x9k0+s1l9", "\"+s1l9\": a shape is at most 8 squares wide and high"),
    ("9x9+a1b1+c3c2", "\"+c3c2\": the same shape twice"),
    ("9x9+a1b1+a1c1+a1d1+a1e1", "\"+a1e1\": a game has at most three shapes"),
    ("9x9+a1b1+a1c1+a1d1+a1b1", "\"+a1b1\": the same shape twice"),
    ("9x9+a1t1", "\"+a1t1\": \"t1\": not a square such as b2"),
    ("9x9+a1b0", "\"+a1b0\": \"b0\": not a square such as b2"),
    ("9x9+a1b20", "\"+a1b20\": \"b20\": not a square such as b2"),
    ("9x9+a1b", "\"+a1\": \"b\": not a square such as b2"),
    ("9x9+a1b1 ", "\"+a1b1\": \" \": not a square such as b2"),
    ("9x9+b99999", "\"+b99999\": \"b99999\": not a square such as b2"),
    ("3x3+a1b1c1d1", "a1b1c1d1: a board of 3×3 has no room for this shape"),
    ("2x7k0+a1b1c1a2c2a3", "a1b1c1a2c2a3: a board of 2×7 has no room for this shape"),
    ("3x3k0", "0 in a row: then a pattern or a shape must win"),
    ("3x3k0+misere", "0 in a row: then a pattern or a shape must win"),
  ])
  func `squares that are no shape are refused with the place and the cause`(
    text: String, words: String
  ) throws {
    let error = #expect(throws: GameTextError.self) { try Game(text) }
    #expect(error?.description == "rules, " + words)
  }

  @Test func `a shape may be taller than the board is, if an image fits`() throws {
    #expect(try Rules("8x1k0+a1a2a3a4a5a6a7a8").description == "8x1k0+a1b1c1d1e1f1g1h1")
    #expect(
      try Rules("1x8k0+a1h1").makeLines().map { $0.squares.map(\.description) } == [["a1", "a8"]])
  }

  @Test func `a text of very many squares is refused at once`() {
    let text = "9x9k0+" + String(repeating: "a1b2", count: 100_000)
    let error = #expect(throws: RulesTextError.self) { try Rules(text) }
    let cause = "200000 squares: a shape has 2 to 8"
    #expect(error?.description == "\"+a1b2a1b2a1b2a1b2a1b2a1b…\": \(cause)")
  }

  @Test func `three shapes on the largest board have as many lines as promised, each once`() throws
  {
    let rules = try Rules("19x19k2+corners+squares+diamonds+a1b1c1a2+a1b1c1a2b2+a1b1c2")
    let lines = rules.makeLines()
    #expect(lines.count == 9_290)
    #expect(Set(lines.map { Set($0.squares) }).count == 9_290)
    #expect(lines.count { $0.kind == .shape } == 3 * 8 * 17 * 18)
    #expect(MemoryLayout<Rules>.size == 32, "rules are copied without cost")
  }

  @Test func `a full shape wins, and in misère loses`() throws {
    let game = try Game("4x4k0+a1b1a2:b2a4c2b4b3")
    #expect(game.position.outcome?.winner == .x)
    #expect(game.position.outcome?.lines.map(\.kind) == [.shape])
    #expect(game.position.outcome?.lines.first?.squares.map(\.description) == ["b2", "c2", "b3"])
    #expect(try Game("4x4k0+a1b1a2+misere:b2a4c2b4b3").position.outcome?.winner == .o)
    #expect(try Game("4x4k0+a1b1a2:b2a4c2b4a1").position.outcome == nil)
  }
}
