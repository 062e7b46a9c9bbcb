import GameRules
import Testing

@Suite struct PlayoutsTests {
  /// Random play completes lines in known shares: on 3×3, X 737/1260, O 121/420, nobody 8/63.
  @Test(arguments: [
    (Rules.classic, 737.0 / 1260, 121.0 / 420), (.misere, 121.0 / 420, 737.0 / 1260),
  ])
  func `ends as often as it must on three by three`(rules: Rules, x: Double, o: Double) {
    var generator = SplitMix64(seed: 1)
    let games = 200_000
    let ends = Position(rules).playouts(games, using: &generator)
    #expect(ends.xWins + ends.oWins + ends.draws == games)
    for (count, share) in [(ends.xWins, x), (ends.oWins, o), (ends.draws, 8.0 / 63)] {
      #expect(abs(Double(count) / Double(games) - share) < 0.005, "\(ends)")
    }
  }

  /// In misère, random games are the same up to the end, and whoever completes a line loses.
  @Test(arguments: ["3x3", "4x4+corners+squares", "8x8k3", "9x8k3"])
  func `playouts of misère swap wins and losses`(rules: String) throws {
    var generator = SplitMix64(seed: 4)
    var again = generator
    let normal = Position(try Rules(rules)).playouts(500, using: &generator)
    let misere = Position(try Rules("\(rules)+misere")).playouts(500, using: &again)
    #expect(normal.xWins != normal.oWins)
    #expect(misere.xWins == normal.oWins && misere.oWins == normal.xWins)
    #expect(misere.draws == normal.draws)
  }

  @Test func `playouts start at any position and count every game`() throws {
    var generator = SplitMix64(seed: 2)
    let won = try Game("3x3:a1b1a2b2a3").position.playouts(7, using: &generator)
    #expect((won.xWins, won.oWins, won.draws) == (7, 0, 0))
    let full = try Game("3x3:a1b2c3b1b3a3c1c2a2").position.playouts(5, using: &generator)
    #expect((full.xWins, full.oWins, full.draws) == (0, 0, 5))
    let forced = try Game("3x3:a1b2c3b1b3a3c1c2").position.playouts(9, using: &generator)
    #expect((forced.xWins, forced.oWins, forced.draws) == (0, 0, 9))
  }

  @Test(arguments: ["1x1", "2x2", "8x8k5", "9x9k4", "19x19k5", "4x4+corners+squares"])
  func `the same generator gives the same playouts on any board`(text: String) throws {
    let position = Position(try Rules(text))
    var generator = SplitMix64(seed: 3)
    var again = SplitMix64(seed: 3)
    let ends = position.playouts(60, using: &generator)
    #expect(ends.xWins + ends.oWins + ends.draws == 60)
    #expect(ends == position.playouts(60, using: &again))
  }
}
