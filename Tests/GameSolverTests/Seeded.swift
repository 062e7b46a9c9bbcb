import GameRules

/// SplitMix64: small, seeded, the same everywhere.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension Position {
  /// A position after so many random moves, or fewer where the game would be over.
  static func random(
    _ table: LineTable, plies: Int, using generator: inout some RandomNumberGenerator
  ) -> Position {
    var position = Position(table)
    for _ in 0..<plies {
      guard let square = position.legalMoves.randomElement(using: &generator) else { break }
      var next = position
      next.playUnchecked(position.rules.index(of: square))
      if next.isOver { break }
      position = next
    }
    return position
  }
}
