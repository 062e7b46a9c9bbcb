import GameRules
import RoomProtocol

/// The state of a room: its log, replayed with the rules.
///
///     var room = try Room(lines[0])
///     try room.take(lines[1])
///     room.text  // "3x3:b2"
public struct Room: Sendable {
  /// The number of lines in the log.
  public private(set) var count = 0
  /// The time of the last line, in milliseconds since 1970.
  public private(set) var time: Int
  /// The current game.
  public private(set) var game: Game
  /// The text of the current game.
  public private(set) var text: UTF8Text
  /// The number of the current game, from 1; in even games the seats have swapped marks, and once more
  /// where the second player took over the first mark.
  public private(set) var gameNumber = 1
  /// The open offer of one mark to the other.
  public private(set) var offer: Offer?
  /// The way the game ended, if it did not end on the board.
  public private(set) var termination: Termination?

  /// Whether the players have found each other through the server.
  public let isAmongStrangers: Bool
  /// Whether the players are paired by a class, for this one game.
  public var isOfClass: Bool { hall != nil }
  /// Whether a player who stays may claim the win over an absent one, because the server paired them.
  ///
  /// With days for each move nobody has to stay.
  public var canBeClaimed: Bool { (isAmongStrangers || isOfClass) && days == nil }
  /// The class that has paired the players.
  public let hall: Secret?
  /// Whether the class is paused, so that nobody can move and no clock runs.
  public private(set) var isPaused = false
  /// The time at which the class last went on after a pause.
  private(set) var resumedAt = Int.min
  /// The seat of the computer, and its level.
  public private(set) var computer: (seat: Mark, level: UTF8Text)?

  private var tokens: (x: SHA256?, o: SHA256?) = (nil, nil)
  /// The typed names by seat.
  private var names = RoomState.Names()
  private var clock: RoomClock?
  /// The games won by each seat, and the drawn ones.
  private var wins = (x: 0, o: 0, drawn: 0)

  /// The error for a log line that the rules refuse.
  public struct Unreadable: Error, Hashable {
    /// The number of the line in the log.
    public let number: Int
  }

  /// Creates a room from the first line of its log.
  ///
  /// - Parameters:
  ///   - line: The first line of the log.
  ///   - table: Returns the line table of the rules.
  /// - Throws: `Unreadable` if the line does not start a game.
  public init(_ line: RoomLine, table: (Rules) -> LineTable = { LineTable($0) })
    throws(Unreadable)
  {
    let terms: RoomTerms
    switch line.number == 1 ? LogEntry(line.text) : nil {
    case .game(let own, let isAmongStrangers)?:
      terms = own
      self.isAmongStrangers = isAmongStrangers
      hall = nil
    case .match(let own, let x, let o, let hall)?:
      terms = own
      isAmongStrangers = false
      self.hall = hall
      tokens = (x, o)
    default: throw Unreadable(number: line.number)
    }
    game = Game(table(terms.rules))
    text = game.notation
    clock = terms.clock.map { RoomClock($0) }
    time = line.time
    count = 1
  }

  /// Applies the next line of the log.
  ///
  /// - Throws: `Unreadable` if the rules refuse the line; the room must not be used after that.
  public mutating func take(_ line: RoomLine) throws(Unreadable) {
    let time = max(line.time, time)
    guard line.number == count + 1, let event = LogEntry(line.text), apply(event, at: time) else {
      throw Unreadable(number: line.number)
    }
    self.time = time
    count += 1
  }

  // MARK: Queries

  /// Whether the game is over, on the board or otherwise.
  public var isOver: Bool { termination != nil || game.position.isOver }

  /// Whether the room has a move on the board or an earlier game.
  public var isBegun: Bool { gameNumber > 1 || game.ply > 0 }

  /// The mark of a seat in the current game.
  public func mark(of seat: Mark) -> Mark {
    (gameNumber % 2 == 1) != game.isSwapped ? seat : seat.opponent
  }

  /// The seat of a token.
  public func seat(of token: SHA256) -> Mark? {
    if tokens.x == token { return .x }
    return tokens.o == token ? .o : nil
  }

