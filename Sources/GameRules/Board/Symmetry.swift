/// A rotation or reflection that maps a board onto itself.
///
/// A square board has all eight; other boards have the four that do not swap columns and rows.
public enum Symmetry: UInt8, Hashable, Sendable, CaseIterable {
  /// Leaves every square where it is.
  case identity
  /// Swaps left and right.
  case mirrorColumns
  /// Swaps top and bottom.
  case mirrorRows
  /// Turns by 180°.
  case rotate180
  /// Swaps columns and rows: mirrors along the rising diagonal.
  case transpose
  /// Turns by 90° clockwise.
  case rotate90
  /// Turns by 90° anticlockwise.
  case rotate270
  /// Mirrors along the falling diagonal.
  case antitranspose

  /// Whether it swaps columns and rows; only square boards allow that.
  public var swapsSides: Bool { rawValue >= Symmetry.transpose.rawValue }

  /// The symmetry that undoes this one.
  public var inverse: Symmetry {
    switch self {
    case .rotate90: .rotate270
    case .rotate270: .rotate90
    default: self
    }
  }

  /// Returns the image of a square of the rules' board.
  ///
  /// - Precondition: The symmetry is one of `rules.symmetries`.
  public func callAsFunction(_ square: Square, on rules: Rules) -> Square {
    precondition(!swapsSides || rules.columns == rules.rows, "Only a square board can be turned so")
    let column = square.column
    let row = square.row
    let lastColumn = rules.columns - 1
    let lastRow = rules.rows - 1
    return switch self {
    case .identity: square
    case .mirrorColumns: Square(column: lastColumn - column, row: row)
    case .mirrorRows: Square(column: column, row: lastRow - row)
    case .rotate180: Square(column: lastColumn - column, row: lastRow - row)
    case .transpose: Square(column: row, row: column)
    case .rotate90: Square(column: row, row: lastColumn - column)
    case .rotate270: Square(column: lastRow - row, row: column)
    case .antitranspose: Square(column: lastRow - row, row: lastColumn - column)
    }
  }
}

extension Rules {
  /// The symmetries of the board; each also maps every line to a line.
  public var symmetries: [Symmetry] {
    Symmetry.allCases.filter { columns == rows || !$0.swapsSides }
  }
}

extension Board {
  /// Returns the board turned or mirrored.
  ///
  /// - Complexity: O(marks).
  public func applying(_ symmetry: Symmetry, on rules: Rules) -> Board {
    let image = SquareImage(symmetry, rules)
    return Board(x: image(of: x), o: image(of: o))
  }

  /// Returns the board that represents all rotations and reflections of this one.
  ///
  /// - Returns: The canonical form, and the symmetry that leads to it.
  /// - Complexity: O(symmetries × marks). For many boards, use one `BoardSymmetries`.
  public func canonical(on rules: Rules) -> (board: Board, symmetry: Symmetry) {
    BoardSymmetries(rules).canonical(of: self)
  }
}

/// The symmetries of one board, for turning and mirroring many positions on it.
public struct BoardSymmetries: Sendable {
  private let images: [(symmetry: Symmetry, image: SquareImage)]

  /// The symmetries of the rules' board.
  public init(_ rules: Rules) {
    images = rules.symmetries.dropFirst().map { ($0, SquareImage($0, rules)) }
  }

  /// Returns the board that represents all rotations and reflections of a board.
  ///
  /// - Returns: The canonical form, and the symmetry that leads to it.
  /// - Complexity: O(symmetries × marks).
  public func canonical(of board: Board) -> (board: Board, symmetry: Symmetry) {
    var best = (board: board, symmetry: Symmetry.identity)
    for (symmetry, image) in images {
      let x = image(of: board.x)
      // X's marks usually decide, without the image of O's.
      if SquareSet.precedes(best.board.x, x) { continue }
      let o = image(of: board.o)
      if x != best.board.x || SquareSet.precedes(o, best.board.o) {
        best = (Board(x: x, o: o), symmetry)
      }
    }
    return best
  }
}

/// The images of a board's squares under a symmetry.
private struct SquareImage {
  /// The image of square 0.
  private let start: Int
  /// The step from the image of a square to that of the next one in its row.
  private let step: Int
  /// The step from the image of a square to that of the next one in its column.
  private let rowStep: Int
  private let columns: Int
  /// 65,536 divided by the columns, rounded up: multiplying and shifting is faster than dividing,
  /// and gives the same row on every board of up to 361 squares and 180 columns.
  private let reciprocal: Int
  /// Whether one word holds all squares of the board.
  private let fitsInWord: Bool

  init(_ symmetry: Symmetry, _ rules: Rules) {
    func place(_ column: Int, _ row: Int) -> Int {
      rules.index(of: symmetry(Square(column: column, row: row), on: rules))
    }
    start = place(0, 0)
    step = rules.columns > 1 ? place(1, 0) - start : 0
    rowStep = rules.rows > 1 ? place(0, 1) - start : 0
    columns = rules.columns
    reciprocal = ((1 << 16) + rules.columns - 1) / rules.columns
    fitsInWord = rules.fitsInWord
  }

  /// The images of the squares in a set.
  func callAsFunction(of set: SquareSet) -> SquareSet {
    var image = SquareSet()
    if fitsInWord {
      var word: UInt64 = 0
      var rest = set.word0
      while rest != 0 {
        word |= 1 &<< UInt64(truncatingIfNeeded: self[rest.trailingZeroBitCount])
        rest &= rest &- 1
      }
      image.word0 = word
      return image
    }
    set.forEach { image.insert(self[$0]) }
    return image
  }

  /// The image of the square with this index.
  @inline(__always)
  private subscript(index: Int) -> Int {
    let row = (index &* reciprocal) &>> 16
    return start &+ row &* rowStep &+ (index &- row &* columns) &* step
  }
}
