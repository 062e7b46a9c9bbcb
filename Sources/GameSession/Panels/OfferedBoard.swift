import GameRules
import GameSolver

/// A game on the list of boards, with its worth.
struct OfferedBoard {
  /// A finished sample of the game.
  let sample: Game
  /// Its worth, from `Documentation/Reference/Values.md`.
  let worth: BoardVerdict.Finding

  /// The boards after those with a name: one on which X wins, and one that swap makes fair.
  private static let others: StaticString =
    "6x6k4:c3c4d3d4b3b4e3,6x5k4+swap:b3b4c3c4d3d4e3"

  /// All boards of the list, in the order shown.
  @inline(never)
  static var all: [OfferedBoard] {
    var games = Preset.games
    for text in UTF8Text(others).split(at: UInt8(ascii: ",")) {
      do throws(GameTextError) { games.append(try Game(text)) } catch { continue }
    }
    return games.map { OfferedBoard(sample: $0, worth: worth(of: $0.rules)) }
  }

  private static func worth(of rules: Rules) -> BoardVerdict.Finding {
    switch rules.area {
    case 225: .wins(.x, moves: nil)
    case 36 where rules.inARow == 4: .wins(.x, moves: 6)
    default: .draw
    }
  }
}
