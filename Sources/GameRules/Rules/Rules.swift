/// The rules of a game: the size of the board, the lines and the ending.
///
/// This is the m,n,k-game (m columns, n rows, k in a row), with patterns that also win and a choice
/// whether a line wins or loses.
///
///     try Rules(columns: 4, rows: 4, patterns: [.corners, .squares]).description
///     // "4x4+corners+squares"
public struct Rules: Hashable, Sendable {
  /// The possible numbers of columns and of rows.
  public static let sides = 1...19

  /// The number of columns, m.
  public let columns: Int
  /// The number of rows, n.
  public let rows: Int
  /// The number of squares in a row, column or diagonal that win, k.
  public let inARow: Int
  /// The patterns that also win, and the ending.
  public let options: Options

  /// Creates rules, if they are possible.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, in `Rules.sides`.
  ///   - rows: The number of rows, in `Rules.sides`.
  ///   - inARow: The number in a row that wins; by default the shorter side.
  ///   - patterns: The patterns that also win; the board must have room for each.
  ///   - ending: Whether completing a line wins or loses.
  /// - Throws: `RulesError`, naming the first impossible value.
  public init(
    columns: Int, rows: Int, inARow: Int? = nil, patterns: Patterns = [], ending: Ending = .normal
  ) throws(RulesError) {
    try self.init(
      columns: columns, rows: rows, inARow: inARow,
      options: Options(patterns: patterns, ending: ending))
  }

  /// Creates rules with these options, if they are possible.
  ///
  /// - Throws: `RulesError`, naming the first impossible value.
  public init(
    columns: Int, rows: Int, inARow: Int? = nil, options: Options
  ) throws(RulesError) {
    guard Rules.sides.contains(columns) else { throw .columns(columns) }
    guard Rules.sides.contains(rows) else { throw .rows(rows) }
    let inARow = inARow ?? min(columns, rows)
    guard 1...max(columns, rows) ~= inARow else {
      throw .inARow(inARow, columns: columns, rows: rows)
    }
    for pattern in options.patterns where !pattern.fits(columns: columns, rows: rows) {
      throw .pattern(pattern, columns: columns, rows: rows)
    }
    self.columns = columns
    self.rows = rows
    self.inARow = inARow
    self.options = options
  }

  private init(known columns: Int, _ rows: Int, _ inARow: Int, _ options: Options = Options()) {
    self.columns = columns
    self.rows = rows
    self.inARow = inARow
    self.options = options
  }

  /// Three in a row on a 3×3 board.
  public static let classic = Rules(known: 3, 3, 3)

  /// Misère on a 3×3 board: three in a row lose.
  public static let misere = Rules(known: 3, 3, 3, Options(ending: .misere))

  /// Four in a row on a 4×4 board; the four corners and any 2×2 block also win.
  public static let cornersAndSquares = Rules(
    known: 4, 4, 4, Options(patterns: [.corners, .squares]))

  /// Four in a row on a 4×4 board.
  public static let fourByFour = Rules(known: 4, 4, 4)

  /// Four in a row on a 5×5 board.
  public static let fourOnFive = Rules(known: 5, 5, 4)

  /// Five in a row on a 15×15 board.
  public static let gomoku = Rules(known: 15, 15, 5)

  /// Six in a row on a 6×6 board.
  public static let sixBySix = Rules(known: 6, 6, 6)

  /// The patterns that also win.
  public var patterns: Patterns { options.patterns }

  /// Whether completing a line wins or loses.
  public var ending: Ending { options.ending }

  /// The number of squares of the board.
  public var area: Int { columns * rows }

  /// Whether a 64-bit word holds a set of squares; all fast searches need this.
  @usableFromInline package var fitsInWord: Bool { area <= UInt64.bitWidth }

  /// Whether the square lies on the board.
  public func contains(_ square: Square) -> Bool {
    square.column < columns && square.row < rows
  }

  /// The index of a square, counted row by row from the bottom-left corner.
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

  /// The square with this index.
  ///
  /// - Precondition: `index` is in `0..<area`.
  public func square(at index: Int) -> Square {
    precondition(0..<area ~= index, "The board has no such place")
    return Square(column: index % columns, row: index / columns)
  }
}
