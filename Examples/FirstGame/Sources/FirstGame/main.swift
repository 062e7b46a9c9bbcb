import GameRules
import GameSolver

// Four in a row, or the four corners, on a 5×4 board: the computer plays against itself.
let rules = try Rules(columns: 5, rows: 4, inARow: 4, patterns: [.corners])
let table = LineTable(rules)
let player = ComputerPlayer(table)
var generator = SplitMix64(seed: 1)

var game = Game(table)
while let square = player.move(in: game.position, level: .hard, using: &generator) {
  try game.play(square)
}
guard let outcome = game.position.outcome else { fatalError("The game is not over") }
print(game, outcome.winner.map { "\($0.letter) wins" } ?? "draw")

// The game's text reads back as the same game.
guard try Game(game.description) == game else { fatalError("The text is another game") }
