import GamePuzzles
import GameRules
import GameSolver

extension BoardQuest {
  /// The complete state to show now, as that of a game.
  ///
  /// - Parameter session: The state of the session, for its panel, its settings and its symbols.
  /// - Returns: The state.
  /// - Complexity: O(squares).
  public func presentation(over session: Presentation) -> Presentation {
    let shown = quest.presentation()
    let position = shownPosition(shown)
    let wording = quest.wording
    let isPlaying = ghostCount != nil
    let texts = texts(shown)
    return Presentation(
      phase: phase(shown), rules: board.rules, gameName: shown.title, boardSize: "",
      squares: squares(shown, position), lastMove: isPlaying ? nil : board.lastMove,
      winningLines: position.outcome?.winningLines ?? [],
      losingLines: position.outcome?.losingLines ?? [], end: nil, status: texts.status,
      title: wording.title(shown.title), headline: headline(shown), detail: texts.detail,
      offer: isPlaying ? nil : offer(shown),
      turn: board.position.isOver ? nil : board.position.toMove,
      winner: board.position.outcome?.winner, tray: tray(shown),
      actions: [nil, isOver ? nil : .hint, nil, nil], earlierGames: [],
      commands: commands(session), showsTruth: false, progress: nil, score: "", review: nil,
      settings: session.settings, symbols: session.symbols, panel: session.panel, wording: wording)
  }

  /// The game that is asked about, without the moves that only show something.
  public var game: Game { board }

  /// Whether nothing more is asked of the player here.
  private var isOver: Bool { quest.isOver || quest.stage == .finished }

  private func phase(_ shown: QuestPresentation) -> Phase {
    if let ghostCount, let square = shown.ghosts.prefix(ghostCount).last {
      return .animating(.turn(Transition.Arrival(square: square, isDropped: false)))
    }
    if quest.isWaiting { return .thinking }
    return isOver ? .finished : .playing
  }

  /// The position on the board, with the moves that answer a mistake.
  private func shownPosition(_ shown: QuestPresentation) -> Position {
    var game = board
    for square in shown.ghosts.prefix(ghostCount ?? 0) {
      do throws(IllegalMove) { try game.play(square) } catch { break }
    }
    return game.position
  }

  private func squares(_ shown: QuestPresentation, _ position: Position) -> [SquareState] {
    let rules = board.rules
    guard ghostCount == nil, !shown.squares.isEmpty, board == quest.game else {
      return (0..<rules.area).map { index in
        var state = SquareState()
        state.mark = position.board[index]
        let square = rules.square(at: index)
        if let outcome = position.outcome {
          state.isWinning = outcome.winningLines.contains { $0.squares.contains(square) }
          state.isLosing = outcome.losingLines.contains { $0.squares.contains(square) }
        }
        if shown.ghosts.prefix(ghostCount ?? 0).last == square {
          state.arrival = .drawn
          state.isLast = true
        }
        return state
      }
    }
    var states = shown.squares
    if !isOver { for index in shown.lookedAt { states[index].isHint = true } }
    if !isOver, let missed = quest.miss?.square {
      states[rules.index(of: missed)].isRefused = true
    }
    if case .dragging(let square?) = carry, position.refusal(of: square) == nil {
      states[rules.index(of: square)].isDrop = true
    }
    return states
  }

  // MARK: Texts

  private func headline(_ shown: QuestPresentation) -> UTF8Text? {
    guard isOver, ghostCount == nil else { return nil }
    if quest.stage == .finished { return quest.count == nil ? nil : shown.status }
    guard case .puzzle(let attempt) = quest.stage else { return nil }
    return attempt.state == .solved ? quest.phrases.learnRight : quest.phrases.learnMissed
  }

  private func texts(_ shown: QuestPresentation) -> (status: UTF8Text, detail: UTF8Text) {
    let wording = quest.wording
    if isEngineLost { return (wording.engineLost, shown.task) }
    switch quest.stage {
    case .making: return (quest.phrases.learnMaking, "")
    case .finished: return ("", shown.title)
    case .puzzle(let attempt) where attempt.state != .asked && ghostCount == nil:
      if !shown.share.isEmpty {
        let words = shown.share.split(at: UInt8(ascii: "\n"))[0]
        if attempt.state == .solved { return (words, shown.subtitle) }
        return (wording.answer(of: attempt.puzzle), words)
      }
      if attempt.state == .solved { return (shown.task, "") }
      return (wording.answer(of: attempt.puzzle), shown.task)
    default: break
    }
    if shown.status.isEmpty { return (shown.task, shown.about) }
    if case .puzzle(let attempt) = quest.stage, let miss = quest.miss {
      let line = miss.refutation.map { wording.line(of: $0) } ?? ""
      let left = attempt.triesLeft > 0 ? quest.phrases.learnLeft(n: attempt.triesLeft) : ""
      return (shown.status, wording.sentences([line, left]))
    }
    return (shown.status, shown.task)
  }

  private func tray(_ shown: QuestPresentation) -> [TrayPiece] {
    return Mark.allCases.map { piece in
      let isOwn = piece == ownMark
      let isActive = piece == nextMark
      var place = TrayPiece.Place.home
      if isActive, case .dragging = carry { place = .lifted }
      return TrayPiece(
        mark: piece, isActive: isActive, isHeld: isActive && carry == .holding, place: place,
        player: isOwn ? quest.phrases.playerYou : quest.phrases.playerComputer,
        fullName: isOwn ? quest.phrases.playerYou : quest.phrases.playerComputer,
        about: isOwn && isLesson ? shown.subtitle : "", isTimed: false, wins: 0)
    }
  }

  // MARK: Buttons

  private func commands(_ session: Presentation) -> [CommandState] {
    session.commands.map { state in
      var state = CommandState(command: state.command)
      switch state.command {
      case .hint: state.isEnabled = nextMark != nil
      case .undo, .redo, .newGame, .explain, .review, .playOn: state.isEnabled = false
      default: break
      }
      return state
    }
  }

  private func offer(_ shown: QuestPresentation) -> PanelContent {
    let phrases = quest.phrases
    var content = PanelContent(.result, shown.title)
    if isEngineLost { content.add(.closing, quest.wording.tryAgain, .retry) }
    for (index, choice) in shown.choices.enumerated() {
      content.add(.button, choice, .quest(.game(index + 1)))
    }
    if !shown.share.isEmpty {
      content.add(
        .closing, isShared ? phrases.shareCopied : phrases.learnShareResult, .quest(.share))
    }
    if shown.canGoOn, quest.count.map({ quest.place + 1 < $0 || isLesson }) ?? true {
      content.add(.closing, phrases.learnNext, .quest(.next))
    }
    let isTried =
      quest.miss != nil || quest.hint != nil || !(shown.tries.allSatisfy { $0 == .left })
    if !isOver, isTried, nextMark != nil {
      content.add(.button, phrases.learnShow, .quest(.answer))
    }
    content.add(.button, phrases.learnLeave, .quest(.leave))
    return content
  }

  private var isLesson: Bool {
    switch source {
    case .lesson, .sheet: true
    case .day, .endless: false
    }
  }

  /// The words and signs of the result, to which a front end adds the link; empty before the end.
  public var result: UTF8Text {
    let lines = quest.presentation().share.split(at: UInt8(ascii: "\n"))
    return lines.dropLast().reduce("") { $0 + $1 + "\n" }
  }
}
