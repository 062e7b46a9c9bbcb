/// The lines that Maker can still complete; none of them misses everything that another one misses.
///
/// Lines are stored whole, Maker's squares included, but only the squares that a line misses
/// matter.
struct MakerLines<Word: SquareWord> {
  /// Whole lines; the memory behind them is free.
  let whole: UnsafeMutablePointer<Word>
  var count: Int
  /// Maker's squares.
  var own: Word

  /// The squares that a line misses.
  @inline(__always)
  func open(at index: Int) -> Word { whole[index] & ~own }

  /// The start of the free memory.
  @inline(__always)
  var end: UnsafeMutablePointer<Word> { whole + count }

  /// Maker's squares on these lines.
  var ownOnLines: Word {
    var all: Word = 0
    for index in 0..<count { all |= whole[index] }
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

    /// The unit of the potential: the share of a line that misses no square.
    fileprivate static var unit: Int { 1 << 20 }

    /// Whether the potential is so small that Breaker stops every line (Erdős and Selfridge, 1973):
    /// less than one with Breaker to move, and less than a half with Maker to move.
    func isSafe(makerMoves: Bool) -> Bool {
      potential < (makerMoves ? Survey.unit / 2 : Survey.unit)
    }
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
      survey.potential &+= Survey.unit &>> size
    }
    return survey
  }

  /// The lines that a move of Breaker leaves, in free memory.
  @inline(__always)
  func losing(_ square: Word) -> MakerLines {
    keeping { $0 & square == 0 }
  }

  /// The lines that miss any of these squares, in free memory behind a list of words.
  func missing(_ squares: Word, behind words: Int) -> MakerLines {
    let own = own
    return keeping(behind: words) { $0 & ~own & squares != 0 }
  }

  @inline(__always)
  private func keeping(behind words: Int = 0, _ isKept: (Word) -> Bool) -> MakerLines {
    let kept = end + words
    var keptCount = 0
    for index in 0..<count {
      let line = whole[index]
      kept[keptCount] = line
      keptCount &+= isKept(line) ? 1 : 0
    }
    return MakerLines(whole: kept, count: keptCount, own: own)
  }

  /// The lines after a move of Maker, in free memory.
  @inline(__always)
  func gaining(_ square: Word) -> MakerLines {
    let copy = end
    copy.update(from: whole, count: count)
    var lines = MakerLines(whole: copy, count: count, own: own | square)
    lines.dropSupersets(of: square)
    return lines
  }

  /// Drops the lines that now miss everything that a line through `square` misses, which Maker has
  /// just taken.
  mutating func dropSupersets(of square: Word) {
    var index = 0
    while index < count {
      if whole[index] & square != 0 {
        let least = open(at: index)
        var kept = 0
        var shift = 0
        for other in 0..<count {
          if other != index, least & ~open(at: other) == 0 {
            if other < index { shift &+= 1 }
          } else {
            whole[kept] = whole[other]
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
        end[kept] = whole[index]
        kept += 1
      }
    }
    for index in 0..<kept { whole[index] = end[index] }
    count = kept
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

extension MakerLines {
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
