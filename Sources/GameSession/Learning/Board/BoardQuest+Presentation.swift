import GamePuzzles
import GameRules
import GameSolver

extension BoardQuest {
  /// The complete state to show now, in the form of a game.
  ///
  /// - Parameter session: The session, for its panel, its settings and its symbols, and for the turn in its live game.
  /// - Returns: The state.
  /// - Complexity: O(squares).
  public func presentation(over session: Session) -> Presentation {
    isCalled = session.isInLiveGame && session.nextMark != nil
    return presentation(over: session.presentation)
  }

  private func presentation(over session: Presentation) -> Presentation {
    quest.symbols = session.symbols
    if let workshop = quest.workshop { return drawn(workshop, over: session) }
    let position = shownPosition
    let wording = quest.wording
    let isPlaying = ghostCount != nil
    let texts = texts
    return Presentation(
      phase: phase, rules: game.rules, gameName: quest.shortTitle, boardSize: quest.subtitle,
      squares: squares(position), lastMove: isPlaying ? nil : game.lastMove,
      winningLines: position.outcome?.winningLines ?? [],
      losingLines: position.outcome?.losingLines ?? [], ideas: isPlaying ? [] : quest.ideas,
      end: nil, status: texts.status, title: wording.title(quest.title), headline: headline,
      // The button that shares a result says so itself.
      detail: isShared && words.isEmpty ? quest.phrases.shareCopied : texts.detail,
      offer: isPlaying ? nil : offer,
      turn: isOver && !isPlaying || game.position.isOver ? nil : game.position.toMove,
      winner: game.position.outcome?.winner, tray: Mark.allCases.map(piece),
      actions: [nil, isOver ? nil : .hint, nil, .newGame], earlierGames: [],
      commands: session.commands.map(command), showsValues: false, progress: nil, score: "",
      review: nil, settings: session.settings, symbols: session.symbols,
      panel: session.panel.map(panel), wording: wording)
  }

  /// Whether the player has nothing more to do here.
  private var isOver: Bool { quest.isOver || quest.stage == .finished }

  /// The moves on the board that answer a mistake.
  private var shownGhosts: ArraySlice<Square> { quest.ghosts.prefix(ghostCount ?? 0) }

  private var phase: Phase {
    if let square = shownGhosts.last {
      return .animating(.turn(Transition.Arrival(square: square, isDropped: false)))
    }
    if quest.isWaiting { return .thinking }
    return isOver ? .finished : .playing
  }

  private var shownPosition: Position {
    var game = game
    for square in shownGhosts {
      do throws(IllegalMove) { try game.play(square) } catch { break }
    }
    return game.position
  }

  private func squares(_ position: Position) -> [SquareState] {
    let rules = game.rules
    if let ghost = shownGhosts.last {
      var states = position.states(after: ghost, position.outcome)
      states[rules.index(of: ghost)].arrival = .drawn
      return states
    }
    var states = position.states(after: game.lastMove, position.outcome)
    quest.point(at: &states, rules)
    if !isOver, let missed = quest.miss?.square {
      states[rules.index(of: missed)].isRefused = true
    }
    if case .dragging(let square?) = carry, position.refusal(of: square) == nil {
      states[rules.index(of: square)].isDrop = true
    }
    return states
  }

  // MARK: Texts

  private var headline: UTF8Text? {
    guard isOver, ghostCount == nil else { return nil }
    switch quest.stage {
    case .finished: return quest.status
    case .puzzle(let attempt):
      return attempt.state == .solved ? quest.phrases.learnRight : quest.phrases.learnMissed
    default: return nil
    }
  }

  private var texts: (status: UTF8Text, detail: UTF8Text) {
    let wording = quest.wording
    if isEngineLost { return (wording.engineLost, quest.taskText) }
    let isShown = ghostCount == nil
    switch quest.stage {
    case .making: return (quest.phrases.learnMaking, "")
    case .finished: return ("", quest.title)
    case .puzzle(let attempt) where attempt.state == .solved && isShown:
      return words.isEmpty ? (quest.taskText, "") : (words, "")
    case .puzzle(let attempt) where attempt.state == .shown && isShown:
      return (wording.answer(of: attempt.puzzle), words.isEmpty ? quest.taskText : words)
    default: break
    }
    let status = quest.status
    if status.isEmpty { return (quest.taskText, quest.about) }
    if case .puzzle(let attempt) = quest.stage, let miss = quest.miss {
      let line = miss.refutation.map { wording.line(of: $0) } ?? ""
      let left = attempt.triesLeft > 0 ? quest.phrases.learnLeft(n: attempt.triesLeft) : ""
      return (status, wording.sentences([line, left]))
    }
    return (status, quest.taskText)
  }

