/// The lines that Maker can still complete, none of which holds all that another one misses.
///
/// They are kept whole, Maker's squares included; what a line misses is all that counts of it.
struct WinningSets<Word: SquareWord> {
  /// Whole lines; what follows them in memory is free.
  let lines: UnsafeMutablePointer<Word>
  var count: Int
  /// Maker's squares.
  var own: Word

  /// The squares that a line misses.
  @inline(__always)
  func open(at index: Int) -> Word { lines[index] & ~own }

  /// Free memory.
  @inline(__always)
  var end: UnsafeMutablePointer<Word> { lines + count }

  /// Maker's squares on these lines.
  var ownOnLines: Word {
    var all: Word = 0
    for index in 0..<count { all |= lines[index] }
    return all & own
  }

  /// What one look at all lines tells.
  struct Survey {
    /// All squares that lines miss.
    var open: Word = 0
    /// Those that a line misses alone: Maker completes it there.
    var wins: Word = 0
    /// Those of lines that miss two.
    var twos: Word = 0
    /// Those of two such lines: Maker's move there threatens two wins.
    var crossings: Word = 0
    /// Erdős and Selfridge's potential: each line's share halves with every square that it misses.
    var potential = 0

    /// With less, Breaker to move stops every line; with less than half of it, also Maker to move.
    static var safePotential: Int { 1 << 20 }
  }

  @inline(__always)
  func survey() -> Survey {
    var survey = Survey()
    for index in 0..<count {
      let open = open(at: index)
      let size = open.nonzeroBitCount
      survey.open |= open
      if size <= 2 {
        if size == 1 {
          survey.wins |= open
        } else {
          survey.crossings |= survey.twos & open
          survey.twos |= open
        }
      }
      survey.potential &+= Survey.safePotential &>> size
    }
    return survey
  }

  /// The lines that a move of Breaker leaves, in free memory.
  @inline(__always)
  func losing(_ square: Word) -> WinningSets {
    keeping { $0 & square == 0 }
  }

  /// The lines that miss some of these squares, in memory behind a list of words.
  func missing(_ squares: Word, behind words: Int) -> WinningSets {
    let own = own
    return keeping(behind: words) { $0 & ~own & squares != 0 }
  }

  @inline(__always)
  private func keeping(behind words: Int = 0, _ isKept: (Word) -> Bool) -> WinningSets {
    let kept = end + words
    var keptCount = 0
    for index in 0..<count {
      let line = lines[index]
      kept[keptCount] = line
      keptCount &+= isKept(line) ? 1 : 0
    }
    return WinningSets(lines: kept, count: keptCount, own: own)
  }

  /// The lines after a move of Maker, in free memory.
  @inline(__always)
  func gaining(_ square: Word) -> WinningSets {
    let copy = end
    copy.update(from: lines, count: count)
    var sets = WinningSets(lines: copy, count: count, own: own | square)
    sets.dropSupersets(of: square)
    return sets
  }

  /// Drops the lines that miss all that a line through a square misses which Maker has just taken.
  mutating func dropSupersets(of square: Word) {
    var index = 0
    while index < count {
      if lines[index] & square != 0 {
        let least = open(at: index)
        var kept = 0
        var shift = 0
        for other in 0..<count {
          if other != index, least & ~open(at: other) == 0 {
            if other < index { shift &+= 1 }
          } else {
            lines[kept] = lines[other]
            kept &+= 1
          }
        }
        count = kept
        index &-= shift
      }
      index &+= 1
    }
  }

  /// Drops every line that misses all that another one misses.
  mutating func dropSupersets() {
    var kept = 0
    for index in 0..<count {
      let open = open(at: index)
      // Of equal ones the first stays.
      let isSuperset = (0..<count).contains { other in
        let less = self.open(at: other)
        return less & ~open == 0 && (less != open || other < index) && other != index
      }
      // Behind the lines, as all are still to be compared.
      if !isSuperset {
        end[kept] = lines[index]
        kept += 1
      }
    }
    for index in 0..<kept { lines[index] = end[index] }
    count = kept
  }

  /// Notes for every open square what all lines through it have in common.
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

  /// Drops the lines through twins, which are squares on the very same lines: Breaker answers one with
  /// the other.
  ///
  /// - Returns: The twins; each pair of them has been noted.
  @inline(__always)
  mutating func dropTwins(
    _ open: Word, _ meets: UnsafeMutablePointer<Word>, note: (Word) -> Void = { _ in }
  ) -> Word {
    var first: Word = 0
    var twins: Word = 0
    var rest = open
    while rest != 0 {
      let square = rest & (0 &- rest)
      var others = meets[rest.trailingZeroBitCount] & rest & ~square
      rest &= ~square
      while others != 0 {
        let other = others & (0 &- others)
        if meets[others.trailingZeroBitCount] & square != 0 {
          first |= square
          if twins & (square | other) == 0 { note(square | other) }
          twins |= square | other
          break
        }
        others &= ~other
      }
    }
    if first == 0 { return 0 }
    var kept = 0
    for index in 0..<count where lines[index] & first == 0 {
      lines[kept] = lines[index]
      kept &+= 1
    }
    count = kept
    return twins
  }

  /// With Maker to move, makes an exchange that costs it nothing: of a line that misses two squares,
  /// one of them on no other line, Maker takes the other, and Breaker has to take that one.
  ///
  /// Breaker loses nothing either, since it could pair the two.
  ///
  /// - Returns: Both squares, or nothing where there is no such line.
  mutating func exchange(_ meets: UnsafeMutablePointer<Word>) -> Word {
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
      // In their order, since neighbours share squares.
      for place in index..<count { lines[place] = lines[place &+ 1] }
      own |= gain
      dropSupersets(of: gain)
      return open
    }
    return 0
  }

  /// The squares of the parts between which no line runs, in free memory.
  ///
  /// - Returns: How many there are.
  @inline(__always)
  func split() -> Int {
    let parts = end
    var partCount = 0
    for index in 0..<count {
      var part = open(at: index)
      var kept = 0
      for other in 0..<partCount {
        if parts[other] & part != 0 {
          part |= parts[other]
        } else {
          parts[kept] = parts[other]
          kept &+= 1
        }
      }
      parts[kept] = part
      partCount = kept &+ 1
    }
    return partCount
  }
}

extension WinningSets {
  /// The squares that lines miss which miss two, one of them among some squares: those of so many
  /// lines that meet in the first such square.
  @inline(__always)
  func twos(through squares: Word, atMost most: Int) -> Word {
    let square = squares & (0 &- squares)
    var open: Word = 0
    var count = 0
    for index in 0..<self.count {
      let line = self.open(at: index)
      if line & square == 0 || line.nonzeroBitCount != 2 { continue }
      open |= line
      count &+= 1
      if count == most { break }
    }
    return open
  }
}
