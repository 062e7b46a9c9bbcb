import GameRules

/// The number of different games that the proof of unbeatability plays out.
///
/// The perfect opponent is played against every possible sequence of replies, on either side, with
/// every choice it leaves to chance. It loses none of these games and misses no win. A test plays
/// them and holds these numbers.
public enum Unbeatable {
  /// All games of three in a row.
  public static let classicGames = 1_080
  /// All games of three in a row where a line loses.
  public static let misereGames = 5_912
  /// All games of four in a row with corners and squares.
  public static let cornersAndSquaresGames = 2_917_736

  /// The games of these rules that the proof has played, or nil where there is no proof.
  public static func games(of rules: Rules) -> Int? {
    switch rules {
    case .classic: classicGames
    case .misere: misereGames
    case .cornersAndSquares: cornersAndSquaresGames
    default: nil
    }
  }
}
