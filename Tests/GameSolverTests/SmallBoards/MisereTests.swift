import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct MisereTests {
  @Test(arguments: [
    ("3x3+misere", Value.draw), ("1x1+misere", .loss(in: 1)), ("2x2+misere", .loss(in: 3)),
    ("2x1k2+misere", .draw), ("3x3k1+misere", .loss(in: 1)),
  ])
  func `the empty board has the value found by hand`(text: String, value: Value) throws {
    let rules = try Rules(text)
    #expect(StrongSolution(rules)[Position(rules)] == value)
    #expect(
      Solver(searching: LineTable(rules), by: .plainSearch).bounds(of: Position(rules))
        == ValueBounds(value))
  }

  @Test func `only the centre holds the draw on 3x3`() throws {
    let table = LineTable(try Rules("3x3+misere"))
    let analysis = Solver(table).analysis(of: Position(table))
    #expect(analysis.bestMoves.map(\.description) == ["b2"])
    #expect(analysis.moves.count { $0.bounds.result == .loss } == 8)
    for level in [Level.perfect, .trickster] {
      let choices = ComputerPlayer(table).choices(in: Position(table), level: level)
      #expect(choices.map(\.description) == ["b2"])
    }
  }

  @Test func `boards too large for a table are solved by plain search`() throws {
    for text in ["5x4k3+misere", "8x8k5+misere", "9x9k4+squares+misere", "19x19k5+misere"] {
      #expect(Solver(LineTable(try Rules(text))).method == .plainSearch)
    }
    #expect(Solver(LineTable(try Rules("4x4+misere"))).method == .retrogradeAnalysis)
  }

  @Test(arguments: [("5x4k3+misere", 11), ("5x5k4+misere", 15), ("10x7k2+squares+misere", 12)])
  func `plain search agrees with exhaustive search near the end`(
    text: String, plies: Int
  ) throws {
    let table = LineTable(try Rules(text))
    var compared = 0
    for seed in 0..<40 {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: plies, using: &generator)
      if position.legalMoves.count > 10 { continue }
      compared += 1
      let value = PlainValues().value(of: position)
      #expect(Solver(table).bounds(of: position) == ValueBounds(value), "seed \(seed)")
    }
    #expect(compared > 3 || plies == 12)
  }

  @Test func `a stopped plain search returns only true bounds`() throws {
    let table = LineTable(try Rules("4x3k3+misere"))
    let solution = StrongSolution(table)
    for nodes in [1, 10, 100, 1000] as [Int64] {
      for seed in 0..<30 {
        var generator = SplitMix64(seed: seed)
        let position = Position.random(table, plies: seed % 9, using: &generator)
        let solver = Solver(searching: table, by: .plainSearch)
        let analysis = solver.analysis(of: position, limit: SearchLimit(nodes: nodes))
        let value = solution[position]
        #expect(analysis.bounds.lower <= value && value <= analysis.bounds.upper)
        for (square, bounds) in analysis.moves {
          let after = solution[try position.playing(square)].beforeMove
          #expect(bounds.lower <= after && after <= bounds.upper, "seed \(seed), \(square)")
        }
        #expect(solver.nodes <= nodes + 1)
      }
    }
  }

  @Test func `every level above the lowest avoids completing a line`() throws {
    for text in ["3x3+misere", "5x5k3+misere", "9x9k3+squares+misere"] {
      let table = LineTable(try Rules(text))
      let player = ComputerPlayer(table)
      for seed in 0..<12 {
        var generator = SplitMix64(seed: seed)
        let position = Position.random(table, plies: table.rules.area / 2, using: &generator)
        let safe = position.legalMoves.filter {
          guard let after = try? position.playing($0) else { return false }
          return after.outcome?.lines.isEmpty ?? true
        }
        for level in Level.allCases.dropFirst() where !safe.isEmpty {
          let choices = player.choices(in: position, level: level)
          #expect(Set(choices).isSubset(of: safe), "\(text), seed \(seed), \(level)")
        }
      }
    }
  }

  @Test func `a stronger level scores better`() throws {
    let table = LineTable(try Rules("4x3k3+misere"))
    let player = ComputerPlayer(table)
    func score(_ level: Level, against other: Level) -> Int {
      var score = 0
      for seed in 0..<60 {
        var generator = SplitMix64(seed: seed)
        let mark = seed.isMultiple(of: 2) ? Mark.x : .o
        var position = Position(table)
        while let square = player.move(
          in: position, level: position.toMove == mark ? level : other, using: &generator)
        {
          position.playUnchecked(table.rules.index(of: square))
        }
        if let winner = position.outcome?.winner { score += winner == mark ? 1 : -1 }
      }
      return score
    }
    #expect(score(.easy, against: .beginner) > 10)
    #expect(score(.medium, against: .easy) > 5)
    #expect(score(.perfect, against: .medium) > 5)
  }

  @Test func `a hint gives the reasons that apply in misère`() throws {
    let table = LineTable(try Rules("3x3+misere"))
    var generator = SplitMix64(seed: 1)
    let first = try #require(
      ComputerPlayer(table).hint(in: Position(table), using: &generator))
    #expect(first.square == Square(column: 1, row: 1) && first.reasons == [.onlyHold])
    // Every move completes a line.
    let forced = try Drawing("3x3+misere", "xox oxo ox.").position()
    #expect(
      Analysis(forced).reasons(for: Square(column: 2, row: 0)).first.map {
        if case .completes = $0 { true } else { false }
      } == true)
    let large = LineTable(try Rules("9x9k4+misere"))
    let hint = try #require(
      ComputerPlayer(large).hint(in: Position(large), using: &generator))
    #expect(hint.reasons == [.completesNone])
  }
}
