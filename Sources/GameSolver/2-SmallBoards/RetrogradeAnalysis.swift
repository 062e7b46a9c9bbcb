/// Fills the table of a strong solution from the last ply to the first.
struct RetrogradeAnalysis {
  /// A win at ply p is stored as `unit − p`.
  static let unit = RetrogradeBoard.largestArea + 1

  private let board: RetrogradeBoard
  private let blocks: RetrogradeBlocks
  private let ownsLine: UnsafeBufferPointer<Bool>
  private let images: UnsafeBufferPointer<UInt8>
  private let bytes: UnsafeMutableBufferPointer<Int8>
  private let subsets: Subsets

  /// Returns all bytes, or none if the analysis was stopped.
  static func solve(
    _ board: RetrogradeBoard, _ blocks: RetrogradeBlocks, unless shouldStop: () -> Bool
  ) -> [Int8] {
    [Int8](unsafeUninitializedCapacity: blocks.count) { bytes, count in
      bytes.initialize(repeating: 0)
      board.ownsLine.withUnsafeBufferPointer { ownsLine in
        blocks.images.withUnsafeBufferPointer { images in
          Subsets.withAll(of: board.area) { subsets in
            let isFilled = RetrogradeAnalysis(
              board: board, blocks: blocks, ownsLine: ownsLine, images: images, bytes: bytes,
              subsets: subsets
            ).fill(unless: shouldStop)
            count = isFilled ? blocks.count : 0
          }
        }
      }
    }
  }

  private func fill(unless shouldStop: () -> Bool) -> Bool {
    let mostX = (board.area + 1) / 2
    var work = 0
    return BitPermutation.with { moves in
      for count in (0...mostX).reversed() {
        for x in blocks.kept where x.nonzeroBitCount == count {
          fillBlock(of: x, count: count, &moves)
          work &+= 1 &<< (board.area &- count)
          if work > RetrogradeAnalysis.pace {
            if shouldStop() { return false }
            work = 0
          }
        }
      }
      return true
    }
  }

  /// The number of positions between two calls of `shouldStop`.
  private static let pace = 1 << 19

  @inline(never)
  private func fillBlock(of x: Int, count k: Int, _ moves: inout BitPermutation) {
    let block = bytes.baseAddress.unsafelyUnwrapped + Int(blocks.starts[x])
    let free = board.area - k
    if ownsLine[x] {
      let ended = Int8(board.sign * (RetrogradeAnalysis.unit - (2 * k - 1)))
      for place in subsets.of(free, count: k - 1) { block[Int(place)] = ended }
      return
    }
    if k <= free {
      if k < free { takeLargest(block, x, k, &moves) }
      if k >= board.shortestLine { markLines(of: x, block, k) }
    }
    if k > 0, k - 1 < free { takeSmallest(block, free, k) }
  }

  /// Fills the positions with X to move: the largest byte of all blocks with one more X.
  @inline(__always)
  private func takeLargest(
    _ block: UnsafeMutablePointer<Int8>, _ x: Int, _ k: Int, _ moves: inout BitPermutation
  ) {
    let free = board.area - k
    let ended = Int8(board.sign * (RetrogradeAnalysis.unit - (2 * k + 1)))
    for place in subsets.of(free, count: k) { block[Int(place)] = -127 }
    var rest = ~x & ((1 << board.area) - 1)
    var bit = 0
    while rest != 0 {
      let next = x | rest & -rest
      rest &= rest &- 1
      let low = (1 << bit) &- 1
      bit &+= 1
      // Without the square that X takes, O stands on a subset of one square fewer. This block
      // numbers that square too, so the subset has a gap there.
      if ownsLine[next] {
        for subset in subsets.of(free &- 1, count: k) {
          let place = withGap(Int(subset), above: low)
          block[place] = max(block[place], ended)
        }
        continue
      }
      let child = bytes.baseAddress.unsafelyUnwrapped + Int(blocks.starts[next])
      moves.prepare(from: next, area: board.area, turn: images, Int(blocks.turns[next]))
      for subset in subsets.of(free &- 1, count: k) {
        let subset = Int(subset)
        let place = withGap(subset, above: low)
        block[place] = max(block[place], child[moves(subset)])
      }
    }
  }

  /// A subset with an empty square inserted above those of `low`.
  ///
  ///     subset      1 0   1 1
  ///     low         0 0   1 1
  ///     with a gap  1 0 0 1 1
  @inline(__always)
  private func withGap(_ subset: Int, above low: Int) -> Int {
    subset & low | (subset & ~low) << 1
  }

  /// Marks the positions in which O owns a line.
  @inline(__always)
  private func markLines(of x: Int, _ block: UnsafeMutablePointer<Int8>, _ k: Int) {
    let free = ~x & ((1 << board.area) - 1)
    let ended = Int8(board.sign * (2 * k - RetrogradeAnalysis.unit))
    var o = free
    var place = (1 << (board.area - k)) - 1
    // Counts down through the subsets of the free squares, and through their places in step.
    while true {
      if ownsLine[o], o.nonzeroBitCount == k { block[place] = ended }
      if o == 0 { return }
      o = (o &- 1) & free
      place &-= 1
    }
  }

  /// Fills the positions with O to move: the smallest byte in this block with one more O.
  @inline(__always)
  private func takeSmallest(_ block: UnsafeMutablePointer<Int8>, _ free: Int, _ k: Int) {
    let all = (1 << free) - 1
    for place in subsets.of(free, count: k - 1) {
      let place = Int(place)
      var rest = all & ~place
      var least = Int8.max
      while rest != 0 {
        least = min(least, block[place | rest & -rest])
        rest &= rest &- 1
      }
      block[place] = least
    }
  }
}
