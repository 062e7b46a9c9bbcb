import GamePuzzles
import GameRules
import GameSolver

/// Messages about puzzles.
extension Wording {
  /// The heading of the puzzle of a day.
  public func title(_ day: PuzzleDay) -> UTF8Text {
    phrases.learnPuzzleTitle(number: day.number, date: day.notation)
  }

  /// The difficulty of a puzzle.
  public func grade(_ grade: Int) -> UTF8Text { phrases.learnPuzzleGrade(number: grade) }

  /// The name of a series.
  public func title(_ puzzles: EndlessPuzzles) -> UTF8Text {
    puzzles == .threats ? phrases.learnThreats : grade(puzzles.series)
  }

  /// The lines that win, or lose, on this board.
  public func whatWins(_ rules: Rules) -> UTF8Text { howToWin(rules)[1] }

  /// The task, as told to the solver.
  public func task(_ puzzle: Puzzle) -> UTF8Text {
    let mark = puzzle.game.position.toMove
    let task =
      switch puzzle.task {
      case .win where puzzle.isByThreats: phrases.learnPuzzleThreats(n: puzzle.ownMoves)
      case .win: phrases.learnPuzzleWin(n: puzzle.ownMoves)
      case .hold: phrases.learnPuzzleHold(mark: name(mark.opponent))
      case .trap: phrases.learnPuzzleTrap
      }
    return sentences([phrases.learnPuzzleSide(mark: name(mark)), task])
  }

  /// The response to a move, once it is recorded in the attempt.
  ///
  /// - Parameters:
  ///   - verdict: The judgement.
  ///   - square: The move.
  ///   - attempt: The attempt after it.
  /// - Returns: One text for each line.
  public func answer(
    _ verdict: PuzzleJudge.Verdict, to square: Square, _ attempt: PuzzleAttempt
  ) -> [UTF8Text] {
    let other = attempt.puzzle.game.position.toMove.opponent
    switch verdict {
    case .solves: return [phrases.learnRight]
    case .keeps(let reply):
      return [
        sentences([phrases.learnRight, phrases.learnGoOn(mark: name(other), place: place(reply))])
      ]
    case .fails(let refutation):
      let cause =
        refutation.map { self.refutation($0, by: other) }
        ?? (attempt.puzzle.task == .trap ? safe(square) : "")
      var texts = [sentences([phrases.learnWrong(place: place(square)), cause])]
      if let refutation { texts.append(line(of: refutation)) }
      if attempt.state == .asked { texts.append(phrases.learnLeft(n: attempt.triesLeft)) }
      return texts.filter { !$0.isEmpty }
    }
  }

  /// The reason why a move is not the one that loses.
  func safe(_ square: Square) -> UTF8Text {
    phrases.learnSafe(place: place(square, startsSentence: true))
  }

  /// The answer of a puzzle that was not solved.
  public func answer(of puzzle: Puzzle) -> UTF8Text {
    phrases.learnAnswer(place: place(puzzle.answer))
  }

  /// A step of a hint for a puzzle; its trap is a move to find rather than to play.
  public func hint(_ hint: Hint, step: Int, to puzzle: Puzzle) -> UTF8Text {
    let other = puzzle.game.position.toMove.opponent
    guard puzzle.task == .trap else { return self.hint(hint, step: step, against: other) }
    switch step {
    case 1: return phrases.learnLookTrap(mark: name(other))
    case 2: return phrases.learnIdeaTrap(mark: name(other))
    default: return answer(of: puzzle)
    }
  }

  /// The result of a puzzle to share: words, emoji, and a link that does not reveal the answer.
  ///
  ///     Tic-tac-toe, puzzle 330: solved on the 2nd try
  ///     🟨✅
  ///     https://example.org/#day=2026-11-26
  ///
  /// - Parameters:
  ///   - attempt: The attempt, which is over.
  ///   - day: The day.
  ///   - page: The address of the page, without its `#`; may be empty.
  /// - Returns: Three lines.
  public func share(_ attempt: PuzzleAttempt, of day: PuzzleDay, page: UTF8Text) -> UTF8Text {
    let result = attempt.solvedOn.map { phrases.learnSolvedOn($0 - 1) } ?? phrases.learnUnsolved
    let words =
      attempt.hints == 0
      ? phrases.learnShare(number: day.number, result: result)
      : phrases.learnShareHelped(number: day.number, result: result, n: attempt.hints)
    var signs: UTF8Text = attempt.hints > 0 ? "💡" : ""
    for _ in 0..<attempt.misses { signs += "🟨" }
    signs += attempt.solvedOn == nil ? "⬜" : "✅"
    return words + "\n" + signs + "\n" + page + Link.text(to: day)
  }
}
