import GameRules
import Testing

@testable import GameSolver

@Suite("Computer players")
struct ComputerPlayerTests {
  @Test("every level finishes legal games on every kind of board", arguments: Level.allCases)
  func playsToTheEnd(level: Level) throws {
    for rules in ["3x3", "1x1", "4x4+corners+squares", "5x1k3", "5x5k4", "9x8k5"] {
      let table = LineTable(try Rules(rules))
      let opponent = ComputerPlayer(table)
      var generator = Seeded(seed: 1)
      var game = Game(table.rules)
      while let square = opponent.move(in: game.position, level: level, using: &generator) {
        try game.play(square)
      }
      #expect(game.position.isOver, "\(rules)")
    }
  }

  @Test("the same generator makes the same moves", arguments: Level.allCases)
  func isDeterministic(level: Level) throws {
    let table = LineTable(try Rules("6x5k4"))
    func moves() -> [Square?] {
      let opponent = ComputerPlayer(table)
      var generator = Seeded(seed: 7)
      var positions = Seeded(seed: 3)
      return (0..<5).map { plies in
        let position = Position.random(table, plies: plies * 2, using: &positions)
        return opponent.move(in: position, level: level, using: &generator)
      }
    }
    #expect(moves() == moves())
  }
}
