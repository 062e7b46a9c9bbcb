/// The rules of a game: the size of the board, the lines and the ending.
///
/// This is the m,n,k-game (m columns, n rows, k in a row), with patterns and shapes that also win and
/// a choice whether a line wins or loses.
///
///     try Rules(columns: 4, rows: 4, patterns: [.corners, .squares]).description
///     // "4x4+corners+squares"
public struct Rules: Hashable, Sendable {
  /// The possible numbers of columns and of rows.
  public static let sides = 1...19

  /// The patterns and shapes that also win, the ending, and swap.
  public let options: Options
  /// The columns in the low 8 bits, then the rows, then the number in a row.
  @usableFromInline let size: UInt32

  /// The number of columns, m.
  @inlinable public var columns: Int { Int(size & 255) }

  /// The number of rows, n.
  @inlinable public var rows: Int { Int(size >> 8 & 255) }

  /// The number of squares in a row, column or diagonal that win, k; 0 if only patterns and shapes win.
  @inlinable public var inARow: Int { Int(size >> 16) }

  /// Creates rules, if they are possible.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, in `Rules.sides`.
  ///   - rows: The number of rows, in `Rules.sides`.
  ///   - inARow: The number in a row that wins; by default the shorter side. 0 needs a pattern.
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
    guard 0...max(columns, rows) ~= inARow else {
      throw .inARow(inARow, columns: columns, rows: rows)
    }
    if inARow == 0, !options.hasPictures { throw .nothingWins }
    for pattern in options.patterns where !pattern.fits(columns: columns, rows: rows) {
      throw .pattern(pattern, columns: columns, rows: rows)
    }
    for shape in options.shapes where !shape.picture.fits(columns: columns, rows: rows) {
      throw .shape(shape, columns: columns, rows: rows)
    }
    self.init(known: columns, rows, inARow, options)
  }

  private init(known columns: Int, _ rows: Int, _ inARow: Int, _ options: Options = Options()) {
    size = UInt32(truncatingIfNeeded: columns | rows << 8 | inARow << 16)
    self.options = options
  }

  /// Returns whether both are the same game.
  @inline(never)
  public static func == (left: Rules, right: Rules) -> Bool {
    left.size == right.size && left.options == right.options
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

  /// The shapes that also win.
  public var shapes: Shapes { options.shapes }

  /// Whether completing a line wins or loses.
  public var ending: Ending { options.ending }

  /// Whether the second player may take over the first mark.
  public var allowsSwap: Bool { options.allowsSwap }

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

  /// The square in the top-right corner.
  @inline(never)
  public var lastSquare: Square { square(at: area - 1) }

  /// The square with this index.
  ///
  /// - Precondition: `index` is in `0..<area`.
  public func square(at index: Int) -> Square {
    precondition(0..<area ~= index, "The board has no such place")
    return Square(column: index % columns, row: index / columns)
  }
}
