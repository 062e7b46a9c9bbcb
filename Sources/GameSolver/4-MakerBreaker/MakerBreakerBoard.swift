import GameRules

/// The lines of a game as words on a frame, and the frame's symmetries and shifts.
///
/// Whether Maker completes a line depends only on the shape of the remaining lines, not on its
/// place or orientation. The board therefore lies in the corner of a square frame, eight by eight
/// or as wide as its longer side, in which every shape can be turned in all eight ways:
///
///     . . . .      a 4×2 board in a 4×4 frame: the shape of three squares has its
///     . # . .      normal form in the corner, whichever board of the frame's size
///     a b c d      it came from
///     e f g h
///
/// If a word has no room for such a frame, the board is its own frame. A line tied to its place,
/// such as the four corners, reaches from edge to edge, so a shape that contains it fits in only
/// one place.
struct MakerBreakerBoard<Word: SquareWord> {
  /// Every line once; lines that share two squares or more are adjacent.
  let lines: [Word]
  /// The number of columns of the frame.
  let stride: Int
  /// The distinct symmetries of the frame: for each, the image of every square.
  let images: [[UInt8]]
  /// The inverse of each symmetry, as an index into `images`.
  let inverses: [Int]
  /// Whether shapes can be shifted, as lines can.
  let isShiftable: Bool
  /// Whether the board is long enough for cuts across it to pay.
  let isLong: Bool

  /// Creates the board of a game with no more squares than a word has bits.
  init(_ table: LineTable) {
    let rules = table.rules
    isShiftable = true
    isLong = rules.isLong
    let side = max(rules.columns, rules.rows, 8)
    let fitsFrame = side * side <= Word.bitWidth
    let stride = fitsFrame ? side : rules.columns
    self.stride = stride
    lines = Bitboard64.chained(
      table.lines.map { line in
        line.squares.reduce(0) { $0 | Word.bit($1.row * stride + $1.column) }
      })
    images = fitsFrame ? MakerBreakerBoard.turns(of: side) : rules.distinctImages
    inverses = MakerBreakerBoard.inverses(of: images)
  }

  /// Creates a board without symmetries and with arbitrary sets of squares as lines.
  init(lines: [Word]) {
    self.lines = Bitboard64.chained(lines)
    stride = Word.bitWidth
    images = [(0..<UInt8(Word.bitWidth)).map { $0 }]
    inverses = [0]
    isShiftable = false
    isLong = false
  }

  /// The eight symmetries of a square frame.
  private static func turns(of side: Int) -> [[UInt8]] {
    (0..<8).map { turn in
      (0..<side * side).map { square in
        var (row, column) = (square / side, square % side)
        if turn & 4 != 0 { swap(&row, &column) }
        if turn & 1 != 0 { column = side - 1 - column }
        if turn & 2 != 0 { row = side - 1 - row }
        return UInt8(row * side + column)
      }
    }
  }

  private static func inverses(of images: [[UInt8]]) -> [Int] {
    images.map { image in
      images.firstIndex { other in image.indices.allSatisfy { other[Int(image[$0])] == $0 } } ?? 0
    }
  }

  /// The distance in bits by which a shape can be shifted into the corner.
  @inline(__always)
  func shift(_ shape: Word) -> Int {
    if !isShiftable || shape == 0 { return 0 }
    let rows = shape.trailingZeroBitCount / stride * stride
    var columns: Word = 0
    var rest = shape
    while rest != 0 {
      columns |= rest
      rest = stride < Word.bitWidth ? rest &>> Word(truncatingIfNeeded: stride) : 0
    }
    // The rows now lie over one another: the lowest bit of any row is the leftmost column.
    let first = columns & (Word.bit(stride) &- 1)
    return rows &+ first.trailingZeroBitCount
  }

  /// The bit of a square in the frame.
  func word(_ square: Square) -> Word { Word.bit(square.row * stride + square.column) }

  /// The square of a one-bit word.
  func square(_ word: Word) -> Square {
    let index = word.trailingZeroBitCount
    return Square(column: index % stride, row: index / stride)
  }

  /// The squares of a set, row by row.
  func squares(_ set: Word) -> [Square] {
    (0..<Word.bitWidth).map(Word.bit).filter { set & $0 != 0 }.map(square)
  }

  /// The motion between two places that have the same normal form: to it with the symmetry and
  /// shift of `there`, and back with those of `here`.
  func motion(
    from there: (image: Int, shift: Int), to here: (image: Int, shift: Int)
  ) -> BoardMotion {
    var motion = self.motion(of: there.image)
    motion.columns += here.shift % stride - there.shift % stride
    motion.rows += here.shift / stride - there.shift / stride
    return motion.followed(by: self.motion(of: inverses[here.image]))
  }

  private func motion(of image: Int) -> BoardMotion {
    let image = images[image].map { Square(column: Int($0) % stride, row: Int($0) / stride) }
    let origin = image[0]
    return BoardMotion(
      origin: origin,
      right: stride > 1 ? image[1] : Square(column: origin.column + 1, row: origin.row),
      up: image.count > stride ? image[stride] : Square(column: origin.column, row: origin.row + 1))
  }
}

extension Rules {
  /// Whether the board is at least 1.4 times as long as it is wide; only then do cuts pay (decision
  /// 28).
  var isLong: Bool { 5 * max(columns, rows) >= 7 * min(columns, rows) }
}
