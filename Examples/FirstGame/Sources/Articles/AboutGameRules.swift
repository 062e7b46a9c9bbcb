// Made by Scripts/articles.py of Sources/GameRules/GameRules.docc/GameRules.md.
import GameRules

func aboutGameRules() throws {
  let rules = try Rules("4x4+corners+squares")
  var game = Game(rules)
  try game.play(Square(column: 1, row: 1))
  print(game)  // 4x4+corners+squares:b2
  print(game.position.toMove == .o)  // true
}
