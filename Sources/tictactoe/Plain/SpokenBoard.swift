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
    return lines(rules, presentation.wording) { presentation.squares[rules.index(of: $0)].mark }
  }

  /// The lines of text of a position.
  static func lines(_ game: Game, _ wording: Wording) -> [UTF8Text] {
    lines(game.rules, wording) { game.position[$0] }
  }

  private static func lines(
    _ rules: Rules, _ wording: Wording, mark: (Square) -> Mark?
  ) -> [UTF8Text] {
    (0..<rules.rows).reversed().compactMap { row in
      let marks = (0..<rules.columns).compactMap { column -> String? in
        let square = Square(column: column, row: row)
        return mark(square).map { "\(square.columnName) \(wording.name($0))" }
      }
      if marks.isEmpty { return nil }
      return UTF8Text("\(row + 1): " + marks.joined(separator: ", "))
    }
  }
}
