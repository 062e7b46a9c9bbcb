import GameRules

/// The square that keys are about: it walks by arrows, and a square can be typed.
///
///     var cursor = BoardCursor(Square(column: 0, row: 0))
///     cursor.move(.right, on: .classic)  // b1
///     cursor.type("c", on: .classic)     // c1
///     cursor.type("3", on: .classic)     // c3, which `isComplete`
public struct BoardCursor: Hashable, Sendable {
  /// Where it is.
  public private(set) var square: Square
  /// The column that was typed, until something else is done.
  private var column: Int?
  /// The number that was typed behind it so far, or 0.
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

  /// Begins at a square.
  public init(_ square: Square) {
    self.square = square
  }

  /// Begins in the middle of a board, above it where there is no middle.
  public init(inTheMiddleOf rules: Rules) {
    square = Square(column: (rules.columns - 1) / 2, row: rules.rows / 2)
  }

  /// Goes to a square by other means, and drops what was typed.
  public mutating func go(to square: Square) {
    self.square = square
    forget()
  }

  /// Makes sure that it is at a square, which drops what was typed only where it was elsewhere.
  public mutating func stay(at square: Square) {
    if square != self.square { go(to: square) }
  }

  /// Takes a step, and drops what was typed.
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

  /// What has been typed of a square, if anything has: `b`, `b1`.
  public var typed: UTF8Text? {
    guard let column else { return nil }
    let letter = Square(column: column, row: 0).columnName
    return number == 0 ? letter : letter + "\(number)"
  }

  /// Whether a whole square has been typed, to which no digit could be added.
  public func isComplete(on rules: Rules) -> Bool { number > 0 && number * 10 > rules.rows }

  /// Drops what was typed.
  public mutating func forget() {
    column = nil
    number = 0
  }

  /// Takes a letter in lower case or a digit.
  ///
  /// A board of 3×3 lies like the keypad, so there a digit alone is a square too: 1 is bottom left.
  ///
  /// - Returns: Whether it meant a square; anything else drops what was typed.
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
    // What was typed on a wider board means nothing here.
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
