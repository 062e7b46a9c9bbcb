/// The numbers below 2^n, sorted by their bit count: the subsets of n squares are a prefix of those
/// of n + 1.
struct Subsets {
  private let sorted: UnsafeBufferPointer<UInt16>
  private let starts: UnsafeBufferPointer<Int>
  private let sizes: UnsafeBufferPointer<Int>
  private static let side = RetrogradeBoard.largestArea + 1

  static func withAll(of area: Int, _ body: (Subsets) -> Void) {
    // Pascal's triangle: sizes[n * side + k] subsets of n have k members.
    var sizes = [Int](repeating: 0, count: side * side)
    for n in 0...area {
      sizes[n * side] = 1
      for k in 0..<n {
        sizes[n * side + k + 1] = sizes[(n - 1) * side + k] + sizes[(n - 1) * side + k + 1]
      }
    }
    var starts = [0]
    for k in 0..<area { starts.append(starts[k] + sizes[area * side + k]) }
    var ends = starts
    var sorted = [UInt16](repeating: 0, count: 1 << area)
    for number in 0..<1 << area {
      let k = number.nonzeroBitCount
      sorted[ends[k]] = UInt16(number)
      ends[k] += 1
    }
    sorted.withUnsafeBufferPointer { sorted in
      starts.withUnsafeBufferPointer { starts in
        sizes.withUnsafeBufferPointer { sizes in
          body(Subsets(sorted: sorted, starts: starts, sizes: sizes))
        }
      }
    }
  }

  /// The subsets of `free` squares that have `count` members.
  @inline(__always)
  func of(_ free: Int, count: Int) -> UnsafeBufferPointer<UInt16> {
    let start = starts[count]
    return UnsafeBufferPointer(
      rebasing: sorted[start..<start &+ sizes[free &* Subsets.side &+ count]])
  }
}
