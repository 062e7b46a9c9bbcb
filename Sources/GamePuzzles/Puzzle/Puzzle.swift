import GameRules
import GameSolver

/// A position with exactly one right answer, and the game that leads to it.
///
///     3  .  .  .        On 3x3:a1, O is to move. After any square
///     2  .  .  .        but the centre, X can win: the puzzle is
///     1  X  .  .        to hold, and its answer is b2.
///        a  b  c
///
/// It is never plain: neither side can complete a line at once.
public struct Puzzle: Hashable, Sendable {
  /// The game so far; its side to move answers.
  public let game: Game
  /// The question.
  public let task: Task
  /// The only square that answers it.
  public let answer: Square
  /// The difficulty, in `grades`.
  public let grade: Int

  /// The question to the side that is to move.
  public enum Task: Hashable, Sendable {
    /// Find the only move that wins; with it, the game lasts this many plies.
    case win(in: Int)
    /// Find the only move that does not lose.
    case hold
    /// Find the only move that loses, without playing it.
    case trap
  }

  /// Creates the puzzle of a position; nil if it has no answer, several answers or a plain one.
  ///
  /// - Parameters:
  ///   - game: The game that leads to the position.
  ///   - analysis: The values of its moves. The result of every move must be known, and the distance
  ///     of a winning answer.
  public init?(_ game: Game, _ analysis: Analysis) {
    let position = game.position
    guard !Puzzle.isPlain(position), let (answer, keeps) = Puzzle.answer(in: analysis)
    else { return nil }
    switch analysis.bounds.result {
    case .win:
      guard case .win(let plies)? = analysis[answer]?.value else { return nil }
      task = .win(in: plies)
    default:
      task = keeps ? .hold : .trap
    }
    self.game = game
    self.answer = answer
    grade = Puzzle.grade(of: answer, task, in: position)
  }

  /// The only move that keeps the result of a position, or in a draw the only one that does not.
  ///
  /// - Parameter analysis: The results of its moves.
  /// - Returns: The move, and whether it keeps the result; nil if there are none or several, or if a
  ///   result is not known.
  static func answer(in analysis: Analysis) -> (square: Square, keeps: Bool)? {
    guard let result = analysis.bounds.result, result != .loss else { return nil }
    var keeping: [Square] = []
    var losing: [Square] = []
    for move in analysis.moves {
      guard let value = move.bounds.result else { return nil }
      if value == result { keeping.append(move.square) } else { losing.append(move.square) }
    }
    if keeping.count + losing.count < 3 { return nil }
    if keeping.count == 1 { return (keeping[0], true) }
    if result == .draw, losing.count == 1 { return (losing[0], false) }
    return nil
  }

  /// Whether the position's answer needs no thought: a line can be completed, or must be blocked.
  static func isPlain(_ position: Position) -> Bool {
    if !position.completions(by: position.toMove).isEmpty { return true }
    return position.rules.ending == .normal
      && !position.completions(by: position.toMove.opponent).isEmpty
  }

  /// The number of the player's moves in the solution: all until the win, or else only the answer.
  public var ownMoves: Int {
    if case .win(let plies) = task { (plies + 1) / 2 } else { 1 }
  }
}

extension Puzzle.Task {
  /// The name of the task in links and records: `win`, `hold` or `trap`.
  public var notation: UTF8Text {
    switch self {
    case .win: "win"
    case .hold: "hold"
    case .trap: "trap"
    }
  }
}
