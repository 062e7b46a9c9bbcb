import GamePuzzles
import GameRules
import GameSolver

// The effects of a quest's actions.

extension Quest {
  // MARK: Puzzles and steps

  func begin() {
    (miss, hint, isRight) = (nil, nil, false)
    if let count, place >= count {
      stage = .finished
      if case .lesson(let lesson) = source { effects.append(.saveLesson(lesson.number)) }
      return
    }
    switch source {
    case .day(let day): make(.day(day))
    case .sheet(let games): make(.game(games[place]))
    case .endless(let puzzles): make(.endless(puzzles, number: place + 1))
    case .lesson(let lesson):
      stage = .step(lesson.steps[place], isDone: false)
      announceTask()
    case .shapes(let rules): beginDrawing(rules)
    }
  }

  private func make(_ question: QuestRequest.Making) {
    stage = .making
    ask(.make(question))
  }

  func next() {
    guard isOver else { return }
    place += 1
    begin()
  }

  /// Whether the current puzzle or step is over, so that the next one may come.
  public var isOver: Bool {
    switch stage {
    case .puzzle(let attempt): attempt.state != .asked
    case .step(_, let isDone): isDone
    case .noPuzzle: true
    case .making, .drawing, .finished: false
    }
  }

  func resume(_ text: UTF8Text) {
    guard case .puzzle(let attempt) = stage, let resumed = PuzzleAttempt(attempt.puzzle, text)
    else { return }
    stage = .puzzle(resumed)
  }

  // MARK: Answers

  func tap(_ square: Square) {
    if workshop != nil { return draw(.fill(square)) }
    guard request == nil, let game, !isOver, game.position.refusal(of: square) == nil else {
      return
    }
    switch stage {
    case .puzzle(let attempt):
      forgetAnswer()
      ask(.judge(attempt.puzzle, game, square))
    case .step(let step, _):
      if asksForGame { return }
      forgetAnswer()
      if step.isAnswered(by: square) { return finish(step) }
      miss = Miss(square: square)
      if step.isMove { ask(.refute(game, square)) } else { announceMiss() }
    case .making, .noPuzzle, .drawing, .finished: break
    }
  }

  /// Clears the reaction to the last answer.
  private func forgetAnswer() { (miss, isRight) = (nil, false) }

  /// Whether the answer is a game rather than a square.
  var asksForGame: Bool {
    if case .step(let step, _) = stage, case .game = step.task { true } else { false }
  }

  func choose(_ number: Int) {
    guard case .step(let step, isDone: false) = stage, case .game(let answer) = step.task,
      1...Lesson.games.count ~= number
    else { return }
    forgetAnswer()
    if number == answer + 1 { return finish(step) }
    miss = Miss(square: nil, number: number)
    announceMiss()
  }

  private func finish(_ step: Lesson.Step) {
    stage = .step(step, isDone: true)
    (hint, isRight) = (nil, true)
    if step.sentence == nil { return next() }
    effects.append(.announce(wording.done(step)))
  }

  func showAnswer() {
    guard request == nil else { return }
    forgetAnswer()
    switch stage {
    case .puzzle(var attempt) where attempt.state == .asked:
      attempt.show()
      end(attempt)
    case .step(let step, isDone: false):
      stage = .step(step, isDone: true)
      hint = nil
      effects.append(.announce(wording.answers(of: step)))
    default: break
    }
  }

  /// Stores an attempt that has changed, and its result once it is over.
  private func end(_ attempt: PuzzleAttempt) {
    stage = .puzzle(attempt)
    if attempt.state != .asked { hint = nil }
    if case .day(let day) = source {
      effects.append(.saveAttempt(attempt.notation, day))
      let before = record
      record.record(attempt, of: day)
      if record != before { effects.append(.saveRecord(record)) }
    }
    if attempt.state == .shown {
      effects.append(.announce(wording.answer(of: attempt.puzzle)))
    }
  }

  // MARK: Hints

  /// Whether hints are given to the puzzle or the step.
  var hasHints: Bool {
    if case .step(let step, _) = stage { step.isMove } else { true }
  }

  func seekHint() {
    guard request == nil, let game, !isOver else { return }
    miss = nil
    if let (known, step) = hint {
      hint = (known, min(step + 1, Hint.steps))
      return announceHint()
    }
    switch stage {
    case .puzzle(let attempt):
      let isFirst = attempt.game.ply == attempt.puzzle.game.ply
      ask(.explain(game, isFirst ? attempt.puzzle.answer : nil))
    case .step(let step, _) where step.isMove: ask(.explain(game, step.answers.first))
    default: break
    }
  }

  // MARK: The engine

  func ask(_ question: QuestRequest) {
    lastToken += 1
    request = Request(question: question, token: lastToken)
    effects.append(.ask(question, token: lastToken))
  }

  func learn(_ result: QuestResult, _ token: Int) {
    guard let request, request.token == token else { return }
    self.request = nil
    switch (request.question, result) {
    case (.make(let making), .puzzle(let puzzle)):
      if let puzzle {
        stage = .puzzle(PuzzleAttempt(puzzle))
        announceTask()
      } else if case .game(let game) = making {
        stage = .noPuzzle(game)
      }
    case (.judge(_, _, let square), .verdict(let verdict)): record(verdict, on: square)
    case (.refute, .refutation(let refutation)):
      miss?.refutation = refutation
      announceMiss()
    case (.worth(let rules), _), (.smallest(let rules), _), (.fair(let rules), _):
      learn(result, about: rules)
    case (.explain, .hint(let found?)):
      hint = (found, 1)
      if case .puzzle(var attempt) = stage {
        attempt.hints += 1
        end(attempt)
      }
      announceHint()
    default: break
    }
  }

  private func record(_ verdict: PuzzleJudge.Verdict, on square: Square) {
    guard case .puzzle(var attempt) = stage else { return }
    attempt.record(square, verdict)
    if case .fails(let refutation) = verdict {
      miss = Miss(square: square, refutation: refutation)
    } else {
      (hint, isRight) = (nil, true)
    }
    stage = .puzzle(attempt)
    for text in wording.answer(verdict, to: square, attempt) { effects.append(.announce(text)) }
    end(attempt)
  }

  // MARK: Speech

  private func announceTask() { effects.append(.announce(taskText)) }

  private func announceMiss() {
    effects.append(.announce(missText))
    let line = miss?.refutation.map { wording.line(of: $0) } ?? ""
    if !line.isEmpty { effects.append(.announce(line)) }
  }

  private func announceHint() { effects.append(.announce(hintText)) }
}
