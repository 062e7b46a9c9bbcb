import GameRules
import Testing

@Suite struct SymmetryTests {
  /// The images of a small position under each symmetry.
  ///
  ///     o..
  ///     ...
  ///     xx.
  @Test(arguments: [
    (Symmetry.identity, "o..\n...\nxx."),
    (.mirrorColumns, "..o\n...\n.xx"),
    (.mirrorRows, "xx.\n...\no.."),
    (.rotate180, ".xx\n...\n..o"),
    (.transpose, "...\nx..\nx.o"),
    (.rotate90, "x.o\nx..\n..."),
    (.rotate270, "...\n..x\no.x"),
    (.antitranspose, "o.x\n..x\n..."),
  ])
  func `each symmetry does what its name says`(symmetry: Symmetry, image: String) throws {
    let rules = Rules.classic
    let board = try Game("3x3:a1a3b1").position.board.applying(symmetry, on: rules)
    let rows = (0..<3).reversed().map { row in
      (0..<3).map { column in
        board[rules.index(of: Square(column: column, row: row))]?.letter.description.lowercased()
          ?? "."
      }.joined()
    }
    #expect(rows.joined(separator: "\n") == image)
  }

  @Test func `square boards have eight symmetries and other boards four`() throws {
    #expect(Rules.classic.symmetries == Symmetry.allCases)
    #expect(
      try Rules("4x3").symmetries == [.identity, .mirrorColumns, .mirrorRows, .rotate180])
    #expect(
      Symmetry.allCases.filter(\.swapsSides) == [.transpose, .rotate90, .rotate270, .antitranspose])
  }

  @Test(arguments: manyRules)
  func `each symmetry permutes the squares, and its inverse undoes it`(text: String) throws {
    let rules = try Rules(text)
    let all = (0..<rules.area).map(rules.square(at:))
    for symmetry in rules.symmetries {
      let images = all.map { symmetry($0, on: rules) }
      #expect(Set(images) == Set(all), "\(symmetry)")
      #expect(images.map { symmetry.inverse($0, on: rules) } == all, "\(symmetry)")
    }
  }

  @Test(arguments: manyRules)
  func `each symmetry maps every line to a line of its kind`(text: String) throws {
    let rules = try Rules(text)
    let lines = rules.makeLines()
    // A symmetry that swaps the sides turns rows into columns; every other line keeps its kind.
    func kind(_ line: Line, _ symmetry: Symmetry) -> Line.Kind {
      switch line.kind {
      case .row where symmetry.swapsSides && rules.inARow > 1: .column
      case .column where symmetry.swapsSides: .row
      default: line.kind
      }
    }
    let all = Set(lines.map { SlowReading.Found(kind: $0.kind, squares: Set($0.squares)) })
    for symmetry in rules.symmetries {
      let images = lines.map { line in
        SlowReading.Found(
          kind: kind(line, symmetry), squares: Set(line.squares.map { symmetry($0, on: rules) }))
      }
      #expect(Set(images) == all, "\(symmetry)")
    }
  }

  @Test(arguments: manyRules)
  func `the image of a game ends in the image of its end`(text: String) throws {
    let rules = try Rules(text)
    for seed in 0..<UInt64(3) {
      var generator = SplitMix64(seed: seed)
      var game = Game(rules)
      while let square = game.position.legalMoves.randomElement(using: &generator) {
        try game.play(square)
      }
      let canonical = game.position.board.canonical(on: rules)
      #expect(
        game.position.board.applying(canonical.symmetry, on: rules) == canonical.board,
        "seed \(seed)")
      for symmetry in rules.symmetries {
        var image = Game(rules)
        for square in game.moves { try image.play(symmetry(square, on: rules)) }
        let board = image.position.board
        #expect(board == game.position.board.applying(symmetry, on: rules), "seed \(seed)")
        #expect(image.position.outcome?.winner == game.position.outcome?.winner, "seed \(seed)")
        #expect(
          image.position.outcome?.lines.count == game.position.outcome?.lines.count,
          "seed \(seed)")
        #expect(board.canonical(on: rules).board == canonical.board, "seed \(seed), \(symmetry)")
        #expect(board.applying(symmetry.inverse, on: rules) == game.position.board)
      }
    }
  }

  /// Sparse boards, whose images differ in only a few words of a set.
  @Test(arguments: [
    // The squares of a quarter of the board, or of an eighth, with its borders.
    ("3x3", "", 3), ("8x8", "", 10), ("19x7", "", 40), ("7x19", "", 40), ("19x19", "", 55),
    // The same for O, with X in the centre, which no symmetry moves.
    ("3x3", "b2", 2), ("19x7", "j4", 39), ("19x19", "j10", 54),
  ])
  func `each class of squares has one canonical form`(
    text: String, centre: String, count: Int
  ) throws {
    let rules = try Rules(text)
    var start = Position(rules)
    for square in try squares(centre) { try start.play(square) }
    let forms = try start.legalMoves.map {
      try start.playing($0).board.canonical(on: rules).board
    }
    #expect(Set(forms).count == count)
  }

  @Test(arguments: ["3x3", "4x3k3", "4x4+corners+squares"])
  func `every image of a position has the same number of sequences`(text: String) throws {
    let rules = try Rules(text)
    var game = Game(rules)
    for square in try squares("a1 b1 b2") { try game.play(square) }
    let count = game.position.perft(4)
    for symmetry in rules.symmetries {
      var image = Game(rules)
      for square in game.moves { try image.play(symmetry(square, on: rules)) }
      #expect(image.position.perft(4) == count, "\(symmetry)")
    }
  }
}
