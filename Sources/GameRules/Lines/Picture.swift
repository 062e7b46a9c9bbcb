/// A shape of squares drawn as text, independent of its place on a board.
///
/// Letters are squares, in the order in which a pen passes through them. A dot is an empty place,
/// and a slash ends a row, starting with the top row. Empty margins are ignored.
///
///     .d.
///     a.c     try Picture(".d./a.c/.b.")
///     .b.
public struct Picture: Hashable, Sendable {
  /// The squares in drawing order, counted from the picture's bottom-left corner.
  public let squares: [Square]
  /// The number of columns of the shape.
  public let columns: Int
  /// The number of rows of the shape.
  public let rows: Int

  /// Reads a picture, ignoring case.
  ///
  /// - Throws: `PictureError`, naming the byte that cannot be read.
  @inline(never)
  public init(_ text: UTF8Text) throws(PictureError) {
    let unseen = -1
    var columnOfLetter = [Int](repeating: unseen, count: 26)
    var depthOfLetter = columnOfLetter
    var (column, depth) = (0, 0)  // Rows are counted from the top until the last one is read.
    var (left, right) = (Int.max, unseen)
    var (top, bottom) = (Int.max, unseen)
    var count = 0
    for byte in text.bytes {
      if byte == UInt8(ascii: "/") {
        (column, depth) = (0, depth + 1)
        continue
      }
      if byte != UInt8(ascii: ".") {
        let letter = Int(byte | 0b10_0000) - Int(UInt8(ascii: "a"))
        guard columnOfLetter.indices ~= letter else { throw .unexpected(byte) }
        guard columnOfLetter[letter] == unseen else { throw .repeated(byte) }
        columnOfLetter[letter] = column
        depthOfLetter[letter] = depth
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, depth), max(bottom, depth))
        count += 1
      }
      column += 1
    }
    guard count > 0 else { throw .empty }
    let gap = columnOfLetter.firstIndex(of: unseen) ?? count
    guard gap == count else { throw .missing(UInt8(ascii: "a") + UInt8(gap)) }
    guard max(right - left, bottom - top) < Rules.sides.upperBound else { throw .tooLarge }
    columns = right - left + 1
    rows = bottom - top + 1
    squares = (0..<count).map {
      Square(column: columnOfLetter[$0] - left, row: bottom - depthOfLetter[$0])
    }
  }

  /// Creates the picture of some squares, which may lie anywhere.
  ///
  /// - Precondition: `squares` is not empty.
  @inline(never)
  init(of squares: [Square]) {
    var (left, right) = (Int.max, 0)
    var (bottom, top) = (Int.max, 0)
    for square in squares {
      (left, right) = (min(left, square.column), max(right, square.column))
      (bottom, top) = (min(bottom, square.row), max(top, square.row))
    }
    columns = right - left + 1
    rows = top - bottom + 1
    self.squares = squares.map { Square(column: $0.column - left, row: $0.row - bottom) }
  }

  /// Returns the squares in one of eight orientations; 0 leaves them unchanged.
  ///
  /// - Precondition: `way` is in `0..<8`.
  @inline(never)
  public func squares(turned way: Int) -> [Square] {
    precondition(0..<8 ~= way, "A picture can be turned and mirrored in eight ways")
    return squares.map { square in
      let column = way & 1 == 0 ? square.column : columns - 1 - square.column
      let row = way & 2 == 0 ? square.row : rows - 1 - square.row
      return way & 4 == 0 ? Square(column: column, row: row) : Square(column: row, row: column)
    }
  }

  /// Whether the picture fits on a board of this size, turned if need be.
  func fits(columns: Int, rows: Int) -> Bool {
    self.columns <= columns && self.rows <= rows || self.columns <= rows && self.rows <= columns
  }

  /// Returns a line for each place on the board where one of the eight images fits.
  ///
  /// - Complexity: O(columns × rows × squares).
  @inline(never)
  func lines(_ kind: Line.Kind, on rules: Rules) -> [Line] {
    var lines: [Line] = []
    var seen: [SquareSet] = []
    for way in 0..<8 {
      let image = squares(turned: way)
      let set = SquareSet(image, columns: Rules.sides.upperBound)
      if seen.contains(set) { continue }
      seen.append(set)
      let (columns, rows) = way & 4 == 0 ? (columns, rows) : (rows, columns)
      var row = 0
      while row + rows <= rules.rows {
        var column = 0
        while column + columns <= rules.columns {
          let squares = image.map { Square(column: column + $0.column, row: row + $0.row) }
          lines.append(Line(kind: kind, squares: squares))
          column += 1
        }
        row += 1
      }
    }
    return lines
  }
}
