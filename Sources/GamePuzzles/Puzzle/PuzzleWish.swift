import GameRules
import GameSolver

/// The puzzles that are wanted: a board, a kind of task and grades.
public struct PuzzleWish: Hashable, Sendable {
  /// The rules.
  public let rules: Rules
  /// The numbers of moves after which a puzzle may start.
  public let plies: ClosedRange<Int>
  /// The tasks.
  public let kind: Kind
  /// The grades.
  public let grades: ClosedRange<Int>

  /// A kind of task.
  public enum Kind: Hashable, Sendable {
    /// Wins in one of these numbers of own moves.
    case win(ownMoves: ClosedRange<Int>)
    /// Only one move does not lose.
    case hold
    /// Only one move loses.
    case trap
    /// Wins and holds.
    case move
  }

  /// Creates a wish.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - plies: The numbers of moves after which a puzzle may start.
  ///   - kind: The tasks.
  ///   - grades: The grades, in `Puzzle.grades`.
  public init(
    _ rules: Rules, plies: ClosedRange<Int>, _ kind: Kind,
    grades: ClosedRange<Int> = Puzzle.grades
  ) {
    self.rules = rules
    self.plies = plies
    self.kind = kind
    self.grades = grades
  }

  /// Whether a puzzle on this board is wanted.
  public func accepts(_ puzzle: Puzzle) -> Bool {
    let isKind =
      switch (kind, puzzle.task) {
      case (.win(let ownMoves), .win): ownMoves.contains(puzzle.ownMoves)
      case (.hold, .hold), (.trap, .trap), (.move, .win), (.move, .hold): true
      default: false
      }
    return isKind && grades.contains(puzzle.grade)
  }
}
