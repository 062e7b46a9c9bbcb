import GamePuzzles
import GameRules

/// Messages about lessons.
extension Wording {
  /// The heading of a lesson.
  public func title(ofLesson number: Int) -> UTF8Text {
    phrases.learnHeading(number: number, title: phrases.learnLesson(number - 1))
  }

  /// The title of a lesson where its number is elsewhere or has no room.
  func shortTitle(ofLesson number: Int) -> UTF8Text { phrases.learnLesson(number - 1) }

  /// The subject of a lesson.
  public func about(lesson number: Int) -> UTF8Text { phrases.learnAbout(number - 1) }

  /// The place in a lesson.
  public func step(_ number: Int, of total: Int) -> UTF8Text {
    phrases.learnStep(number: number, total: total)
  }

  /// The task of a step, as told to the learner.
  public func task(_ step: Lesson.Step) -> UTF8Text {
    let mark = step.game.position.toMove
    let side = phrases.learnPuzzleSide(mark: name(mark))
    switch step.task {
    case .complete: return sentences([side, phrases.learnAskComplete])
    case .block: return sentences([side, phrases.learnAskBlock(mark: name(mark.opponent))])
    case .win(let plies): return sentences([side, phrases.learnAskWin(n: (plies + 1) / 2)])
    case .safe(isOnly: true): return sentences([side, phrases.learnAskOnlySafe])
    case .safe: return sentences([side, phrases.learnAskSafe])
    case .openLine(let mark): return phrases.learnAskOpenLine(player: name(mark))
    case .twin: return sentences([side, phrases.learnAskTwin])
    case .game: return phrases.learnAskGame
    }
  }

  /// The sentence after a step; empty where the next step follows at once.
  public func done(_ step: Lesson.Step) -> UTF8Text {
    step.sentence.map { phrases.learnDone($0) } ?? ""
  }

  /// The response to a wrong square.
  public func wrong(_ square: Square) -> UTF8Text { wrong(place(square)) }

  /// The response to a wrong answer other than a square.
  public func wrong(_ answer: UTF8Text) -> UTF8Text { phrases.learnWrong(place: answer) }

  /// The right answers of a step.
  public func answers(of step: Lesson.Step) -> UTF8Text {
    if case .game(let answer) = step.task { return phrases.learnAnswer(place: "\(answer + 1)") }
    let places = list(step.answers.map { place($0) }, or: true)
    return step.answers.count == 1
      ? phrases.learnAnswer(place: places) : phrases.learnAnswers(places: places)
  }
}
