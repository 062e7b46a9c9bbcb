// Made by Scripts/articles.py of README.md.
import GameRules
import GameSolver

func aboutREADME() throws {
  let rules = try Rules(columns: 5, rows: 4, inARow: 4, patterns: [.corners])
  let table = LineTable(rules)
  let player = ComputerPlayer(table)
  var generator = SplitMix64(seed: 1)

  var game = Game(table)
  while let square = player.move(in: game.position, level: .hard, using: &generator) {
    try game.play(square)
  }
}
