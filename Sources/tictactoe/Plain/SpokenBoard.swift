import GameRules
import GameSession

/// The board as a screen reader reads it well: the marks of each row that has any, from the top down.
///
///     3: a X, c O
///     1: b X
enum SpokenBoard {
  /// The lines of text.
  static func lines(_ presentation: Presentation) -> [UTF8Text] {
    let rules = presentation.rules
    return (0..<rules.rows).reversed().compactMap { row in
      let marks = (0..<rules.columns).compactMap { column -> String? in
        let square = Square(column: column, row: row)
        let state = presentation.squares[rules.index(of: square)]
        return state.mark.map { "\(square.columnName) \(presentation.wording.name($0))" }
      }
      if marks.isEmpty { return nil }
      return UTF8Text("\(row + 1): " + marks.joined(separator: ", "))
    }
  }
}
