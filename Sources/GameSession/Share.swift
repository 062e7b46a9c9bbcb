/// What of a game can be given to others.
public enum Share: UInt8, Hashable, Sendable, CaseIterable {
  /// The link, by whatever the system has for that.
  case link
  /// The link, to be put elsewhere.
  case copy
  /// The end of the game in signs, to be put elsewhere.
  case signs
  /// The end of the game as a picture.
  case picture
}
