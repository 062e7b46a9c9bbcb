// Made by Scripts/articles.py of Sources/GameRules/GameRules.docc/PlayingAGame.md.
import GameRules

func playingAGame() throws {
  let rules = try Rules(columns: 5, rows: 4, inARow: 4, patterns: [.corners])
  do {
    _ = try Rules(columns: 1, rows: 5, patterns: [.corners])
  } catch {
    print(error)  // corners: a board of 1×5 does not have four corners
  }

  var game = Game(rules)
  try game.play(Square(column: 2, row: 1))
  game.undo()
  game.redo()
  do {
    try game.play(Square(column: 2, row: 1))
  } catch {
    print(error)  // already taken
  }

  switch game.position.outcome {
  case .win(let mark, let lines): print(mark.letter, "wins by", lines.count)
  case .loss(let mark, _): print(mark.letter, "completed a line and lost")
  case .draw: print("a draw")
  case nil: print(game.position.toMove.letter, "is to move")
  }

  var tables = LineTables()
  let games = try ["5x4k4:c2", "5x4k4:c2d3"].map { try Game(UTF8Text($0), sharing: &tables) }
}
