/// The lines that Maker can still complete; none of them misses everything that another one misses.
///
/// Lines are stored whole, Maker's squares included, but only the squares that a line misses
/// matter.
struct WinningSets<Word: SquareWord> {
  /// Whole lines; the memory behind them is free.
  let lines: UnsafeMutablePointer<Word>
  var count: Int
  /// Maker's squares.
  var own: Word

  /// The squares that a line misses.
  @inline(__always)
  func open(at index: Int) -> Word { lines[index] & ~own }

  /// The start of the free memory.
  @inline(__always)
  var end: UnsafeMutablePointer<Word> { lines + count }

  /// Maker's squares on these lines.
  var ownOnLines: Word {
    var all: Word = 0
    for index in 0..<count { all |= lines[index] }
    return all & own
  }

  /// A summary of all lines, gathered in one pass.
  struct Survey {
    /// All squares that lines miss.
    var open: Word = 0
    /// The squares that complete a line.
    var wins: Word = 0
    /// The squares of lines that miss two.
    var twos: Word = 0
    /// The squares on two or more of those lines: Maker's move there threatens two wins.
    var crossings: Word = 0
    /// The Erdős–Selfridge potential: each missing square halves a line's share.
    var potential = 0

    /// Below this, Breaker to move stops every line; below half of it, Breaker holds with Maker to
    /// move too.
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

  /// The lines that miss any of these squares, in free memory behind a list of words.
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

  /// Drops the lines that now miss everything that a line through `square` misses, which Maker has
  /// just taken.
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
      // Of equal lines the first stays.
      let isSuperset = (0..<count).contains { other in
        let less = self.open(at: other)
        return less & ~open == 0 && (less != open || other < index) && other != index
      }
      // Written behind the lines, because all of them are still being compared.
      if !isSuperset {
        end[kept] = lines[index]
        kept += 1
      }
    }
    for index in 0..<kept { lines[index] = end[index] }
    count = kept
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

  /// Drops the lines through twins, squares on exactly the same lines: Breaker answers one with the
  /// other.
  ///
  /// - Returns: The twins; `note` has been called with each pair.
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

  /// Makes an exchange that costs Maker, to move, nothing: if a line misses two squares, one of
  /// them on no other line, Maker takes the other and Breaker has to take that one.
  ///
  /// Breaker loses nothing either, as it could pair the two.
  ///
  /// - Returns: Both squares, or 0 if there is no such line.
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
      // In order, because neighbouring lines share squares.
      for place in index..<count { lines[place] = lines[place &+ 1] }
      own |= gain
      dropSupersets(of: gain)
      return open
    }
    return 0
  }

  /// Writes the squares of each part, between which no line runs, into free memory.
  ///
  /// - Returns: The number of parts.
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
  /// The missing squares of the lines that miss two squares and pass through the first of
  /// `squares`, at most `most` lines.
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
