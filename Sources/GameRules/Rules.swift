/// What is played: the size of the board and what wins on it.
///
/// This is the m,n,k-game (m columns, n rows, k in a row), plus patterns that also win, and the
/// choice whether a line wins or loses.
///
///     try Rules(columns: 4, rows: 4, patterns: [.corners, .squares]).description
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
  /// What wins besides.
  public let patterns: Patterns
  /// What becomes of who completes a line.
  public let ending: Ending

  /// Rules that can be played.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, in `Rules.sides`.
  ///   - rows: The number of rows, in `Rules.sides`.
  ///   - inARow: How many in a row win; the shorter side unless given.
  ///   - patterns: What wins besides; the board must have room for each.
  ///   - ending: What becomes of who completes a line.
  /// - Throws: `RulesError`, naming the first impossible value.
  public init(
    columns: Int, rows: Int, inARow: Int? = nil, patterns: Patterns = [], ending: Ending = .normal
  ) throws(RulesError) {
    guard Rules.sides.contains(columns) else { throw .columns(columns) }
    guard Rules.sides.contains(rows) else { throw .rows(rows) }
    let inARow = inARow ?? min(columns, rows)
    guard 1...max(columns, rows) ~= inARow else {
      throw .inARow(inARow, columns: columns, rows: rows)
    }
    for pattern in patterns where !pattern.fits(columns: columns, rows: rows) {
      throw .pattern(pattern, columns: columns, rows: rows)
    }
    self.columns = columns
    self.rows = rows
    self.inARow = inARow
    self.patterns = patterns
    self.ending = ending
  }

  private init(
    known columns: Int, _ rows: Int, _ inARow: Int, _ patterns: Patterns = [],
    ending: Ending = .normal
  ) {
    self.columns = columns
    self.rows = rows
    self.inARow = inARow
    self.patterns = patterns
    self.ending = ending
  }

  /// Three in a row on a board of three by three.
  public static let classic = Rules(known: 3, 3, 3)

  /// Three in a row on a board of three by three, where a line loses.
  public static let misere = Rules(known: 3, 3, 3, ending: .misere)

  /// Four in a row on a board of four by four, also won by the four corners or any 2×2 block.
  public static let cornersAndSquares = Rules(known: 4, 4, 4, [.corners, .squares])

  /// Four in a row on a board of four by four.
  public static let fourByFour = Rules(known: 4, 4, 4)

  /// Four in a row on a board of five by five.
  public static let fourOnFive = Rules(known: 5, 5, 4)

  /// Six in a row on a board of six by six.
  public static let sixBySix = Rules(known: 6, 6, 6)

  /// The number of squares of the board.
  public var area: Int { columns * rows }

  /// Whether a word of 64 bits holds a set of squares, which everything fast rests on.
  @usableFromInline package var fitsInWord: Bool { area <= UInt64.bitWidth }

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
