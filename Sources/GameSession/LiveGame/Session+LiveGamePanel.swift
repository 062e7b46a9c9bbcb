import GameRules
import RoomProtocol

// The texts and the panel of a live game.
extension Session {
  /// A second sentence about the live game besides the status; often empty.
  @inline(never)
  func roomDetail(in wording: Wording) -> UTF8Text {
    guard let room else { return wording.roomGone }
    guard room.isLive else { return wording.reconnecting }
    guard let state = room.state else { return wording.connecting }
    if let notice = room.notice { return wording.notice(notice) }
    if let offer = state.offer {
      return offer.mark == room.mark
        ? wording.offered(offer.kind) : wording.offers(offer)
    }
    guard let mark = room.mark else {
      if let free = room.freeSeat { return wording.seatFree(free) }
      return wording.youWatch
    }
    if !state.isFull { return wording.invitation(mark, hasStarted: game.ply > 0) }
    if !state.here.contains(mark.opponent) { return wording.isAway(mark.opponent) }
    return state.watching > 0 ? wording.watchers(state.watching) : ""
  }

  /// Whether this player has a seat and the other one is free.
  @inline(never)
  var isWaitingForFriend: Bool {
    guard let room, room.isLive, room.mark != nil else { return false }
    return room.state?.isFull == false
  }

  /// The buttons of a live game beside the board.
  @inline(never)
  var roomOffer: PanelContent? {
    guard let room, room.state != nil else { return nil }
    var content = PanelContent(.room, wording.liveGame)
    if room.mark == nil, let free = room.freeSeat {
      content.add(.closing, wording.playAs(free), .room(.sit))
    } else if let acceptance = room.acceptance {
      content.add(.closing, wording.accept(acceptance), .room(acceptance))
      content.add(.button, wording.decline, .room(.decline))
    } else if phase == .finished {
      if room.mark != nil { content.add(.closing, wording.playAgain, .command(.newGame)) }
      content.add(.button, wording.whereItTurned, .command(.review))
      content.add(.button, wording.leaveLiveGame, .room(.leave))
    } else {
      content.add(.button, wording.liveGame, .panel(.room))
    }
    return content
  }

  /// The panel that makes a live game; in one, its invitation and commands.
  @inline(never)
  var liveGameContent: PanelContent {
    var content = PanelContent(.room, isInLiveGame ? wording.liveGame : wording.online)
    if let room {
      addInvitation(room, to: &content)
      addRequests(room, to: &content)
      content.add(.closing, wording.leaveLiveGame, .room(.leave))
      content.add(.closing, wording.ok, .confirm)
    } else {
      let clock = openPanel?.clock ?? 0
      addClocks(clock, to: &content)
      content.add(.note, openPanel?.isServerUnreachable == true ? wording.unreachable : "")
      content.add(.closing, wording.makeLink, .room(.make(clock: clock)))
    }
    return content
  }

  private func addClocks(_ chosen: Int, to content: inout PanelContent) {
    content.add(.text, wording.aboutOnline)
    content.add(.heading, wording.clock)
    for place in LiveGame.clocks.indices {
      content.add(
        .choice, wording.clock(LiveGame.clocks[place]), .clock(place), isOn: place == chosen)
    }
  }

  private func addInvitation(_ room: LiveGame, to content: inout PanelContent) {
    guard room.freeSeat != nil else { return }
    content.add(.text, wording.inviteOther)
    content.add(.picture, wording.scan, picture: .code(game.notation))
    for kind in [Share.link, .copy] {
      content.add(.button, wording.name(kind), .share(kind), picture: .share(kind))
    }
  }

  private func addRequests(_ room: LiveGame, to content: inout PanelContent) {
    guard room.mark != nil, room.freeSeat == nil else { return }
    if let acceptance = room.acceptance {
      content.add(.button, wording.accept(acceptance), .room(acceptance))
      content.add(.button, wording.decline, .room(.decline))
    }
    var commands: [LiveGameCommand] = isOver ? [] : [.offer(.draw), .offer(.undo), .resign]
    let emotes = commands.count
    commands += Emote.allCases.map { .say($0) }
    for (place, command) in commands.enumerated() {
      if place == emotes { content.add(.heading, wording.emotes) }
      content.add(.button, wording.name(command), .room(command))
    }
    let isOn = settings.showsEmotes
    content.add(.toggle, wording.showEmotes, .setting(.showsEmotes(!isOn)), isOn: isOn)
  }

  /// A live player's state in a word, or the time left; nil in a local game.
  @inline(never)
  func roomAbout(_ mark: Mark) -> (text: UTF8Text, isTimed: Bool)? {
    guard let room else { return nil }
    guard let state = room.state else { return ("", false) }
    if !state.seats.contains(mark) { return (wording.nobodyYet, false) }
    if mark != room.mark, !state.here.contains(mark) { return (wording.away, false) }
    return room.timeLeft(of: mark).map { (Wording.clock(milliseconds: $0), true) } ?? ("", false)
  }

  /// The text after the `#` of a live game's address.
  @inline(never)
  var liveGameLink: UTF8Text { room.map { Link.text(toRoom: $0.id) } ?? "" }
}
