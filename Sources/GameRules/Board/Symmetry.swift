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
    func place(_ column: Int, _ row: Int) -> Int {
      rules.index(of: symmetry(Square(column: column, row: row), on: rules))
    }
    // From square to square of a row, and from row to row, an image goes on by the same number of places.
    let start = place(0, 0)
    let step = rules.columns > 1 ? place(1, 0) - start : 0
    let rowStep = rules.rows > 1 ? place(0, 1) - start : 0
    let columns = Int32(rules.columns)
    var image = Board()
    for mark in Mark.allCases {
      squares(of: mark).forEach { index in
        let (row, column) = Int32(index).quotientAndRemainder(dividingBy: columns)
        image.place(mark, at: start + Int(row) * rowStep + Int(column) * step)
      }
    }
    return image
  }

  /// Returns the board that represents all rotations and reflections of this one.
  ///
  /// - Returns: The canonical form, and the symmetry that leads to it.
  /// - Complexity: O(symmetries × squares).
  public func canonical(on rules: Rules) -> (board: Board, symmetry: Symmetry) {
    var best = (board: self, symmetry: Symmetry.identity)
    for symmetry in rules.symmetries.dropFirst() {
      let image = applying(symmetry, on: rules)
      if Board.precedes(image, best.board) { best = (image, symmetry) }
    }
    return best
  }

  private static func precedes(_ left: Board, _ right: Board) -> Bool {
    if left.x != right.x { return SquareSet.precedes(left.x, right.x) }
    return SquareSet.precedes(left.o, right.o)
  }
}
