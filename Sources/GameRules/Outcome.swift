/// How a game ended.
public enum Outcome: Hashable, Sendable {
  /// A mark owns every square of a line; `lines` are all that its last move completed.
  case win(Mark, lines: [Line])
  /// The board is full and nobody owns a line.
  case draw

  /// The mark that won, or nil for a draw.
  public var winner: Mark? {
    if case .win(let mark, _) = self { return mark }
    return nil
  }

  /// The lines that the last move completed; none for a draw.
  public var lines: [Line] {
    if case .win(_, let lines) = self { return lines }
    return []
  }
}