  /// The mark of a token in the current game.
  public func mark(of token: SHA256) -> Mark? { seat(of: token).map(mark(of:)) }

  /// The first free seat.
  public var freeSeat: Mark? { Mark.allCases.first { !isSeatTaken($0) } }

  /// The name that the player of a mark has typed; empty if none.
  public func name(of mark: Mark) -> UTF8Text { names[self.mark(of: mark)] }

  /// The computer's seat if a newcomer may have it, which is between two games.
  var seatOfComputerToLeave: Mark? { isOver ? computer?.seat : nil }

  /// Whether the seat of a mark is taken.
  public func isTaken(_ mark: Mark) -> Bool { isSeatTaken(self.mark(of: mark)) }

  private func isSeatTaken(_ seat: Mark) -> Bool {
    (seat == .x ? tokens.x : tokens.o) != nil || computer?.seat == seat
  }

  /// The mark that has run out of time, even if the log does not say so yet.
  public func flag(at time: Int) -> Mark? { clock?.flag(at: time) }

  /// Whether a clock is running.
  public var isTimed: Bool { clock?.running != nil }

  /// The days that each move has by the clock; nil without such a clock.
  public var days: Int? { clock?.control.days }

  /// The event that starts each game of this room.
  public var beginning: LogEntry {
    .game(terms, isAmongStrangers: isAmongStrangers)
  }

  /// The rules and the clock of all games of this room.
  var terms: RoomTerms { RoomTerms(game.rules, clock?.control) }

  /// The mark of the computer in the current game.
  public var computerMark: Mark? { computer.map { mark(of: $0.seat) } }

  /// The number of moves to undo for a mark to take back its last one; nil if it has none.
  public func movesToUndo(by mark: Mark) -> Int? {
    let count = game.position.toMove == mark ? 2 : 1
    return count <= game.step ? count : nil
  }

  /// The winner of a finished game; nil for a draw or an unfinished game.
  public var winner: Mark? {
    switch termination {
    case .resigned(let mark), .outOfTime(let mark): mark.opponent
    case .agreedDraw: nil
    case nil: game.position.outcome?.winner
    }
  }

  // MARK: Events

  /// Applies the event if the rules allow it, and returns whether they do.
  private mutating func apply(_ event: LogEntry, at time: Int) -> Bool {
    switch event {
    case .sit(let seat, let token, let name): sit(seat, token, name)
    case .computer(let seat, let level): sit(seat, computer: level)
    case .game: beginAgain(event)
    case .match: false
    case .pause(let isPaused): pause(isPaused, at: time)
    case .decline: decline()
    case .offer(let offer): make(offer)
    case .move(let square): !isOver && !isPaused && play(square, at: time)
    case .swap: !isOver && !isPaused && swap()
    case .undo(let count): !isOver && !isPaused && undo(count, at: time)
    case .end(let termination): !isOver && end(termination, at: time)
    }
  }

  private mutating func sit(_ seat: Mark, _ token: SHA256, _ name: UTF8Text) -> Bool {
    guard freeSeat == seat || seatOfComputerToLeave == seat, self.seat(of: token) == nil
    else { return false }
    if computer?.seat == seat { computer = nil }
    names[seat] = name
    if seat == .x { tokens.x = token } else { tokens.o = token }
    return true
  }

  private mutating func sit(_ seat: Mark, computer level: UTF8Text) -> Bool {
    guard !isSeatTaken(seat), isSeatTaken(seat.opponent) else { return false }
    computer = (seat, level)
    return true
  }

  private mutating func play(_ square: Square, at time: Int) -> Bool {
    let mark = game.position.toMove
    do { try game.play(square) } catch { return false }
    text += square.notation
    offer = nil
    let next = timedMark
    clock?.press(by: mark, next: next, at: time)
    if game.position.isOver { count(winner) }
    return true
  }

  /// The second player takes over the first mark; no clock has run yet, unless moves were taken back.
  private mutating func swap() -> Bool {
    guard game.canSwap else { return false }
    game.swap()
    text = game.notation
    offer = nil
    clock?.swapMarks()
    return true
  }

  /// The mark whose time should run: the one to move, once both have moved.
  private var timedMark: Mark? { isOver || isPaused || game.ply < 2 ? nil : game.position.toMove }

