import GameRules

/// An endless series of puzzles, numbered from 1: the same number gives the same puzzle.
public struct EndlessPuzzles: Hashable, Sendable {
  /// The number of the series: a grade, or that of `threats`.
  public let series: Int

  /// `ThreatPuzzles`, over and over.
  public static let threats = EndlessPuzzles(number: 0)
  /// All series, in the order they are offered.
  public static var all: [EndlessPuzzles] {
    Puzzle.grades.map { EndlessPuzzles(number: $0) } + [threats]
  }

  /// Creates a series; nil if there is none with this number.
  public init?(series: Int) {
    guard 0...Puzzle.grades.upperBound ~= series else { return nil }
    self.init(number: series)
  }

  private init(number: Int) { series = number }

  /// The rules of the puzzle with a number, from 1.
  public func rules(_ number: Int) -> Rules {
    self == .threats ? ThreatPuzzles.rules : wish(number).rules
  }

  /// The wish for a puzzle of the series, a win or a hold: the boards of the week take turns.
  private func wish(_ number: Int) -> PuzzleWish {
    let days: [PuzzleDay.Weekday] = [.tuesday, .wednesday, .friday]
    let day = DailyPuzzle.wish(days[(max(number, 1) - 1) % days.count])
    return PuzzleWish(day.rules, plies: day.plies, .move, grades: series...series)
  }

  /// Makes a puzzle.
  ///
  /// - Parameters:
  ///   - number: The puzzle's number, from 1.
  ///   - maker: A maker for its rules, to be shared by several puzzles.
  /// - Returns: The puzzle; nil if none came in many games, which has not happened.
  /// - Complexity: Thousands of positions; a few milliseconds.
  public func puzzle(_ number: Int, _ maker: PuzzleMaker? = nil) -> Puzzle? {
    let number = max(number, 1)
    let maker = maker ?? PuzzleMaker(rules(number))
    if self == .threats { return maker.puzzle(ThreatPuzzles.game(number)) }
    let seed = UInt64(number) | UInt64(series) << 40
    return maker.puzzle(wish(number), seed: seed, games: 100_000)
  }
}
