import GameRules
import GameSolver

// Shapes that a player draws, shown on the board of a game.

extension BoardQuest {
  /// The state of a drawing to show.
  func drawn(_ workshop: Workshop, over session: Presentation) -> Presentation {
    let wording = quest.wording
    let paper = workshop.paper
    var states = [SquareState](repeating: SquareState(), count: paper.area)
    for square in workshop.squares { states[paper.index(of: square)].isWinning = true }
    let texts = quest.workshopTexts
    let size = quest.phrases.gameSize(columns: paper.columns, rows: paper.rows)
    var commands = session.commands
    for index in commands.indices {
      switch commands[index].command {
      case .undo: commands[index].isEnabled = !workshop.squares.isEmpty
      case .hint, .redo, .explain, .review, .playOn, .players: commands[index].isEnabled = false
      default: break
      }
    }
    return Presentation(
      phase: .playing, rules: paper, gameName: quest.title, boardSize: size, squares: states,
      lastMove: nil, winningLines: [], losingLines: [], ideas: pairs(in: workshop), end: nil,
      status: isEngineLost ? wording.engineLost : texts.status, title: wording.title(quest.title),
      headline: nil,
      detail: isShared ? quest.phrases.shareCopied : texts.detail, offer: offer(workshop),
      turn: .x, winner: nil,
      tray: Mark.allCases.map { piece($0) }, actions: [nil, nil, nil, nil], earlierGames: [],
      commands: commands, showsValues: false, progress: nil, score: "", review: nil,
      settings: session.settings, symbols: session.symbols, panel: session.panel.map(panel),
      wording: wording)
  }

  private func piece(_ mark: Mark) -> TrayPiece {
    let name = quest.wording.name(mark)
    return TrayPiece(
      mark: mark, isActive: false, isHeld: false, place: .home, player: name, fullName: name,
      about: "", isTimed: false, wins: 0)
  }

  /// The pairs that stop the shapes, as lines.
  private func pairs(in workshop: Workshop) -> [Line] {
    guard workshop.showsPairs, let paving = workshop.paving else { return [] }
    return paving.pairs(on: workshop.paper).map { Line(from: $0.0, to: $0.1) }
  }

  private func offer(_ workshop: Workshop) -> PanelContent {
    let phrases = quest.phrases
    var content = PanelContent(.shapes, quest.title)
    if isEngineLost { content.add(.closing, quest.wording.tryAgain, .retry) }
    let rules = workshop.rules
    if let rules { content.add(.closing, phrases.learnDrawPlay, .rules(rules)) }
    if workshop.paving != nil { content.add(.button, phrases.learnDrawWhy, .quest(.why)) }
    if let smallest = workshop.smallest {
      let size = phrases.gameSize(columns: smallest.columns, rows: smallest.rows)
      content.add(.button, phrases.learnDrawSmallest(size: size), .quest(.smallest))
    }
    if workshop.fair != nil { content.add(.button, phrases.learnDrawFair, .quest(.fair)) }
    if workshop.canAddShape {
      content.add(.button, phrases.learnDrawAnother, .quest(.another))
    }
    addLeaving(to: &content)
    // These stand below the board.
    content.add(.heading, quest.title)
    let isEmpty = workshop.squares.isEmpty
    content.add(.button, quest.wording.name(.undo), .quest(.undo), isEnabled: !isEmpty)
    content.add(
      .button, phrases.learnDrawClear, .quest(.clear),
      isEnabled: !isEmpty || !workshop.finished.isEmpty)
    content.add(.button, phrases.learnDrawSmaller, .quest(.smaller))
    content.add(.button, phrases.learnDrawLarger, .quest(.larger))
    return content
  }
}
