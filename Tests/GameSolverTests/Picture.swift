import GameRules

/// A board drawn in characters, the top row first: `x`, `o`, `.` for empty and `*` for an empty square
/// that the test asks for.
struct Picture {
  let rules: Rules
  private let rows: [[Character]]

  init(_ rules: String, _ drawing: String) throws {
    self.rules = try Rules(rules)
    rows = drawing.split(separator: "\n").map { $0.filter { $0 != " " } }.reversed()
  }

  /// The picture's squares that hold a character.
  func squares(_ character: Character) -> [Square] {
    (0..<rules.area).map(rules.square(at:)).filter { rows[$0.row][$0.column] == character }
  }

  /// The position, reached by some order of moves that ends no game too early.
  func position(_ symmetry: Symmetry = .identity, table: LineTable) -> Position {
    var position = Position(table)
    let x = squares("x").map { symmetry($0, on: rules) }
    let o = squares("o").map { symmetry($0, on: rules) }
    precondition(x.count - o.count == 0 || x.count - o.count == 1, "No such turn")
    for index in x.indices {
      position.playUnchecked(rules.index(of: x[index]))
      if index < o.count { position.playUnchecked(rules.index(of: o[index])) }
    }
    precondition(!position.isOver, "The picture shows a game that is over")
    return position
  }
}
