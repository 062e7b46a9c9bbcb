import GameRules

/// Puzzles without end of one grade, numbered from 1: the same number gives the same puzzle.
public struct EndlessPuzzles: Hashable, Sendable {
  /// The grade, in `Puzzle.grades`.
  public let grade: Int

  /// Creates the puzzles of a grade; nil if there is no such grade.
  public init?(grade: Int) {
    guard Puzzle.grades.contains(grade) else { return nil }
    self.grade = grade
  }

  /// The wish that a puzzle fulfils: the boards of the week take turns.
  ///
  /// - Parameter number: From 1.
  /// - Returns: Wins and holds of the grade.
  public func wish(_ number: Int) -> PuzzleWish {
    let days: [PuzzleDay.Weekday] = [.tuesday, .wednesday, .friday]
    let day = DailyPuzzle.wish(days[(max(number, 1) - 1) % days.count])
    return PuzzleWish(day.rules, plies: day.plies, .move, grades: grade...grade)
  }

  /// Makes a puzzle.
  ///
  /// - Parameters:
  ///   - number: From 1.
  ///   - maker: A maker for the rules of the wish, to make several puzzles.
  /// - Returns: The puzzle; nil if none came in many games, which has not happened.
  /// - Complexity: Some thousand positions; a few milliseconds.
  public func puzzle(_ number: Int, _ maker: PuzzleMaker? = nil) -> Puzzle? {
    let wish = wish(number)
    let seed = UInt64(max(number, 1)) | UInt64(grade) << 40
    return (maker ?? PuzzleMaker(wish.rules)).puzzle(wish, seed: seed, games: 100_000)
  }
}
