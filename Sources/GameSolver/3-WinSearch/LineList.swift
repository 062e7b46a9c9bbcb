/// The lines that one side can still complete: those without a mark of the other side.
struct LineList {
  /// Whole lines, marks included, in the order of `Bitboard64.lines`.
  let lines: UnsafeMutablePointer<UInt64>
  let count: Int
  /// The side's marks.
  let own: UInt64

  /// The squares missing from a line.
  @inline(__always)
  func empty(at index: Int) -> UInt64 { lines[index] & ~own }

  /// The list after the side itself takes a square: no line is lost.
  @inline(__always)
  func taking(_ square: UInt64) -> LineList {
    LineList(lines: lines, count: count, own: own | square)
  }

  /// The list after the other side takes a square, written to `memory`.
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

  /// A summary of all lines, gathered in one pass.
  struct Survey {
    /// The squares of all lines, marks included.
    var live: UInt64 = 0
    /// The squares that complete a line.
    var wins: UInt64 = 0
    /// The squares of lines that miss two.
    var threats: UInt64 = 0
    /// The squares on two or more of those lines: taking one may threaten two wins at once.
    var crossings: UInt64 = 0
    /// The Erdős–Selfridge potential of the lines that miss at most `most` squares; each missing
    /// square halves a line's share.
    var potential = 0
    /// Whether some lines miss more than `most` squares.
    var hasLonger = false

    /// With a potential below this, the attacker completes no line even if it is to move.
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

  /// Extends `held` until every line that misses more than `few` squares misses at least `least` of
  /// it, taking squares shared by several lines first so that few suffice.
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
