import GameRules
import GameSolver
import TestSupport
import Testing

@Suite struct RefutationTests {
  @Test func `a wrong block is answered by the move that completes the line`() throws {
    let game = try Game("3x3:b2a1c1")
    let square = try #require(Square("b1"))
    let refutation = try #require(
      Solver(game.position.table).refutation(of: square, in: game.position))
    #expect(refutation.square == square)
    #expect(refutation.reply.square == Square("a3"))
    guard case .completes(let lines)? = refutation.reply.reasons.first else {
      Issue.record("\(refutation.reply.reasons)")
      return
    }
    #expect(lines.map(\.kind) == [.diagonal])
    #expect(refutation.line == [refutation.reply.square])
  }

  /// After 3x3:a1, every answer but the centre lets X make two threats at once.
  @Test func `the line of a lost opening is played by both sides as well as they can`() throws {
    let game = try Game("3x3:a1")
    let square = try #require(Square("b1"))
    let refutation = try #require(
      Solver(game.position.table).refutation(of: square, in: game.position))
    #expect(refutation.reply.reasons.contains(.wins(in: 5)))
    #expect(refutation.line.count == 5)
  }

  /// Checks every move of a position against the values of a search that tries everything.
  private func check(_ position: Position, _ solver: Solver, _ plain: PlainValues) throws {
    let best = plain.value(of: position).result
    for square in position.legalMoves {
      let after = try position.playing(square)
      let name: Comment = "\(drawing(position))\n\(square)"
      let refutation = solver.refutation(of: square, in: position)
      let isMistake = !after.isOver && plain.value(of: after).beforeMove.result < best
      #expect((refutation != nil) == isMistake, name)
      guard let refutation else { continue }
      #expect(refutation.line.first == refutation.reply.square, name)
      #expect(refutation.line.count <= Refutation.longestLine, name)
      var position = after
      for move in refutation.line {
        let value = plain.value(of: position)
        position = try position.playing(move)
        #expect(plain.value(of: position).beforeMove == value, name)
      }
      // It goes on to the end, to the longest line, or until nobody wins.
      let isDrawn = plain.value(of: position).result == .draw
      #expect(
        position.isOver || isDrawn || refutation.line.count == Refutation.longestLine, name)
      #expect(!isDrawn || refutation.line.count == 1, name)
    }
  }

  @Test(arguments: ["3x3", "3x3+corners+squares", "3x3+misere", "4x3k3"])
  func `exactly the mistakes are refuted, by best moves alone`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let solver = Solver(table)
    let plain = PlainValues()
    var generator = SplitMix64(seed: 34)
    for _ in 0..<(SlowSuite.isOn ? 3000 : 300) {
      let plies = Int.random(in: 1..<table.rules.area, using: &generator)
      try check(.random(table, plies: plies, using: &generator), solver, plain)
    }
  }

  @Test func `searches refute as the tables of small boards do`() throws {
    let table = LineTable(try Rules("5x4k4"))
    let solver = Solver(table)
    let plain = PlainValues()
    var generator = SplitMix64(seed: 35)
    for _ in 0..<40 {
      try check(.random(table, plies: 12, using: &generator), solver, plain)
    }
  }

  @Test func `a limit that is too small gives no refutation`() throws {
    let game = try Game("6x6k4:c3")
    let square = try #require(Square("a1"))
    let solver = Solver(game.position.table)
    #expect(
      solver.refutation(of: square, in: game.position, limit: SearchLimit(nodes: 1)) == nil)
  }
}
