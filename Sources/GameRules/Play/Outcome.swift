/// The result of a finished game.
public enum Outcome: Hashable, Sendable {
  /// The mark has won; `lines` are all lines that its last move completed.
  case win(Mark, lines: [Line])
  /// The mark has lost, in misère; `lines` are all lines that its last move completed.
  case loss(Mark, lines: [Line])
  /// The board is full and nobody owns a line.
  case draw

  /// The mark that won, or nil for a draw.
  public var winner: Mark? {
    switch self {
    case .win(let mark, _): mark
    case .loss(let mark, _): mark.opponent
    case .draw: nil
    }
  }

  /// The completed lines if they won; otherwise empty.
  public var winningLines: [Line] {
    if case .win(_, let lines) = self { return lines }
    return []
  }

  /// The completed lines if they lost; otherwise empty.
  public var losingLines: [Line] {
    if case .loss(_, let lines) = self { return lines }
    return []
  }

  /// The lines that the last move completed; empty for a draw.
  public var lines: [Line] {
    switch self {
    case .win(_, let lines), .loss(_, let lines): lines
    case .draw: []
    }
  }
}
