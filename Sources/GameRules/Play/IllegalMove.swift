/// The reason why a move is refused.
public enum IllegalMove: Error, Hashable, Sendable {
  /// The square already holds a mark.
  case occupied(Square, by: Mark)
  /// The board has no such square; `end` is its top-right corner.
  case outsideBoard(Square, end: Square)
  /// The game is over.
  case gameOver(Outcome)
}

extension IllegalMove: CustomStringConvertible {
  /// `explanation` as a `String`.
  public var description: String { explanation.description }

  /// The cause in words.
  public var explanation: UTF8Text {
    switch self {
    case .occupied:
      return "already taken"
    case .outsideBoard(_, let end):
      return "outside the board, which ends at \(end.notation)"
    case .gameOver(let outcome):
      let winner = outcome.winner.map { $0.letter + " has won" }
      return "the game is over, \(winner ?? "a draw")"
    }
  }
}
