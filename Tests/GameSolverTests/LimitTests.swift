import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct LimitTests {
  @Test(arguments: [1, 100, 20_000])
  func `a node limit ends a search with the proved bounds`(limit: Int) throws {
    let table = LineTable(try Rules("9x4k4"))
    let solver = Solver(table)
    let bounds = solver.bounds(of: Position(table), limit: SearchLimit(nodes: limit))
    #expect(bounds.value == nil)
    // The first player never loses.
    #expect(bounds.lower == .draw)
    #expect(bounds.upper.result == .win)
    #expect(solver.nodes <= limit + 1)
  }

  @Test func `the same limit searches the same positions`() throws {
    let table = LineTable(try Rules("8x4k4"))
    let runs = (0..<2).map { _ in
      let solver = Solver(table)
      let analysis = solver.analysis(of: Position(table), limit: SearchLimit(nodes: 50_000))
      return [analysis.nodes, solver.nodes] + analysis.moves.map { $0.bounds.hashValue }
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

  @Test(
    "a player asks whether to stop every so many lines, and then stops",
    arguments: [
      "15x15k5:h8", "15x15k5:h8h9g8i8g7g9i7", "8x8k5:d4e5", "7x7k4:a1g7", "9x9k4+misere:e5",
    ])
  func pace(text: String) throws {
    let position = try Game(text).position
    var skill = Level.perfect.skill
    (skill.work, skill.lookahead) = (40 * SearchLimit.pace, 2)
    (skill.threatNodes, skill.proofNodes) = (.max, .max)
    for most in [3, 12, .max] {
      let player = ComputerPlayer(position.table)
      var looks: [Int] = []
      _ = player.choices(in: position, skill: skill) {
        looks.append(player.work)
        return looks.count >= most
      }
      let gaps = zip([0] + looks, looks + [player.work]).map { $1 - $0 }
      #expect(gaps.allSatisfy { $0 <= SearchLimit.pace * 11 / 10 }, "\(gaps)")
      if most < .max {
        #expect(looks.count <= most + 3)
        #expect(try #require(gaps.last) < SearchLimit.pace / 10)
      }
    }
  }

  @Test("a limit that was reached never says what is false", arguments: [20, 200, 1_000])
  func honesty(nodes: Int) throws {
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
