import GameRules

/// A good move and the reasons for it.
public struct Hint: Hashable, Sendable {
  /// The square to play.
  public let square: Square
  /// The reasons for the move, the plainest first; never empty.
  public let reasons: [Reason]
  /// The answer to other moves, if this is the only one that does not lose; nil if it is not known.
  public var warning: Warning?

  /// The answer to moves that lose.
  public struct Warning: Hashable, Sendable {
    /// The move that it answers; nil if it answers every other move.
    public let move: Square?
    /// The other side's move, which wins.
    public let reply: Square

    /// Creates a warning.
    public init(move: Square? = nil, reply: Square) {
      self.move = move
      self.reply = reply
    }
  }

  /// Creates a hint, or nil if there are no reasons.
  public init?(square: Square, reasons: [Reason], warning: Warning? = nil) {
    if reasons.isEmpty { return nil }
    self.square = square
    self.reasons = reasons
    self.warning = warning
  }
}