  private mutating func make(_ new: Offer) -> Bool {
    guard new != offer, isOver == (new.kind == .again), !isOfClass || new.kind != .again,
      new.kind != .undo || movesToUndo(by: new.mark) != nil
    else { return false }
    offer = new
    return true
  }

  private mutating func pause(_ isPaused: Bool, at time: Int) -> Bool {
    guard isOfClass, !isOver, self.isPaused != isPaused else { return false }
    self.isPaused = isPaused
    if !isPaused { resumedAt = time }
    let next = timedMark
    clock?.run(for: next, from: time)
    return true
  }

  private mutating func decline() -> Bool {
    guard offer != nil else { return false }
    offer = nil
    return true
  }

  private mutating func undo(_ count: Int, at time: Int) -> Bool {
    guard let offer, offer.kind == .undo, movesToUndo(by: offer.mark) == count else { return false }
    let wasSwapped = game.isSwapped
    for _ in 0..<count { game.undo() }
    clock?.run(for: nil, from: time)
    if game.isSwapped != wasSwapped { clock?.swapMarks() }
    text = game.notation
    self.offer = nil
    let next = timedMark
    clock?.run(for: next, from: time)
    return true
  }

  private mutating func end(_ termination: Termination, at time: Int) -> Bool {
    switch termination {
    case .resigned: break
    case .outOfTime(let mark): guard flag(at: time) == mark else { return false }
    case .agreedDraw: guard offer?.kind == .draw else { return false }
    }
    self.termination = termination
    offer = nil
    clock?.run(for: nil, from: time)
    count(winner)
    return true
  }

  private mutating func count(_ winner: Mark?) {
    // `mark(of:)` is its own inverse: it also maps a mark to its seat.
    switch winner.map(mark(of:)) {
    case .x: wins.x += 1
    case .o: wins.o += 1
    case nil: wins.drawn += 1
    }
  }

  private mutating func beginAgain(_ event: LogEntry) -> Bool {
    guard isOver, offer?.kind == .again, event == beginning else { return false }
    game = Game(game.position.table)
    text = game.notation
    gameNumber += 1
    offer = nil
    termination = nil
    clock = clock.map { RoomClock($0.control) }
    return true
  }
}

// MARK: - State

extension Room {
  /// The part of a room's state that is not in its log.
  public struct Audience: Hashable, Sendable {
    /// The marks whose seats have a connection.
    public var here = MarkSet()
    /// The number of other watchers.
    public var watching = 0
    /// The mark that may claim the win.
    public var claimant: Mark?

    /// Creates an audience, by default an empty one.
    public init(here: MarkSet = MarkSet(), watching: Int = 0) {
      self.here = here
      self.watching = watching
    }
  }

  /// The complete state as one event of a stream (decision 62).
  ///
  /// - Parameters:
  ///   - audience: The players present and the number of watchers.
  ///   - time: The current time in milliseconds since 1970.
  /// - Returns: The lines of the event, the last of them empty.
  public func state(for audience: Audience, at time: Int) -> UTF8Text {
    var state = RoomState()
    state.text = text
    state.number = gameNumber
    state.seats = MarkSet(where: isTaken)
    state.here = audience.here
    state.watching = audience.watching
    state.score = RoomState.Score(
      x: wins(of: mark(of: .x)), o: wins(of: mark(of: .o)), drawn: wins.drawn)
    state.clock = clock.map {
      RoomState.Clock(
        x: $0.remaining(of: .x, at: time), o: $0.remaining(of: .o, at: time),
        running: $0.running?.mark)
    }
    state.days = days
    state.offer = offer
    state.isAmongStrangers = isAmongStrangers
    state.computer = computer.map { RoomState.Computer(mark(of: $0.seat), $0.level) }
    state.names = RoomState.Names(x: name(of: .x), o: name(of: .o))
    state.claimant = audience.claimant
    state.isPaused = isPaused && !isOver
    state.termination = termination
    return RoomEvent.state(state, id: count).notation
  }

  private func wins(of seat: Mark) -> Int { seat == .x ? wins.x : wins.o }
}
