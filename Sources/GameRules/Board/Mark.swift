/// One of the two marks that alternate on the board.
public enum Mark: UInt8, Hashable, Sendable, CaseIterable {
  /// Moves first.
  case x
  /// Moves second.
  case o

  /// The other mark.
  @inline(__always)
  public var opponent: Mark { self == .x ? .o : .x }

  /// The capital letter used in notation and errors.
  public var letter: UTF8Text { self == .x ? "X" : "O" }
}
