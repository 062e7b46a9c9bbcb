import GameRules

/// The square that the keyboard acts on: arrows move it, and a square can be typed.
///
///     var cursor = BoardCursor(Square(column: 0, row: 0))
///     cursor.move(.right, on: .classic)  // b1
///     cursor.type("c", on: .classic)     // c1
///     cursor.type("3", on: .classic)     // c3, which `isComplete`
public struct BoardCursor: Hashable, Sendable {
  /// The current square.
  public private(set) var square: Square
  /// The typed column, until a key other than a digit is used.
  private var column: Int?
  /// The row number typed after the column so far, or 0.
  private var number = 0

  /// A step of the cursor; the edges of the board are walls.
  public enum Step: Hashable, Sendable {
    /// To the next square.
    case left, right, up, down
    /// To the first or last column of the row.
    case rowStart, rowEnd
    /// To the top or the bottom row of the column.
    case columnTop, columnBottom
    /// To the top-left or the bottom-right square.
    case boardStart, boardEnd
  }

  /// Starts at a square.
  public init(_ square: Square) {
    self.square = square
  }

  /// Starts at the centre; on an even board, left of and above it.
  public init(inTheMiddleOf rules: Rules) {
    square = Square(column: (rules.columns - 1) / 2, row: rules.rows / 2)
  }

  /// Jumps to a square and discards what was typed.
  public mutating func go(to square: Square) {
    self.square = square
    forget()
  }

  /// Moves to a square, and discards what was typed only if the cursor was elsewhere.
  public mutating func stay(at square: Square) {
    if square != self.square { go(to: square) }
  }

  /// Takes a step and discards what was typed.
  @inline(never)
  public mutating func move(_ step: Step, on rules: Rules) {
    forget()
    var (column, row) = (square.column, square.row)
    let (last, top) = (rules.columns - 1, rules.rows - 1)
    switch step {
    case .left: column -= 1
    case .right: column += 1
    case .up: row += 1
    case .down: row -= 1
    case .rowStart: column = 0
    case .rowEnd: column = last
    case .columnTop: row = top
    case .columnBottom: row = 0
    case .boardStart: (column, row) = (0, top)
    case .boardEnd: (column, row) = (last, 0)
    }
    square = Square(column: max(0, min(column, last)), row: max(0, min(row, top)))
  }

  // MARK: Typing

  /// The square typed so far, such as `b` or `b1`; nil if nothing was typed.
  public var typed: UTF8Text? {
    guard let column else { return nil }
    let letter = Square(column: column, row: 0).columnName
    return number == 0 ? letter : letter + "\(number)"
  }

  /// Whether a whole square has been typed that no further digit could extend.
  public func isComplete(on rules: Rules) -> Bool { number > 0 && number * 10 > rules.rows }

  /// Discards what was typed.
  public mutating func forget() {
    column = nil
    number = 0
  }

  /// Types a lower-case letter or a digit.
  ///
  /// A 3×3 board is laid out like the keypad, so a digit is a square there: 1 is bottom left.
  ///
  /// - Returns: Whether the character was used; any other one discards what was typed.
  @inline(never)
  @discardableResult
  public mutating func type(_ character: Unicode.Scalar, on rules: Rules) -> Bool {
    let letter = Int(character.value) - Int(UInt8(ascii: "a"))
    if 0..<rules.columns ~= letter {
      column = letter
      number = 0
      square = Square(column: letter, row: square.row)
      return true
    }
    let digit = Int(character.value) - Int(UInt8(ascii: "0"))
    guard 0...9 ~= digit else {
      forget()
      return false
    }
    let hasKeypad = rules.columns == 3 && rules.rows == 3
    if hasKeypad, number > 0 { forget() }
    // A column typed on a wider board does not exist here.
    guard let column, column < rules.columns else {
      guard hasKeypad, digit > 0 else { return false }
      square = rules.square(at: digit - 1)
      return true
    }
    number = number * 10 + digit
    if !(1...rules.rows ~= number) { number = digit }
    guard 1...rules.rows ~= number else {
      number = 0
      return false
    }
    square = Square(column: column, row: number - 1)
    return true
  }
}
