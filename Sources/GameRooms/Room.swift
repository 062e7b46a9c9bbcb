import GameRules

/// A room: what its log says, replayed with the rules.
///
///     var room = try Room(lines[0])
///     try room.take(lines[1])
///     room.text  // "3x3:b2"
public struct Room: Sendable {
  /// How many lines the log has.
  public private(set) var count = 0
  /// When the last of them was written, in milliseconds since 1970.
  public private(set) var time: Int
  /// The game at hand.
  public private(set) var game: Game
  /// The text of that game.
  public private(set) var text: UTF8Text
  /// Which game of the room it is, from 1; in even ones the seats have swapped marks.
  public private(set) var round = 1
  /// What one mark has offered the other.
  public private(set) var offer: Offer?
  /// How the game ended, where it did not end on the board.
  public private(set) var termination: Termination?

  private var tokens: (x: SHA256?, o: SHA256?)
  private var clock: RoomClock?
  /// The games won by either seat, and those drawn.
  private var wins = (x: 0, o: 0, drawn: 0)

  /// How a game ends that does not end on the board.
  public enum Termination: Hashable, Sendable {
    /// The mark has given it up.
    case resigned(Mark)
    /// The mark has used its time up.
    case outOfTime(Mark)
    /// Both have agreed on a draw.
    case agreedDraw
  }

  /// A line that the rules refuse.
  public struct Unreadable: Error, Hashable {
    /// Its place in the log.
    public let number: Int
  }

  /// The room that begins with a line.
  ///
  /// - Parameters:
  ///   - line: The first line of the log.
  ///   - table: Gives the table of some rules.
  /// - Throws: `Unreadable`, where it begins no game.
  public init(_ line: RoomLine, table: (Rules) -> LineTable = { LineTable($0) })
    throws(Unreadable)
  {
    guard line.number == 1, case .game(let rules, let control)? = RoomEvent(line.text) else {
      throw Unreadable(number: line.number)
    }
    game = Game(table(rules))
    text = game.notation
    clock = control.map { RoomClock($0) }
    time = line.time
    count = 1
  }

  /// Takes the next line of the log in.
  ///
  /// - Throws: `Unreadable`, where the rules refuse it; the room is not to be used any more.
  public mutating func take(_ line: RoomLine) throws(Unreadable) {
    let time = max(line.time, time)
    guard line.number == count + 1, let event = RoomEvent(line.text), apply(event, at: time) else {
      throw Unreadable(number: line.number)
    }
    self.time = time
    count += 1
  }

  // MARK: What holds

  /// Whether the game has ended, on the board or otherwise.
  public var isOver: Bool { termination != nil || game.position.isOver }

  /// Whether anyone has moved.
  public var isBegun: Bool { round > 1 || game.ply > 0 }

  /// The mark that a seat has in the game at hand.
  public func mark(of seat: Mark) -> Mark { round % 2 == 1 ? seat : seat.opponent }

  /// The seat that a token has.
  public func seat(of token: SHA256) -> Mark? {
    if tokens.x == token { return .x }
    return tokens.o == token ? .o : nil
  }

  /// The mark that a token has in the game at hand.
  public func mark(of token: SHA256) -> Mark? { seat(of: token).map(mark(of:)) }

  /// The first seat that nobody has taken.
  public var freeSeat: Mark? { tokens.x == nil ? .x : tokens.o == nil ? .o : nil }

  /// Whether the seat of a mark is taken.
  public func isTaken(_ mark: Mark) -> Bool {
    (self.mark(of: .x) == mark ? tokens.x : tokens.o) != nil
  }

  /// The mark that has used its time up, though the log does not say so yet.
  public func flag(at time: Int) -> Mark? { clock?.flag(at: time) }

  /// Whether a clock runs.
  public var isTimed: Bool { clock?.running != nil }

  /// How the games of this room begin.
  public var beginning: RoomEvent { .game(game.rules, clock?.control) }

  /// How many moves are taken back when a mark takes its last one back, or nil where it has none.
  public func movesToUndo(by mark: Mark) -> Int? {
    let count = game.position.toMove == mark ? 2 : 1
    return count <= game.ply ? count : nil
  }

  /// Who has won, once the game is over; nil for a draw too.
  public var winner: Mark? {
    switch termination {
    case .resigned(let mark), .outOfTime(let mark): mark.opponent
    case .agreedDraw: nil
    case nil: game.position.outcome?.winner
    }
  }

