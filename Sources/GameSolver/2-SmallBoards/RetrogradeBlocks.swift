/// The place of each position in the table of a strong solution: one block for each set of X.
struct RetrogradeBlocks {
  /// The kept sets: the smallest of each class of turned and mirrored sets, in rising order.
  let kept: [Int]
  /// The start of each set's block.
  let starts: [Int32]
  /// For each set, the symmetry that maps it to the kept one.
  let turns: [UInt8]
  /// The symmetries of `RetrogradeBoard`, one after the other.
  let images: [UInt8]
  let area: Int
  /// The number of bytes of all blocks.
  let count: Int

  init(_ board: RetrogradeBoard) {
    let area = board.area
    let setCount = 1 << area
    var inverse: [UInt8] = []
    for image in board.images {
      inverse.append(
        UInt8(
          board.images.firstIndex { other in
            (0..<area).allSatisfy { Int(other[Int(image[$0])]) == $0 }
          } ?? 0))
    }
    let images = board.images.flatMap { $0 }
    var kept: [Int] = []
    var starts = [Int32](repeating: -1, count: setCount)
    var turns = [UInt8](repeating: 0, count: setCount)
    var count = 0
    for set in 0..<setCount where starts[set] < 0 {
      kept.append(set)
      for turn in 0..<inverse.count {
        var image = 0
        var rest = set
        while rest != 0 {
          image |= 1 << Int(images[turn &* area &+ rest.trailingZeroBitCount])
          rest &= rest &- 1
        }
        guard starts[image] < 0 else { continue }
        starts[image] = Int32(count)
        turns[image] = inverse[turn]
      }
      count += 1 << (area - set.nonzeroBitCount)
    }
    self.kept = kept
    self.starts = starts
    self.turns = turns
    self.images = images
    self.area = area
    self.count = count
  }

  /// The index of a position's byte.
  func place(x: Int, o: Int) -> Int {
    let turn = Int(turns[x]) &* area
    var keptX = 0
    for square in 0..<area where x >> square & 1 != 0 { keptX |= 1 << Int(images[turn &+ square]) }
    var place = 0
    for square in 0..<area where o >> square & 1 != 0 {
      let image = Int(images[turn &+ square])
      place |= 1 << (image &- (keptX & ((1 << image) &- 1)).nonzeroBitCount)
    }
    return Int(starts[x]) &+ place
  }
}
