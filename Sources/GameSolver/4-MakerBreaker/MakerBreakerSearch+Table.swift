extension MakerBreakerSearch {
  /// The normal form of a position, and the symmetry and shift that lead to it.
  struct Key {
    var key: TranspositionTable<Word>.Key
    var image: Int
    var shift: Int
  }

  /// Returns the smallest of all turned shapes, shifted into the corner.
  ///
  /// Maker's squares and the open ones determine the lines: exactly those that pass through no
  /// other squares and miss at least one. So equal keys mean equal games.
  @inline(__always)
  func key(of lines: MakerLines<Word>, _ open: Word, turn: UInt8) -> Key {
    let own = lines.ownOnLines
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

  /// Whether Maker wins, if the table knows; sets the zone.
  @inline(__always)
  func recall(_ key: Key) -> Bool? {
    guard let entry = table?[key.key] else { return nil }
    zone = unfolded(entry.squares, key)
    return entry.win != 0
  }

  /// Breaker's reply by which it is known to hold, or any square if Maker is to move and a cut
  /// shows it; nil if that is unknown or was found in another way.
  func knownReply(_ key: Key) -> Word? {
    guard let entry = table?[key.key], entry.win == 0, entry.move != 255 else { return nil }
    return unfolded(.bit(Int(entry.move)), key)
  }

  /// Stores a result with the zone and the reply that proves it.
  @inline(__always)
  func remember(_ key: Key, makerWins: Bool, work: Int64, reply: Word = 0) {
    let zone = folded(zone, key)
    let reply = folded(reply, key)
    table?.update(key.key, work: work) { entry in
      entry.squares = zone
      entry.win = makerWins ? 1 : 0
      entry.move = reply == 0 ? 255 : UInt8(truncatingIfNeeded: reply.trailingZeroBitCount)
    }
  }

  /// Stores that a cut shows that Breaker, with Maker to move, holds.
  ///
  /// There is no reply to store. Any open square stands for it, so that `knownReply` says that there
  /// is a cut.
  @inline(__always)
  func rememberCut(_ key: Key, _ open: Word, work: Int64) {
    remember(key, makerWins: false, work: work, reply: open)
  }

  /// Maps a set into the normal form.
  @inline(__always)
  func folded(_ set: Word, _ key: Key) -> Word {
    symmetries.apply(key.image, to: set) &>> Word(truncatingIfNeeded: key.shift)
  }

  /// Maps a set of the normal form back to the board.
  @inline(__always)
  func unfolded(_ set: Word, _ key: Key) -> Word {
    symmetries.apply(board.inverses[key.image], to: set &<< Word(truncatingIfNeeded: key.shift))
  }
}
