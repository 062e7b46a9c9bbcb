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
    if isBeforeTheFirstMove { return opponents }
    return phase == .finished ? afterTheEnd : nil
  }

  private var isBeforeTheFirstMove: Bool { game.ply == 0 && !game.position.isOver && !isReviewing }

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
    var content = PanelContent(.result, headline ?? "")
    content.add(.closing, wording.playAgain, .command(.newGame))
    content.add(.button, wording.whereItTurned, .command(.review))
    content.add(.button, wording.changeOpponent, .command(.players))
    return content
  }
}
