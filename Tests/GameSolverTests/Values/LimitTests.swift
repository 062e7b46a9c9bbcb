import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct LimitTests {
  @Test(arguments: [1, 100, 20_000])
  func `a node limit ends a search with the proved bounds`(limit: Int64) throws {
    let table = LineTable(try Rules("9x4k4"))
    let solver = Solver(table)
    let bounds = solver.bounds(of: Position(table), limit: SearchLimit(nodes: limit))
    #expect(bounds.value == nil)
    // The first player never loses.
    #expect(bounds.lower == .draw)
    #expect(bounds.upper.result == .win)
    #expect(solver.nodes <= limit + 1)
  }

  /// On a page `Int` has 32 bits, and an evening of games comes to more positions and lines than those hold.
  @Test func `counts have 64 bits on every machine`() throws {
    let limit = SearchLimit(nodes: 1 << 40, work: 1 << 40)
    #expect(limit.counted(from: 1 << 41, 1 << 42).nodes == 3 << 40)
    #expect(limit.counted(from: 1 << 41, 1 << 42).work == 5 << 40)
    #expect(SearchLimit.none.counted(from: 1 << 41, 1 << 42).work == .max)
    let player = ComputerPlayer(LineTable(try Rules("15x15k5")))
    let counts: [Int64] = [player.work, player.solver.work, player.solver.nodes]
    #expect(counts == [0, 0, 0])
  }

  @Test func `the same limit searches the same positions`() throws {
    let table = LineTable(try Rules("8x4k4"))
    let runs = (0..<2).map { _ in
      let solver = Solver(table)
      let analysis = solver.analysis(of: Position(table), limit: SearchLimit(nodes: 50_000))
      return [analysis.nodes, solver.nodes] + analysis.moves.map { Int64($0.bounds.hashValue) }
    }
    #expect(runs[0] == runs[1])
  }

  @Test func `a cancelled search resumes from what it has proved`() throws {
    let table = LineTable(try Rules("7x4k4"))
    let solver = Solver(table)
    var asked = 0
    let limit = SearchLimit {
      asked += 1
      return asked == 5
    }
    #expect(solver.bounds(of: Position(table), limit: limit).value == nil)
    #expect(asked == 5)
    #expect(solver.work < 6 * SearchLimit.pace)
    #expect(solver.bounds(of: Position(table)).value == .draw)
  }

  /// A player with a clock is late by no more than it examines between two questions.
  @Test(arguments: [
    "15x15k5:h8", "15x15k5:h8h9g8i8g7", "19x19k5:k10k11j10l10", "9x8k5:e4",
    "8x8k5:d4e5",
  ])
  func `a player asks at short intervals whether to stop, and stops at once`(text: String) throws {
    let game = try Game(UTF8Text(text))
    for questions in [1, 7, 60] {
      let player = ComputerPlayer(game.position.table)
      var skill = Level.perfect.skill
      (skill.work, skill.lookahead) = (.max / 8, 8)
      (skill.threatNodes, skill.proofNodes) = (.max, .max)
      var asked = 0
      var last: Int64 = 0
      var longest: Int64 = 0
      let choices = player.choices(in: game.position, skill: skill) {
        longest = max(longest, player.work - last)
        last = player.work
        asked += 1
        return asked >= questions
      }
      longest = max(longest, player.work - last)
      #expect(!choices.isEmpty && asked >= questions)
      #expect(longest < 2 * SearchLimit.pace, "\(questions) questions")
    }
  }

  @Test(arguments: [20, 200, 1_000])
  func `bounds are true even when a limit is reached`(nodes: Int64) throws {
    let table = LineTable(.cornersAndSquares)
    let solution = StrongSolution(table)
    var isPartial = false
    for seed in 0..<100 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: Int(seed % 5), using: &generator)
      let analysis = Solver(searching: table)
        .analysis(of: position, limit: SearchLimit(nodes: nodes))
      isPartial = isPartial || analysis.moves.contains { $0.bounds.value == nil }
      #expect(analysis.bounds.lower <= solution[position], "seed \(seed)")
      #expect(analysis.bounds.upper >= solution[position], "seed \(seed)")
      for (square, bounds) in analysis.moves {
        let value = try solution[position.playing(square)].beforeMove
        #expect(bounds.lower <= value && value <= bounds.upper, "seed \(seed), \(square)")
      }
    }
    #expect(isPartial)
  }

  @Test func `progress never loses what is proved`() throws {
    let table = LineTable(try Rules("6x5k4"))
    var known: [Analysis] = []
    let last = Solver(table).analysis(of: Position(table)) { known.append($0) }
    #expect(known.count > 2)
    #expect(last.bounds == ValueBounds(.win(in: 11)))
    for (before, after) in zip(known, known.dropFirst()) {
      #expect(before.nodes <= after.nodes)
      #expect(before.bounds.lower <= after.bounds.lower)
      #expect(before.bounds.upper >= after.bounds.upper)
    }
  }

  @Test func `threats are found on a board too large to solve`() throws {
    let table = LineTable(try Rules("15x15k5"))
    let solver = Solver(table)
    // But that the first player does not lose.
    #expect(solver.bounds(of: Position(table)).lower == .draw)
    #expect(solver.analysis(of: Position(table)).bounds.lower == .draw)
    #expect(solver.bounds(of: Position(table)).result == nil)
    let four = try Game("15x15k5:h8a1i8a2j8a3k8").position
    #expect(solver.bounds(of: four).value == .loss(in: 2))
    let three = try Game("15x15k5:h8a1i8c2j8e3").position
    #expect(solver.bounds(of: three).value == .win(in: 3))
    #expect(solver.analysis(of: three).bestMoves.map(\.description) == ["g8", "k8"])
    let one = try Game("15x15k5:h8a1i8a2j8a3k8a5").position
    #expect(solver.bounds(of: one).value == .win(in: 1))
  }

  @Test(arguments: ["3x3", "4x4k3", "4x4+corners+squares", "5x3k3", "4x3k3+squares"])
  func `everything that threats prove is true`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let solution = StrongSolution(table)
    let tactics = Tactics(table)
    var won = 0
    for seed in 0..<1_000 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: Int(seed % 9), using: &generator)
      let bounds = tactics.bounds(of: position, counted: .none)
      let value = solution[position]
      #expect(bounds.lower <= value && value <= bounds.upper, "seed \(seed)")
      if bounds.result == .win { won += 1 }
    }
    #expect(won > 100)
  }
}
