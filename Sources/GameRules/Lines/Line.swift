/// A set of squares that wins (in misère, loses) for the mark that owns all of them: a winning set.
///
/// Rows, columns and diagonals of k squares, the four corners, a 2×2 block and a drawn shape are all
/// lines.
public struct Line: Hashable, Sendable {
  /// The shape of a line.
  public enum Kind: Hashable, Sendable {
    /// Side by side, from left to right.
    case row
    /// One above the other, from bottom to top.
    case column
    /// Corner to corner, from left to right, rising or falling.
    case diagonal
    /// In the shape of a pattern's picture.
    case pattern(Pattern)
    /// In the shape that a player drew.
    case shape
  }

  /// The way to draw a line through its squares.
  public enum Stroke: Hashable, Sendable {
    /// From the first square to the last.
    case path
    /// From the first square through all others and back.
    case ring
    /// Only the corners of a ring, so that it crosses no other square.
    case frame
    /// Between neighbouring squares, because a ring around an L would enclose other squares.
    case patch
  }

  /// The shape of the line.
  public let kind: Kind

  /// The squares in drawing order.
  public let squares: [Square]

  init(kind: Kind, squares: [Square]) {
    self.kind = kind
    self.squares = squares
  }

  /// Creates a line that joins a pair in a drawing; it need not be a line of any rules.
  public init(from first: Square, to second: Square) {
    var kind = Kind.diagonal
    if first.row == second.row { kind = .row }
    if first.column == second.column { kind = .column }
    self.init(kind: kind, squares: [first, second])
  }

  /// The way to draw the line.
  public var stroke: Stroke {
    switch kind {
    case .pattern(let pattern): pattern.stroke
    case .shape: .patch
    case .row, .column, .diagonal: .path
    }
  }

  /// The square that is farthest from the first one along the stroke.
  public var end: Square {
    if case .pattern = kind { return squares[squares.count / 2] }
    return squares[squares.count - 1]
  }
}

extension Rules {
  /// Returns every line of these rules once: rows, columns, rising and falling diagonals, patterns,
  /// shapes.
  ///
  /// - Complexity: O(columns × rows × (inARow + shapes × their squares)); at most 9,290 lines.
  public func makeLines() -> [Line] {
    var lines = inARow > 0 ? straightLines(.row, columnStep: 1, rowStep: 0) : []
    if inARow > 1 {  // A line of one square is the same in every direction.
      lines += straightLines(.column, columnStep: 0, rowStep: 1)
      lines += straightLines(.diagonal, columnStep: 1, rowStep: 1)
      lines += straightLines(.diagonal, columnStep: 1, rowStep: -1)
    }
    var drawnOut: [SquareSet] = []
    for pattern in patterns {
      for line in pattern.lines(on: self) {
        let set = SquareSet(line.squares, columns: columns)
        if drawnOut.contains(set) { continue }  // On a small board the corners are a block as well.
        if pattern.place == .wholeBoard { drawnOut.append(set) }
        lines.append(line)
      }
    }
    if !shapes.isEmpty { lines += shapeLines(besides: drawnOut) }
    return lines
  }

  /// The lines of the shapes that are not lines already.
  ///
  /// - Parameter drawnOut: The lines of patterns that are stretched over the whole board.
  /// - Returns: Each line once.
  @inline(never)
  private func shapeLines(besides drawnOut: [SquareSet]) -> [Line] {
    var known = [Shape(row: inARow), Shape(diagonal: inARow)]
    for pattern in patterns where pattern.place == .anywhere {
      if let picture = try? Picture(UTF8Text(pattern.picture)) { known.append(Shape(picture)) }
    }
    var lines: [Line] = []
    for shape in shapes where !known.contains(shape) {
      for line in shape.picture.lines(.shape, on: self) {
        let set = SquareSet(line.squares, columns: columns)
        if !drawnOut.contains(set) { lines.append(line) }
      }
    }
    return lines
  }

  private func straightLines(_ kind: Line.Kind, columnStep: Int, rowStep: Int) -> [Line] {
    let reach = inARow - 1
    var lines: [Line] = []
    for row in 0..<rows where 0..<rows ~= row + rowStep * reach {
      for column in 0..<columns where column + columnStep * reach < columns {
        let squares = (0..<inARow).map {
          Square(column: column + columnStep * $0, row: row + rowStep * $0)
        }
        lines.append(Line(kind: kind, squares: squares))
      }
    }
    return lines
  }
}
