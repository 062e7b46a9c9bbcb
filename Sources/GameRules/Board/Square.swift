/// A square of a board, counted from the bottom-left corner.
///
/// Its text is a letter for the column and a number for the row: `a1` is the bottom-left square,
/// `s19` the top-right one of the largest board.
///
///     Square("b2") == Square(column: 1, row: 1)
public struct Square: Hashable, Sendable {
  /// The column from the left, starting at 0.
  public let column: Int
  /// The row from the bottom, starting at 0.
  public let row: Int

  /// Creates a square of the largest board.
  ///
  /// - Precondition: `column` and `row` are in `0...18`.
  public init(column: Int, row: Int) {
    precondition(
      Rules.sides.contains(column + 1) && Rules.sides.contains(row + 1),
      "A square lies on a board of at most 19 by 19")
    self.column = column
    self.row = row
  }

  /// Reads a square such as `b2`, ignoring case; nil if the text is not a square.
  public init?(_ text: some StringProtocol) {
    self.init(UTF8Text(text))
  }

  /// Reads a square such as `b2`, ignoring case; nil if the text is not a square.
  public init?(_ text: UTF8Text) {
    var reader = TextReader(text)
    guard let coordinates = reader.coordinates(), reader.isAtEnd, let square = coordinates.square
    else { return nil }
    self = square
  }

  /// The column's letter and the row's number.
  public var notation: UTF8Text { columnName + rowName }

  /// The letter of the column.
  public var columnName: UTF8Text { UTF8Text([UInt8(ascii: "a") + UInt8(column)]) }

  /// The number of the row.
  public var rowName: UTF8Text { "\(row + 1)" }
}

extension Square: CustomStringConvertible {
  /// The column's letter and the row's number.
  public var description: String { notation.description }
}
