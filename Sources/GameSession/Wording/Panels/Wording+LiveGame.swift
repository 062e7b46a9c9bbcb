import GameRules
import GameSolver
import RoomProtocol

// Messages about live games.

extension Wording {
  /// The name of online play: its button and its panel.
  var online: UTF8Text { phrases.offerOnline }

  /// The name of the live game: its button and its panel.
  public var liveGame: UTF8Text { phrases.roomTitle }

  /// The explanation before a live game is made.
  var aboutOnline: UTF8Text { phrases.roomAbout }
  /// The heading of the clocks.
  var clock: UTF8Text { phrases.roomClock }
  /// The name of a clock; nil is no clock.
  func clock(_ choice: TimeControl?) -> UTF8Text {
    guard let choice else { return phrases.roomNoClock }
    if let days = choice.days { return phrases.roomDays(n: days) }
    return phrases.roomFischer(minutes: "\(choice.seconds / 60)", seconds: "\(choice.increment)")
  }
  /// The button that makes a live game.
  var makeLink: UTF8Text { phrases.roomMake }
  /// The error if the server cannot be reached.
  public var unreachable: UTF8Text { phrases.roomUnreachable }
  /// The invitation beside the QR code.
  var inviteOther: UTF8Text { phrases.roomInvite }

  // MARK: Playing anyone

  /// The button that finds a stranger.
  var someone: UTF8Text { phrases.roomSomeone }
  var playClass: UTF8Text { phrases.roomPlayClass }
  /// The error if the server asks to be tried again later.
  func busy(_ seconds: Int) -> UTF8Text { phrases.roomBusy(n: seconds) }
  /// The status until a stranger comes.
  var looking: UTF8Text { phrases.roomLooking }
  /// The explanation of that status.
  var aboutLooking: UTF8Text { phrases.roomLookingAbout }
  /// The note that nobody has come for some seconds.
  var nobodyCame: UTF8Text { phrases.roomNobodyCame }
  /// The button that lets the computer take the free seat.
  func playComputer(_ level: Level) -> UTF8Text {
    phrases.roomPlayComputer(level: name(.computer(level)))
  }
  /// The button that stops waiting for a stranger.
  var cancel: UTF8Text { phrases.roomCancel }
  /// The note that a stranger has left for good.
  func isGone(_ mark: Mark) -> UTF8Text { phrases.roomIsGone(player: speaker(mark)) }
  /// The button that claims the win over a stranger who has left.
  var claim: UTF8Text { phrases.roomClaim }

  // MARK: Names, and what is stored

  /// The label of the field for the player's own name.
  var yourName: UTF8Text { phrases.roomYourName }
  /// The title of the panel about stored data, and of its button.
  public var stored: UTF8Text { phrases.roomStored }
  /// The paragraph about the data that stays on the device.
  public var storedHere: UTF8Text { phrases.roomStoredHere }
  /// The paragraphs about stored data.
  var aboutStored: [UTF8Text] {
    [
      phrases.roomStoredGame, phrases.roomStoredTime, phrases.roomStoredAddress,
      phrases.roomStoredCalls, storedHere,
    ]
  }

  /// The switch for push messages about turns.
  var callMe: UTF8Text { phrases.roomCallMe }
  /// The note on that switch: a condition, or the data that is stored.
  func about(_ calls: LiveGame.Calls) -> UTF8Text {
    switch calls {
    case .off, .on: phrases.roomStoredCalls
    case .refused: phrases.roomCallRefused
    case .atHome: phrases.roomCallHome
    }
  }

  // MARK: Inviting and joining

  /// The title of an invitation; the host may have no name.
  func invites(_ host: UTF8Text) -> UTF8Text {
    host.isEmpty ? phrases.roomInvited : phrases.roomInvitesYou(player: host)
  }
  /// The mark that an invited player would have.
  func youAre(_ mark: Mark) -> UTF8Text { phrases.roomYouAre(mark: name(mark)) }
  /// The button of an invitation that takes the free seat.
  var play: UTF8Text { phrases.roomPlay }
  /// The button of an invitation that only watches.
  var watch: UTF8Text { phrases.roomWatch }

  /// The status until the other player comes.
  var waitingForFriend: UTF8Text { phrases.roomWaiting }
  /// The use of the link until the other player comes and, before a move, who starts.
  func invitation(_ own: Mark, hasStarted: Bool) -> UTF8Text {
    var texts = [phrases.roomTheyOpen(mark: name(own.opponent))]
    if !hasStarted { texts.append(own == .x ? phrases.roomYouStart : phrases.roomTheyStart) }
    return line(texts)
  }
  /// The note that no state has arrived yet.
  public var connecting: UTF8Text { phrases.roomConnecting }
  /// The note that the connection is lost.
  var reconnecting: UTF8Text { phrases.roomReconnecting }
  /// The note that the server has forgotten the live game.
  var roomGone: UTF8Text { phrases.roomGone }
  /// The note to a newcomer about the free seat.
  func seatFree(_ mark: Mark) -> UTF8Text { phrases.roomSeatFree(mark: name(mark)) }
  /// The button that takes a seat.
  func playAs(_ mark: Mark) -> UTF8Text { phrases.roomSit(mark: name(mark)) }
  /// The note to a spectator.
  var youWatch: UTF8Text { phrases.roomYouWatch }
  /// The number of spectators.
  func watchers(_ count: Int) -> UTF8Text { phrases.roomWatchers(n: count) }
  /// The note that the other player is disconnected, which may cost a stranger the game.
  func isAway(_ mark: Mark, canClaim: Bool) -> UTF8Text {
    let player = speaker(mark)
    return canClaim ? phrases.roomIsAwayClaim(player: player) : phrases.roomIsAway(player: player)
  }
  /// The announcement that the other player has come.
  func isHere(_ mark: Mark) -> UTF8Text { phrases.roomIsHere(player: speaker(mark)) }
  /// The one word for a disconnected player.
  var away: UTF8Text { phrases.roomAway }
  /// The one word for a free seat.
  var nobodyYet: UTF8Text { phrases.roomNobody }

