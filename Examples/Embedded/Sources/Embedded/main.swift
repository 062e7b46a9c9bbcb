import GameRules
import GameSolver

// Plays 3×3 perfectly against itself, on a machine that may only be able to print bytes.
func play() -> Game {
  let table = LineTable(.classic)
  let player = ComputerPlayer(table)
  var generator = SplitMix64(seed: 1)
  var game = Game(table)
  while let square = player.move(in: game.position, level: .perfect, using: &generator) {
    do throws(IllegalMove) { try game.play(square) } catch { break }
  }
  return game
}

// Text is bytes, because the tables of Unicode are larger than the game.
for byte in play().notation.bytes { print(Unicode.Scalar(byte), terminator: "") }
print("")
