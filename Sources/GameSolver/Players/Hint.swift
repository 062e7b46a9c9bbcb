import GameRules

/// A good move and the reasons for it.
public struct Hint: Hashable, Sendable {
  /// The square to play.
  public let square: Square
  /// The reasons for the move, the plainest first; never empty.
  public let reasons: [Reason]

  /// Creates a hint, or nil if there are no reasons.
  public init?(square: Square, reasons: [Reason]) {
    if reasons.isEmpty { return nil }
    self.square = square
    self.reasons = reasons
  }
}
