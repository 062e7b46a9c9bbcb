/// Reductions of a position, which change neither who is to move nor who wins.
extension MakerLines {
  /// A position that cannot be reduced any further, or that its survey decides.
  struct Reduction {
    var survey: Survey
    /// The squares paired off; the rest of the game is played without them.
    var settled: Word = 0
  }

  /// Pairs off equal squares and, if Maker is to move, makes exchanges, until neither is possible or
  /// `isDecided` returns true.
  ///
  /// - Parameters:
  ///   - makerMoves: Whether Maker is to move.
  ///   - meets: The memory for `meet`; valid for the reduced position unless it is decided.
  ///   - note: Called with each pair.
  ///   - isDecided: Whether a survey makes further reductions unnecessary.
  /// - Returns: The last survey, and the squares paired off.
  mutating func reduce(
    makerMoves: Bool, _ meets: UnsafeMutablePointer<Word>, note: (Word) -> Void = { _ in },
    until isDecided: (Survey) -> Bool
  ) -> Reduction {
    var reduction = Reduction(survey: survey())
    while !isDecided(reduction.survey) {
      meet(reduction.survey.open, into: meets)
      var paired = dropEquals(reduction.survey.open, meets, note: note)
      if paired == 0, makerMoves, reduction.survey.twos != 0 {
        paired = exchange(meets)
        if paired != 0 { note(paired) }
      }
      if paired == 0 { break }
      reduction.settled |= paired
      reduction.survey = survey()
    }
    return reduction
  }

  /// Computes, for every open square, the squares that all lines through it have in common.
  @inline(__always)
  func meet(_ open: Word, into meets: UnsafeMutablePointer<Word>) {
    var rest = open
    while rest != 0 {
      meets[rest.trailingZeroBitCount] = ~0
      rest &= rest &- 1
    }
    for index in 0..<count {
      let line = self.open(at: index)
      var rest = line
      while rest != 0 {
        meets[rest.trailingZeroBitCount] &= line
        rest &= rest &- 1
      }
    }
  }

  /// Drops the lines through equal squares, on exactly the same lines: Breaker answers one with the
  /// other.
  ///
  /// - Returns: The equal squares; `note` has been called with each pair.
  @inline(__always)
  mutating func dropEquals(
    _ open: Word, _ meets: UnsafeMutablePointer<Word>, note: (Word) -> Void = { _ in }
  ) -> Word {
    var first: Word = 0
    var equals: Word = 0
    var rest = open
    while rest != 0 {
      let square = rest & (0 &- rest)
      var others = meets[rest.trailingZeroBitCount] & rest & ~square
      rest &= ~square
      while others != 0 {
        let other = others & (0 &- others)
        if meets[others.trailingZeroBitCount] & square != 0 {
          first |= square
          if equals & (square | other) == 0 { note(square | other) }
          equals |= square | other
          break
        }
        others &= ~other
      }
    }
    if first == 0 { return 0 }
    var kept = 0
    for index in 0..<count where whole[index] & first == 0 {
      whole[kept] = whole[index]
      kept &+= 1
    }
    count = kept
    return equals
  }

  /// Makes an exchange that costs Maker, to move, nothing: if a line misses two squares, one of
  /// them on no other line, Maker takes the other and Breaker has to take that one.
  ///
  /// Breaker loses nothing either, as it could pair the two.
  ///
  /// - Returns: Both squares, or 0 if there is no such line.
  private mutating func exchange(_ meets: UnsafeMutablePointer<Word>) -> Word {
    for index in 0..<count {
      let open = open(at: index)
      guard open.nonzeroBitCount == 2 else { continue }
      let low = open & (0 &- open)
      let high = open & ~low
      let gain: Word
      if meets[low.trailingZeroBitCount] == open {
        gain = high
      } else if meets[high.trailingZeroBitCount] == open {
        gain = low
      } else {
        continue
      }
      count &-= 1
      // In order, because neighbouring lines share squares.
      for place in index..<count { whole[place] = whole[place &+ 1] }
      own |= gain
      dropSupersets(of: gain)
      return open
    }
    return 0
  }
}
