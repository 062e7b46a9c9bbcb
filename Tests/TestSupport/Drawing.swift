import GameRules

/// A board drawn in characters, top row first.
///
/// `x` and `o` are marks, `.` is an empty square, and `*` is an empty square that the test refers
/// to. Whitespace is ignored.
public struct Drawing {
  /// The rules of the game.
  public let rules: Rules
  private let rows: [[Character]]

  /// Creates a drawing with as many rows and columns as the board.
  public init(_ rules: String, _ drawing: String) throws {
    self.rules = try Rules(rules)
    let characters = Array(drawing.filter { !$0.isWhitespace })
    let columns = self.rules.columns
    precondition(
      characters.count == self.rules.area, "The drawing is not as large as the board")
    rows = (0..<self.rules.rows).reversed().map {
      Array(characters[$0 * columns..<($0 + 1) * columns])
    }
  }

  /// The squares drawn with a character.
  public func squares(_ character: Character) -> [Square] {
    (0..<rules.area).map(rules.square(at:)).filter { rows[$0.row][$0.column] == character }
  }

  /// The marks as a setup, turned or mirrored.
  public func setup(_ symmetry: Symmetry = .identity) -> Setup {
    var setup = Setup(rules)
    for square in squares("x") { setup[symmetry(square, on: rules)] = .x }
    for square in squares("o") { setup[symmetry(square, on: rules)] = .o }
    return setup
  }

  /// The position, with an existing table if one is given.
  public func position(
    _ symmetry: Symmetry = .identity, table: LineTable? = nil
  ) throws -> Position {
    try Position(setup: setup(symmetry), table ?? LineTable(rules))
  }
}

/// A position as a drawing.
public func drawing(_ position: Position) -> String {
  let rules = position.rules
  return (0..<rules.rows).reversed().map { row in
    (0..<rules.columns).map { column in
      switch position[Square(column: column, row: row)] {
      case .x: "x"
      case .o: "o"
      case nil: "."
      }
    }.joined()
  }.joined(separator: "\n")
}
