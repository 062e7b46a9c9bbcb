import GameRules

/// How one side, the claimant, stands: of each line, the squares that are still to be had of it.
///
/// A side that may have a square more never stands worse, so sets that hold all of another one of the
/// same side are of no use and may be left out.
struct Standing<Word: FixedWidthInteger & UnsignedInteger> {
  /// What the other side *needs* of each line that is not stopped.
  private(set) var needs: [Word]
  /// What the claimant *hopes* for of each line of its own: none where it only blocks.
  private(set) var hopes: [Word]

  /// The standing in a position.
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

  /// About how many bytes it takes in a dictionary that grows, at most.
  var size: Int { 256 + (needs.capacity + hopes.capacity) * MemoryLayout<Word>.size }

  /// The squares that matter to anybody.
  var open: Word { hopes.reduce(needs.reduce(0, |), |) }

  /// Where the claimant can complete a line.
  var threats: Word {
    hopes.reduce(0) { $1 & ($1 &- 1) == 0 ? $0 | $1 : $0 }
  }

  /// The other side takes these squares.
  mutating func give(_ squares: Word) {
    needs = needs.map { $0 & ~squares }
    hopes.removeAll { $0 & squares != 0 }
  }

  /// The claimant takes a square.
  mutating func take(_ square: Word) {
    needs.removeAll { $0 & square != 0 }
    hopes = hopes.map { $0 & ~square }
  }

  /// The claimant answers each square of a pair with the other from now on: what holds both is stopped,
  /// and all of them may be the other side's.
  mutating func lay(_ pairs: [Word]) {
    needs.removeAll { need in pairs.contains { $0 & ~need == 0 } }
    give(pairs.reduce(0, |))
  }

  /// These squares and the others are games of their own from now on: a need with squares of both
  /// keeps those of the side with more of them, of equals these.
  mutating func cut(_ squares: Word) {
    self = reduced
    needs = needs.map { need in
      let (here, there) = (need & squares, need & ~squares)
      return here.nonzeroBitCount < there.nonzeroBitCount ? there : here
    }
  }

  /// A zone with all of each need of which it has fewer squares than this.
  ///
  /// The first few would do, but a proof has to stay one when it is turned.
  ///
  /// - Returns: Nil where a need has fewer.
  func secured(_ zone: Word, least: Int) -> Word? {
    var secured = zone
    for need in needs where (need & zone).nonzeroBitCount < least {
      if need.nonzeroBitCount < least { return nil }
      secured |= need
    }
    return secured
  }

  /// What a proof with this zone has stopped of each need, and the hopes that it may have used.
  func limited(to zone: Word) -> Standing {
    Standing(needs: needs.map { $0 & zone }, hopes: hopes.filter { $0 & ~zone == 0 }).reduced
  }

  /// What keeps that from being proved here too; nil where nothing does.
  func obstacle(to limited: Standing, zone: Word) -> String? {
    if zone & ~open != 0 { return "a square of the zone is not to be had" }
    func holds(_ sets: [Word], _ set: Word) -> Bool { sets.contains { $0 & ~set == 0 } }
    if !needs.allSatisfy({ holds(limited.needs, $0) }) {
      return "a line that was stopped there is open here"
    }
    let isHoped = limited.hopes.allSatisfy { holds(hopes, $0) }
    return isHoped ? nil : "a line that was hoped for there is not open here"
  }

  /// The image of all sets.
  func map<E: Error>(_ image: (Word) throws(E) -> Word) throws(E) -> Standing {
    Standing(needs: try needs.map(image), hopes: try hopes.map(image))
  }

  /// The same without sets that hold all of another one, each once.
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

  // MARK: - The claimant only blocks

  /// The parts that share no squares.
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

  /// What needs of n squares weigh, 2⁻ⁿ each, in units of 2⁻⁴⁰.
  var weight: Int { needs.reduce(0) { $0 + (1 << 40) >> min($1.nonzeroBitCount, 40) } }

  /// The squares that are not as good as another one to the other side, the first of equals, and those
  /// of them that are better than any of the rest.
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
