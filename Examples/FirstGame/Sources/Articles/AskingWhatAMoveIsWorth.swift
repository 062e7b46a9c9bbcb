// Made by Scripts/articles.py of Sources/GameSolver/GameSolver.docc/AskingWhatAMoveIsWorth.md.
import GameRules
import GameSolver

func askingWhatAMoveIsWorth() throws {
  let game = try Game("3x3:b2a1")
  let solver = Solver(game.position.table)
  let analysis = solver.analysis(of: game.position)
  for (square, bounds) in analysis.moves {
    print(square, bounds.result as Any)
  }
  print(analysis.bestMoves)

  let limit = SearchLimit(nodes: 100_000)
  let bounds = solver.bounds(of: game.position, limit: limit)
  print(bounds.lower, bounds.upper)

  let player = ComputerPlayer(solver)
  var generator = SplitMix64(seed: 1)
  if let square = player.move(in: game.position, level: .hard, using: &generator) {
    print(square)
  }

  if let hint = player.hint(in: game.position, using: &generator) {
    print(hint.square, hint.reasons)
  }

  let move = game.position.legalMoves[0]
  let answers = solver.answers(to: move, in: game.position)
  if let refutation = answers.refutation {
    print(refutation.reply.square, refutation.line)
  } else if let safe = answers.safe {
    print("\(safe.count) replies do not lose")
  }
}
