// Made by Scripts/articles.py of Sources/GameSolver/GameSolver.docc/GameSolver.md.
import GameRules
import GameSolver

func aboutGameSolver() throws {
  let table = LineTable(try Rules("4x4k3"))
  let solver = Solver(table)
  if let value = solver.bounds(of: Position(table)).value {
    print(value.result, value.plies ?? 0)  // win 5
  }
}
