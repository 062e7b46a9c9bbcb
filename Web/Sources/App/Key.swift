import GameRules

/// A key of the keyboard, as far as the board knows it.
enum Key: Equatable {
  case left, right, up, down
  case home, end, gridStart, gridEnd
  case enter, escape
  /// A letter in lower case, a digit or a sign, with Shift or without.
  case character(Unicode.Scalar, Bool)

  /// Reads the name that the browser gives a key.
  init?(name: UTF8Text, isShifted: Bool, hasModifier: Bool) {
    if hasModifier {
      if name == "Home" { self = .gridStart; return }
      if name == "End" { self = .gridEnd; return }
      return nil
    }
    if name.bytes.count == 1, let byte = name.bytes.first {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      self = .character(Unicode.Scalar(isCapital ? byte + 32 : byte), isShifted)
      return
    }
    for (text, key) in Key.names where name == text {
      self = key
      return
    }
    return nil
  }

  private static let names: [(UTF8Text, Key)] = [
    ("ArrowLeft", .left), ("ArrowRight", .right), ("ArrowUp", .up), ("ArrowDown", .down),
    ("Home", .home), ("End", .end), ("Enter", .enter), ("Escape", .escape),
  ]
}

/// A square on its way from the keyboard: by arrows, by letter and number, or by keypad.
struct TypedSquare {
  private var column: Int?
  private var number = 0

  /// Where the focus goes, or nil where the key means nothing here.
  mutating func target(of key: Key, from square: Square, on rules: Rules) -> Square? {
    if case .character(let character, false) = key {
      return typed(UInt8(truncatingIfNeeded: character.value), from: square, on: rules)
    }
    column = nil
    var column = square.column
    var row = square.row
    switch key {
    case .left: column -= 1
    case .right: column += 1
    case .up: row += 1
    case .down: row -= 1
    case .home: column = 0
    case .end: column = rules.columns - 1
    case .gridStart: (column, row) = (0, rules.rows - 1)
    case .gridEnd: (column, row) = (rules.columns - 1, 0)
    case .enter, .escape, .character: return nil
    }
    return Square(
      column: max(0, min(column, rules.columns - 1)), row: max(0, min(row, rules.rows - 1)))
  }

  private mutating func typed(_ byte: UInt8, from square: Square, on rules: Rules) -> Square? {
    let letter = Int(byte) - Int(UInt8(ascii: "a"))
    if 0..<rules.columns ~= letter {
      column = letter
      number = 0
      return Square(column: letter, row: square.row)
    }
    let digit = Int(byte) - Int(UInt8(ascii: "0"))
    guard 0...9 ~= digit else { return nil }
    let hasKeypad = rules.columns == 3 && rules.rows == 3
    if let column {
      if hasKeypad { self.column = nil }
      number = number * 10 + digit
      if !(1...rules.rows ~= number) { number = digit }
      return 1...rules.rows ~= number ? Square(column: column, row: number - 1) : nil
    }
    // The keypad lies like the board: 1 is the bottom-left square.
    guard hasKeypad, digit > 0 else { return nil }
    return rules.square(at: digit - 1)
  }
}