  /// A player of the live game, as others speak of them.
  private func speaker(_ mark: Mark) -> UTF8Text { subject(mark) ?? name(mark) }

  /// The action that offers a draw.
  var drawAction: UTF8Text { phrases.roomDrawAction }
  /// The action that asks to take back one's last move.
  var undoAction: UTF8Text { phrases.roomUndoAction }
  /// The action that opens the emotes.
  var say: UTF8Text { phrases.roomSay }
  /// The question whether to resign.
  var resignQuestion: UTF8Text { phrases.roomResignQuestion }
  /// The button that answers it with yes.
  var resignYes: UTF8Text { phrases.roomResignYes }
  /// The button that answers it with no.
  var keepPlaying: UTF8Text { phrases.roomKeepPlaying }

  /// The name of a command during the game.
  func name(_ command: LiveGameCommand) -> UTF8Text {
    switch command {
    case .offer(.draw): phrases.offerDraw
    case .offer(.undo): phrases.askUndo
    case .resign, .considerResigning: phrases.roomResign
    case .say(let emote): name(emote)
    case .claim: claim
    case .make, .someone, .playClass, .sit, .inviteComputer, .keepPlaying, .callMe, .offer(.again),
      .decline, .leave:
      ""
    }
  }

  /// The button that leaves a live game.
  var leaveLiveGame: UTF8Text { phrases.roomLeave }
  /// The button that declines an offer.
  var decline: UTF8Text { phrases.roomDecline }

  /// The button that accepts an offer.
  func accept(_ command: LiveGameCommand) -> UTF8Text {
    command == .offer(.again) ? playAgain : phrases.roomAccept
  }

  /// The other player's offer.
  func offers(_ offer: Offer) -> UTF8Text {
    let player = speaker(offer.mark)
    return switch offer.kind {
    case .draw: phrases.roomOffersDraw(player: player)
    case .undo: phrases.roomAsksUndo(player: player)
    case .again: phrases.roomAsksAgain(player: player)
    }
  }

  /// This player's offer.
  func offered(_ kind: Offer.Kind) -> UTF8Text {
    switch kind {
    case .draw: phrases.roomOfferedDraw
    case .undo: phrases.roomAskedUndo
    case .again: phrases.roomAskedAgain
    }
  }

  /// A temporary message.
  func notice(_ notice: LiveGame.Notice) -> UTF8Text {
    switch notice {
    case .notAccepted(let square): phrases.roomNotAccepted(place: place(square))
    case .declined(let mark): phrases.roomDeclined(player: speaker(mark))
    case .busy(let seconds): phrases.roomBusySaying(n: seconds)
    case .said(let mark, let emote):
      phrases.roomSays(player: speaker(mark), emote: name(emote))
    }
  }

  /// The end of a game off the board.
  func end(_ end: Termination) -> UTF8Text {
    switch end {
    case .resigned(let mark):
      subject(mark).map { phrases.roomResigned(player: $0) } ?? phrases.roomYouResigned
    case .outOfTime(let mark):
      subject(mark).map { phrases.roomOutOfTime(player: $0) } ?? phrases.roomYouOutOfTime
    case .agreedDraw: phrases.roomDrawn
    }
  }

  /// The line about a live game in the history: the player whose turn it is.
  func turn(of own: Mark, in state: RoomState, _ mark: Mark) -> UTF8Text {
    if mark == own { return phrases.turnYou }
    if !state.isFull { return waitingForFriend }
    return phrases.turn(player: state.names[mark].isEmpty ? name(mark) : state.names[mark])
  }

  /// The heading of the emotes.
  var emotes: UTF8Text { phrases.roomEmotes }
  /// The switch that shows the other player's emotes.
  var showEmotes: UTF8Text { phrases.roomShowEmotes }
  /// The text of an emote.
  func name(_ emote: Emote) -> UTF8Text { phrases.roomEmote(emote) }

  /// Minutes and seconds, rounded up to a whole second; of a clock of days, hours or days in words.
  @inline(never)
  func clock(milliseconds: Int, isOfDays: Bool) -> UTF8Text {
    let seconds = (milliseconds + 999) / 1000
    let hours = (seconds + 3599) / 3600
    if isOfDays, hours > 1 {
      return hours < 36
        ? phrases.roomHoursLeft(n: hours) : phrases.roomDaysLeft(n: (hours + 12) / 24)
    }
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
