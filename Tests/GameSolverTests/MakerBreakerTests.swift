import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite("Maker and Breaker")
struct MakerBreakerTests {
  private static let cases: Range<UInt64> = 0..<(SlowSuite.isOn ? 20_000 : 200)

  @Test("agrees with every move on any lines, with a table and without")
  func agreesOnAnyLines() {
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

  /// Erdős and Selfridge's bound is sharp: at a half, Maker to move wins all along such a tree.
  @Test("does not stop a tree of lines", arguments: 2...5)
  func bound(size: Int) {
    // The way down to each leaf of a full binary tree is a line; above the root there is one more.
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
    // Of two trees Breaker can stop one.
    let two = MakerBreakerBoard(lines: lines(0) + lines(32))
    let search = MakerBreakerSearch(two, tableSize: nil)
    #expect(search.makerWins(maker: 0, breaker: 0, makerMoves: false) == true)
  }

  @Test(
    "agrees with every move on boards, with what it has kept of others",
    arguments: [
      "4x4k3", "5x4k4", "5x5k4", "6x5k4", "6x4k3", "6x6k5", "7x7k5", "8x8k5", "8x8k4", "9x5k4",
      "9x7k5", "12x5k4", "4x4+corners+squares", "8x8k5+corners", "7x5k5+corners",
      "5x5k4+squares+diamonds",
    ])
  func agreesOnBoards(rules: String) throws {
    try agreesOnBoards(rules, in: UInt64.self)
    try agreesOnBoards(rules, in: UInt128.self)
  }

  @Test(
    "agrees with every move on boards of more squares than a word has",
    arguments: [
      "9x8k4", "10x7k5", "12x6k5", "13x5k4", "9x9k5", "11x11k4", "16x8k5", "9x8k5+corners",
      "10x10k5+squares+diamonds",
    ])
  func agreesOnWideBoards(rules: String) throws {
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

  @Test(
    "stops all lines of a board where it stops those of both halves",
    arguments: ["8x4k4", "9x5k4", "10x5k5", "12x5k4", "10x6k5", "4x10k5", "9x4k4+squares"])
  func cuts(rules: String) throws {
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
      let sets = search.sets(maker: game.maker, breaker: game.breaker)
      search.begin(.none)
      if search.heldCut(sets, sets.survey().open, nodes: 10_000) == nil { continue }
      found += 1
      let hardest = game.giving(game.open & ~search.zone, toMaker: true)
      #expect(!hardest.makerWins(&known), "\(rules), seed \(seed), zone \(search.zone): \(game)")
    }
    return found
  }

  /// The same frame, so the same normal forms, the same order, and the same pairings.
  @Test(
    "looks at the same positions in wide words", arguments: ["5x5k4", "7x7k5", "8x6k5", "6x6k5"])
  func agreesWithWideWords(rules: String) throws {
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

  /// What nobody can work out by every move has to be the same in every way.
  @Test(
    "finds the same in a game however it is turned, with a table and without",
    arguments: ["5x5k4", "6x6k5", "7x7k5", "7x6k5", "8x5k5", "6x6k5+corners", "9x5k5"])
  func agreesWithItself(rules: String) throws {
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

  /// Where Maker wins the weak game, nothing is claimed.
  @Test(
    "who cannot complete a line does not win",
    arguments: ["3x3", "4x3k3", "4x4", "4x4+corners", "4x4+squares"])
  func impliesBounds(rules: String) throws {
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

  /// Where the second player can stop every line, and where only threats of its own hold the draw.
  @Test(
    "knows the first player's draws",
    arguments: [
      ("3x3", true), ("4x4", false), ("5x5k4", true), ("6x5k4", true), ("7x4k4", false),
      ("8x4k4", true), ("6x6k5", false), ("7x7k5", false), ("9x6k5", false),
      ("5x5+corners+squares", false), ("6x6k5+corners+squares", true), ("8x8k6", false),
      ("9x9k7", false), ("10x7k6", false), ("9x8k4", true),
    ])
  func knowsDraws(rules: String, canComplete: Bool) throws {
    let position = Position(LineTable(try Rules(rules)))
    let question = WeakQuestion(.x, from: position)
    let alone = [WeakSearch(position.table, memory: 1 << 22)]
    #expect(answer(question, by: alone) == canComplete)
    // What is found does not depend on who answers which part, and in what order.
    let many = (0..<3).map { _ in WeakSearch(position.table, memory: 1 << 20) }
    #expect(answer(question, by: many) == canComplete)
    let again = [WeakSearch(position.table, memory: 1 << 22)]
    #expect(answer(question, by: again) == canComplete)
    #expect(again[0].nodes == alone[0].nodes)
  }

  @Test("tells nothing where it was stopped")
  func stops() throws {
    let position = Position(LineTable(try Rules("7x7k5")))
    let search = WeakSearch(position.table, memory: 1 << 20)
    var question = WeakQuestion(.x, from: position)
    let taken = question.takePart()
    let part = try #require(taken)
    #expect(search.answer(part, limit: SearchLimit(nodes: 20)) == nil)
    let rest = answer(WeakQuestion(.x, from: position), by: [search])
    #expect(rest == false)
  }

  @Test("is not asked where a line loses, or where a word is too short")
  func covers() throws {
    #expect(WeakSearch.covers(try Rules("8x8k5")))
    #expect(!WeakSearch.covers(try Rules("5x5+misere")))
    #expect(WeakSearch.covers(try Rules("9x8k5")))
    #expect(WeakSearch.covers(try Rules("11x11k5")))
    #expect(!WeakSearch.covers(try Rules("13x13k5")))
  }

  /// Searches that take the parts of a question in turn.
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
  /// The position on a turned board.
  fileprivate func turned(_ symmetry: Symmetry, _ table: LineTable) throws -> Position {
    var setup = Setup(rules)
    for square in (0..<rules.area).map(rules.square(at:)) {
      setup[symmetry(square, on: rules)] = self[square]
    }
    return try Position(setup: setup, table)
  }
}
