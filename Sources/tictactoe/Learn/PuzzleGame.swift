import GamePuzzles
import GameRules
import GameSession
import GameSolver

/// The puzzle of a day in line mode: shows the board and the task, and reads moves until it is solved.
struct PuzzleGame {
  private let day: PuzzleDay
  private let page: UTF8Text
  private let wording: Wording
  private let solver: Solver
  private let judge: PuzzleJudge
  private var attempt: PuzzleAttempt
  private var dialogue: Dialogue
  /// The steps of the current hint that were given.
  private var step = 0

  init(_ daily: DailyPuzzle, page: UTF8Text) {
    let puzzle = daily.puzzle
    day = daily.day
    self.page = page
    wording = .ofTerminal(playing: puzzle.game.rules)
    solver = Solver(puzzle.game.position.table)
    judge = PuzzleJudge(puzzle, solver)
    attempt = PuzzleAttempt(puzzle)
    dialogue = Dialogue(wording)
  }

  /// Plays until the puzzle is over, the input ends or the player quits.
  mutating func run() {
    let puzzle = attempt.puzzle
    dialogue.say(wording.title(day))
    dialogue.say(wording.gameName(puzzle.game.rules))
    dialogue.say(wording.whatWins(puzzle.game.rules))
    dialogue.say(wording.grade(puzzle.grade))
    dialogue.show(puzzle.game)
    dialogue.say(wording.task(puzzle))
    while attempt.state == .asked, let reply = dialogue.next() {
      switch reply {
      case .square(let square): answer(square)
      case .hint: hint()
      case .show: attempt.show()
      case .board: dialogue.show(attempt.game)
      case .help: dialogue.say(wording.learnHelp)
      case .quit: return
      case .number(let number): dialogue.refuse(wording.notUnderstoodInPuzzle("\(number)"))
      case .unknown(let line): dialogue.refuse(wording.notUnderstoodInPuzzle(UTF8Text(line)))
      }
    }
    if attempt.state != .asked { end() }
  }

  private mutating func answer(_ square: Square) {
    if let cause = attempt.game.position.refusal(of: square) {
      return dialogue.refuse(wording.refused(cause))
    }
    let verdict = judge.verdict(on: square, in: attempt.game)
    attempt.record(square, verdict)
    for text in wording.answer(verdict, to: square, attempt) { dialogue.say(text) }
    if case .keeps = verdict {
      step = 0
      dialogue.show(attempt.game)
    }
  }

  private mutating func hint() {
    let puzzle = attempt.puzzle
    let analysis = solver.analysis(of: attempt.game.position)
    let isFirst = attempt.game.ply == puzzle.game.ply
    guard let square = isFirst ? puzzle.answer : analysis.bestMoves.first,
      let hint = Hint(square: square, reasons: analysis.reasons(for: square))
    else { return }
    if step == 0 { attempt.hints += 1 }
    step = min(step + 1, Hint.steps)
    dialogue.say(wording.hint(hint, step: step, to: puzzle))
  }

  /// Shows the answer if it was not found, and what to share.
  private func end() {
    if attempt.state == .shown {
      dialogue.say(wording.answer(of: attempt.puzzle))
    } else {
      dialogue.show(attempt.game)
    }
    dialogue.say("")
    let text = wording.share(attempt, of: day, page: page).description
    for line in text.split(separator: "\n") { dialogue.say(UTF8Text(line)) }
  }
}
