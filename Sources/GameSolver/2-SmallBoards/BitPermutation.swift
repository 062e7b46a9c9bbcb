/// Maps places in a block to places in the turned block: one table for the lower half of the free
/// squares, one for the upper.
struct BitPermutation {
  private let low: UnsafeMutablePointer<UInt16>
  private let high: UnsafeMutablePointer<UInt16>
  private var split = 0
  private static let halfSize = 1 << (RetrogradeBoard.largestArea / 2)

  static func with<Result>(_ body: (inout BitPermutation) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * halfSize) { memory in
      guard let start = memory.baseAddress else { preconditionFailure("It has room") }
      var permutation = BitPermutation(low: start, high: start + halfSize)
      return body(&permutation)
    }
  }

  private init(low: UnsafeMutablePointer<UInt16>, high: UnsafeMutablePointer<UInt16>) {
    self.low = low
    self.high = high
  }

  /// Computes where each free square of `x` goes in a turn.
  @inline(__always)
  mutating func prepare(
    from x: Int, area: Int, turn images: UnsafeBufferPointer<UInt8>, _ turn: Int
  ) {
    let image = images.baseAddress.unsafelyUnwrapped + turn &* area
    var turned = 0
    var rest = x
    while rest != 0 {
      turned |= 1 << Int(image[rest.trailingZeroBitCount])
      rest &= rest &- 1
    }
    let free = area &- x.nonzeroBitCount
    split = (free &+ 1) >> 1
    var open = ~x & ((1 << area) &- 1)
    BitPermutation.learn(low, &open, split, image, turned)
    BitPermutation.learn(high, &open, free &- split, image, turned)
  }

  @inline(__always)
  private static func learn(
    _ half: UnsafeMutablePointer<UInt16>, _ open: inout Int, _ bits: Int,
    _ image: UnsafePointer<UInt8>, _ turned: Int
  ) {
    half[0] = 0
    for bit in 0..<bits {
      let square = Int(image[open.trailingZeroBitCount])
      open &= open &- 1
      let place = UInt16(1) << UInt16(square &- (turned & ((1 << square) &- 1)).nonzeroBitCount)
      let step = 1 << bit
      for index in 0..<step { half[step &+ index] = half[index] | place }
    }
  }

  /// The corresponding place in the turned block.
  @inline(__always)
  func callAsFunction(_ place: Int) -> Int {
    Int(low[place & ((1 << split) &- 1)] | high[place >> split])
  }
}