  // MARK: Events

  /// Whether the rules allow the event, which has then happened.
  private mutating func apply(_ event: RoomEvent, at time: Int) -> Bool {
    switch event {
    case .sit(let seat, let token): sit(seat, token)
    case .game: beginAgain(event)
    case .decline: decline()
    case .offer(let offer): make(offer)
    case .move(let square): !isOver && play(square, at: time)
    case .undo(let count): !isOver && undo(count, at: time)
    case .resign(let mark): !isOver && end(.resigned(mark), at: time)
    case .time(let mark): !isOver && flag(at: time) == mark && end(.outOfTime(mark), at: time)
    case .draw: !isOver && offer?.kind == .draw && end(.agreedDraw, at: time)
    }
  }

  private mutating func sit(_ seat: Mark, _ token: SHA256) -> Bool {
    guard freeSeat == seat, self.seat(of: token) == nil else { return false }
    if seat == .x { tokens.x = token } else { tokens.o = token }
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

  /// For whom the clock is to run.
  private var timedMark: Mark? { isOver || game.ply < 2 ? nil : game.position.toMove }

  private mutating func make(_ new: Offer) -> Bool {
    guard new != offer, isOver == (new.kind == .again),
      new.kind != .undo || movesToUndo(by: new.mark) != nil
    else { return false }
    offer = new
    return true
  }

  private mutating func decline() -> Bool {
    guard offer != nil else { return false }
    offer = nil
    return true
  }

  private mutating func undo(_ count: Int, at time: Int) -> Bool {
    guard let offer, offer.kind == .undo, movesToUndo(by: offer.mark) == count else { return false }
    for _ in 0..<count { game.undo() }
    text = game.notation
    self.offer = nil
    let next = timedMark
    clock?.run(for: next, from: time)
    return true
  }

  private mutating func end(_ termination: Termination, at time: Int) -> Bool {
    self.termination = termination
    offer = nil
    clock?.run(for: nil, from: time)
    count(winner)
    return true
  }

  private mutating func count(_ winner: Mark?) {
    // A seat and its mark are each other's other in the same games.
    switch winner.map(mark(of:)) {
    case .x: wins.x += 1
    case .o: wins.o += 1
    case nil: wins.drawn += 1
    }
  }

  private mutating func beginAgain(_ event: RoomEvent) -> Bool {
    guard isOver, offer?.kind == .again, event == beginning else { return false }
    game = Game(game.position.table)
    text = game.notation
    round += 1
    offer = nil
    termination = nil
    clock = clock.map { RoomClock($0.control) }
    return true
  }
}

// MARK: - State

extension Room {
  /// What everybody may know of a room, besides its log.
  public struct Audience: Hashable, Sendable {
    /// The marks whose seats have a connection.
    public var here: Set<Mark> = []
    /// How many others watch.
    public var watching = 0

    /// Nobody is there, unless said otherwise.
    public init(here: Set<Mark> = [], watching: Int = 0) {
      self.here = here
      self.watching = watching
    }
  }

  /// The whole state as an event of a stream.
  ///
  /// - Parameters:
  ///   - audience: Who is there.
  ///   - time: Now, in milliseconds since 1970.
  /// - Returns: The lines, of which the last one is empty.
  public func state(for audience: Audience, at time: Int) -> UTF8Text {
    var state: UTF8Text = "id: \(count)\n"
    func say(_ line: UTF8Text) { state += "data: " + line + "\n" }
    say(text)
    say("game \(round)")
    say("seats " + Mark.names(isTaken))
    say("here " + Mark.names(audience.here.contains))
    say("watching \(audience.watching)")
    let (x, o) = mark(of: .x) == .x ? (wins.x, wins.o) : (wins.o, wins.x)
    say("score \(x) \(o) \(wins.drawn)")
    if let clock {
      let (x, o) = (clock.left(of: .x, at: time), clock.left(of: .o, at: time))
      say("clock \(x) \(o) " + (clock.running?.mark.name ?? "-"))
    }
    if let offer { say("offer " + offer.notation) }
    switch termination {
    case .resigned(let mark): say("over resign " + mark.name)
    case .outOfTime(let mark): say("over time " + mark.name)
    case .agreedDraw: say("over draw")
    case nil: break
    }
    return state + "\n"
  }
}
