import GameRules

/// Puzzles on 15×15, five in a row, that are won by threats alone, the shortest first.
///
/// They come from games, with mistakes, of the Hard level against itself. Few positions of such
/// games are puzzles, and finding one takes seconds, so they are listed here and not made while a
/// player waits.
public enum ThreatPuzzles {
  /// The rules of all of them.
  public static let rules = Rules.gomoku
  /// The number of different puzzles.
  public static let count = 24

  /// The moves of the games, a line each.
  private static let games: StaticString = """
    i7f7j6j8i5k7h6h10l6f5
    g10h6f7j4f9f6f8h9h10e8
    j7i10j10g9g8f9j9j6h8h7
    h6f9g7i5i9g8j10k11i6j3
    j6f10j10d12g9f8i9g7j8j5
    f10g8g6g9g7i8i6g11h8h9g13
    j9i10i8h9l10g11g6f5l12i4
    i7j6g7j7g8h6e5j9j8g5c3g6
    i8j6h6g9h9j7j9h8i7g10i6i5
    i6i10j9l10i7i8j8h10h4j7g5
    h7f7h8h5i4h6k6k5i8f9l7j5i5e7
    f6j6i3h4k7f8d9e8i7i6g7h8d8h6
    j6h8k8k6i9j7l5j5i8m9i5m8l7l9
    h7h9f9i8i6g8f11k8f7h8j8h5g6l8
    i9h8g7h9j8k7g8j6e7k10g5g4
    j6h8f7j4f6f4g4f10g5i3g8i1
    i8f8h7f6f5g6i6i9i5h5e4f7h4h9
    j7g7h6e7g10h7d7j4e6i6d6i7f7i4
    h7i6f9f10g10h6d11f12h9e9g6f11
    i10f8f7h9j10i9j9j11i7i11j8h13
    i9g6j8g9g7h9i7i10f6e5h7j7f10h8
    i8f8i10g7i6i7k8j8j9h11g6h7f7l7k7f11k9k10
    j9g9f8j6e9g8g10c11h6g7g6f10k10l12i11c10i7h4
    f9h9j9l7i8g6n8g11e8e9h11d7i12g10f10f12g14f8j11h13m8l11j10j12l9k10
    """

  /// Returns the game that leads to a puzzle; after the last puzzle, the first comes again.
  ///
  /// - Precondition: The number is 1 or more.
  public static func game(_ number: Int) -> Game {
    precondition(number >= 1, "Puzzles are numbered from 1")
    let lines = UTF8Text(games).split(at: UInt8(ascii: "\n"))
    do throws(GameTextError) {
      return try Game(rules.notation + ":" + lines[(number - 1) % count])
    } catch {
      preconditionFailure("The games can be played")
    }
  }
}
