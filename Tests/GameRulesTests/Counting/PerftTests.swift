import GameRules
import TestSupport
import Testing

/// The number of move sequences of every length, computed by three independent programs.
@Suite struct PerftTests {
  static let rows: [(rules: String, sequences: [Int])] = [
    ("3x3", [1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872, 0, 0]),
    (
      "4x3k3",
      [1, 12, 132, 1_320, 11_880, 95_040, 622_944, 3_499_200, 14_031_360, 44_872_704]
    ),
    ("4x4", [1, 16, 240, 3_360, 43_680, 524_160, 5_765_760, 57_657_600]),
    ("4x4+corners+squares", [1, 16, 240, 3_360, 43_680, 524_160, 5_765_760, 57_657_600]),
    ("5x5k4", [1, 25, 600, 13_800, 303_600, 6_375_600]),
  ]

  @Test(arguments: rows)
  func `the number of move sequences matches the known counts`(rules: String, sequences: [Int])
    throws
  {
    let position = try Position(Rules(rules))
    let depths = sequences.indices.filter { isOptimized || sequences[$0] < 1_000_000 }
    #expect(depths.map { position.perft($0).sequences } == depths.map { sequences[$0] })
  }

  @Test func `the games of 3x3 are counted by outcome`() {
    let start = Position(.classic)
    var x = 0
    var o = 0
    var draws = 0
    for depth in 1...9 {
      let count = start.perft(depth)
      if depth % 2 == 1 { x += count.wins } else { o += count.wins }
      draws += count.draws
    }
    #expect([x, o, draws, x + o + draws] == [131_184, 77_904, 46_080, 255_168])
  }

  @Test func `counting starts at any position and stops at the end of a game`() throws {
    // o.x
    // .x.   X to move: a1 wins, the other four squares do not.
    // ..o
    let middle = try Game("3x3:b2a3c3c1").position
    #expect(middle.perft(1) == Perft(sequences: 5, wins: 1))
    let end = try Game("3x3:b2a3c3c1a1").position
    #expect(end.perft(0) == Perft(sequences: 1))
    #expect(end.perft(1) == Perft())
  }

  /// Boards of more than 64 squares are counted by different code; both must agree.
  @Test(arguments: [
    // Five in a row is impossible in four plies: 66 · 65 · 64 · 63 sequences.
    ("11x6k5", 4, 66 * 65 * 64 * 63, 0, 0),
    // The first move wins.
    ("13x5k1", 1, 65, 65, 0),
    ("13x5k1", 2, 0, 0, 0),
    // Two in a row on 19 × 4, by hand: 57 pairs in columns, 18 · 4 in rows and 2 · 18 · 3 on
    // diagonals; X takes both squares in either order around any reply of O elsewhere.
    ("19x4k2", 3, 76 * 75 * 74, 2 * (57 + 72 + 108) * 74, 0),
  ])
  func `boards of more than 64 squares are counted correctly`(
    rules: String, depth: Int, sequences: Int, wins: Int, draws: Int
  ) throws {
    let count = try Position(Rules(rules)).perft(depth)
    #expect(count == Perft(sequences: sequences, wins: wins, draws: draws))
  }

  /// On 13 × 5, where only a whole row is a line, a1 is the last square.
  @Test(arguments: [
    (".xxxxxxxxxxxx", "ooooooooxxxxx", Perft(sequences: 1, wins: 1)),
    (".oxxxxxxxxxxx", "xoooooooxxxxx", Perft(sequences: 1, draws: 1)),
  ])
  func `the last square of a large board wins or draws`(
    first: String, second: String, count: Perft
  ) throws {
    let rows = Array(repeating: "ooooooooxxxxx", count: 3) + [second, first]
    #expect(try Drawing("13x5k13", rows.joined()).position().perft(1) == count)
  }

  @Test(arguments: ["3x3", "4x4+corners+squares", "5x5k4", "8x8k2", "2x2+corners+squares"])
  func `counting agrees with playing every move`(rules: String) throws {
    let start = try Position(Rules(rules))
    for depth in 0...4 where isOptimized || depth < 4 {
      #expect(start.perft(depth) == perftByHand(start, depth), "depth \(depth)")
    }
  }

  private func perftByHand(_ position: Position, _ depth: Int) -> Perft {
    if depth == 0 { return Perft(sequences: 1) }
    var sequences = 0
    var wins = 0
    var draws = 0
    for index in 0..<position.rules.area where position.board[index] == nil && !position.isOver {
      var next = position
      next.playUnchecked(index)
      let count = perftByHand(next, depth - 1)
      sequences += count.sequences
      wins += count.wins
      draws += count.draws
      if depth == 1 {
        switch next.outcome {
        case .win, .loss: wins += 1
        case .draw: draws += 1
        case nil: break
        }
      }
    }
    return Perft(sequences: sequences, wins: wins, draws: draws)
  }
}
