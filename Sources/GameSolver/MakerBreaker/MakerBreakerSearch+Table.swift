extension MakerBreakerSearch {
  /// The normal form of a position, and what leads to it: a turn, then a shift.
  struct Key {
    var key: TranspositionTable.Key
    var image: Int
    var shift: UInt64
  }

  /// The smallest of all turned shapes in the corner.
  ///
  /// Maker's squares and the open ones tell which lines there are: those that pass through no others
  /// and miss something. So equal keys are equal games.
  @inline(__always)
  func key(of sets: WinningSets, _ open: UInt64, turn: UInt8) -> Key {
    let own = sets.ownOnLines
    var best = Key(
      key: TranspositionTable.Key(low: .max, high: .max, turn: turn), image: 0, shift: 0)
    for image in 0..<symmetries.count {
      var low = image == 0 ? open : symmetries.apply(image, to: open)
      var high = image == 0 ? own : symmetries.apply(image, to: own)
      let shift = board.shift(low | high)
      low &>>= shift
      high &>>= shift
      if low < best.key.low || low == best.key.low && high < best.key.high {
        best.key.low = low
        best.key.high = high
        best.image = image
        best.shift = shift
      }
    }
    return best
  }

  /// Whether Maker wins, where that is known; the zone comes with it.
  @inline(__always)
  func recall(_ key: Key) -> Bool? {
    guard let entry = table?[key.key] else { return nil }
    zone = symmetries.apply(board.inverses[key.image], to: entry.spare &<< key.shift)
    return entry.win != 0
  }

  /// Keeps a result and its zone.
  @inline(__always)
  func remember(_ key: Key, makerWins: Bool, work: Int) {
    let zone = symmetries.apply(key.image, to: zone) &>> key.shift
    table?.update(key.key, work: work) { entry in
      entry.spare = zone
      entry.win = makerWins ? 1 : 0
    }
  }
}
