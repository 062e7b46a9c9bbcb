import GameRules

/// The games offered by name; every other one is custom.
public enum Preset {
  /// In the order in which they are offered.
  public static var all: [Rules] {
    [.classic, .cornersAndSquares, .fourByFour, .fourOnFive, .sixBySix]
  }
}
