/// What is played: the size of the board and what wins on it.
///
/// This is the m,n,k-game (m columns, n rows, k in a row), with two optional kinds of line more.
///
///     try Rules(columns: 4, rows: 4, corners: true, squares: true).description
///     // "4x4+corners+squares"
public struct Rules: Hashable, Sendable {
  /// The number of columns that a board can have, and of rows.
  public static let sides = 1...19

  /// The number of columns, m.
  public let columns: Int
  /// The number of rows, n.
  public let rows: Int
  /// How many squares in a row, column or diagonal win, k.
  public let inARow: Int
  /// Whether the four corners of the board win.
  public let corners: Bool
  /// Whether any block of two by two squares wins.
  public let squares: Bool

  /// Rules that can be played.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, in `Rules.sides`.
  ///   - rows: The number of rows, in `Rules.sides`.
  ///   - inARow: How many in a row win; the shorter side unless given.
  ///   - corners: Whether the four corners win; the board must have four.
  ///   - squares: Whether a 2×2 block wins; the board must hold one.
  /// - Throws: What cannot be, and why.
  public init(
    columns: Int, rows: Int, inARow: Int? = nil, corners: Bool = false, squares: Bool = false
  ) throws(RulesError) {
    guard Rules.sides.contains(columns) else { throw .columns(columns) }
    guard Rules.sides.contains(rows) else { throw .rows(rows) }
    let inARow = inARow ?? min(columns, rows)
    guard 1...max(columns, rows) ~= inARow else {
      throw .inARow(inARow, columns: columns, rows: rows)
    }
    let isThin = min(columns, rows) == 1
    if corners, isThin { throw .corners(columns: columns, rows: rows) }
    if squares, isThin { throw .squares(columns: columns, rows: rows) }
    self.columns = columns
    self.rows = rows
    self.inARow = inARow
    self.corners = corners
    self.squares = squares
  }

  private init(known columns: Int, _ rows: Int, _ inARow: Int, cornersAndSquares: Bool = false) {
    self.columns = columns
    self.rows = rows
    self.inARow = inARow
    corners = cornersAndSquares
    squares = cornersAndSquares
  }

  /// Three in a row on a board of three by three.
  public static let classic = Rules(known: 3, 3, 3)

  /// Four in a row on a board of four by four, also won by the four corners or any 2×2 block.
  public static let cornersAndSquares = Rules(known: 4, 4, 4, cornersAndSquares: true)

  /// Four in a row on a board of four by four.
  public static let fourByFour = Rules(known: 4, 4, 4)

  /// Four in a row on a board of five by five.
  public static let fourOnFive = Rules(known: 5, 5, 4)

  /// Six in a row on a board of six by six.
  public static let sixBySix = Rules(known: 6, 6, 6)

  /// The number of squares of the board.
  public var area: Int { columns * rows }

  /// Whether the square lies on the board.
  public func contains(_ square: Square) -> Bool {
    square.column < columns && square.row < rows
  }

  /// The place of a square in a count by rows from the bottom-left corner.
  ///
  ///     6 7 8
  ///     3 4 5
  ///     0 1 2
  ///
  /// - Precondition: The square lies on the board.
  public func index(of square: Square) -> Int {
    precondition(contains(square), "The square lies outside the board")
    return square.row * columns + square.column
  }

  /// The square at a place in that count.
  ///
  /// - Precondition: `index` is in `0..<area`.
  public func square(at index: Int) -> Square {
    precondition(0..<area ~= index, "The board has no such place")
    return Square(column: index % columns, row: index / columns)
  }
}

/// Why rules cannot be.
public enum RulesError: Error, Hashable, Sendable {
  /// The number of columns is not in `Rules.sides`.
  case columns(Int)
  /// The number of rows is not in `Rules.sides`.
  case rows(Int)
  /// No straight line of that many squares fits on the board.
  case inARow(Int, columns: Int, rows: Int)
  /// A board one square thin has no four corners.
  case corners(columns: Int, rows: Int)
  /// A board one square thin holds no 2×2 block.
  case squares(columns: Int, rows: Int)
}

extension RulesError: CustomStringConvertible {
  /// The same words as a string.
  public var description: String { explanation.description }

  /// What a larger number in a text is read as, and the least that is not told exactly.
  public static let many = 1000

  /// The cause in words.
  public var explanation: UTF8Text {
    switch self {
    case .columns(let columns):
      return RulesError.quantity(columns) + " columns: a board has 1 to 19"
    case .rows(let rows):
      return RulesError.quantity(rows) + " rows: a board has 1 to 19"
    case .inARow(let inARow, _, _) where inARow < 1:
      return "\(inARow) in a row: at least 1 is needed"
    case .inARow(let inARow, let columns, let rows):
      return RulesError.quantity(inARow) + " in a row do not fit on \(columns)×\(rows)"
    case .corners(let columns, let rows):
      return "corners: a board of \(columns)×\(rows) has no four corners"
    case .squares(let columns, let rows):
      return "squares: a board of \(columns)×\(rows) holds no 2×2 square"
    }
  }

  private static func quantity(_ number: Int) -> UTF8Text {
    number < many ? "\(number)" : "\(many) or more"
  }
}
