@testable import GamePuzzles
import GameRules
import GameSolver
import Testing

/// The pack against a search that knows nothing but the rules and tries every threat.
@Suite struct ThreatPuzzlesTests {
  @Test(arguments: 1...ThreatPuzzles.count)
  func `exactly one threat begins a win by threats`(number: Int) throws {
    let game = ThreatPuzzles.game(number)
    let maker = PuzzleMaker(ThreatPuzzles.rules)
    let puzzle = try #require(maker.puzzle(game))
    let position = game.position
    let moves = puzzle.ownMoves
    #expect(puzzle.isByThreats && moves >= 3)
    let firsts = position.threatening(position.toMove)
    #expect(firsts.filter { position.wins(by: $0, within: 10) } == [puzzle.answer])
    #expect(position.wins(by: puzzle.answer, within: moves))
    #expect(!position.wins(by: puzzle.answer, within: moves - 1))
  }

  /// X wins by g8 at once, or after m4 or m5 and its forced reply.
  @Test(arguments: 1...40)
  func `a position with several winning threats is no puzzle, however short the search`(
    nodes: Int64
  ) throws {
    let game = try Game(
      "15x15k5:d8c8e8g4f8a13g5c11g6o15g7a3m1o9m2h14m3k12")
    let solver = Solver(LineTable(game.rules))
    #expect(Puzzle(byThreatsIn: game, solver, limit: SearchLimit(nodes: nodes)) == nil)
  }

  @Test func `a hint says that the answer wins, though not how soon another move would`() throws {
    let maker = PuzzleMaker(ThreatPuzzles.rules)
    let puzzle = try #require(maker.puzzle(ThreatPuzzles.game(1)))
    let analysis = maker.solver.analysis(of: puzzle.game.position)
    #expect(analysis[puzzle.answer]?.value == nil)
    #expect(analysis.reasons(for: puzzle.answer).contains(.wins(in: 2 * puzzle.ownMoves - 1)))
  }

  @Test(arguments: 1...ThreatPuzzles.count)
  func `whoever goes on with winning threats solves it`(number: Int) throws {
    let maker = PuzzleMaker(ThreatPuzzles.rules)
    let puzzle = try #require(maker.puzzle(ThreatPuzzles.game(number)))
    let judge = PuzzleJudge(puzzle, maker.solver)
    var attempt = PuzzleAttempt(puzzle)
    var left = puzzle.ownMoves
    while attempt.state == .asked, left > 0 {
      let position = attempt.game.position
      let square = try #require(
        position.threatening(position.toMove).first { position.wins(by: $0, within: left) })
      let verdict = judge.verdict(on: square, in: attempt.game)
      if case .keeps(let reply) = verdict {
        let after = try attempt.game.position.playing(square)
        #expect(after.completions(by: position.toMove) == [reply])
      }
      attempt.record(square, verdict)
      left -= 1
    }
    // The last move completes a line and need not be made.
    #expect(attempt.state == .solved && attempt.misses == 0 && left == 1)
  }

  @Test func `a move that threatens nothing is wrong, also later`() throws {
    let maker = PuzzleMaker(ThreatPuzzles.rules)
    let puzzle = try #require(maker.puzzle(ThreatPuzzles.game(1)))
    let judge = PuzzleJudge(puzzle, maker.solver)
    var attempt = PuzzleAttempt(puzzle)
    let quiet = Square(column: 0, row: 14)
    #expect(judge.verdict(on: quiet, in: attempt.game) == .fails(nil))
    attempt.record(puzzle.answer, judge.verdict(on: puzzle.answer, in: attempt.game))
    guard case .fails = judge.verdict(on: quiet, in: attempt.game) else {
      Issue.record("A quiet move passes")
      return
    }
  }

  @Test func `puzzles by threats come again after the last one`() throws {
    let count = ThreatPuzzles.count
    let games = (1...count).map(ThreatPuzzles.game)
    #expect(Set(games.map(\.position.board)).count == count)
    #expect(ThreatPuzzles.game(count + 1) == games[0])
    #expect(EndlessPuzzles.threats.puzzle(count + 2)?.game == games[1])
  }

  @Test func `a position without a win by threats is no puzzle`() throws {
    let maker = PuzzleMaker(ThreatPuzzles.rules)
    #expect(maker.puzzle(try Game("15x15k5:h8a1i8a3")) == nil)
    // Both ends of three in a row make four: two answers.
    #expect(maker.puzzle(try Game("15x15k5:h8a1i8a3j8a5")) == nil)
  }
}

extension Position {
  /// The empty squares of a line on which the other squares all have a side's mark; nil if more are empty
  /// than `most`, or the other side has one.
  private func gaps(of line: Line, _ mark: Mark, most: Int) -> [Square]? {
    var gaps: [Square] = []
    for square in line.squares {
      if let owner = self[square] {
        if owner != mark { return nil }
      } else if gaps.count == most {
        return nil
      } else {
        gaps.append(square)
      }
    }
    return gaps
  }

  /// The empty squares on which a side leaves a line one square short.
  fileprivate func threatening(_ mark: Mark) -> [Square] {
    let squares = Set(table.lines.compactMap { gaps(of: $0, mark, most: 2) }.joined())
    return legalMoves.filter(squares.contains)
  }

  /// The squares that complete a line of a side through a square.
  private func completions(through square: Square, _ mark: Mark) -> Set<Square> {
    Set(table.lines(through: square).compactMap { gaps(of: $0, mark, most: 1) }.joined())
  }

  /// Whether a move threatens, and a line is complete within so many own moves, each but the last a threat.
  ///
  /// In front of the move, the side can complete no line.
  fileprivate func wins(by square: Square, within moves: Int) -> Bool {
    guard moves > 1, let after = try? playing(square) else { return false }
    let wins = after.completions(through: square, toMove)
    guard let block = wins.first, after.completions(by: toMove.opponent).isEmpty else {
      return false
    }
    if wins.count > 1 { return true }
    guard moves > 2, let next = try? after.playing(block) else { return false }
    return next.threatening(toMove).contains { next.wins(by: $0, within: moves - 1) }
  }
}
