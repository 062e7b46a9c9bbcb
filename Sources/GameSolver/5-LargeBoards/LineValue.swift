/// The value of a line with a number of marks of each side.
///
/// A line that both sides have marks on counts for nothing. All values a line can have are in one
/// table, so a mark changes a line by one addition and two look-ups.
struct LineValue {
  /// The importance of the line's squares to X (low 32 bits) and to O (high 32 bits).
  var weights: UInt64 = 0
  /// The worth of the line to X when X is to move, and when O is: positive if only X has marks on
  /// it, negative if only O has.
  var worth = (toMove: Int16(0), waiting: Int16(0))
  /// The kinds of threat on the line, one bit for each `LineValue.kind`.
  var kinds: UInt8 = 0

  /// The places in the table for lines of one length: 32 numbers of marks of X for each of 32 of O.
  static let stride: UInt16 = 1024

  /// The change of a line's state by one more mark.
  @inline(__always)
  static func step(_ mark: UInt8) -> UInt16 { 1 << (5 &* UInt16(mark)) }

  /// The kind of threat of a side (0 for X, 1 for O) whose line misses one or two squares.
  @inline(__always)
  static func kind(_ side: UInt8, missing: Int) -> Int { 2 &* Int(side) &+ missing &- 1 }

  /// The importance of a line's squares to a side: own marks count a little more than the other's.
  static func weight(missing: Int, isOwn: Bool = true) -> UInt64 {
    (isOwn ? 5 : 4) << UInt64(2 * max(8 - missing, 0))
  }

  private init(x: Int, o: Int, length: Int) {
    if x > 0, o > 0 { return }
    let missing = length - x - o
    weights =
      LineValue.weight(missing: missing, isOwn: x > 0)
      | LineValue.weight(missing: missing, isOwn: o > 0) << 32
    if x != o {
      let (own, other) = LineValue.worth(missing: missing)
      worth = o == 0 ? (own, other) : (-other, -own)
    }
    if 1...2 ~= missing {
      if o == 0 { kinds |= 1 << UInt8(LineValue.kind(0, missing: missing)) }
      if x == 0 { kinds |= 1 << UInt8(LineValue.kind(1, missing: missing)) }
    }
  }

  private init() {}

  /// The worth of a line to its side, if that is to move and if the other side is.
  ///
  /// Like `fork` and `tempo`, this is fitted to games by `Benchmarks/weights.py` (decision 31).
  private static func worth(missing: Int) -> (own: Int16, other: Int16) {
    switch missing {
    case 0...1: (40, 40)
    case 2: (33, 42)
    case 3: (16, 9)
    case 4: (1, 0)
    default: (0, 0)
    }
  }

  /// The cost of a fork that the other side threatens.
  static let fork = 39
  /// The worth of the move.
  static let tempo = -22

  /// The values of lines of these lengths, for all numbers of marks.
  static func table(of lengths: [Int]) -> UnsafeMutablePointer<LineValue> {
    let stride = Int(LineValue.stride)
    let table = UnsafeMutablePointer<LineValue>.allocate(capacity: stride * lengths.count)
    table.initialize(repeating: LineValue(), count: stride * lengths.count)
    for (index, length) in lengths.enumerated() {
      for x in 0...length {
        for o in 0...length - x {
          table[stride * index + 32 * o + x] = LineValue(x: x, o: o, length: length)
        }
      }
    }
    return table
  }
}
