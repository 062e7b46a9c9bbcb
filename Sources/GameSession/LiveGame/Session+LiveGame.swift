import GameRules
import GameSolver
import RoomProtocol

// The client side of a live game. The server always sends its whole state, so the last one received
// is right, whatever messages were lost or crossed before it (decision 62).

extension Session {
  @inline(never)
  mutating func take(_ event: LiveGameEvent) {
    switch event {
    case .asked(let command): ask(command)
    case .clockChosen(let clock):
      guard openPanel?.panel == .room else { return }
      openPanel?.clock = clock
      openPanel?.isServerUnreachable = false
      openPanel?.busySeconds = nil
      openPanel?.answers = 0
    // A player who has closed the panel no longer wants to play.
    case .opened(let id): if openPanel?.panel == .room { liveGameOpened(id) }
    case .placed(let id): if openPanel?.panel == .room { enter(id, isStep: true) }
    case .waited: room?.hasWaited = true
    case .busy(let seconds): hearOfCrowd(seconds)
    case .seated(let mark): takeSeat(mark)
    case .heard(let said): hear(said)
    case .refused(let said): refuseMove(said)
    case .said(let emote, let mark): hear(emote, from: mark)
    case .connectionChanged(let isLive): room?.isLive = isLive
    case .lost: loseLiveGame()
    case .ticked(let milliseconds): room?.elapsed = milliseconds
    case .called(let calls): room?.calls = calls
    case .found(let said): list(said)
    case .chosen(let place): enterListed(place)
    }
  }

  // MARK: Joining and leaving

  /// Sends a player's command to the server; making and leaving a live game need more.
  private mutating func ask(_ command: LiveGameCommand) {
    switch command {
    case .make(let clock): perform(.room(.open(LiveGame.terms(game.rules, clock))))
    case .someone(let clock): perform(.room(.someone(LiveGame.terms(game.rules, clock))))
    case .playClass:
      close(.room)
      perform(.room(.ask(.playClass)))
    case .considerResigning:
      room?.isResigning = true
      // In a terminal the panel asks, so it stays open.
      if isTyped { return }
    case .keepPlaying: room?.isResigning = false
    case .callMe(let isOn):
      // The switch shows what was chosen until the browser answers.
      room?.calls = isOn ? .on : .off
      perform(.room(.call(isOn ? phrases.turnYou : "")))
      return
    case .sit:
      room?.isSeatAsked = true
      perform(.room(.sit(ownMatch.name(of: .first))))
    case .leave:
      leaveLiveGame()
      refreshActivity()
      saveGame(isStep: true)
    default:
      if command == .resign { room?.isResigning = false }
      perform(.room(.ask(command)))
    }
    // In a terminal the panel asks the question, which closes with it.
    if isTyped { room?.isResigning = false }
    if isInLiveGame { close(.room) }
  }

  /// Joins a live game by a link; nobody moves before the server has sent its state.
  @inline(never)
  mutating func enter(_ id: UTF8Text, knownBy record: UTF8Text) {
    // Until then, the board shows the last known game.
    let isNew = room?.id != id
    enter(id, isStep: false)
    guard isNew, let known = try? Game(record, sharing: &tables) else { return }
    addToJournal(beforeLiveGame: known)
    game = known
    game.go(toStep: known.lastStep)
    refreshActivity()
  }

  /// Files the local game in the journal before the first game of a live game replaces it.
  @inline(never)
  private mutating func addToJournal(beforeLiveGame next: Game) {
    guard let room else { return }
    addToJournal(before: next, seated: room.hasGame ? match : room.matchBefore)
    self.room?.hasGame = true
  }

  /// Files the game in the journal with those who played it.
  private mutating func addToJournal(before next: Game, seated: Match) {
    let now = match
    match = seated
    addToJournal(before: next)
    match = now
  }

