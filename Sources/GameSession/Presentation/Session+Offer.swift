import GameRules
import GameSolver

// The buttons beside the board. They never cover it, so nobody has to dismiss them.

extension Session {
  /// The buttons before the first move and after the last one.
  var offer: PanelContent? {
    if isEngineLost { return anotherAttempt }
    if isReviewing { return nil }
    if isInLiveGame { return roomOffer }
    if isBeforeTheFirstMove { return opponents }
    return phase == .finished ? afterTheEnd : nil
  }

  private var anotherAttempt: PanelContent {
    var content = PanelContent(.result, wording.tryAgain)
    content.add(.closing, wording.tryAgain, .retry)
    return content
  }

  private var opponents: PanelContent {
    var content = PanelContent(.players, wording.name(.players))
    for player in Player.all {
      content.add(
        .choice, player.isComputer ? wording.name(player) : wording.friend, .opponent(player),
        picture: .strength(player), isOn: match[.first] == .person && match[.second] == player)
      if player == .person {
        if hasLiveGames { content.add(.choice, wording.online, .panel(.room)) }
        content.add(.heading, wording.computer)
      }
    }
    addNotice(to: &content)
    return content
  }

  private var afterTheEnd: PanelContent {
    var content = PanelContent(.result, headline(in: wording) ?? "")
    content.add(.closing, wording.playAgain, .command(.newGame))
    addNextStep(to: &content)
    content.add(.button, wording.whereItTurned, .command(.review))
    return content
  }

  /// Adds the button that suits the result: a stronger level after a win, the move that gave the game
  /// away after a loss, a larger board after a draw, and otherwise the choice of the opponent.
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
    } else {
      content.add(.button, wording.changeOpponent, .command(.players))
    }
  }
}
