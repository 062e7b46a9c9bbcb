import GameRules
import Testing

@testable import GameSolver

@Suite struct AnswersTests {
  /// All positions of 3×3 after at most this many plies, once for each order of moves.
  private func positions(plies: Int) -> [Position] {
    var all = [Position(LineTable(.classic))]
    var last = all
    for _ in 0..<plies {
      last = last.flatMap { position in
        position.legalMoves.map(position.playingUnchecked)
      }
      all += last
    }
    return all.filter { !$0.isOver }
  }

  @Test func `a warning names a reply that wins, after one other move or after all`() throws {
    let table = LineTable(.classic)
    let player = ComputerPlayer(table)
    let solution = try #require(player.solver.strongSolution())
    var warnings = 0
    var generator = SplitMix64(seed: 1)
    for position in positions(plies: 4) {
      guard let hint = player.hint(in: position, using: &generator), let warning = hint.warning
      else { continue }
      warnings += 1
      #expect(hint.reasons.contains(.onlyHold))
      let others = position.legalMoves.filter { $0 != hint.square }
      if let move = warning.move {
        #expect(others.contains(move))
        let after = position.playingUnchecked(move).playingUnchecked(warning.reply)
        #expect(Value(after.outcome) ?? solution[after] < .draw)
      } else {
        #expect(warning.reply == hint.square)
        for other in others {
          let after = position.playingUnchecked(other).playingUnchecked(warning.reply)
          #expect(Value(after.outcome) ?? solution[after] < .draw)
        }
      }
    }
    #expect(warnings > 0)
  }

  @Test func `answers refute every move that loses, and count those that do not`() throws {
    let solver = Solver(LineTable(.classic))
    let solution = try #require(solver.strongSolution())
    for position in positions(plies: 3) {
      for square in position.legalMoves {
        let after = position.playingUnchecked(square)
        let answers = solver.answers(to: square, in: position)
        #expect(answers.square == square)
        guard !after.isOver else {
          #expect(answers == Answers(square: square))
          continue
        }
        switch solution[after] {
        case .win(let plies):
          let refutation = try #require(answers.refutation)
          #expect(refutation.line.count == min(plies, Refutation.longestLine))
          var end = after
          for move in refutation.line { end = end.playingUnchecked(move) }
          if plies <= Refutation.longestLine { #expect(end.outcome?.winner == after.toMove) }
        case .draw:
          let gaveWin = solution[position] > .draw
          #expect((answers.refutation != nil) == gaveWin && (answers.safe == nil) == gaveWin)
        case .loss: #expect(answers == Answers(square: square))
        }
      }
    }
  }

  @Test func `on a large board the stronger threat of both sides is told`() throws {
    let position = try Game("15x15k5:h8a1i8a2j8a3").position
    let threats = position.strongestThreats()
    func threat(_ text: String) throws -> SquareThreat? {
      threats[position.rules.index(of: try #require(Square(text)))]
    }
    #expect(try threat("g8") == SquareThreat(mark: .x, isOwn: true, threat: .makesTwo))
    #expect(try threat("f8") == SquareThreat(mark: .x, isOwn: true, threat: .forces))
    #expect(try threat("a4") == SquareThreat(mark: .o, isOwn: false, threat: .forces))
    #expect(try threat("h8") == nil)
    #expect(try threat("o15") == nil)
  }
}
