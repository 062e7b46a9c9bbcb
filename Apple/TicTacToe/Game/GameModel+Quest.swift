import Foundation
import GameRules
import GameSession

// Puzzles, lessons and shapes, which are shown in place of the session's game.

extension GameModel {
  /// Opens a puzzle, a lesson or a drawing over the game.
  ///
  /// - Parameters:
  ///   - source: The puzzle, lesson or drawing.
  ///   - isTold: Whether it is announced; not if another window or a widget has told it.
  func open(_ source: Quest.Source, isTold: Bool = true) {
    adoptLearning()
    if session.panel != nil { send(.panelClosed) }
    let quest = BoardQuest(
      source, progress: session.learning ?? "", phrases: session.phrases, symbols: session.symbols)
    self.quest = quest
    carryOut(quest.start(), isTold: isTold)
  }

  /// Opens a puzzle, a lesson or a drawing by the text of its link, if it is one.
  func openQuest(from link: UTF8Text) {
    if !link.isEmpty, let source = Quest.Source(link) { open(source) }
  }

  /// Handles an action while a quest is shown; returns false if the session has to handle it.
  func take(_ action: Action) -> Bool {
    guard let quest else { return false }
    switch quest.take(action) {
    case .tasks(let tasks):
      carryOut(tasks)
      if case .dragging = quest.carry {} else { endDrag() }
    case .share: shareResult(of: quest)
    case .end:
      endQuest()
      return false
    case .session: return false
    }
    return true
  }

  /// Uses a button of a quest, or one that opens it.
  func use(_ choice: QuestChoice) {
    switch choice {
    case .share: if let quest { shareResult(of: quest) }
    case .leave: leaveQuest()
    case .earlier, .later:
      session.turnArchive(by: choice == .earlier ? 1 : -1)
      render()
    default:
      if let source = choice.source {
        open(source)
      } else if let action = choice.action, let quest {
        carryOut(quest.handle(action))
      }
    }
  }

  /// Goes back to the session's game.
  ///
  /// - Parameter news: The reason, with how the game stands; nil to tell only that.
  func leaveQuest(telling news: UTF8Text? = nil) {
    endQuest()
    send(.started)
    announce(news ?? presentation.statusLine)
  }

  /// Copies the result, or before the end the link.
  private func shareResult(of quest: BoardQuest) {
    environment.copy("\(quest.result)\(link.absoluteString)")
    carryOut(quest.hasShared())
  }

  /// Shows what has changed, and carries out tasks.
  private func carryOut(_ tasks: BoardQuest.Tasks, isTold: Bool = true) {
    if let address = tasks.address { questLink = address }
    if let progress = tasks.progress {
      save(progress.description, .learning)
      session.learning = progress
    }
    render()
    layOut()
    if let (question, token) = tasks.request { ask(question, token: token, isTold: isTold) }
    if isTold, !tasks.told.isEmpty { announce(tasks.told) }
    if let (milliseconds, token) = tasks.wait {
      questWait?.cancel()
      questWait = Task { [environment] in
        await environment.sleep(.milliseconds(milliseconds))
        if !Task.isCancelled, let quest { carryOut(quest.waitEnded(token: token)) }
      }
    }
  }

  private func ask(_ question: QuestRequest, token: Int, isTold: Bool) {
    questAnswer?.cancel()
    questAnswer = Task { [questWorker] in
      let text = await questWorker.answer(to: question)
      if !Task.isCancelled, let quest {
        carryOut(quest.answered(text, token: token), isTold: isTold)
      }
    }
  }

  /// Tells the session today's date, whose puzzle may be unsolved.
  func findDay() { session.findDay(at: environment.now()) }

  /// Takes over the progress that a widget or another window has saved since.
  ///
  /// A puzzle that was answered there meanwhile is opened again, in its new state.
  func adoptLearning() {
    guard let saved = environment.read(.learning).map({ UTF8Text($0) }), saved != session.learning
    else { return }
    let before = LearningRecord(session.learning ?? "")
    session.learning = saved
    guard let quest else { return }
    if case .day(let day)? = Quest.Source(questLink),
      LearningRecord(saved).attempt(at: day) != before.attempt(at: day)
    {
      open(.day(day), isTold: false)
    } else {
      quest.adopt(saved)
    }
  }
}

/// Answers the questions of puzzles and lessons off the main actor, one at a time.
actor QuestWorker {
  private let engine = QuestEngine()

  /// The answer, as `QuestResult.notation`.
  func answer(to question: QuestRequest) -> UTF8Text {
    engine.answer(question, shouldStop: { Task.isCancelled }).notation(of: question)
  }
}
