/// A column and a row as written, which need not lie on any board.
struct Coordinates {
  var column: Int
  var row: Int

  var square: Square? {
    guard Rules.sides.contains(column + 1), Rules.sides.contains(row + 1) else { return nil }
    return Square(column: column, row: row)
  }
}