  @inline(never)
  mutating func enter(_ id: UTF8Text, isStep: Bool) {
    guard room?.id != id else { return }
    leaveGame()
    showsValues = false
    room = LiveGame(id, matchBefore: match)
    takeSeats()
    refreshActivity()
    saveGame(isStep: isStep)
    perform(.room(.watch(id)))
  }

  /// Enters the new live game, takes a seat and shows the invitation.
  private mutating func liveGameOpened(_ id: UTF8Text) {
    enter(id, isStep: true)
    ask(.sit)
    openPanel = OpenPanel(.room)
  }

  /// Leaves the live game and plays on locally.
  @inline(never)
  mutating func leaveLiveGame() {
    guard let room else { return }
    if room.hasGame { addToJournal() }
    perform(.room(.ask(.leave)))
    match = room.matchBefore
    match.changeGame()
    // The game stays on the board, where the person keeps their mark.
    if let own = room.openingMark, let person = match.personAlone {
      match.seatOfX = own == .x ? person : person.other
    }
    self.room = nil
    close(.room)
  }

  /// Handles a server that does not know the live game, or cannot make one.
  private mutating func loseLiveGame() {
    if room == nil {
      guard openPanel?.panel == .room else { return }
      openPanel?.isServerUnreachable = true
      openPanel?.busySeconds = nil
      openPanel?.answers &+= 1
      return
    }
    leaveLiveGame()
    isLiveGameGone = true
    refreshActivity()
    saveGame(isStep: false)
  }

  // MARK: States and moves

  /// Sends this player's move to the server.
  @inline(never)
  mutating func send() {
    let step = game.step
    room?.unconfirmed = step
    room?.notice = nil
    perform(.room(.play(game.notation)))
  }

  /// Applies a state from the server.
  private mutating func hear(_ said: UTF8Text, isRefusal: Bool = false) {
    guard let known = room else { return }
    let isFirst = known.state == nil
    let before = known.state ?? RoomState()
    var state = before
    state.take(said)
    guard let heard = try? Game(state.text, sharing: &tables) else { return }
    if !isFirst, !isRefusal, isAnswer(said), whole.continues(heard) {
      return confirm(upTo: heard.step)
    }
    let isNext = !isFirst && state.number != before.number
    let wasOver = isOver
    room?.learn(state, after: before)
    // This player's move is on the board before the server knows it, so a state without it is only
    // older; it does not contradict the move (decision 62).
    let isWaiting = !isRefusal && room?.isWaiting(heard, here: game) == true
    let isRefused = !isWaiting && settleOwnMove(heard, isNext: isNext)
    defer { if isRefused { perform(.cue(.refused)) } }
    // The other player has come, so the invitation closes.
    if !isFirst, !before.isFull, state.isFull { close(.room) }
    let seated = match
    takeSeats()
    if isWaiting { return }
    if isFirst {
      if !isTyped, known.seat == nil, !known.isSeatAsked, room?.freeSeat != nil {
        room?.isInvited = true
        openPanel = OpenPanel(.room)
      }
      addToJournal(beforeLiveGame: heard)
      game = heard
      refreshActivity()
      saveGame(isStep: false)
    } else if isNext {
      beginNext(heard, after: seated)
    } else {
      adopt(heard, wasOver: wasOver)
    }
  }

  /// Whether a text answers a move.
  ///
  /// It only confirms the move, because the stream may have sent newer states before it arrived.
  private func isAnswer(_ said: UTF8Text) -> Bool { !said.bytes.contains(UInt8(ascii: "\n")) }

  private mutating func confirm(upTo step: Int) {
    if let unconfirmed = room?.unconfirmed, unconfirmed <= step { room?.unconfirmed = nil }
  }

  /// Ends the wait for the confirmation of this player's own move.
  ///
  /// - Returns: Whether the server refused the move: it has another one in its place, or none.
  private mutating func settleOwnMove(_ heard: Game, isNext: Bool) -> Bool {
    defer { room?.unconfirmed = nil }
    guard !isNext, let own = unconfirmedGame, !heard.continues(own), let square = own.lastMove
    else { return false }
    room?.notice = .notAccepted(square)
    return true
  }

