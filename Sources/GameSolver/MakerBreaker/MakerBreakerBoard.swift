import GameRules

/// The lines of a game as words on a frame, and the ways to turn and shift them.
///
/// What Maker can still complete depends on the shape of the squares alone, not on where they are or
/// how they are turned. So a board of at most eight by eight lies in the corner of a frame of eight by
/// eight, on which every shape can be turned in all eight ways:
///
///     . . . .      a board of 4×2 in a frame of 4×4: the shape of three squares has its
///     . # . .      normal form in the corner, whichever board of the frame's size
///     a b c d      it came from
///     e f g h
///
/// A larger board is its own frame. Where a line is tied to its place, as the four corners are, it
/// reaches from edge to edge, so a shape that holds it has one place only.
struct MakerBreakerBoard {
  /// Every line once, those that share two squares or more next to each other.
  let lines: [UInt64]
  /// The number of columns of the frame.
  let stride: Int
  /// The different ways to turn the frame: where each square goes.
  let images: [[UInt8]]
  /// For each image, the one that leads back.
  let inverses: [Int]
  /// Whether lines go with shapes that are shifted.
  let isShiftable: Bool

  /// The board of a game of at most 64 squares.
  init(_ table: LineTable) {
    let rules = table.rules
    isShiftable = true
    let fitsFrame = rules.columns <= 8 && rules.rows <= 8
    let stride = fitsFrame ? 8 : rules.columns
    self.stride = stride
    lines =
      Bitboard64(
        area: UInt64.bitWidth,
        lines: table.lines.map { line in
          line.squares.reduce(0) { $0 | 1 << UInt64($1.row * stride + $1.column) }
        }
      ).lines
    images = fitsFrame ? MakerBreakerBoard.turns : rules.distinctImages
    inverses = MakerBreakerBoard.inverses(of: images)
  }

  /// A board without symmetries whose lines are any sets of squares, for tests.
  init(lines: [UInt64]) {
    self.lines = Bitboard64(area: UInt64.bitWidth, lines: lines).lines
    stride = UInt64.bitWidth
    images = [(0..<UInt8(UInt64.bitWidth)).map { $0 }]
    inverses = [0]
    isShiftable = false
  }

  /// The eight ways to turn a frame of eight by eight.
  private static var turns: [[UInt8]] {
    (0..<8).map { turn in
      (0..<64).map { square in
        var (row, column) = (square / 8, square % 8)
        if turn & 4 != 0 { swap(&row, &column) }
        if turn & 1 != 0 { column = 7 - column }
        if turn & 2 != 0 { row = 7 - row }
        return UInt8(row * 8 + column)
      }
    }
  }

  private static func inverses(of images: [[UInt8]]) -> [Int] {
    images.map { image in
      images.firstIndex { other in image.indices.allSatisfy { other[Int(image[$0])] == $0 } } ?? 0
    }
  }

  /// How far a shape can be shifted to the corner.
  @inline(__always)
  func shift(_ shape: UInt64) -> UInt64 {
    if !isShiftable || shape == 0 { return 0 }
    let rows = shape.trailingZeroBitCount / stride * stride
    var columns: UInt64 = 0
    var rest = shape
    while rest != 0 {
      columns |= rest
      rest = stride < UInt64.bitWidth ? rest &>> UInt64(stride) : 0
    }
    // The lowest squares of all rows lie over each other now, among those of higher rows.
    let first = columns & (1 &<< UInt64(stride) &- 1)
    return UInt64(rows &+ first.trailingZeroBitCount)
  }

  /// Which word a square is in the frame.
  func word(_ square: Square) -> UInt64 { 1 << UInt64(square.row * stride + square.column) }
}
