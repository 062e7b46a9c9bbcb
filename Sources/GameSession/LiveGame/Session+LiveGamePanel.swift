import GameRules
import GameSolver
import RoomProtocol

// The texts and the panel of a live game.
extension Session {
  /// The state of a live game that is no turn of a person; nil otherwise.
  @inline(never)
  func roomStanding(_ turn: Mark, in wording: Wording) -> UTF8Text? {
    guard let room else { return nil }
    if room.state == nil { return wording.connecting }
    if room.isLooking { return wording.looking }
    if let pause = roomPause(in: wording) { return pause }
    return room.level(of: turn) == nil || isReviewing ? nil : wording.thinking(turn)
  }

  /// The status in place of whose turn it is: waiting for a friend, or a paused class.
  @inline(never)
  func roomStatus(in wording: Wording) -> UTF8Text? {
    isWaitingForFriend && room?.isLooking == false
      ? wording.waitingForFriend : roomPause(in: wording)
  }

  /// The note that the class is paused.
  private func roomPause(in wording: Wording) -> UTF8Text? {
    room?.mark != nil && room?.state?.isPaused == true ? wording.hallPaused : nil
  }

  /// A second sentence about the live game besides the status; often empty.
  @inline(never)
  func roomDetail(in wording: Wording) -> UTF8Text {
    guard let room else { return wording.roomGone }
    guard room.isLive else { return wording.reconnecting }
    guard let state = room.state else { return "" }
    if isAskedToResign { return wording.resignQuestion }
    if let mark = room.mark, state.claimant == mark { return wording.isGone(mark.opponent) }
    if let notice = room.notice { return wording.notice(notice) }
    if let offer = state.offer {
      return offer.mark == room.mark
        ? wording.offered(offer.kind) : wording.offers(offer)
    }
    guard let mark = room.mark else {
      // The invitation says it already.
      if openPanel?.panel == .room { return "" }
      if let free = seatToTake { return wording.seatFree(free) }
      return wording.youWatch
    }
    if room.isLooking { return room.hasWaited ? wording.nobodyCame : wording.aboutLooking }
    if !state.isFull { return wording.invitation(mark, hasStarted: game.ply > 0) }
    if !state.here.contains(mark.opponent) {
      return wording.isAway(
        mark.opponent, canClaim: state.isAmongStrangers && state.days == nil && !isOver)
    }
    return state.watching > 0 ? wording.watchers(state.watching) : ""
  }

  /// Whether this player has a seat and the other one is free.
  @inline(never)
  var isWaitingForFriend: Bool {
    guard let room, room.isLive, room.mark != nil else { return false }
    return room.state?.isFull == false
  }

  /// Whether this player is asked to confirm resigning; the end of the game settles it.
  private var isAskedToResign: Bool { room?.isResigning == true && canAct }

  /// Whether this player can offer a draw, ask for a takeback, resign and send emotes.
  private var canAct: Bool { room?.mark != nil && room?.state?.isFull == true && !isOver }

  /// The buttons of a live game beside the board and, after a heading, those below it.
  @inline(never)
  var roomOffer: PanelContent? {
    guard let room, let state = room.state else { return nil }
    var content = PanelContent(.room, wording.liveGame)
    if room.mark == nil {
      if let free = seatToTake { content.add(.closing, wording.playAs(free), .room(.sit)) }
      content.add(.button, wording.leaveLiveGame, .room(.leave))
    } else if isAskedToResign {
      content.add(.closing, wording.resignYes, .room(.resign))
      content.add(.button, wording.keepPlaying, .room(.keepPlaying))
    } else if state.claimant == room.mark {
      content.add(.closing, wording.claim, .room(.claim))
    } else if let acceptance = room.acceptance {
      content.add(.closing, wording.accept(acceptance), .room(acceptance))
      content.add(.button, wording.decline, .room(.decline))
    } else if phase == .finished {
      content.add(.closing, wording.playAgain, .command(.newGame))
      content.add(.button, wording.whereItTurned, .command(.review))
      content.add(.button, wording.leaveLiveGame, .room(.leave))
    } else if room.isLooking {
      if room.hasWaited { addComputer(.closing, room, to: &content) }
      content.add(.button, wording.cancel, .room(.leave))
    } else if !state.isFull {
      content.add(.button, wording.liveGame, .panel(.room))
      addComputer(.button, room, to: &content)
    } else if room.calls == .off {
      content.add(.button, wording.callMe, .panel(.room))
    }
    if canAct { addActions(room, to: &content) }
    return content
  }

  private func addComputer(_ kind: PanelItem.Kind, _ room: LiveGame, to content: inout PanelContent)
  {
    let level = room.matchBefore.personAgainstComputer?.level ?? .easy
    content.add(kind, wording.playComputer(level), .room(.inviteComputer(level)))
  }

  /// The four actions of a live game, in their order.
  private func addActions(_ room: LiveGame, to content: inout PanelContent) {
    content.add(.heading, wording.liveGame)
    content.add(.button, wording.drawAction, .room(.offer(.draw)))
    content.add(
      .button, wording.undoAction, .room(.offer(.undo)), isEnabled: room.canTakeBack(game))
    content.add(.button, wording.name(.resign), .room(.considerResigning))
    content.add(.button, wording.say, .panel(.room))
  }

  // MARK: The panel

