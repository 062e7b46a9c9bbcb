import BoardUI
import GamePuzzles
import GameRules
import GameSession

// Puzzles and lessons, shown in place of the session's game.
//
// A first game needs none of this, so it is all in the second part of the program.

extension Page {
  // MARK: Opening and leaving

  /// Opens the puzzle or lesson of the link that opened the page, over the last game.
  ///
  /// - Returns: Whether the link names one.
  @inline(never)
  mutating func begin(_ link: UTF8Text, record: UTF8Text) -> Bool {
    guard let source = Quest.Source(link, record: record) else { return false }
    quest = makeQuest(source)
    let game = session.game
    let effects = session.handle(.gameOpened(game.notation, record: game.recordNotation))
    for effect in effects { carryOut(effect) }
    start(isStep: false)
    return true
  }

  /// Opens a puzzle or a lesson; `isStep` gives it a history entry of its own.
  @inline(never)
  mutating func open(_ source: Quest.Source, isStep: Bool) {
    let hadPanel = panel.isOpen
    quest = makeQuest(source)
    if session.panel != nil { closePanel() }
    start(isStep: isStep)
    // A repeated address has not taken over the panel's entry.
    Browser.setSheet(isOpen: false)
    if hadPanel { board.focusCurrent() }
  }

  private func makeQuest(_ source: Quest.Source) -> BoardQuest {
    BoardQuest(
      source, progress: session.learning ?? "", phrases: session.phrases, symbols: session.symbols,
      lastToken: lastToken)
  }

  private mutating func start(isStep: Bool) {
    // A puzzle's players cannot be chosen.
    for mark in Mark.allCases { seats.name(mark).set("aria-disabled", "true") }
    carryOut(quest?.start(), isStep: isStep)
  }

  /// Closes the panel whose history entry the next step takes over.
  private mutating func closePanel() {
    for effect in session.handle(.panelClosed) { carryOut(effect) }
    panel.render(presentation)
    setInert()
    opener = nil
  }

  /// Goes back to the session's game, in a history entry of its own.
  private mutating func leave() {
    endQuest()
    for effect in session.handle(.started) {
      if case .saveGame(let text, let record, _) = effect {
        Browser.setAddress(text, record: record, isStep: true)
      } else {
        carryOut(effect)
      }
    }
    render()
    board.focusCurrent()
    announcer.say(presentation.statusLine)
  }

  /// Forgets the puzzle or the lesson, and has the session ask its engine again.
  private mutating func endQuest() {
    quest = nil
    for mark in Mark.allCases { seats.name(mark).set("aria-disabled", nil) }
    SheetView.render([])
    gesture.release()
    announcer.begin(session)
    for effect in session.handle(.analysisFailed) { carryOut(effect) }
  }

  // MARK: Actions

  /// Handles an action while a puzzle or a lesson is shown; returns whether nothing is left to do.
  @inline(never)
  mutating func take(_ action: Action) -> Bool {
    if case .saved(.learning, let text) = action { quest?.adopt(text) }
    switch quest?.take(action) {
    case .tasks(let tasks):
      carryOut(tasks)
      if case .dragging? = quest?.carry {} else { gesture.release() }
    case .share: use(.share)
    case .end:
      endQuest()
      return false
    case .session, nil:
      guard case .room = action else { return false }
      hear(action)
    }
    return true
  }

  /// Has the session handle an event of its live game, which may end the puzzle.
  private mutating func hear(_ action: Action) {
    let (room, hadPanel) = (session.room, session.panel)
    for effect in session.handle(action) { carryOut(effect) }
    if session.wantsBoard(since: room) {
      leave()
    } else {
      render()
      announcer.follow(session)
    }
    if session.panel != hadPanel { panelChanged() }
  }

  /// Uses a button of a puzzle or a lesson, or one that opens it.
  @inline(never)
  mutating func use(_ choice: QuestChoice) {
    switch choice {
    case .share:
      let result = quest?.result ?? ""
      Browser.share(result.isEmpty ? .copy : .emoji, result)
    case .leave: leave()
    case .earlier, .later:
      session.turnArchive(by: choice == .earlier ? 1 : -1)
      panel.forget()
      panel.render(presentation)
      panel.focus()
    default:
      if let source = choice.source {
        open(source, isStep: true)
      } else if let action = choice.action {
        carryOut(quest?.handle(action))
      }
    }
  }

  /// Tells the session which day it is, and shows whether its puzzle waits.
  @inline(never)
  mutating func dayFound() {
    let date = Browser.today
    session.findDay(year: date / 10000, month: date / 100 % 100, day: date % 100)
    toolbar[.games]?.set("data-waits", isOn: session.isPuzzleWaiting)
  }

  /// Shows what has changed, and carries out tasks; `isStep` gives a new address an entry of its own.
  @inline(never)
  private mutating func carryOut(_ tasks: BoardQuest.Tasks?, isStep: Bool = false) {
    guard let tasks, let quest else { return }
    if let address = tasks.address {
      Browser.setAddress(address, record: quest.record, isStep: isStep)
    }
    render()
    if let (question, token) = tasks.request {
      lastToken = quest.lastToken
      Browser.analyze(question.notation, token: -token)
    }
    if !tasks.told.isEmpty { announcer.say(tasks.told) }
    if let (milliseconds, token) = tasks.wait {
      Browser.wait(milliseconds: milliseconds, token: token)
    }
    guard let progress = tasks.progress else { return }
    session.learning = progress
    Browser.store(.learning, progress)
    dayFound()
  }

  /// Handles an answer of the engine.
  @inline(never)
  mutating func questAnswered(_ text: UTF8Text, _ token: Int) {
    carryOut(quest?.answered(text, token: -token))
  }

  @inline(never)
  mutating func questWaitEnded(_ token: Int) { carryOut(quest?.waitEnded(token: token)) }

  // MARK: Rendering

  @inline(never)
  private mutating func render() {
    let presentation = presentation
    renderBoard(presentation)
    renderRest(presentation)
    SheetView.render(quest?.printed ?? [])
  }

  @inline(never)
  mutating func shownQuest(_ quest: BoardQuest) -> Presentation {
    quest.presentation(over: session)
  }
}
