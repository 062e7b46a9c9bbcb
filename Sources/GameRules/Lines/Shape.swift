extension Rules {
  /// A set of squares drawn by a player, which wins wherever it fits, turned and mirrored too.
  ///
  /// All eight images, anywhere on a board, are the same shape:
  ///
  ///     .b.     try Rules.Shape(squares).notation  // "a1b1c1d1b2"
  ///     aaaa
  public struct Shape: Hashable, Sendable {
    /// The numbers of squares that a shape can have.
    public static let counts = 2...8
    /// The most columns and rows of a shape.
    static let side = 8

    /// The squares of the canonical image; the square in column c and row r is bit 63 − (8r + c).
    ///
    /// The canonical image is the largest number: the first when squares are compared by rows.
    let bits: UInt64

    init(bits: UInt64) {
      self.bits = bits
    }

    /// Creates a shape from any of its images.
    ///
    /// - Throws: `ShapeError`, with the cause.
    @inline(never)
    public init(_ squares: [Square]) throws(ShapeError) {
      guard Shape.counts ~= squares.count else { throw .count(squares.count) }
      for (index, square) in squares.enumerated() where squares[..<index].contains(square) {
        throw .repeated(square)
      }
      let picture = Picture(of: squares)
      guard max(picture.columns, picture.rows) <= Shape.side else { throw .tooLarge }
      self.init(picture)
    }

    /// Creates the shape of a picture of at most eight columns and rows.
    init(_ picture: Picture) {
      var first: UInt64 = 0
      for way in 0..<8 {
        var bits: UInt64 = 0
        for square in picture.squares(turned: way) {
          bits |= 1 << UInt64(63 - Shape.side * square.row - square.column)
        }
        first = max(first, bits)
      }
      bits = first
    }

    /// Creates the shape of `count` squares side by side; an empty one if they are too many.
    init(row count: Int) {
      bits = 1...Shape.side ~= count ? .max << UInt64(64 - count) : 0
    }

    /// Creates the shape of `count` squares corner to corner; an empty one if they are too many.
    init(diagonal count: Int) {
      bits =
        1...Shape.side ~= count
        ? (0..<UInt64(count)).reduce(0) { $0 | 1 << (63 - 9 * $1) } : 0
    }

    /// The squares of the canonical image, by rows from a1.
    public var squares: [Square] {
      var squares: [Square] = []
      var rest = bits
      while rest != 0 {
        let index = rest.leadingZeroBitCount
        rest &= ~(1 << UInt64(63 - index))
        squares.append(Square(column: index % Shape.side, row: index / Shape.side))
      }
      return squares
    }

    /// The shape in a rules text, after the `+`: its squares run together.
    @inline(never)
    public var notation: UTF8Text {
      squares.reduce(into: "") { $0 += $1.notation }
    }

    /// The canonical image as a picture.
    var picture: Picture { Picture(of: squares) }

    /// Whether it comes before another shape, comparing squares as a dictionary compares letters.
    func precedes(_ other: Shape) -> Bool {
      let later = (UInt64.max >> 1) >> UInt64((bits ^ other.bits).leadingZeroBitCount)
      // The first square that only one shape has puts it first, unless the other ends there.
      return bits > other.bits ? other.bits & later != 0 : bits & later == 0
    }
  }

  /// Up to three shapes, in the order of their squares.
  ///
  /// It uses no heap memory, so that rules are copied without cost.
  public struct Shapes: Hashable, Sendable, Sequence, IteratorProtocol {
    /// The most shapes of a game.
    public static let most = 3

    /// The shapes in order; 0 stands for none.
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0

    /// Creates an empty list.
    public init() {}

    /// Whether the list is empty.
    public var isEmpty: Bool { first == 0 }

    /// Adds a shape.
    ///
    /// - Throws: `ShapeError` if the list is full or has it already.
    @inline(never)
    public mutating func insert(_ shape: Shape) throws(ShapeError) {
      if contains(shape) { throw .present }
      guard third == 0 else { throw .tooMany }
      var all: [UInt64] = []
      var isIn = false
      for other in self {
        if !isIn, shape.precedes(other) {
          all.append(shape.bits)
          isIn = true
        }
        all.append(other.bits)
      }
      all += isIn ? [0, 0] : [shape.bits, 0, 0]
      (first, second, third) = (all[0], all[1], all[2])
    }

    /// The shapes in a rules text: "+a1b1+a1b1a2".
    @inline(never)
    var notation: UTF8Text {
      var text: UTF8Text = ""
      for shape in self { text += "+" + shape.notation }
      return text
    }

    /// Removes and returns the first shape.
    public mutating func next() -> Shape? {
      guard first != 0 else { return nil }
      defer { (first, second, third) = (second, third, 0) }
      return Shape(bits: first)
    }
  }

  /// The reason why squares are not a shape, or not another shape.
  public enum ShapeError: Error, Hashable, Sendable {
    /// Fewer or more squares than `Shape.counts`.
    case count(Int)
    /// A square that occurs twice.
    case repeated(Square)
    /// A text that is not a square of the largest board.
    case nowhere(UTF8Text)
    /// More than eight columns or rows.
    case tooLarge
    /// The same shape, or an image of it, is there already.
    case present
    /// There are three shapes already.
    case tooMany
  }
}

extension Rules.ShapeError: CustomStringConvertible {
  /// `explanation` as a `String`.
  public var description: String { explanation.description }

  /// The cause in words.
  public var explanation: UTF8Text {
    switch self {
    case .count(let count):
      return "\(count) " + (count == 1 ? "square" : "squares") + ": a shape has 2 to 8"
    case .repeated(let square): return square.notation + " twice"
    case .nowhere(let text): return "\"\(text)\": not a square such as b2"
    case .tooLarge: return "a shape is at most 8 squares wide and high"
    case .present: return "the same shape twice"
    case .tooMany: return "a game has at most three shapes"
    }
  }
}