  private func piece(_ mark: Mark) -> TrayPiece {
    let isOwn = mark == ownMark
    let isActive = mark == nextMark
    var place = TrayPiece.Place.home
    if isActive, case .dragging = carry { place = .lifted }
    let name =
      isOwn
      ? quest.phrases.playerYou
      : isLesson ? quest.phrases.learnSeatLesson : quest.phrases.learnSeatPuzzle
    return TrayPiece(
      mark: mark, isActive: isActive, isHeld: isActive && carry == .holding, place: place,
      player: name, fullName: name, about: "", isTimed: false, wins: 0)
  }

  // MARK: Buttons

  private func command(_ state: CommandState) -> CommandState {
    var state = CommandState(command: state.command)
    switch state.command {
    case .hint: state.isEnabled = nextMark != nil && quest.hasHints
    case .undo, .redo, .explain, .review, .playOn, .players:
      (state.isShown, state.isEnabled) = (false, false)
    default: break
    }
    return state
  }

  /// The session's panel, changed for a quest.
  func panel(_ content: PanelContent) -> PanelContent {
    switch content.panel {
    case .howToPlay:
      let wording = quest.wording
      let how = isLesson ? quest.about : quest.phrases.learnHow
      if let workshop = quest.workshop {
        let texts = [quest.phrases.learnDrawTask, quest.phrases.learnDrawTurned]
        return PanelContent(
          howToPlay: texts, LineTable(workshop.rules ?? workshop.paper), wording)
      }
      return PanelContent(
        howToPlay: [how, wording.whatWins(game.rules)], game.position.table, wording)
    case .menu:
      var menu = PanelContent(.menu, content.title)
      for item in content.items {
        if case .command(let name) = item.use, !command(CommandState(command: name)).isShown {
          continue
        }
        menu.add(item)
      }
      return menu
    default: return content
    }
  }

  private var offer: PanelContent {
    let phrases = quest.phrases
    var content = PanelContent(.result, quest.title)
    if isEngineLost { content.add(.closing, quest.wording.tryAgain, .retry) }
    for (index, choice) in quest.choices.enumerated() {
      content.add(.button, choice, .quest(.game(index + 1)))
    }
    if quest.isOver, quest.count.map({ quest.place + 1 < $0 || isLesson }) ?? true {
      content.add(.closing, phrases.learnNext, .quest(.next))
    }
    if quest.stage == .finished, case .lesson(let lesson) = quest.source,
      lesson.number < Lesson.count
    {
      let next = lesson.number + 1
      content.add(.closing, quest.wording.title(ofLesson: next), .quest(.lesson(next)))
    }
    if !words.isEmpty {
      content.add(
        .closing, isShared ? phrases.shareCopied : phrases.learnShareResult, .quest(.share))
    }
    if !isOver, nextMark != nil, quest.miss != nil || quest.hint != nil || isTried {
      content.add(.button, phrases.learnShow, .quest(.answer))
    }
    addLeaving(to: &content)
    return content
  }

  /// Adds the way back to the game, which calls a player whose turn it is in a live game.
  func addLeaving(to content: inout PanelContent) {
    let phrases = quest.phrases
    content.add(
      isCalled ? .closing : .button, isCalled ? phrases.turnYou : phrases.learnLeave,
      .quest(.leave))
  }

  /// Whether the puzzle has been tried before.
  private var isTried: Bool {
    if case .puzzle(let attempt) = quest.stage { attempt.misses + attempt.hints > 0 } else { false }
  }

  /// Whether it is done step by step.
  private var isLesson: Bool {
    switch quest.source {
    case .lesson, .sheet: true
    case .day, .endless, .shapes: false
    }
  }
}