  /// Adopts another state of the same game.
  private mutating func adopt(_ heard: Game, wasOver: Bool) {
    if heard.step == game.lastStep, heard.continues(whole) {
      // The same moves: only the end, the offer or the presence has changed.
      if isOver != wasOver {
        isReviewing = false
        game = heard
        refreshActivity()
        if let outcome { cue(outcome) }
      } else if activity.turn == nil, !isOver, !isReviewing, activity.transition == nil {
        refreshActivity()
      }
    } else if heard.step == game.lastStep + 1, heard.continues(whole), let last = heard.lastMove {
      // One more move is animated like any other.
      follow(last, takesOver: heard.isSwapped && heard.ply == 1)
    } else {
      // Adopts everything else, such as a takeback, without comparing.
      replaceGame(with: heard)
    }
  }

  /// The game at the end of its record.
  private var whole: Game {
    var whole = game
    whole.go(toStep: whole.lastStep)
    return whole
  }

  /// Plays a remote move, or takes over the first mark; an open panel stays open.
  private mutating func follow(_ square: Square, takesOver: Bool) {
    let openPanel = openPanel
    room?.notice = nil
    if isReviewing {
      isReviewing = false
      game = whole
    }
    endTransition()
    if takesOver { takeOverMark(isOwn: false) } else { play(square, .replied) }
    if !isOver { self.openPanel = openPanel }
  }

  /// Begins the next game of the room.
  ///
  /// - Parameters:
  ///   - heard: The game.
  ///   - seated: The seats of the game before.
  private mutating func beginNext(_ heard: Game, after seated: Match) {
    endTransition()
    let before = game
    room?.notice = nil
    room?.isResigning = false
    isReviewing = false
    showsValues = false
    openPanel = nil
    otherLines = []
    addToJournal(before: heard, seated: seated)
    game = heard
    perform(.cue(.newGame))
    perform(.announce(wording.newGame(heard.rules), .polite))
    saveGame(isStep: false)
    let marks = (0..<before.rules.area).map { before.position.board[$0] }
    refreshActivity(
      after: before.rules == heard.rules && heard.ply == 0
        ? .clearing(Transition.Remains(marks: marks)) : nil)
  }

  /// Takes over the server's game after a takeback, or after moves were missed.
  private mutating func replaceGame(with heard: Game) {
    endTransition()
    let before = whole
    let isBack = heard.step < before.step
    isReviewing = false
    game = heard
    refreshActivity()
    perform(.cue(isBack ? .takenBack : .replayed))
    if isBack, heard.ply == before.ply {
      perform(.announce(wording.handsBack(.x), .assertive))
    } else if isBack {
      let takenBack = wording.takenBack(heard.position.toMove, before.record[heard.ply])
      perform(.announce(takenBack, .assertive))
    }
    saveGame(isStep: false)
  }

  /// Replaces the game with the server's, which has refused this player's move.
  private mutating func refuseMove(_ said: UTF8Text) {
    if room?.unconfirmed != nil { hear(said, isRefusal: true) }
  }

  /// The game up to this player's last move, until the server confirms it.
  private var unconfirmedGame: Game? {
    guard let step = room?.unconfirmed, game.lastStep >= step else { return nil }
    var own = game
    own.go(toStep: step)
    return own
  }

  /// Handles a server that asks to be tried again later.
  private mutating func hearOfCrowd(_ seconds: Int) {
    if room != nil {
      room?.notice = .busy(seconds)
    } else {
      openPanel?.busySeconds = seconds
      openPanel?.answers &+= 1
    }
  }

  private mutating func hear(_ emote: Emote, from mark: Mark) {
    if settings.showsEmotes, mark != room?.mark { room?.notice = .said(mark, emote) }
  }
}
