import GameRules

extension Position {
  /// Returns the position after `plies` random moves, or fewer if the game would be over.
  public static func random(
    _ table: LineTable, plies: Int, using generator: inout some RandomNumberGenerator
  ) -> Position {
    var position = Position(table)
    for _ in 0..<plies {
      guard let square = position.legalMoves.randomElement(using: &generator) else { break }
      var next = position
      next.playUnchecked(position.rules.index(of: square))
      if next.isOver { break }
      position = next
    }
    return position
  }
}
