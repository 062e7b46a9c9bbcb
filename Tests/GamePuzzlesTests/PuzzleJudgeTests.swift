import GamePuzzles
import GameRules
import GameSolver
import Testing

@Suite struct PuzzleJudgeTests {
  private let solver: Solver
  private let puzzle: Puzzle

  init() throws {
    // X wins in four moves, and first with c3 alone.
    let game = try Game("4x4+corners+squares:a3a2c2b4a4d1")
    solver = Solver(game.position.table)
    puzzle = try #require(Puzzle(game, solver.analysis(of: game.position)))
  }

  @Test func `after the answer, every move that still wins counts, and the other side holds out`()
    throws
  {
    let judge = PuzzleJudge(puzzle, solver)
    var attempt = PuzzleAttempt(puzzle)
    var moves = 0
    while attempt.state == .asked {
      let position = attempt.game.position
      let analysis = solver.analysis(of: position)
      let winning = analysis.moves.filter { $0.bounds.result == .win }.map(\.square)
      for square in position.legalMoves {
        let isRight = moves == 0 ? square == puzzle.answer : winning.contains(square)
        let verdict = judge.verdict(on: square, in: attempt.game)
        if case .fails = verdict {
          #expect(!isRight, "\(attempt.game) \(square)")
        } else {
          #expect(isRight, "\(attempt.game) \(square)")
        }
      }
      let square = try #require(analysis.bestMoves.first)
      attempt.record(square, judge.verdict(on: square, in: attempt.game))
      moves += 1
    }
    #expect(attempt.solvedOn == 1)
    // The last of the four moves completes the line; the one before cannot be answered.
    #expect(moves == puzzle.ownMoves - 1)
  }

  @Test func `a wrong move is refuted, and the third one ends the puzzle`() throws {
    let judge = PuzzleJudge(puzzle, solver)
    var attempt = PuzzleAttempt(puzzle)
    let wrong = puzzle.game.position.legalMoves.filter { $0 != puzzle.answer }
    for (number, square) in wrong.prefix(3).enumerated() {
      #expect(attempt.triesLeft == 3 - number)
      let verdict = judge.verdict(on: square, in: attempt.game)
      #expect(verdict == .fails(solver.refutation(of: square, in: puzzle.game.position)))
      attempt.record(square, verdict)
      #expect(attempt.game == puzzle.game)
    }
    #expect(attempt.state == .shown && attempt.solvedOn == nil && attempt.triesLeft == 0)
    #expect(attempt.misses == 3)
    attempt.record(puzzle.answer, .solves)
    #expect(attempt.state == .shown)
  }

  @Test func `a try after wrong ones counts as the second or third`() {
    var attempt = PuzzleAttempt(puzzle)
    let wrong = puzzle.game.position.legalMoves.first { $0 != puzzle.answer }
    attempt.record(wrong ?? puzzle.answer, .fails(nil))
    attempt.record(puzzle.answer, .solves)
    #expect(attempt.solvedOn == 2)
  }

  @Test func `the move that loses is found and not played`() throws {
    let game = try Game("4x4+corners+squares:a2d1c1c3d4d2d3a4")
    let trap = try #require(Puzzle(game, solver.analysis(of: game.position)))
    let judge = PuzzleJudge(trap, solver)
    #expect(judge.verdict(on: trap.answer, in: game) == .solves)
    for square in game.position.legalMoves where square != trap.answer {
      #expect(judge.verdict(on: square, in: game) == .fails(nil))
    }
    var attempt = PuzzleAttempt(trap)
    attempt.record(trap.answer, .solves)
    #expect(attempt.game == game && attempt.solvedOn == 1)
  }

  @Test func `whoever gives up is shown the answer`() {
    var attempt = PuzzleAttempt(puzzle)
    attempt.show()
    #expect(attempt.state == .shown && attempt.solvedOn == nil)
  }

  @Test func `a limit that leaves moves open neither solves a puzzle nor costs a try`() throws {
    // X wins in three or four moves.
    let friday = DailyPuzzle(try PuzzleDay("2026-01-02")).puzzle
    let judge = PuzzleJudge(
      friday, Solver(friday.game.position.table), limit: SearchLimit(nodes: 1))
    var game = friday.game
    guard case .keeps(let reply) = judge.verdict(on: friday.answer, in: game) else {
      Issue.record("\(judge.verdict(on: friday.answer, in: game))")
      return
    }
    try game.play(friday.answer)
    try game.play(reply)
    let next = try #require(Solver(game.position.table).analysis(of: game.position).bestMoves.first)
    if case .fails = judge.verdict(on: next, in: game) { Issue.record("\(next) costs a try") }
  }

  @Test func `no puzzle is made while the first mark can be taken over`() throws {
    let maker = PuzzleMaker(try Rules("3x3+swap"))
    #expect(maker.puzzle(try Game("3x3+swap:a1")) == nil)
    let centre = Square(column: 1, row: 1)
    #expect(maker.puzzle(try Game("3x3+swap:a1="))?.answer == centre)
    #expect(PuzzleMaker(.classic).puzzle(try Game("3x3:a1"))?.answer == centre)
  }

  /// In misère, the other side has to complete a line in the end.
  @Test func `every puzzle of four weeks can be solved by best moves`() throws {
    var solvers: [Rules: Solver] = [:]
    for number in 1...28 {
      let puzzle = DailyPuzzle(try #require(PuzzleDay(number: number))).puzzle
      let solver = solvers[puzzle.game.rules] ?? Solver(puzzle.game.position.table)
      solvers[puzzle.game.rules] = solver
      let judge = PuzzleJudge(puzzle, solver)
      var attempt = PuzzleAttempt(puzzle)
      while attempt.state == .asked, attempt.misses == 0 {
        let isFirst = attempt.game.ply == puzzle.game.ply
        let best = solver.analysis(of: attempt.game.position).bestMoves.first
        let square = isFirst ? puzzle.answer : try #require(best)
        attempt.record(square, judge.verdict(on: square, in: attempt.game))
      }
      #expect(attempt.solvedOn == 1, "\(puzzle.game)")
    }
  }
}
