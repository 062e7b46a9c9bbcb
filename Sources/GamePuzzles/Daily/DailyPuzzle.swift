import GameRules

/// The puzzle of the day: the same for everyone, made where it is played.
///
///     let today = DailyPuzzle(try PuzzleDay("2026-11-26"))
///     today.puzzle.task  // .win(in: 3), say
public struct DailyPuzzle: Hashable, Sendable {
  /// The day.
  public let day: PuzzleDay
  /// Its puzzle.
  public let puzzle: Puzzle

  /// The edition of all puzzles.
  ///
  /// It changes only if all puzzles are to change, because two versions of the program must agree on
  /// the puzzle of a day. A test pins the puzzles.
  public static let edition = 1

  /// The number of days within which no puzzle is repeated.
  public static let span = 7 * weeks

  /// The number of weeks within which no puzzle is repeated.
  private static let weeks = 9

  /// Makes the puzzle of a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - maker: A maker for the rules of the day's wish, to be shared by several days.
  /// - Complexity: Thousands of positions; a few milliseconds.
  public init(_ day: PuzzleDay, _ maker: PuzzleMaker? = nil) {
    let wish = DailyPuzzle.wish(day.weekday)
    let maker = maker ?? PuzzleMaker(wish.rules)
    let week = UInt64((day.number - 1) / 7 % DailyPuzzle.weeks)
    let seed = UInt64(day.number) ^ UInt64(DailyPuzzle.edition) << 32
    let symmetries = BoardSymmetries(wish.rules)
    let puzzle = maker.puzzle(wish, seed: seed, games: .max) { position in
      symmetries.canonical(of: position.board).board.hash % UInt64(DailyPuzzle.weeks) == week
    }
    guard let puzzle else { preconditionFailure("Every wish of the week can be fulfilled") }
    self.day = day
    self.puzzle = puzzle
  }

  /// The puzzles of a day of the week: harder towards its end, in misère on Thursday.
  ///
  /// No two days of a week ask for the same task on the same board, so a puzzle can recur only on
  /// the same day of another week. Nine weeks in a row admit different ninths of all positions.
  public static func wish(_ weekday: PuzzleDay.Weekday) -> PuzzleWish {
    switch weekday {
    case .monday: PuzzleWish(rules("4x4"), plies: 4...8, .win(ownMoves: 2...2))
    case .tuesday: PuzzleWish(rules("4x4+corners+squares"), plies: 4...8, .hold)
    case .wednesday: PuzzleWish(rules("4x4+diamonds"), plies: 4...8, .win(ownMoves: 3...3))
    case .thursday: PuzzleWish(rules("4x4+misere"), plies: 6...11, .win(ownMoves: 2...3))
    case .friday: PuzzleWish(rules("5x5k4"), plies: 10...14, .win(ownMoves: 3...4))
    case .saturday: PuzzleWish(rules("4x4+corners+squares"), plies: 5...9, .trap)
    case .sunday:
      PuzzleWish(
        rules("4x4+corners+squares"), plies: 5...9, .win(ownMoves: 4...8), grades: 4...5)
    }
  }

  /// Reads the rules of a wish.
  ///
  /// They are texts because Embedded Swift 6.3 for WebAssembly miscompiled sets of patterns in this switch: Wednesday
  /// got those of Saturday.
  private static func rules(_ text: UTF8Text) -> Rules {
    do throws(RulesTextError) { return try Rules(text) } catch {
      preconditionFailure("The rules of the week can be read")
    }
  }
}

extension Board {
  /// A number that is the same in every version of the program.
  fileprivate var hash: UInt64 {
    var hash: UInt64 = 0
    for mark in Mark.allCases {
      for word in 0..<SquareSet.wordCount {
        var generator = SplitMix64(seed: hash ^ squares(of: mark)[word: word])
        hash = generator.next()
      }
    }
    return hash
  }
}
