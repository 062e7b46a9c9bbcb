import GameRules
import RoomProtocol

// The players of a live game, and its end off the board.

extension Session {
  // MARK: Seats

  /// The mark that a newcomer can have: that of a free seat, or between two games the computer's.
  var seatToTake: Mark? { room?.freeSeat ?? (isOver ? room?.state?.computer?.mark : nil) }

  mutating func takeSeat(_ mark: Mark) {
    room?.seat = mark
    if room?.isInvited == true { close(.room) }
    takeSeats()
    refreshActivity()
  }

  /// Seats the players as the server has them, this device's player first.
  @inline(never)
  mutating func takeSeats() {
    guard let room else { return }
    let mark = room.state == nil ? nil : room.mark
    match[.first] = mark == nil || room.isLooking ? .remote : .person
    match[.second] = .remote
    // For a spectator, who has no mark, the players swap theirs with each game.
    let isFirstX =
      room.seat == nil
      ? room.state?.number.isMultiple(of: 2) != true : room.openingMark == .x
    match.seatOfX = isFirstX ? .first : .second
    match.follow(isSwapped: room.isSwapped)
    guard let state = room.state else { return }
    for mark in Mark.allCases {
      match.wins[Int(match.seat(of: mark).rawValue)] = state.score[mark]
      match.rename(match.seat(of: mark), to: name(of: mark, state))
    }
    match.draws = state.score.drawn
  }

  /// The name of a player in the live game; empty for one who has typed none.
  private func name(of mark: Mark, _ state: RoomState) -> UTF8Text {
    guard let room else { return "" }
    if mark == room.mark {
      let own = room.matchBefore.name(of: .first)
      return own.isEmpty && room.isLooking ? phrases.playerYou : own
    }
    if state.computer?.mark == mark { return phrases.playerComputer }
    guard state.isAmongStrangers else { return state.names[mark] }
    return state.seats.contains(mark)
      ? phrases.roomStranger(room.strangerName(of: mark)) : phrases.roomSomeoneUnknown
  }

  // MARK: The end

  /// The end of the live game off the board, after its last move.
  @inline(never)
  var roomEnd: Termination? {
    game.position.isOver || isReviewing && game.canRedo ? nil : room?.state?.termination
  }

  /// The outcome of the shown game, on or off the board.
  var outcome: Outcome? {
    let outcome = game.position.outcome
    return isInLiveGame && outcome == nil ? roomEnd?.outcome : outcome
  }

  /// Whether no further move is possible.
  var isOver: Bool { game.position.isOver || isInLiveGame && roomEnd != nil }

  /// Starts a new game; in a live game, asks the other player for one.
  @inline(never)
  mutating func newGame() {
    if isInLiveGame { askAgain() } else { begin(game.rules) }
  }

  @inline(never)
  private mutating func askAgain() {
    if isOver, room?.mark != nil { perform(.room(.ask(.offer(.again)))) } else { open(.room) }
  }
}

extension Termination {
  /// The outcome for the game; it has no winning lines.
  fileprivate var outcome: Outcome {
    switch self {
    case .resigned(let mark), .outOfTime(let mark): .win(mark.opponent, lines: [])
    case .agreedDraw: .draw
    }
  }
}
