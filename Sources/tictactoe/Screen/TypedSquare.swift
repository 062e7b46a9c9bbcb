import GameRules

/// A square on its way from the keyboard, by letter and number.
struct TypedSquare {
  private var column: Int?
  private var number = 0
  /// Whether Enter would only confirm the square that has just been played.
  private(set) var hasPlayed = false

  /// What a typed character does.
  enum Step {
    /// The cursor goes there, and more can follow.
    case goTo(Square)
    /// The square is complete.
    case play(Square)
  }

  /// What has been typed so far.
  var text: String? {
    guard let column else { return nil }
    let letter = Square(column: column, row: 0).columnName.description
    return number == 0 ? letter : letter + String(number)
  }

  /// Takes a character; nil where it is no part of a square, as the keys of the game are not.
  mutating func type(
    _ scalar: Unicode.Scalar, besides keys: Set<Unicode.Scalar>, from square: Square,
    on rules: Rules
  ) -> Step? {
    hasPlayed = false
    if "0"..."9" ~= scalar { return typeDigit(Int(scalar.value - 48), on: rules) }
    guard scalar.isASCII, scalar.properties.isAlphabetic, !keys.contains(scalar) else {
      forget()
      return nil
    }
    let letter = Int(scalar.value | 32) - 97
    guard letter < rules.columns else {
      forget()
      return nil
    }
    column = letter
    number = 0
    return .goTo(Square(column: letter, row: square.row))
  }

  private mutating func typeDigit(_ digit: Int, on rules: Rules) -> Step? {
    guard let column else { return nil }
    number = number * 10 + digit
    if !(1...rules.rows ~= number) { number = digit }
    guard 1...rules.rows ~= number else {
      number = 0
      return nil
    }
    let square = Square(column: column, row: number - 1)
    if number * 10 <= rules.rows { return .goTo(square) }
    forget()
    hasPlayed = true
    return .play(square)
  }

  /// Begins anew.
  mutating func forget() {
    column = nil
    number = 0
    hasPlayed = false
  }
}
