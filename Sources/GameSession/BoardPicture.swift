import GameRules

/// A small board with marks on it, so that a game is recognised before it is read.
public struct BoardPicture: Hashable, Sendable {
  /// The board.
  public let rules: Rules
  /// Its marks, by rows from the bottom-left corner.
  public let marks: [Mark?]
  /// The lines that are drawn through them.
  public let lines: [Line]

  /// Where a game stands.
  @inline(never)
  init(_ game: Game) {
    rules = game.rules
    marks = (0..<game.rules.area).map { game.position.board[$0] }
    lines = game.position.outcome?.lines ?? []
  }
}
