import GameRules

/// The number of different games that the unbeatability proof plays.
///
/// The perfect player meets every possible sequence of replies, as either side and with every
/// choice it leaves to chance. It loses none of these games and misses no win. A test plays them
/// all and checks these numbers.
public enum Unbeatable {
  /// All games of 3×3 with three in a row.
  public static let classicGames = 1_080
  /// All misère games of 3×3 with three in a row.
  public static let misereGames = 5_912
  /// All games of 4×4 with four in a row, corners and squares.
  public static let cornersAndSquaresGames = 2_917_736

  /// The number of games that the proof plays for these rules, or nil if there is no proof.
  public static func games(of rules: Rules) -> Int? {
    switch rules {
    case .classic: classicGames
    case .misere: misereGames
    case .cornersAndSquares: cornersAndSquaresGames
    default: nil
    }
  }
}
