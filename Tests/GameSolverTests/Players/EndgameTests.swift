import GameRules
import TestSupport
import Testing

@testable import GameSolver

/// Positions near the end on boards too large for a table, against trying every move.
@Suite struct EndgameTests {
  /// The moves that keep the result of a position.
  private func holding(_ position: Position) -> Set<Square> {
    let moves = PlainResults(position.table).moves(of: position)
    let best = moves.map { $0.result }.max()
    return Set(moves.filter { $0.result == best }.map { $0.square })
  }

  /// Rules of 17 to 36 squares, most of them misère, and a position with 3 to 18 empty squares.
  private func position(seed: UInt64) -> Position {
    var generator = SplitMix64(seed: seed)
    while true {
      let columns = Int.random(in: 2...9, using: &generator)
      let rows = Int.random(in: 2...9, using: &generator)
      guard 17...36 ~= columns * rows else { continue }
      let patterns = Pattern.allCases.filter { pattern in
        Bool.random(using: &generator) && pattern.fits(columns: columns, rows: rows)
      }
      let rules = try? Rules(
        columns: columns, rows: rows,
        inARow: Int.random(in: 2...max(columns, rows), using: &generator),
        patterns: patterns.reduce(into: []) { $0.insert($1) },
        ending: Int.random(in: 0..<6, using: &generator) == 0 ? .normal : .misere)
      guard let rules else { continue }
      let empty = Int.random(in: 3...18, using: &generator)
      let position = Position.random(
        LineTable(rules), plies: rules.area - empty, using: &generator)
      if 3...18 ~= rules.area - position.ply { return position }
    }
  }

  @Test(arguments: 0..<(SlowSuite.isOn ? 600 : 60))
  func `neither a hint nor Perfect gives a result away`(seed: Int) throws {
    let position = position(seed: UInt64(seed))
    let holding = holding(position)
    let place: Comment = "\(position.rules)\n\(drawing(position))"
    let player = ComputerPlayer(position.table)
    let choices = player.choices(in: position, level: .perfect)
    #expect(!choices.isEmpty && holding.isSuperset(of: choices), place)
    var generator = SplitMix64(seed: UInt64(seed))
    let hint = try #require(player.hint(in: position, using: &generator))
    #expect(holding.contains(hint.square), place)
  }

  @Test(arguments: [
    ("4x5+corners+misere:d4a1d5a4b3c4c2a2d2", "b1 c1 d1 b2 c3 b4 a5 b5 c5"),
    ("5x4k2+diamonds+misere:d4b2", "a4"),
    ("5x4k5+corners+squares+misere:d1e1d4c1b2e3c3a1c4", "b1 d2 e2 a2 a3"),
  ])
  func `with up to eighteen empty squares a hint holds the result`(
    text: String, moves: String
  ) throws {
    let position = try Game(text).position
    let holding = holding(position)
    #expect(
      Set(holding.map { $0.description }) == Set(moves.split(separator: " ").map(String.init)))
    for seed in 0..<8 {
      var generator = SplitMix64(seed: UInt64(seed))
      let player = ComputerPlayer(position.table)
      let hint = try #require(player.hint(in: position, using: &generator))
      #expect(holding.contains(hint.square))
      #expect(hint.reasons != [.completesNone])
    }
  }
}
