import GamePuzzles
import GameRules
import GameSolver

/// A question of a quest to its engine.
public indirect enum QuestRequest: Hashable, Sendable {
  /// Make a puzzle.
  case make(Making)
  /// Judge a move in a puzzle.
  case judge(Puzzle, Game, Square)
  /// Find the answer to a move, if it is a mistake.
  case refute(Game, Square)
  /// Find the reasons for a move, or for the best one.
  case explain(Game, Square?)
  /// Find what a board is worth.
  case worth(Rules)
  /// Find the smallest square board on which the first player wins with these lines.
  case smallest(Rules)
  /// Find the nearest rules that are fair.
  case fair(Rules)

  /// A puzzle to make.
  public enum Making: Hashable, Sendable {
    /// The puzzle of a day.
    case day(PuzzleDay)
    /// The puzzle in a game's last position.
    case game(Game)
    /// One of the endless puzzles.
    case endless(EndlessPuzzles, number: Int)
  }
}

/// The answer to a `QuestRequest`.
public indirect enum QuestResult: Hashable, Sendable {
  /// The puzzle; nil if the position does not make one.
  case puzzle(Puzzle?)
  /// The judgement of a move.
  case verdict(PuzzleJudge.Verdict)
  /// The answer to a mistake; nil if the move is not known to be one.
  case refutation(Refutation?)
  /// The move and its reasons; nil if none are known.
  case hint(Hint?)
  /// The worth of a board.
  case worth(BoardVerdict.Finding)
  /// The smallest board; nil if it is not known or there is none.
  case smallest(Rules?)
  /// Fair rules; nil if none are known.
  case fair(Rules?)
}

/// Answers the questions of quests, and remembers the positions proved on one board.
public final class QuestEngine {
  private var maker: PuzzleMaker?
  private let memory: Int

  /// The limit of a search for a wrong move or a hint, as for a hint in a game.
  private static var limit: SearchLimit { SearchLimit(nodes: 200_000, work: 40_000_000) }

  /// Creates an engine.
  ///
  /// - Parameter memory: The most bytes for the table of proved positions.
  public init(memory: Int = 16 << 20) {
    self.memory = memory
  }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - shouldStop: Polled during the search for the worth of a board; true ends it.
  /// - Returns: The answer.
  public func answer(
    _ request: QuestRequest, shouldStop: @escaping () -> Bool = { false }
  ) -> QuestResult {
    switch request {
    case .worth(let rules):
      return .worth(BoardVerdict(of: rules, shouldStop: shouldStop).finding)
    case .smallest(let rules):
      let found = BoardVerdict.smallestBoard(likeThat: rules, shouldStop: shouldStop)
      if case .found(let verdict) = found { return .smallest(verdict.rules) }
      return .smallest(nil)
    case .fair(let rules):
      return .fair(BoardVerdict.fairer(than: rules, shouldStop: shouldStop)?.rules)
    case .make(.day(let day)):
      let maker = maker(DailyPuzzle.wish(day.weekday).rules)
      return .puzzle(DailyPuzzle(day, maker).puzzle)
    case .make(.game(let game)):
      return .puzzle(maker(game.rules).puzzle(game))
    case .make(.endless(let puzzles, let number)):
      return .puzzle(puzzles.puzzle(number, maker(puzzles.rules(number))))
    case .judge(let puzzle, let game, let square):
      let judge = PuzzleJudge(puzzle, maker(game.rules).solver, limit: QuestEngine.limit)
      return .verdict(judge.verdict(on: square, in: game))
    case .refute(let game, let square):
      let solver = maker(game.rules).solver
      return .refutation(
        solver.refutation(of: square, in: game.position, limit: QuestEngine.limit))
    case .explain(let game, let square):
      let analysis = maker(game.rules).solver.analysis(of: game.position, limit: QuestEngine.limit)
      let move = square ?? analysis.bestMoves.first
      return .hint(move.flatMap { Hint(square: $0, reasons: analysis.reasons(for: $0)) })
    }
  }

  private func maker(_ rules: Rules) -> PuzzleMaker {
    if let maker, maker.solver.rules == rules { return maker }
    let maker = PuzzleMaker(rules, memory: memory)
    self.maker = maker
    return maker
  }
}
