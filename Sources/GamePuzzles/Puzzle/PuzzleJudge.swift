import GameRules
import GameSolver

/// Decides whether a move answers a puzzle, and plays the other side.
///
/// The first move has to be the puzzle's answer. After it, every move that keeps the win counts,
/// until a line is complete or cannot be stopped any more.
public struct PuzzleJudge {
  /// The puzzle.
  public let puzzle: Puzzle
  private let solver: Solver
  private let limit: SearchLimit

  /// The judgement of a move.
  public enum Verdict: Hashable, Sendable {
    /// The puzzle is solved.
    case solves
    /// The move is right, and the other side makes this move.
    case keeps(reply: Square)
    /// The move is wrong. The payload is the other side's answer; nil if it is not known, or if the
    /// task is to find a trap and the move is good.
    case fails(Refutation?)
  }

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - puzzle: The puzzle.
  ///   - solver: A solver for its rules.
  ///   - limit: The limit for each position.
  public init(_ puzzle: Puzzle, _ solver: Solver, limit: SearchLimit = .none) {
    self.puzzle = puzzle
    self.solver = solver
    self.limit = limit
  }

  /// Judges a legal move.
  ///
  /// - Parameters:
  ///   - square: The move.
  ///   - game: The puzzle's game, or that game after right moves and their replies.
  /// - Returns: The judgement.
  public func verdict(on square: Square, in game: Game) -> Verdict {
    let position = game.position
    let isFirst = game.ply == puzzle.game.ply
    if isFirst, square != puzzle.answer {
      return .fails(solver.refutation(of: square, in: position, limit: limit))
    }
    guard case .win = puzzle.task else { return .solves }
    var after = position
    after.playUnchecked(position.rules.index(of: square))
    if let outcome = after.outcome {
      return outcome.winner == position.toMove ? .solves : .fails(nil)
    }
    if !isFirst, !keepsWin(after) {
      return .fails(solver.refutation(of: square, in: position, limit: limit))
    }
    if PuzzleJudge.isUnstoppable(after) { return .solves }
    guard let reply = reply(in: after) else { return .solves }
    after.playUnchecked(position.rules.index(of: reply))
    // Where a line loses, the other side may have to complete one.
    return after.isOver ? .solves : .keeps(reply: reply)
  }

  /// Whether the side that has just moved still wins.
  ///
  /// A move that the limit leaves open costs no try, because later moves decide. In a puzzle by
  /// threats, only threats count.
  private func keepsWin(_ position: Position) -> Bool {
    let result = solver.bounds(of: position, .result, limit: limit).result
    guard puzzle.isByThreats else { return result == .loss || result == nil }
    let threatens = !position.completions(by: position.toMove.opponent).isEmpty
    return threatens && (result == .loss || result == nil && solver.isThreatSearchCut)
  }

  /// The reply that holds out the longest, or any if that is not known; a threat has only one.
  private func reply(in position: Position) -> Square? {
    if puzzle.isByThreats { return position.completions(by: position.toMove.opponent).first }
    let analysis = solver.analysis(of: position, limit: limit)
    return analysis.bestMoves.first ?? analysis.moves.first?.square
  }

  /// Whether the side that has just moved can complete a line in two places, and the other in none.
  private static func isUnstoppable(_ position: Position) -> Bool {
    position.rules.ending == .normal
      && position.completions(by: position.toMove).isEmpty
      && position.completions(by: position.toMove.opponent).count > 1
  }
}
