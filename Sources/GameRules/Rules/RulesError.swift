/// The reason why rules are impossible.
public enum RulesError: Error, Hashable, Sendable {
  /// The number of columns is not in `Rules.sides`.
  case columns(Int)
  /// The number of rows is not in `Rules.sides`.
  case rows(Int)
  /// No straight line of this length fits on the board.
  case inARow(Int, columns: Int, rows: Int)
  /// `inARow` is 0, and there is no pattern or shape.
  case nothingWins
  /// The board has no room for a pattern.
  case pattern(Pattern, columns: Int, rows: Int)
  /// The board has no room for a shape.
  indirect case shape(Rules.Shape, columns: Int, rows: Int)
}

extension RulesError: CustomStringConvertible {
  /// `explanation` as a `String`.
  public var description: String { explanation.description }

  /// The number that stands for all larger ones in a text; errors report it as "1000 or more".
  public static let many = 1000

  /// The cause in words.
  public var explanation: UTF8Text {
    switch self {
    case .columns(let columns):
      return RulesError.quantity(columns) + " columns: a board has 1 to 19"
    case .rows(let rows):
      return RulesError.quantity(rows) + " rows: a board has 1 to 19"
    case .inARow(let inARow, _, _) where inARow < 0:
      return "\(inARow) in a row: at least 0 is needed"
    case .nothingWins:
      return "0 in a row: then a pattern or a shape must win"
    case .inARow(let inARow, let columns, let rows):
      return RulesError.quantity(inARow) + " in a row do not fit on \(columns)×\(rows)"
    case .pattern(let pattern, let columns, let rows):
      let (word, absence) = (UTF8Text(pattern.word), UTF8Text(pattern.absence))
      return "\(word): a board of \(columns)×\(rows) \(absence)"
    case .shape(let shape, let columns, let rows):
      return shape.notation + ": a board of \(columns)×\(rows) has no room for this shape"
    }
  }

  private static func quantity(_ number: Int) -> UTF8Text {
    number < many ? "\(number)" : "\(many) or more"
  }
}
