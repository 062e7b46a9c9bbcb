import GameRules

/// The state of a game for one side, the claimant: of each line, the squares that are still
/// missing.
///
/// An extra square never hurts the side that owns it, so a set that contains another set of the
/// same side is useless and can be left out.
struct Standing<Word: FixedWidthInteger & UnsignedInteger> {
  /// The squares that the other side still *needs* of each line that is not stopped.
  private(set) var needs: [Word]
  /// The squares that the claimant still *hopes* for of each line of its own; empty if it only
  /// blocks.
  private(set) var hopes: [Word]

  /// Creates the standing in a position.
  init(of claimant: Mark, in position: Position, isPassive: Bool) {
    (needs, hopes) = ([], [])
    for line in position.table.lines {
      let marks = line.squares.map { position[$0] }
      var missing: Word = 0
      for (square, mark) in zip(line.squares, marks) where mark == nil {
        missing |= 1 << Word(position.rules.index(of: square))
      }
      if !marks.contains(claimant) { needs.append(missing) }
      if !isPassive, !marks.contains(claimant.opponent) { hopes.append(missing) }
    }
  }

  private init(needs: [Word], hopes: [Word]) {
    self.needs = needs
    self.hopes = hopes
  }

  /// An upper estimate of the bytes that it takes in a growing dictionary.
  var size: Int { 256 + (needs.capacity + hopes.capacity) * MemoryLayout<Word>.size }

  /// The squares that matter to either side.
  var open: Word { hopes.reduce(needs.reduce(0, |), |) }

  /// The squares where the claimant completes a line.
  var threats: Word {
    hopes.reduce(0) { $1 & ($1 &- 1) == 0 ? $0 | $1 : $0 }
  }

  /// Gives squares to the other side.
  mutating func give(_ squares: Word) {
    needs = needs.map { $0 & ~squares }
    hopes.removeAll { $0 & squares != 0 }
  }

  /// Gives a square to the claimant.
  mutating func take(_ square: Word) {
    needs.removeAll { $0 & square != 0 }
    hopes = hopes.map { $0 & ~square }
  }

  /// Lays pairs: from now on the claimant answers each square of a pair with the other.
  ///
  /// A need that contains both squares is stopped, and the other side can be given all of them.
  mutating func lay(_ pairs: [Word]) {
    needs.removeAll { need in pairs.contains { $0 & ~need == 0 } }
    give(pairs.reduce(0, |))
  }

  /// Cuts the board: from now on `squares` and all others are independent games.
  ///
  /// A need across the cut keeps the squares on the side with more of them, or those in `squares`
  /// if both sides have as many.
  mutating func cut(_ squares: Word) {
    self = reduced
    needs = needs.map { need in
      let (here, there) = (need & squares, need & ~squares)
      return here.nonzeroBitCount < there.nonzeroBitCount ? there : here
    }
  }

  /// Extends a zone by every need that has fewer than `least` squares in it.
  ///
  /// A few squares of each need would be enough, but a proof must stay valid when it is turned.
  ///
  /// - Returns: The zone, or nil if a need has fewer than `least` squares.
  func secured(_ zone: Word, least: Int) -> Word? {
    var secured = zone
    for need in needs where (need & zone).nonzeroBitCount < least {
      if need.nonzeroBitCount < least { return nil }
      secured |= need
    }
    return secured
  }

  /// Restricts the needs to `zone` and keeps only the hopes inside it: all that a proof with this
  /// zone can have used (decision 27).
  func limited(to zone: Word) -> Standing {
    Standing(needs: needs.map { $0 & zone }, hopes: hopes.filter { $0 & ~zone == 0 }).reduced
  }

  /// The reason why a result for `limited` does not hold here; nil if it does.
  func obstacle(to limited: Standing, zone: Word) -> String? {
    if zone & ~open != 0 { return "a square of the zone is not to be had" }
    func holds(_ sets: [Word], _ set: Word) -> Bool { sets.contains { $0 & ~set == 0 } }
    if !needs.allSatisfy({ holds(limited.needs, $0) }) {
      return "a line that was stopped there is open here"
    }
    let isHoped = limited.hopes.allSatisfy { holds(hopes, $0) }
    return isHoped ? nil : "a line that was hoped for there is not open here"
  }

  /// Returns the standing with the image of every set.
  func map<E: Error>(_ image: (Word) throws(E) -> Word) throws(E) -> Standing {
    Standing(needs: try needs.map(image), hopes: try hopes.map(image))
  }

  /// The standing without duplicates and without sets that contain another one.
  var reduced: Standing {
    func least(_ sets: [Word]) -> [Word] {
      var least: [Word] = []
      for set in sets where !least.contains(where: { $0 & ~set == 0 }) {
        least.removeAll { set & ~$0 == 0 }
        least.append(set)
      }
      return least
    }
    return Standing(needs: least(needs), hopes: least(hopes))
  }

  // MARK: - Blocking claims

  /// The parts of the needs that share no squares.
  var parts: [(squares: Word, standing: Standing)] {
    var parts: [(squares: Word, standing: Standing)] = []
    for need in needs {
      var part = (squares: need, standing: Standing(needs: [need], hopes: []))
      for other in parts where other.squares & need != 0 {
        part.squares |= other.squares
        part.standing.needs = other.standing.needs + part.standing.needs
      }
      parts.removeAll { $0.squares & need != 0 }
      parts.append(part)
    }
    return parts
  }

  /// The total weight of the needs, 2⁻ⁿ each for n squares, in units of 2⁻⁴⁰.
  var weight: Int { needs.reduce(0) { $0 + (1 << 40) >> min($1.nonzeroBitCount, 40) } }

  /// Whether the claimant stops every need if it always takes the heaviest square (Erdős and
  /// Selfridge, 1973): the needs weigh less than 1 if it is to move, else less than a half.
  func isLight(claimantMoves: Bool) -> Bool {
    weight < (claimantMoves ? 1 << 40 : 1 << 39)
  }

  /// The squares that no other square dominates for the other side, the first of equals, and those
  /// of them that dominate another.
  var undominated: (moves: Word, dominators: Word) {
    let squares = open
    var common = [Word](repeating: .max, count: Word.bitWidth)
    for need in needs {
      var rest = need
      while rest != 0 {
        common[rest.trailingZeroBitCount] &= need
        rest &= rest &- 1
      }
    }
    var best = squares
    var better: Word = 0
    var rest = squares
    while rest != 0 {
      let square = rest & (0 &- rest)
      var others = common[rest.trailingZeroBitCount] & ~square
      rest &= ~square
      while others != 0 {
        let other = others & (0 &- others)
        if common[others.trailingZeroBitCount] & square == 0 || other < square {
          best &= ~square
          better |= other
        }
        others &= ~other
      }
    }
    return (best, better & best)
  }
}
