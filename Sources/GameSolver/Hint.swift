import GameRules

/// A move worth making, and why.
public struct Hint: Hashable, Sendable {
  /// Where to move.
  public let square: Square
  /// What speaks for it, the plainest first; never empty.
  public let reasons: [Reason]

  /// A hint, or nil where nothing speaks for the move.
  public init?(square: Square, reasons: [Reason]) {
    if reasons.isEmpty { return nil }
    self.square = square
    self.reasons = reasons
  }
}
