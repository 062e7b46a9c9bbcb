/// Iterates over the open squares by score, highest first.
struct MoveOrder<Word: SquareWord> {
  var open: Word
  /// A square to try before all others.
  var first: Int?
  fileprivate let scores: UnsafeMutablePointer<Int32>

  init(open: Word, scores: UnsafeMutablePointer<Int32>) {
    self.open = open
    self.scores = scores
  }

  @inline(__always)
  mutating func next() -> Int? {
    if let first {
      self.first = nil
      if open & Word.bit(first) != 0 {
        open &= ~Word.bit(first)
        return first
      }
    }
    if open == 0 { return nil }
    var rest = open
    var best = rest.trailingZeroBitCount
    var most = scores[best]
    rest &= rest &- 1
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      if scores[square] > most {
        most = scores[square]
        best = square
      }
      rest &= rest &- 1
    }
    open &= ~Word.bit(best)
    return best
  }
}

extension MoveOrder<UInt64> {
  /// Scores each square: a line that misses one square fewer counts four times as much, and an own
  /// line twice as much as the other side's (decision 26).
  @inline(__always)
  func weigh(own: LineList, other: LineList) {
    var rest = open
    while rest != 0 {
      scores[rest.trailingZeroBitCount] = 0
      rest &= rest &- 1
    }
    add(own, unit: 2)
    add(other, unit: 1)
  }

  @inline(__always)
  private func add(_ list: LineList, unit: Int32) {
    for index in 0..<list.count {
      var empty = list.empty(at: index)
      let weight = unit &<< Int32(2 &* max(12 &- empty.nonzeroBitCount, 0))
      empty &= open
      while empty != 0 {
        scores[empty.trailingZeroBitCount] &+= weight
        empty &= empty &- 1
      }
    }
  }

  /// Lowers the score of a square after which a pairing lacks squares, by how many it lacks.
  @inline(__always)
  func blame(_ square: Int, _ lack: Int) {
    scores[square] &-= Int32(truncatingIfNeeded: lack) &<< 20
  }
}
