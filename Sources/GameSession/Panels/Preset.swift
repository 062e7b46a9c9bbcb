import GameRules

/// The games offered by name; all others are custom games.
public enum Preset {
  /// A sample of each game that shows a win, in the order shown.
  private static let samples: StaticString = """
    3x3:c3b3b2c2a1
    4x4+corners+squares:b2a4c3d1b3a1c2
    5x5k4:b3b4c3c4d3a3e3
    15x15k5:h8h9g7i8f6g8i9e5j10
    4x4:b2c2b3c3b1d2b4
    6x6:a1a2b2b3c3c4d4d5e5e6f6
    """

  /// A finished sample of each game.
  public static let games: [Game] = UTF8Text(samples).bytes.split(separator: UInt8(ascii: "\n"))
    .compactMap { try? Game(UTF8Text($0)) }

  /// The rules of each game, in the order shown.
  public static var all: [Rules] { games.map { $0.rules } }
}
