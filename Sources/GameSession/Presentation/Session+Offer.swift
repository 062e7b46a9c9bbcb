import GameRules
import GameSolver

// The texts and buttons beside the board. They never cover it, so nobody has to dismiss them.

extension Session {
  /// The result as told to the player.
  var headline: UTF8Text? {
    guard phase == .finished, !isReviewing, let outcome else { return nil }
    guard let winner = outcome.winner else {
      return knownReview?.isFaultless == true
        ? wording.faultlessDraw : sentence(outcome)
    }
    return wording.headline(winner, in: match)
  }

  /// A second sentence besides the status.
  var detail: UTF8Text {
    if refusal != nil || isReviewing { return "" }
    if notice != nil { return "" }
    if isInLiveGame || isLiveGameGone { return roomDetail }
    if showsTruth, let truth { return wording.worth(truth) }
    return isBeforeTheFirstMove ? wording.tapToStart : invitationDetail ?? ""
  }

  /// The buttons before the first move and after the last one.
  var offer: PanelContent? {
    if isEngineLost { return anotherAttempt }
    if isReviewing { return nil }
    if isInLiveGame { return roomOffer }
    if phase == .finished { return afterTheEnd }
    if game.canRedo { return redoable }
    return isBeforeTheFirstMove ? opponents : nil
  }

  var isBeforeTheFirstMove: Bool { game.ply == 0 && !game.position.isOver && !isReviewing }

  private var anotherAttempt: PanelContent {
    var content = PanelContent(.result, wording.tryAgain)
    content.add(.closing, wording.tryAgain, .retry)
    return content
  }

  private var redoable: PanelContent {
    var content = PanelContent(.result, wording.name(.redo))
    content.add(.button, wording.name(.redo), .command(.redo))
    return content
  }

  /// The kinds of opponent, and the levels of the computer while it is one.
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
    addNotice(to: &content)
    return content
  }

  private var afterTheEnd: PanelContent {
    var content = PanelContent(.result, headline ?? "")
    content.add(.closing, wording.playAgain, .command(.newGame))
    content.add(.button, wording.whereItTurned, .command(.review))
    content.add(.button, wording.changeOpponent, .command(.players))
    return content
  }
}
