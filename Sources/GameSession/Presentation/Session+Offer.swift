import GameRules
import GameSolver

// The buttons beside the board. They never cover it, so nobody has to dismiss them.

extension Session {
  /// The buttons before the first move and after the last one.
  var offer: PanelContent? {
    if isEngineLost { return anotherAttempt }
    if isReviewing { return retry }
    if canTakeOver { return takingOver }
    if isInLiveGame { return roomOffer }
    if phase == .finished { return afterTheEnd }
    if game.canRedo { return redoable }
    return isBeforeTheFirstMove ? opponents : nil
  }

  private var anotherAttempt: PanelContent {
    var content = PanelContent(.result, wording.tryAgain)
    content.add(.closing, wording.tryAgain, .retry)
    return content
  }

  /// The button that goes back to before a person's mistake that the review shows.
  @inline(never)
  private var retry: PanelContent? {
    guard !isInLiveGame, let step = reviewedMistake?.step, match.player(of: step.mark) == .person
    else { return nil }
    let label = wording.tryAgainFromHere
    var content = PanelContent(.result, label)
    content.add(.closing, label, .retryMove(step.number))
    return content
  }

  /// The choice of the second player after the first mark.
  @inline(never)
  private var takingOver: PanelContent {
    let label = wording.takeOver(.x)
    var content = PanelContent(.result, label)
    content.add(.closing, label, .takeOver)
    return content
  }

  private var redoable: PanelContent {
    var content = PanelContent(.result, wording.name(.redo))
    content.add(.button, wording.name(.redo), .command(.redo))
    return content
  }

  /// The kinds of opponent and, against the computer, its levels.
  private var opponents: PanelContent {
    var content = PanelContent(.players, wording.opponent)
    let person = match[.first] == .person ? match[.second] : nil
    let level = match.personAgainstComputer?.level
    if level != nil, activity.turn != nil {
      content.add(.button, wording.computerStarts, .swapMarks)
    }
    content.add(.choice, wording.twoPlayers, .opponent(.person), isOn: person == .person)
    content.add(
      .choice, wording.computer, .opponent(.computer(level ?? .easy)), isOn: level != nil)
    if hasLiveGames { content.add(.button, wording.online, .panel(.room)) }
    if let level {
      content.add(.heading, wording.level)
      for other in Level.allCases {
        let player = Player.computer(other)
        content.add(
          .choice, wording.name(player), .opponent(player), about: wording.about(level: other),
          picture: .strength(player), isOn: other == level)
      }
    }
    if notice != nil { addNotice(to: &content) }
    return content
  }

  private var afterTheEnd: PanelContent {
    var content = PanelContent(.result, headline(in: wording) ?? "")
    content.add(.closing, wording.playAgain, .command(.newGame))
    addNextStep(to: &content)
    return content
  }

  /// Adds the button that suits the result: a stronger level after a win, the move that gave the game
  /// away after a loss, and a larger board after a draw.
  private func addNextStep(to content: inout PanelContent) {
    let winner = outcome?.winner
    if let mistake = decisiveMistake {
      content.add(.button, wording.tryThatMoveAgain, .ply(mistake.step.number - 1))
    } else if let winner, wording.subject(winner) == nil,
      let level = match.personAgainstComputer?.level.next
    {
      content.add(.button, wording.next(level), .nextGame(.computer(level)))
    } else if winner == nil, let rules = Preset.all.first(where: { $0.area > game.rules.area }) {
      content.add(.button, wording.bigger(rules), .rules(rules))
    }
  }
}
