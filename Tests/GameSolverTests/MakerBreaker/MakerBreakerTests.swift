import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct MakerBreakerTests {
  private static let cases: Range<UInt64> = 0..<(SlowSuite.isOn ? 20_000 : 200)

  @Test func `the search agrees with exhaustive play on random lines, with a table and without`() {
    agreesOnAnyLines(in: UInt64.self)
    agreesOnAnyLines(in: UInt128.self)
  }

  private func agreesOnAnyLines<Word: SquareWord>(in _: Word.Type) {
    var wins = 0
    for seed in Self.cases {
      var generator = SplitMix64(seed: seed)
      let game = WeakGame<Word>.random(&generator, makerMoves: seed % 2 == 0)
      var known: [WeakGame<Word>.Key: Bool] = [:]
      let board = MakerBreakerBoard(lines: game.lines)
      let search = MakerBreakerSearch(board, tableSize: 1 << 10)
      game.expect(search, "seed \(seed)", &known)
      game.expect(search, "seed \(seed) again", &known)
      game.expect(
        MakerBreakerSearch(board, tableSize: nil), "seed \(seed) without a table", &known)
      if game.makerWins(&known) { wins += 1 }
    }
    #expect(Self.cases.count / 4..<Self.cases.count * 3 / 4 ~= wins)
  }

  /// The Erdős–Selfridge bound is sharp: at a half, Maker to move wins such a tree.
  @Test(arguments: 2...5)
  func `breaker does not stop a full binary tree of lines`(size: Int) {
    // The path to each leaf of a full binary tree is a line; node 1 is the root.
    func lines(_ root: Int) -> [UInt64] {
      (0..<1 << (size - 1)).map { leaf in
        var node = leaf + 1 << (size - 1)
        var line: UInt64 = 0
        while node > 0 {
          line |= 1 << UInt64(node + root)
          node >>= 1
        }
        return line
      }
    }
    let one = MakerBreakerSearch(MakerBreakerBoard(lines: lines(0)), tableSize: nil)
    #expect(one.makerWins(maker: 0, breaker: 0, makerMoves: true) == true)
    #expect(one.makerWins(maker: 0, breaker: 0, makerMoves: false) == false)
    // Breaker can stop only one of two trees.
    let two = MakerBreakerBoard(lines: lines(0) + lines(32))
    let search = MakerBreakerSearch(two, tableSize: nil)
    #expect(search.makerWins(maker: 0, breaker: 0, makerMoves: false) == true)
  }

  @Test(arguments: [
    "4x4k3", "5x4k4", "5x5k4", "6x5k4", "6x4k3", "6x6k5", "7x7k5", "8x8k5", "8x8k4", "9x5k4",
    "9x7k5", "12x5k4", "4x4+corners+squares", "8x8k5+corners", "7x5k5+corners",
    "5x5k4+squares+diamonds",
  ])
  func `the search agrees with exhaustive play on boards, with a shared table`(rules: String) throws
  {
    try agreesOnBoards(rules, in: UInt64.self)
    try agreesOnBoards(rules, in: UInt128.self)
  }

  @Test(arguments: [
    "9x8k4", "10x7k5", "12x6k5", "13x5k4", "9x9k5", "11x11k4", "16x8k5", "9x8k5+corners",
    "10x10k5+squares+diamonds",
  ])
  func `the search agrees with exhaustive play on boards of more than 64 squares`(rules: String)
    throws
  {
    try agreesOnBoards(rules, in: UInt128.self)
  }

  private func agreesOnBoards<Word: SquareWord>(_ rules: String, in _: Word.Type) throws {
    let table = LineTable(try Rules(rules))
    let board = MakerBreakerBoard<Word>(table)
    let shared = MakerBreakerSearch(board, tableSize: 1 << 12)
    let plain = MakerBreakerSearch(board, tableSize: nil)
    for seed in 0..<Self.cases.upperBound / 16 {
      var generator = SplitMix64(seed: seed)
      let game = WeakGame.random(board, table, &generator, makerMoves: seed % 2 == 0)
      var known: [WeakGame<Word>.Key: Bool] = [:]
      game.expect(shared, "\(rules), seed \(seed), \(Word.self)", &known)
      game.expect(plain, "\(rules), seed \(seed), \(Word.self), without a table", &known)
    }
  }

  @Test(arguments: ["8x4k4", "9x5k4", "10x5k5", "12x5k4", "10x6k5", "4x10k5", "9x4k4+squares"])
  func `breaker stops all lines of a board where it stops those of both halves`(rules: String)
    throws
  {
    #expect(try cuts(rules, in: UInt64.self) > 0)
    #expect(try cuts(rules, in: UInt128.self) > 0)
  }

  private func cuts<Word: SquareWord>(_ rules: String, in _: Word.Type) throws -> Int {
    let table = LineTable(try Rules(rules))
    let board = MakerBreakerBoard<Word>(table)
    let search = MakerBreakerSearch(board, tableSize: 1 << 12, memoryForCuts: 1 << 20)
    search.leastOpenOfCuts = 0
    search.looksBriefly = false
    var found = 0
    for seed in 0..<Self.cases.upperBound / 8 {
      var generator = SplitMix64(seed: seed)
      let game = WeakGame.random(board, table, &generator, makerMoves: true)
      var known: [WeakGame<Word>.Key: Bool] = [:]
      game.expect(search, "\(rules), seed \(seed), \(Word.self)", &known)
      let lines = search.lines(maker: game.maker, breaker: game.breaker)
      search.begin(.none)
      if search.heldCut(lines, lines.survey().open, nodes: 10_000) == nil { continue }
      found += 1
      let hardest = game.giving(game.open & ~search.zone, toMaker: true)
      #expect(!hardest.makerWins(&known), "\(rules), seed \(seed), zone \(search.zone): \(game)")
    }
    return found
  }

  /// The first searches give up at once, and the whole board is searched again and again.
  @Test(arguments: ["8x4k4", "9x5k4", "12x5k4", "9x4k4+squares"])
  func `a board that is searched again has the same lines`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let board = MakerBreakerBoard<UInt64>(table)
    var again = 0
    for seed in 0..<2 * Self.cases.upperBound {
      var generator = SplitMix64(seed: seed)
      let game = WeakGame.random(board, table, &generator, makerMoves: true)
      let search = MakerBreakerSearch(board, tableSize: 1 << 12, memoryForCuts: 1 << 20)
      search.leastOpenOfCuts = 0
      search.nodesWithoutCuts = 1 + Int64(seed % 7)
      search.firstEffort = 1 + Int64(seed % 5)
      var known: [WeakGame<UInt64>.Key: Bool] = [:]
      game.expect(search, "\(rules), seed \(seed)", &known)
      if search.nodes > search.nodesWithoutCuts + search.firstEffort + 1 { again += 1 }
    }
    #expect(again > 0)
  }

  /// The frame is the same, and so are the normal forms, the order and the pairings.
  @Test(arguments: ["5x5k4", "7x7k5", "8x6k5", "6x6k5"])
  func `wide words search the same positions`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let narrow = MakerBreakerSearch(MakerBreakerBoard<UInt64>(table), tableSize: 1 << 16)
    let wide = MakerBreakerSearch(MakerBreakerBoard<UInt128>(table), tableSize: 1 << 16)
    for makerMoves in [true, false] {
      #expect(
        narrow.makerWins(maker: 0, breaker: 0, makerMoves: makerMoves)
          == wide.makerWins(maker: 0, breaker: 0, makerMoves: makerMoves))
      #expect(UInt128(narrow.zone) == wide.zone)
      #expect(narrow.nodes == wide.nodes)
    }
  }

  /// Too large for exhaustive play, so all symmetries must agree.
  @Test(arguments: ["5x5k4", "6x6k5", "7x7k5", "7x6k5", "8x5k5", "6x6k5+corners", "9x5k5"])
  func `a turned game has the same result, with a table and without`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let shared = WeakSearch(table, memory: 1 << 20)
    let board = MakerBreakerBoard<UInt64>(table)
    let plain = MakerBreakerSearch(board, tableSize: nil)
    var holds = 0
    for seed in 0..<4 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: 2 + Int(seed % 4), using: &generator)
      for maker in [Mark.x, .o] {
        func word(_ mark: Mark) -> UInt64 {
          (0..<table.rules.area).map(table.rules.square(at:)).reduce(0) {
            position[$1] == mark ? $0 | board.word($1) : $0
          }
        }
        let expected = plain.makerWins(
          maker: word(maker), breaker: word(maker.opponent), makerMoves: position.toMove == maker)
        if expected == false { holds += 1 }
        for symmetry in table.rules.symmetries {
          let turned = try position.turned(symmetry, table)
          #expect(
            answer(WeakQuestion(maker, from: turned), by: [shared]) == expected,
            "\(rules), seed \(seed), \(maker), \(symmetry):\n\(drawing(turned))")
        }
      }
    }
    #expect(holds > 1)
  }

  /// Maker's win in the weak game proves nothing.
  @Test(arguments: ["3x3", "4x3k3", "4x4", "4x4+corners", "4x4+squares"])
  func `a side that cannot complete a line does not win`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let values = PlainValues()
    let search = WeakSearch(table, memory: 1 << 20)
    var holds = 0
    for seed in 0..<60 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let least = table.rules.area - 10
      let position = Position.random(
        table, plies: Int.random(in: max(least, 0)...(least + 4), using: &generator),
        using: &generator)
      let value = values.value(of: position)
      for maker in [position.toMove, position.toMove.opponent] {
        let canComplete = answer(WeakQuestion(maker, from: position), by: [search])
        if canComplete != false { continue }
        holds += 1
        #expect(
          value.result != (maker == position.toMove ? .win : .loss),
          "\(rules), seed \(seed), \(maker):\n\(drawing(position))")
      }
    }
    #expect(holds > 5)
  }

  @Test func `a limit of work counts for each question by itself`() throws {
    let position = Position(LineTable(try Rules("8x4k4")))
    let search = WeakSearch(position.table, memory: 1 << 22)
    #expect(search.canComplete(from: position) == true)
    #expect(search.nodes > 1000)
    // The answer is in the table, so this question needs hardly any.
    #expect(search.canComplete(from: position, limit: SearchLimit(work: 1000)) == true)
  }

  /// True where the second player cannot stop every line and needs threats of its own for a draw.
  @Test(arguments: [
    ("3x3", true), ("4x4", false), ("5x5k4", true), ("6x5k4", true), ("7x4k4", false),
    ("8x4k4", true), ("6x6k5", false), ("7x7k5", false), ("9x6k5", false),
    ("5x5+corners+squares", false), ("6x6k5+corners+squares", true), ("8x8k6", false),
    ("9x9k7", false), ("10x7k6", false), ("9x8k4", true),
  ])
  func `the weak game of each empty board has its known result`(rules: String, canComplete: Bool)
    throws
  {
    let position = Position(LineTable(try Rules(rules)))
    let question = WeakQuestion(.x, from: position)
    let alone = [WeakSearch(position.table, memory: 1 << 22)]
    #expect(answer(question, by: alone) == canComplete)
    // The result does not depend on which search answers which part, or in what order.
    let many = (0..<3).map { _ in WeakSearch(position.table, memory: 1 << 20) }
    #expect(answer(question, by: many) == canComplete)
    let again = [WeakSearch(position.table, memory: 1 << 22)]
    #expect(answer(question, by: again) == canComplete)
    #expect(again[0].nodes == alone[0].nodes)
  }

  @Test func `a stopped search has no result`() throws {
    let position = Position(LineTable(try Rules("7x7k5")))
    let search = WeakSearch(position.table, memory: 1 << 20)
    var question = WeakQuestion(.x, from: position)
    let taken = question.takePart()
    let part = try #require(taken)
    #expect(search.answer(part, limit: SearchLimit(nodes: 20)) == nil)
    let rest = answer(WeakQuestion(.x, from: position), by: [search])
    #expect(rest == false)
  }

  @Test func `misère and boards of more than 128 squares are not covered`() throws {
    #expect(WeakSearch.covers(try Rules("8x8k5")))
    #expect(!WeakSearch.covers(try Rules("5x5+misere")))
    #expect(WeakSearch.covers(try Rules("9x8k5")))
    #expect(WeakSearch.covers(try Rules("11x11k5")))
    #expect(!WeakSearch.covers(try Rules("13x13k5")))
  }

  /// Answers a question with several searches, which take its parts in turn.
  private func answer(_ question: WeakQuestion, by searches: [WeakSearch]) -> Bool? {
    var question = question
    var taken = 0
    while question.canComplete == nil, let part = question.takePart() {
      guard let answer = searches[taken % searches.count].answer(part) else { return nil }
      question.learn(answer)
      taken += 1
    }
    return question.canComplete
  }
}

extension Position {
  /// The position turned or mirrored.
  fileprivate func turned(_ symmetry: Symmetry, _ table: LineTable) throws -> Position {
    var setup = Setup(rules)
    for square in (0..<rules.area).map(rules.square(at:)) {
      setup[symmetry(square, on: rules)] = self[square]
    }
    return try Position(setup: setup, table)
  }
}
