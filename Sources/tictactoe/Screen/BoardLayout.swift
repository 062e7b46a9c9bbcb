import GameRules

/// The size and frame of a square on the screen.
struct SquareShape: Hashable {
  /// The number of characters inside.
  let width: Int
  let height: Int
  /// Whether lines separate the squares.
  let isFramed: Bool

  /// All shapes, the largest first.
  ///
  /// A character is about twice as high as wide.
  static let all =
    (1...9).reversed().map { SquareShape(width: 2 * $0 + 1, height: $0, isFramed: true) }
    + [compact]

  static let compact = SquareShape(width: 3, height: 1, isFramed: false)

  /// The distance between neighbouring squares.
  var columnStep: Int { width + (isFramed ? 1 : 0) }
  var rowStep: Int { height + (isFramed ? 1 : 0) }

  /// The size of a number of squares, in characters.
  func width(of squares: Int) -> Int { squares * columnStep + (isFramed ? 1 : 0) }
  func height(of squares: Int) -> Int { squares * rowStep + (isFramed ? 1 : 0) }
}

/// The positions of the visible squares on the screen.
struct BoardLayout {
  let rules: Rules
  let shape: SquareShape
  /// The visible columns and rows.
  let columns: Range<Int>
  let rows: Range<Int>
  /// The top-left corner of the frame.
  let origin: Point

  /// The columns that the row names take, with a gap.
  static func labelWidth(_ rules: Rules) -> Int { rules.rows < 10 ? 2 : 3 }

  /// Centres the board in a box and makes `square` visible.
  init(
    _ rules: Rules, _ shape: SquareShape, top: Int, height: Int, width: Int, around square: Square,
    keeping previous: BoardLayout?
  ) {
    let label = BoardLayout.labelWidth(rules)
    let frame = shape.isFramed ? 1 : 0
    let columnsThatFit = max(1, (width - label - 1 - frame) / shape.columnStep)
    let rowsThatFit = max(1, (height - 1 - frame) / shape.rowStep)
    self.rules = rules
    self.shape = shape
    let kept = previous?.rules == rules ? previous : nil
    columns = BoardLayout.window(
      of: columnsThatFit, in: rules.columns, around: square.column, keeping: kept?.columns)
    rows = BoardLayout.window(
      of: rowsThatFit, in: rules.rows, around: square.row, keeping: kept?.rows)
    let spareX = width - label - shape.width(of: columns.count)
    let spareY = height - 1 - shape.height(of: rows.count)
    origin = Point(x: label + max(0, (spareX - label) / 2), y: top + max(0, spareY / 2))
  }

  /// Shifts a window by the smallest distance that brings `place` into it.
  private static func window(
    of count: Int, in total: Int, around place: Int, keeping previous: Range<Int>?
  ) -> Range<Int> {
    if count >= total { return 0..<total }
    var start = previous?.lowerBound ?? place - count / 2
    start = min(max(start, place - count + 1), place)
    start = min(max(start, 0), total - count)
    return start..<start + count
  }

  /// The top-left character inside a visible square.
  func corner(of square: Square) -> Point {
    let frame = shape.isFramed ? 1 : 0
    return Point(
      x: origin.x + (square.column - columns.lowerBound) * shape.columnStep + frame,
      y: origin.y + (rows.upperBound - 1 - square.row) * shape.rowStep + frame)
  }

  /// The central character of a visible square.
  func centre(of square: Square) -> Point {
    let corner = corner(of: square)
    return Point(x: corner.x + shape.width / 2, y: corner.y + (shape.height - 1) / 2)
  }

  /// The square at a point; nil on the lines between squares.
  func square(at point: Point) -> Square? {
    for row in rows {
      for column in columns {
        let square = Square(column: column, row: row)
        let corner = corner(of: square)
        if corner.x..<corner.x + shape.width ~= point.x,
          corner.y..<corner.y + shape.height ~= point.y
        {
          return square
        }
      }
    }
    return nil
  }

  /// The row of the column letters, under the board.
  var letterRow: Int { origin.y + shape.height(of: rows.count) }
}
