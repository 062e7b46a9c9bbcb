extension MakerBreakerSearch {
  /// The normal form of a position, and what leads to it: a turn, then a shift.
  struct Key {
    var key: TranspositionTable<Word>.Key
    var image: Int
    var shift: Int
  }

  /// The smallest of all turned shapes in the corner.
  ///
  /// Maker's squares and the open ones tell which lines there are: those that pass through no others
  /// and miss something. So equal keys are equal games.
  @inline(__always)
  func key(of sets: WinningSets<Word>, _ open: Word, turn: UInt8) -> Key {
    let own = sets.ownOnLines
    var best = Key(
      key: TranspositionTable<Word>.Key(low: .max, high: .max, turn: turn), image: 0, shift: 0)
    for image in 0..<symmetries.count {
      var low = image == 0 ? open : symmetries.apply(image, to: open)
      var high = image == 0 ? own : symmetries.apply(image, to: own)
      let shift = board.shift(low | high)
      low &>>= Word(truncatingIfNeeded: shift)
      high &>>= Word(truncatingIfNeeded: shift)
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
    zone = unfolded(entry.spare, key)
    return entry.win != 0
  }

  /// How it was found that Breaker holds: its reply, or any square where Maker is to move and a cut
  /// shows it; nil where that is not known, or it was found in another way.
  func knownReply(_ key: Key) -> Word? {
    guard let entry = table?[key.key], entry.win == 0, entry.move != 255 else { return nil }
    return unfolded(.bit(Int(entry.move)), key)
  }

  /// Keeps a result, its zone, and how it was found.
  @inline(__always)
  func remember(_ key: Key, makerWins: Bool, work: Int, reply: Word = 0) {
    let zone = folded(zone, key)
    let reply = folded(reply, key)
    table?.update(key.key, work: work) { entry in
      entry.spare = zone
      entry.win = makerWins ? 1 : 0
      entry.move = reply == 0 ? 255 : UInt8(truncatingIfNeeded: reply.trailingZeroBitCount)
    }
  }

  /// Where a set lies in the normal form.
  @inline(__always)
  func folded(_ set: Word, _ key: Key) -> Word {
    symmetries.apply(key.image, to: set) &>> Word(truncatingIfNeeded: key.shift)
  }

  /// Where a set of the normal form lies.
  @inline(__always)
  func unfolded(_ set: Word, _ key: Key) -> Word {
    symmetries.apply(board.inverses[key.image], to: set &<< Word(truncatingIfNeeded: key.shift))
  }
}
