// Made by Scripts/articles.py of Sources/GamePuzzles/GamePuzzles.docc/MakingPuzzles.md.
import GamePuzzles
import GameRules
import GameSolver

func makingPuzzles() throws {
  let rules = try Rules("4x3")
  let maker = PuzzleMaker(rules)
  let wish = PuzzleWish(rules, plies: 2...6, .hold)
  guard let puzzle = maker.puzzle(wish, seed: 1) else { return }
  print(puzzle.game, puzzle.task.notation)

  let judge = PuzzleJudge(puzzle, maker.solver)
  print(judge.verdict(on: puzzle.answer, in: puzzle.game) == .solves)  // true
  let wrong = puzzle.game.position.legalMoves.first { $0 != puzzle.answer }
  if let wrong, case .fails(let refutation?) = judge.verdict(on: wrong, in: puzzle.game) {
    print(refutation)
  }

  let daily = DailyPuzzle(try PuzzleDay("2026-01-05"))
  print(daily.day.notation, daily.puzzle.ownMoves)  // 2026-01-05 2

  var attempt = PuzzleAttempt(daily.puzzle)
  let verdict = PuzzleJudge(daily.puzzle, Solver(daily.puzzle.game.position.table)).verdict(
    on: daily.puzzle.answer, in: attempt.game)
  attempt.record(daily.puzzle.answer, verdict)
  print(attempt.misses)  // 0
}
