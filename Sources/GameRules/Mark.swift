/// One of the two marks that alternate on the board.
public enum Mark: UInt8, Hashable, Sendable, CaseIterable {
  /// Moves first.
  case x
  /// Moves second.
  case o

  /// The other mark.
  public var opponent: Mark { self == .x ? .o : .x }
}
