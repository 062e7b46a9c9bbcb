/// The lines that one side can still complete: those without a mark of the other.
struct LineList {
  /// Whole lines, marks included, in the order of `Bitboard64.lines`.
  let lines: UnsafeMutablePointer<UInt64>
  let count: Int
  /// The marks of the side.
  let own: UInt64

  /// The squares that are missing from a line.
  @inline(__always)
  func empty(at index: Int) -> UInt64 { lines[index] & ~own }

  /// The list after the side itself took a square: no line is lost.
  @inline(__always)
  func taking(_ square: UInt64) -> LineList {
    LineList(lines: lines, count: count, own: own | square)
  }

  /// The list after the other side took a square, written into free memory.
  @inline(__always)
  func losing(_ square: UInt64, into memory: UnsafeMutablePointer<UInt64>) -> LineList {
    var kept = 0
    for index in 0..<count {
      let line = lines[index]
      memory[kept] = line
      kept &+= line & square == 0 ? 1 : 0
    }
    return LineList(lines: memory, count: kept, own: own)
  }

  /// What one look at all lines tells.
  struct Survey {
    /// The squares of all lines, marks included.
    var live: UInt64 = 0
    /// The squares that complete a line.
    var wins: UInt64 = 0
    /// The squares of lines that miss two.
    var threats: UInt64 = 0
    /// The squares in two or more of those: taking one may threaten two wins at once.
    var crossings: UInt64 = 0
    /// Erdős and Selfridge's potential of the lines that miss at most `most` squares: each halves
    /// with every square that is missing.
    var potential = 0
    /// Whether there are lines that miss more.
    var hasLonger = false

    /// With a smaller potential and the move to the other side, the attacker completes no line.
    static let safePotential = 1 << 19
  }

  @inline(__always)
  func survey(most: Int = 64) -> Survey {
    var survey = Survey()
    for index in 0..<count {
      let line = lines[index]
      let empty = line & ~own
      let size = empty.nonzeroBitCount
      survey.live |= line
      if size <= 2 {
        if size == 1 {
          survey.wins |= empty
        } else {
          survey.crossings |= survey.threats & empty
          survey.threats |= empty
        }
      }
      if size <= most {
        survey.potential &+= 1 &<< (20 &- size)
      } else {
        survey.hasLonger = true
      }
    }
    return survey
  }

  /// Adds to `held` until every line misses so many squares of it, or every line that misses more
  /// than `few`; first what several lines miss, so that few squares are enough.
  func holding(_ held: UInt64, least: Int, whereMore few: Int = 0) -> UInt64 {
    var held = held
    var (once, twice, thrice): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for index in 0..<count {
      let empty = lines[index] & ~own
      thrice |= twice & empty
      twice |= once & empty
      once |= empty
    }
    for index in 0..<count {
      let empty = lines[index] & ~own
      if empty.nonzeroBitCount <= few { continue }
      while (empty & held).nonzeroBitCount < least {
        var rest = empty & ~held
        if rest == 0 { break }
        if rest & thrice != 0 { rest &= thrice } else if rest & twice != 0 { rest &= twice }
        held |= rest & (0 &- rest)
      }
    }
    return held
  }
}
