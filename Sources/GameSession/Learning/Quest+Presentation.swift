import GamePuzzles
import GameRules
import GameSolver

/// The complete state of a puzzle or lesson to show, for any front end to draw.
public struct QuestPresentation: Equatable, Sendable {
  /// The heading: "Puzzle 330, 2026-11-26", "Lesson 4: Two at once".
  public let title: UTF8Text
  /// A second line: how hard it is, or the place in a lesson.
  public let subtitle: UTF8Text
  /// The lines that win on this board, or what the lesson is about.
  public let about: UTF8Text
  /// The game on the board; nil while a puzzle is being made and once all are done.
  public let game: Game?
  /// The state of each square, by rows from the bottom-left corner; empty without a game.
  public let squares: [SquareState]
  /// The lines that a hint draws from its second step on, or the pairs of a lesson.
  public let ideas: [Line]
  /// A mistake and the moves that answer it, to be shown on the board one after the other.
  public let ghosts: [Square]
  /// The task.
  public let task: UTF8Text
  /// The answer to the last action; often empty.
  public let status: UTF8Text
  /// The tries of a puzzle.
  public let tries: [Try]
  /// The games to choose from, if the answer is a game.
  public let choices: [UTF8Text]
  /// Whether the player can go on to the next puzzle or step.
  public let canGoOn: Bool
  /// The text to share once the puzzle of a day is over; empty before.
  public let share: UTF8Text

  /// A try at a puzzle.
  public enum Try: Hashable, Sendable {
    /// It is still to come.
    case remaining
    /// It was wrong.
    case missed
    /// It was right.
    case solved
  }
}

extension Quest {
  /// The complete state to show now.
  ///
  /// - Parameter page: The address of the page for the shared link, without its `#`.
  /// - Returns: The state.
  /// - Complexity: O(squares).
  public func presentation(page: UTF8Text = "") -> QuestPresentation {
    QuestPresentation(
      title: title, subtitle: subtitle, about: about, game: game, squares: squares,
      ideas: ideas, ghosts: ghosts, task: taskText, status: status, tries: tries,
      choices: choices, canGoOn: isOver, share: share(page))
  }

  var title: UTF8Text {
    switch source {
    case .day(let day): wording.title(day)
    case .lesson(let lesson): wording.title(ofLesson: lesson.number)
    case .sheet(let games): wording.step(min(place + 1, games.count), of: games.count)
    case .endless(let puzzles): wording.title(puzzles)
    case .shapes: phrases.learnShapes
    }
  }

  /// The title in the bar, which has one line.
  var shortTitle: UTF8Text {
    if case .lesson(let lesson) = source { return wording.shortTitle(ofLesson: lesson.number) }
    return title
  }

  var subtitle: UTF8Text {
    switch (source, stage) {
    case (.lesson(let lesson), .step): wording.step(place + 1, of: lesson.steps.count)
    case (.day, .puzzle(let attempt)), (.sheet, .puzzle(let attempt)):
      wording.grade(attempt.puzzle.grade)
    default: ""
    }
  }

  var about: UTF8Text {
    if case .lesson(let lesson) = source { return wording.about(lesson: lesson.number) }
    return game.map { wording.whatWins($0.rules) } ?? ""
  }

  private var squares: [SquareState] {
    guard let game else { return [] }
    var states = game.position.states(after: game.lastMove, game.position.outcome)
    point(at: &states, game.rules)
    return states
  }

  /// Marks the squares that a hint points at, and the answer at its last step or once it is shown.
  func point(at states: inout [SquareState], _ rules: Rules) {
    if let answer { states[rules.index(of: answer)].isHint = true }
    guard let game, let (hint, step) = hint else { return }
    hint.point(at: &states, atStep: step, in: game.position)
  }

  /// The answer, once it is shown.
  private var answer: Square? {
    switch stage {
    case .puzzle(let attempt) where attempt.state == .shown: return attempt.puzzle.answer
    case .step(let step, isDone: true) where !isRight: return step.answers.first
    default: return nil
    }
  }

  /// The lines that a step of a hint draws, or the pairs of the lesson about twins.
  var ideas: [Line] {
    if case .step(let step, _) = stage, case .twin = step.task {
      return Lesson.twinPairs.map { Line(from: $0.0, to: $0.1) }
    }
    guard let game, let (hint, step) = hint else { return [] }
    return hint.ideas(atStep: step, in: game.position)
  }

  /// A mistake and the moves that answer it, to be shown on the board one after the other.
  var ghosts: [Square] {
    guard let miss, let square = miss.square, let refutation = miss.refutation else { return [] }
    return [square] + refutation.line
  }

  var tries: [QuestPresentation.Try] {
    guard case .puzzle(let attempt) = stage else { return [] }
    var tries = [QuestPresentation.Try](repeating: .missed, count: attempt.misses)
    if attempt.state == .solved { tries.append(.solved) }
    while tries.count < PuzzleAttempt.tries, attempt.state == .asked { tries.append(.remaining) }
    return tries
  }

  var choices: [UTF8Text] {
    guard case .step(let step, isDone: false) = stage, case .game = step.task else { return [] }
    return Lesson.games.map { wording.gameName($0) }
  }

  func share(_ page: UTF8Text) -> UTF8Text {
    guard case .day(let day) = source, case .puzzle(let attempt) = stage, attempt.state != .asked
    else { return "" }
    return wording.share(attempt, of: day, page: page)
  }

  // MARK: Texts

  var taskText: UTF8Text {
    switch stage {
    case .puzzle(let attempt): wording.task(attempt.puzzle)
    case .step(let step, _): wording.task(step)
    case .drawing: workshopTexts.status
    case .making, .noPuzzle, .finished: ""
    }
  }

  /// The answer to the last action: a mistake and its refutation, a hint, praise, or the solution.
  var status: UTF8Text {
    if miss != nil { return missText }
    switch stage {
    case .puzzle(let attempt) where attempt.state == .shown:
      return wording.answer(of: attempt.puzzle)
    case .puzzle where isRight: return phrases.learnRight
    case .step(let step, isDone: true):
      return isRight ? wording.done(step) : wording.answers(of: step)
    case .noPuzzle: return phrases.learnNoPuzzle
    case .finished:
      if case .sheet = source { return phrases.learnAllDone }
      return phrases.learnFinished
    default: return hintText
    }
  }

  var missText: UTF8Text {
    guard let miss, let game else { return "" }
    let answer = miss.square.map { wording.wrong($0) } ?? wording.wrong("\(miss.number ?? 0)")
    let other = game.position.toMove.opponent
    if let refutation = miss.refutation {
      return wording.sentences([answer, wording.refutation(refutation, by: other)])
    }
    if case .puzzle(let attempt) = stage, attempt.puzzle.task == .trap, let square = miss.square {
      return wording.sentences([answer, wording.safe(square)])
    }
    return answer
  }

  var hintText: UTF8Text {
    guard let (hint, step) = hint, let game else { return "" }
    if case .puzzle(let attempt) = stage {
      return wording.hint(hint, step: step, to: attempt.puzzle)
    }
    return wording.hint(hint, step: step, against: game.position.toMove.opponent)
  }
}
