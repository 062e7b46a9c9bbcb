/// The ways to share a game.
public enum Share: UInt8, Hashable, Sendable, CaseIterable {
  /// The link, through the system's share sheet.
  case link
  /// The link, copied.
  case copy
  /// The result as emoji, copied.
  case emoji
  /// A picture of the finished board.
  case picture
}
