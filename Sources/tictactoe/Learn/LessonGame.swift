import GamePuzzles
import GameRules
import GameSession
import GameSolver

/// A lesson in line mode: shows each position and its task, and reads moves until one is right.
struct LessonGame {
  private let lesson: Lesson
  private var dialogue: Dialogue
  private var wording: Wording
  private var solver: Solver
  /// The steps of the current hint that were given.
  private var hints = 0

  /// For wrong moves on boards that cannot be solved in a moment.
  private static var limit: SearchLimit { SearchLimit(nodes: 200_000, work: 40_000_000) }

  init(_ lesson: Lesson) {
    self.lesson = lesson
    wording = .ofTerminal(playing: .classic)
    dialogue = Dialogue(wording)
    solver = Solver(.init(.classic))
  }

  /// Teaches all steps, until the input ends or the learner quits.
  mutating func run() {
    dialogue.say(wording.title(ofLesson: lesson.number))
    dialogue.say(wording.about(lesson: lesson.number))
    for (index, step) in lesson.steps.enumerated() {
      dialogue.say(wording.step(index + 1, of: lesson.steps.count))
      ask(step)
      if !isAnswered(step) { return }
      dialogue.say(wording.done(step))
    }
    dialogue.say(wording.lessonDone)
  }

  private mutating func ask(_ step: Lesson.Step) {
    let rules = step.game.rules
    if solver.rules != rules { solver = Solver(step.game.position.table) }
    wording = .ofTerminal(playing: rules)
    hints = 0
    if case .game = step.task {
      for (index, rules) in Lesson.games.enumerated() {
        dialogue.say("\(index + 1)  " + wording.gameName(rules))
      }
    } else {
      dialogue.show(step.game)
    }
    dialogue.say(wording.task(step))
  }

  /// Reads lines until the step is answered, or shown; false where the lesson ends before.
  private mutating func isAnswered(_ step: Lesson.Step) -> Bool {
    while let reply = dialogue.next() {
      switch (reply, step.task) {
      case (.quit, _): return false
      case (.show, _):
        dialogue.say(wording.answers(of: step))
        return true
      case (.hint, _): hint(step)
      case (.board, _): ask(step)
      case (.help, _): dialogue.say(wording.learnHelp)
      case (.number(let number), .game(let answer)) where 1...Lesson.games.count ~= number:
        if number == answer + 1 { return true }
        dialogue.say(wording.wrong("\(number)"))
      case (.number(let number), .game):
        dialogue.refuse(wording.noNumber("\(number)", upTo: Lesson.games.count))
      case (.square(let square), .game):
        dialogue.refuse(wording.noNumber(square.notation, upTo: Lesson.games.count))
      case (.square(let square), _):
        if let cause = step.game.position.refusal(of: square) {
          dialogue.refuse(wording.refused(cause))
        } else if step.isAnswered(by: square) {
          return true
        } else {
          refute(square, step)
        }
      case (.number(let number), _): dialogue.refuse(wording.notUnderstoodInPuzzle("\(number)"))
      case (.unknown(let line), _): dialogue.refuse(wording.notUnderstoodInPuzzle(UTF8Text(line)))
      }
    }
    return false
  }

  /// Says what a wrong move allows, where it is a mistake of the game itself.
  private func refute(_ square: Square, _ step: Lesson.Step) {
    let position = step.game.position
    var texts = [wording.wrong(square)]
    var line: UTF8Text = ""
    if step.isMove,
      let refutation = solver.refutation(of: square, in: position, limit: LessonGame.limit)
    {
      texts.append(wording.refutation(refutation, by: position.toMove.opponent))
      line = wording.line(of: refutation)
    }
    dialogue.say(texts.reduce("") { $0.isEmpty ? $1 : $0 + " " + $1 })
    dialogue.say(line)
  }

  private mutating func hint(_ step: Lesson.Step) {
    hints = min(hints + 1, Hint.steps)
    let analysis = solver.analysis(of: step.game.position, limit: LessonGame.limit)
    guard step.isMove, let square = step.answers.first,
      let hint = Hint(square: square, reasons: analysis.reasons(for: square))
    else { return dialogue.say(wording.answers(of: step)) }
    dialogue.say(
      wording.hint(hint, step: hints, against: step.game.position.toMove.opponent))
  }
}

extension Lesson.Step {
  /// Whether the answer is a move whose value tells whether it is right.
  fileprivate var isMove: Bool {
    switch task {
    case .complete, .block, .win, .safe: true
    case .openLine, .twin, .game: false
    }
  }
}
