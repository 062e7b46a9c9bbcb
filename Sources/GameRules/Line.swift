/// A set of squares that wins for the mark that owns all of them: a winning set.
///
/// Rows, columns and diagonals of k squares, the four corners and a 2×2 block are all lines.
public struct Line: Hashable, Sendable {
  /// How the squares of a line lie to each other.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Side by side, from left to right.
    case row
    /// One above the other, from bottom to top.
    case column
    /// Corner to corner, from left to right, rising or falling.
    case diagonal
    /// The four corners of the board, around it.
    case corners
    /// A block of two by two, around it.
    case block
  }

  /// How the squares lie.
  public let kind: Kind

  /// The squares in the order in which a pen would pass through them.
  public let squares: [Square]

  /// Whether the squares lie around a centre instead of on a straight path.
  public var isRing: Bool { kind == .corners || kind == .block }
}

extension Rules {
  /// Every line of these rules, each once: rows, columns, rising and falling diagonals, corners,
  /// blocks.
  ///
  /// - Complexity: O(columns × rows × inARow).
  public func makeLines() -> [Line] {
    var lines = straightLines(.row, columnStep: 1, rowStep: 0)
    if inARow > 1 {  // A line of one square is the same in every direction.
      lines += straightLines(.column, columnStep: 0, rowStep: 1)
      lines += straightLines(.diagonal, columnStep: 1, rowStep: 1)
      lines += straightLines(.diagonal, columnStep: 1, rowStep: -1)
    }
    if corners {
      lines.append(ring(.corners, left: 0, bottom: 0, width: columns - 1, height: rows - 1))
    }
    if squares {
      for row in 0..<rows - 1 {
        for column in 0..<columns - 1 {
          if corners, columns == 2, rows == 2 { continue }  // The corners are this block already.
          lines.append(ring(.block, left: column, bottom: row, width: 1, height: 1))
        }
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

  private func ring(_ kind: Line.Kind, left: Int, bottom: Int, width: Int, height: Int) -> Line {
    Line(
      kind: kind,
      squares: [
        Square(column: left, row: bottom),
        Square(column: left + width, row: bottom),
        Square(column: left + width, row: bottom + height),
        Square(column: left, row: bottom + height),
      ])
  }
}
