import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct ExplanationTests {
  /// The reasons for the marked square of a drawing.
  private func reasons(_ rules: String, _ board: String) throws -> [Reason] {
    let picture = try Drawing(rules, board)
    let table = LineTable(picture.rules)
    let analysis = Solver(table).analysis(of: try picture.position(table: table))
    return analysis.reasons(for: try #require(picture.squares("*").first))
  }

  private func kinds(_ lines: [Line]) -> [Line.Kind] { lines.map(\.kind) }

  @Test func `a win names its lines`() throws {
    let reasons = try reasons(
      "3x3",
      """
      x x *
      o o x
      o o x
      """)
    guard case .completes(let lines) = reasons.first else {
      Issue.record("\(reasons)")
      return
    }
    #expect(kinds(lines) == [.row, .column])
    #expect(reasons.count == 1)
  }

  @Test func `a block names its line and is proved to be the only defence`() throws {
    let reasons = try reasons(
      "3x3",
      """
      x x *
      . o .
      . . .
      """)
    guard case .blocks(let lines) = reasons.first else {
      Issue.record("\(reasons)")
      return
    }
    #expect(kinds(lines) == [.row])
    #expect(reasons.contains(.onlyHold))
  }

  @Test func `a fork names its lines`() throws {
    let classic = try self.reasons(
      "3x3",
      """
      * . .
      . . o
      x o x
      """)
    guard case .forks(let lines) = classic.first else {
      Issue.record("\(classic)")
      return
    }
    #expect(kinds(lines) == [.column, .diagonal])
    #expect(classic.contains(.wins(in: 3)))
  }

  @Test func `the centre is the only answer to a corner`() throws {
    let reasons = try reasons(
      "3x3",
      """
      x . .
      . * .
      . . .
      """)
    #expect(reasons == [.onlyHold])
  }

  @Test func `lines that one move stops are no fork`() throws {
    // The four corners and the bottom row miss the same square after a1.
    let reasons = try reasons(
      "4x4+corners",
      """
      x . . x
      . o o .
      o . . o
      * x x .
      """)
    guard case .threatens(let line) = reasons.first else {
      Issue.record("\(reasons)")
      return
    }
    #expect(line.kind == .row || line.kind == .pattern(.corners))
  }

  @Test func `a move is called the only one once all others are known`() throws {
    let position = try Game("6x6k5:a1").position
    let moves = position.legalMoves
    func reasons(_ value: Value, others: ValueBounds, unknown: Int) -> [Reason] {
      var analysis = Analysis(position)
      for move in moves.dropFirst(1 + unknown) { analysis.learn(others, of: move) }
      analysis.learn(ValueBounds(value), of: moves[0])
      return analysis.reasons(for: moves[0]).filter {
        if case .opensLines = $0 { false } else { true }
      }
    }
    let (lost, drawn) = (ValueBounds(.loss(in: 6)), ValueBounds(.draw))
    #expect(reasons(.win(in: 9), others: drawn, unknown: 0) == [.wins(in: 9), .onlyWin])
    #expect(reasons(.win(in: 9), others: drawn, unknown: 1) == [.wins(in: 9)])
    #expect(reasons(.draw, others: lost, unknown: 0) == [.onlyHold])
    #expect(reasons(.draw, others: lost, unknown: 1) == [.holdsDraw])
  }

  @Test func `no move is said to lose later until that is known`() throws {
    let position = try Game("6x6k5:a1").position
    let moves = position.legalMoves
    var analysis = Analysis(position)
    for move in moves.dropLast() { analysis.learn(ValueBounds(.loss(in: 8)), of: move) }
    #expect(!analysis.reasons(for: moves[0]).contains(.delaysLoss(in: 8)))
    analysis.learn(ValueBounds(.loss(in: 6)), of: moves[moves.count - 1])
    analysis.learn(atMost: .loss(in: 8))
    #expect(analysis.reasons(for: moves[0]).contains(.delaysLoss(in: 8)))
    #expect(!analysis.reasons(for: moves[moves.count - 1]).contains(.delaysLoss(in: 6)))
  }

  @Test func `a hint is a best move with at least one reason`() throws {
    for (rules, games) in [
      ("3x3", 10), ("4x4+corners+squares", 10), ("5x5k4", 10), ("10x10k5", 3),
    ] {
      let table = LineTable(try Rules(rules))
      let opponent = ComputerPlayer(table)
      for seed in 0..<UInt64(games) {
        var generator = SplitMix64(seed: seed)
        let position = Position.random(table, plies: Int(seed), using: &generator)
        let hint = try #require(opponent.hint(in: position, using: &generator))
        #expect(!hint.reasons.isEmpty)
        if let solution = opponent.solver.strongSolution() {
          let value = ValueBounds(solution[try position.playing(hint.square)]).beforeMove.value
          #expect(value == solution[position], "\(rules), seed \(seed)")
        }
      }
    }
  }

  @Test func `a review finds the first mistake and the moves that would have held`() throws {
    // X opens in a corner, O answers on an edge instead of the centre, and X misses the win.
    let game = try Game("3x3:a1b1c1")
    let review = Review(of: game, with: Solver(game.position.table))
    #expect(review.steps.map(\.before.value) == [.draw, .draw, .win(in: 5)])
    #expect(review.steps.map(\.after.value) == [.draw, .loss(in: 6), .draw])
    let mistake = try #require(review.firstMistake)
    #expect(mistake.step.number == 2)
    #expect(mistake.step.mark == .o)
    #expect(mistake.keeping.map(\.description) == ["b2"])
  }

  @Test func `a review without a search still uses what the end proves`() throws {
    let game = try Game("5x4k4:a1a2b1b2c1c2d1")
    let review = Review(of: game, with: Solver(game.position.table), nodesPerMove: 0)
    #expect(review.values.suffix(2) == [ValueBounds(.win(in: 1)), ValueBounds(.loss(in: 0))])
  }

  @Test func `a review of faultless play finds no mistake and includes undone moves`() throws {
    var game = try Game("3x3:b2a1c3")
    game.undo()
    let review = Review(of: game, with: Solver(game.position.table))
    #expect(review.steps.count == 3)
    #expect(review.firstMistake == nil)
  }
}
