import GameRules

// What is said about a game that is shared with others elsewhere.

extension Wording {
  /// What a mark is called; whoever plays it elsewhere, to the one person who plays here.
  @inline(never)
  func name(_ mark: Mark, in match: Match) -> UTF8Text {
    match.personAlone == match.seat(of: mark).other && match.player(of: mark) == .remote
      ? name(.remote) : name(mark)
  }

  /// Whose turn it is, to the one person who plays here.
  func turn(_ mark: Mark, in match: Match) -> UTF8Text {
    phrases.turn(mark: name(mark, in: match))
  }

  /// Leads to the panel of the room, and is over it.
  var online: UTF8Text { phrases.offerOnline }

  /// Leads to what can be done in a room.
  public var liveGame: UTF8Text { phrases.roomTitle }

  /// Before a room is made.
  var aboutOnline: UTF8Text { phrases.roomAbout }
  /// Over the clocks to choose from.
  var clock: UTF8Text { phrases.roomClock }
  /// A clock to choose, in seconds.
  func clock(_ choice: (base: Int, increment: Int)?) -> UTF8Text {
    guard let choice else { return phrases.roomNoClock }
    return phrases.roomFischer(minutes: "\(choice.base / 60)", seconds: "\(choice.increment)")
  }
  /// Makes a room.
  var makeLink: UTF8Text { phrases.roomMake }
  /// The server cannot be asked.
  public var unreachable: UTF8Text { phrases.roomUnreachable }
  /// Over the code of a room's link.
  var inviteOther: UTF8Text { phrases.roomInvite }

  /// Nobody has come yet.
  var waitingForOther: UTF8Text { phrases.roomWaiting }
  /// The server has not said anything yet.
  var connecting: UTF8Text { phrases.roomConnecting }
  /// The connection is lost.
  var reconnecting: UTF8Text { phrases.roomReconnecting }
  /// The server knows no such room.
  var roomGone: UTF8Text { phrases.roomGone }
  /// To who has come by a link.
  func seatFree(_ mark: Mark) -> UTF8Text { phrases.roomSeatFree(mark: name(mark)) }
  /// Takes a seat.
  func playAs(_ mark: Mark) -> UTF8Text { phrases.roomSit(mark: name(mark)) }
  /// To who has no seat.
  var youWatch: UTF8Text { phrases.roomYouWatch }
  /// How many have none.
  func watchers(_ count: Int) -> UTF8Text { phrases.roomWatchers(n: count) }
  /// The connection of the other is lost.
  func isAway(_ mark: Mark, in match: Match) -> UTF8Text {
    phrases.roomIsAway(mark: name(mark, in: match))
  }
  /// The same in a word.
  var away: UTF8Text { phrases.roomAway }
  /// In place of a player.
  var nobodyYet: UTF8Text { phrases.roomNobody }
  /// Beneath one's own name.
  var ownTurn: UTF8Text { phrases.seatYourTurn }
  /// Beneath who has won.
  var winner: UTF8Text { phrases.seatWinner }

  /// What a player can ask for in the middle of a game.
  func name(_ command: RoomCommand) -> UTF8Text {
    switch command {
    case .draw: phrases.roomDraw
    case .undo: phrases.roomUndo
    case .resign: phrases.roomResign
    case .say(let sign): name(sign)
    case .make, .sit, .again, .decline, .leave: ""
    }
  }

  /// Leaves a room.
  var leaveRoom: UTF8Text { phrases.roomLeave }
  /// Turns down what is offered.
  var decline: UTF8Text { phrases.roomDecline }

  /// Accepts what is offered.
  func accept(_ command: RoomCommand) -> UTF8Text {
    command == .again ? playAgain : phrases.roomAccept
  }

  /// What the other offers.
  func offers(_ offer: RoomState.Offer, in match: Match) -> UTF8Text {
    let mark = name(offer.mark, in: match)
    return switch offer.kind {
    case .draw: phrases.roomOffersDraw(mark: mark)
    case .undo: phrases.roomAsksUndo(mark: mark)
    case .again: phrases.roomAsksAgain(mark: mark)
    }
  }

  /// What is offered from here.
  func offered(_ kind: RoomState.Offer.Kind) -> UTF8Text {
    switch kind {
    case .draw: phrases.roomOfferedDraw
    case .undo: phrases.roomAskedUndo
    case .again: phrases.roomAskedAgain
    }
  }

  /// What is told for a while.
  func notice(_ notice: Room.Notice, in match: Match) -> UTF8Text {
    switch notice {
    case .notAccepted(let square): phrases.roomNotAccepted(square: square)
    case .declined: phrases.roomDeclined
    case .said(let mark, let sign): phrases.roomSays(mark: name(mark, in: match), sign: name(sign))
    }
  }

  /// How a game ended that did not end on the board.
  func end(_ end: RoomState.End, in match: Match) -> UTF8Text {
    switch end {
    case .resigned(let mark):
      phrases.roomResigned(mark: name(mark, in: match), winner: name(mark.opponent, in: match))
    case .outOfTime(let mark):
      phrases.roomOutOfTime(mark: name(mark, in: match), winner: name(mark.opponent, in: match))
    case .drawn: phrases.roomDrawn
    }
  }

  /// Over what players can say to each other.
  var signs: UTF8Text { phrases.roomSigns }
  /// Lets be seen what the other says.
  var showSigns: UTF8Text { phrases.roomShowSigns }
  /// What a player can say.
  func name(_ sign: RoomSign) -> UTF8Text { phrases.roomSign(sign) }

  /// Minutes and seconds, the last one begun.
  static func clock(milliseconds: Int) -> UTF8Text {
    let seconds = milliseconds / 1000 + (milliseconds % 1000 > 0 ? 1 : 0)
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
