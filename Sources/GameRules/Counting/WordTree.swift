/// The tree of move sequences on a board that fits in one word.
struct WordTree {
  let masks: UnsafeBufferPointer<UInt64>
  let starts: UnsafeBufferPointer<Int32>

  func count(_ own: UInt64, _ other: UInt64, empty: UInt64, _ depth: Int) -> Perft {
    if depth == 1 { return countLeaves(own, empty: empty) }
    var count = Perft()
    var rest = empty
    while rest != 0 {
      let bit = rest & (0 &- rest)
      let mine = own | bit
      if !completesLine(mine, at: rest.trailingZeroBitCount) {
        count += self.count(other, mine, empty: empty & ~bit, depth &- 1)
      }
      rest &= rest &- 1
    }
    return count
  }

  @inline(__always)
  private func countLeaves(_ own: UInt64, empty: UInt64) -> Perft {
    var count = Perft()
    var rest = empty
    while rest != 0 {
      let bit = rest & (0 &- rest)
      let wins = completesLine(own | bit, at: rest.trailingZeroBitCount)
      count.sequences &+= 1
      count.wins &+= wins ? 1 : 0
      count.draws &+= !wins && empty == bit ? 1 : 0
      rest &= rest &- 1
    }
    return count
  }

  @inline(__always)
  private func completesLine(_ set: UInt64, at index: Int) -> Bool {
    var entry = Int(starts[index])
    let end = Int(starts[index &+ 1])
    while entry < end {
      if masks[entry] & ~set == 0 { return true }
      entry &+= 1
    }
    return false
  }
}