  /// The panel that makes a live game; in one, its invitation and commands.
  @inline(never)
  var liveGameContent: PanelContent {
    guard let room else { return onlineContent }
    if room.mark == nil, let free = room.freeSeat { return invitationContent(room, free) }
    var content = PanelContent(.room, wording.liveGame)
    addInvitation(room, to: &content)
    addCalls(room, to: &content)
    addRequests(room, to: &content)
    content.add(
      .closing, room.isLooking ? wording.cancel : wording.leaveLiveGame, .room(.leave))
    content.add(.closing, wording.ok, .confirm)
    return content
  }

  private var onlineContent: PanelContent {
    var content = PanelContent(.room, wording.online)
    let chosen = openPanel?.clock ?? 0
    content.add(.text, wording.aboutOnline)
    // Above the list of clocks, which can be longer than the panel.
    content.add(.note, onlineRefusal, isRefused: true)
    addOwnName(to: &content)
    content.add(.heading, wording.clock)
    for place in LiveGame.clocks.indices {
      content.add(
        .choice, wording.clock(LiveGame.clocks[place]), .clock(place), isOn: place == chosen)
    }
    if offersClasses { content.add(.button, wording.playClass, .room(.playClass)) }
    content.add(.button, wording.stored, .panel(.stored))
    content.add(.closing, wording.makeLink, .room(.make(clock: chosen)))
    content.add(.closing, wording.someone, .room(.someone(clock: chosen)))
    return content
  }

  /// The reason why the server has made no live game.
  var onlineRefusal: UTF8Text {
    guard openPanel?.panel == .room, room == nil else { return "" }
    if let seconds = openPanel?.busySeconds { return wording.busy(seconds) }
    return openPanel?.isServerUnreachable == true ? wording.unreachable : ""
  }

  private func addOwnName(to content: inout PanelContent) {
    content.add(.name, wording.yourName, .name(.first), entered: ownMatch.name(of: .first))
  }

  /// The invitation: the host, the game, and the choice to play or to watch.
  private func invitationContent(_ room: LiveGame, _ free: Mark) -> PanelContent {
    let host = match.name(of: match.seat(of: free.opponent))
    var content = PanelContent(.room, wording.invites(host))
    content.add(.text, wording.line([wording.youAre(free), wording.gameName(game.rules)]))
    if room.state?.isAmongStrangers == false { addOwnName(to: &content) }
    content.add(.closing, wording.play, .room(.sit))
    content.add(.closing, wording.watch, .close)
    return content
  }

  private func addInvitation(_ room: LiveGame, to content: inout PanelContent) {
    guard room.mark != nil, room.freeSeat != nil else { return }
    if room.isLooking {
      content.add(.text, roomDetail(in: wording))
    } else {
      content.add(.text, wording.inviteOther)
      content.add(.picture, wording.scan, picture: .code(game.notation))
      for kind in [Share.link, .copy] {
        content.add(.button, wording.name(kind), .share(kind), picture: .share(kind))
      }
    }
    addComputer(.button, room, to: &content)
  }

  private func addRequests(_ room: LiveGame, to content: inout PanelContent) {
    guard room.mark != nil, room.freeSeat == nil else { return }
    if isTyped { addTypedCommands(room, to: &content) }
    content.add(.heading, wording.emotes)
    for emote in Emote.allCases { content.add(.button, wording.name(emote), .room(.say(emote))) }
    let isOn = settings.showsEmotes
    content.add(.toggle, wording.showEmotes, .setting(.showsEmotes(!isOn)), isOn: isOn)
  }

  /// Adds the commands that a page has beside and below its board.
  private func addTypedCommands(_ room: LiveGame, to content: inout PanelContent) {
    if isAskedToResign {
      content.add(.text, wording.resignQuestion)
      content.add(.button, wording.keepPlaying, .room(.keepPlaying))
      content.add(.button, wording.resignYes, .room(.resign))
      return
    }
    if room.state?.claimant == room.mark { content.add(.button, wording.claim, .room(.claim)) }
    if let acceptance = room.acceptance {
      content.add(.button, wording.accept(acceptance), .room(acceptance))
      content.add(.button, wording.decline, .room(.decline))
    }
    guard canAct else { return }
    for command in [.offer(.draw), .offer(.undo), .considerResigning] as [LiveGameCommand] {
      content.add(.button, wording.name(command), .room(command))
    }
  }

  /// The panel about the data that live games leave behind: which, where and for how long.
  var storedContent: PanelContent {
    var content = PanelContent(.stored, wording.stored)
    for text in wording.aboutStored { content.add(.text, text) }
    content.add(.closing, wording.ok, .confirm)
    return content
  }

  /// A live player's state in a word, or the time left; nil in a local game.
  @inline(never)
  func roomAbout(_ mark: Mark) -> (text: UTF8Text, isTimed: Bool)? {
    guard let room else { return nil }
    guard let state = room.state else { return ("", false) }
    if !state.seats.contains(mark) { return (wording.nobodyYet, false) }
    if state.days == nil, mark != room.mark, !state.here.contains(mark) {
      return (wording.away, false)
    }
    if let time = room.timeLeft(of: mark) {
      return (wording.clock(milliseconds: time, isOfDays: state.days != nil), true)
    }
    return (room.level(of: mark).map { wording.name(.computer($0)) } ?? "", false)
  }

  /// The text after the `#` of a live game's address.
  @inline(never)
  var liveGameLink: UTF8Text { room.map { Link.text(toRoom: $0.id) } ?? "" }
}
