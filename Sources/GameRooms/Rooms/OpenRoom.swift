import GameRules
import RoomProtocol

/// A client connection awaiting a reply.
public protocol RoomConnection: AnyObject {
  /// Whether the client has left, so that nothing can be sent any more.
  var hasLeft: Bool { get }
  /// Sends the only response.
  func reply(_ reply: HTTPResponse)
  /// Starts a stream of events as the response.
  func open()
  /// Sends more of the stream.
  func send(_ text: UTF8Text)
  /// Ends the stream.
  func end()
}

/// A room in memory, with its connections to this server.
final class OpenRoom {
  let id: Secret
  var room: Room
  /// The number of pending writes to the log and reads of it.
  var questions = 0
  /// Whether the log is being written or read; until that is done, no other request is judged.
  var isBusy: Bool { questions > 0 }
  /// Requests that arrived meanwhile.
  var waiting: [Pending] = []
  /// The time of the last request, in milliseconds since 1970.
  var usedAt: Int
  /// Incremented by every change that has to be broadcast.
  var version = 1
  /// Whether only the watcher count has changed, which can be broadcast later.
  var hasStaleCount = false
  private(set) var audience = Room.Audience()
  private(set) var watchers: [Watcher] = []
  /// Whether this server has noted a turn and has to call its player.
  var hasNotedTurn = false
  /// The audiences reported by other servers, and when they expire.
  var others: [UTF8Text: (audience: Seats, until: Int)] = [:]
  private var seats: (x: SeatUse, o: SeatUse) = (SeatUse(), SeatUse())

  /// The rate limits and the presence of a seat.
  struct SeatUse {
    var moves = Bucket()
    var emotes = Bucket()
    var subscriptions = Bucket()
    /// The time since which the player has been away; nil while present.
    var absentSince: Int?
    /// The time until which the seat counts as present without a waiting request.
    var lingersUntil = Int.min
  }

  /// The seats that are present, and the number of watchers.
  struct Seats: Hashable {
    var here = MarkSet()
    var watching = 0
  }

  init(_ id: Secret, _ room: Room, at time: Int) {
    self.id = id
    self.room = room
    usedAt = time
    seats.x.absentSince = time
    seats.o.absentSince = time
  }

  subscript(seat: Mark) -> SeatUse {
    get { seat == .x ? seats.x : seats.o }
    set { if seat == .x { seats.x = newValue } else { seats.o = newValue } }
  }

  /// The milliseconds for which the player of a seat has been away, without those of a pause.
  func absence(of seat: Mark, at time: Int) -> Int {
    self[seat].absentSince.map { time - max($0, room.resumedAt) } ?? 0
  }

  /// Whether the room can leave memory without losing anything.
  var isIdle: Bool { watchers.isEmpty && waiting.isEmpty && !isBusy }

  /// Whether any stream was sent a different watcher count.
  var hasWrongCount: Bool {
    watchers.contains { $0.after == nil && $0.watching != audience.watching }
  }

  /// The number of connections without a seat.
  var watching: Int { watchers.count { $0.seat == nil } }

  /// The audience on this server.
  func seatsHere(at time: Int) -> Seats {
    let here = MarkSet { seat in
      self[seat].lingersUntil > time || watchers.contains { $0.seat == seat }
    }
    return Seats(here: here, watching: watching)
  }

  /// Updates the audience from all servers.
  ///
  /// - Returns: Whether a player joined or left.
  @discardableResult
  func refreshAudience(at time: Int) -> Bool {
    var seats = seatsHere(at: time)
    others = others.filter { $0.value.until > time }
    for other in others.values {
      seats.here.formUnion(other.audience.here)
      seats.watching += other.audience.watching
    }
    for seat in Mark.allCases {
      self[seat].absentSince = seats.here.contains(seat) ? nil : self[seat].absentSince ?? time
    }
    if let computer = room.computer?.seat {
      seats.here.formUnion(MarkSet { $0 == computer })
    }
    let now = Room.Audience(
      here: MarkSet { seats.here.contains(room.mark(of: $0)) }, watching: seats.watching)
    let hasChanged = now.here != audience.here
    if hasChanged { version += 1 } else if now != audience { hasStaleCount = true }
    audience = now
    return hasChanged
  }

  /// The state that was last sent to clients without a stream, and when.
  var glance: (state: UTF8Text, version: Int, time: Int)?

  func add(_ watcher: Watcher) { watchers.append(watcher) }

  func remove(_ watcher: Watcher) { watchers.removeAll { $0 === watcher } }
}

/// A connection to a room: a stream, or a request that waits for the next change.
final class Watcher {
  let client: any RoomConnection
  let open: OpenRoom
  /// The digest of the request's token.
  let token: SHA256?
  /// The seat of the token, which may be taken after the stream has begun.
  var seat: Mark? { token.flatMap { open.room.seat(of: $0) } }
  /// The log length that the client knows, for a single response; nil for a stream.
  let after: Int?
  /// The hash of the client's address; nil for the local machine.
  let address: UInt64?
  /// The time of the request, in milliseconds since 1970.
  let openedAt: Int
  /// The time of the last data sent, in milliseconds since 1970.
  var sentAt: Int
  /// The version of the room that was sent last.
  var version = 0
  /// The watcher count that was sent last.
  var watching = 0

  init(
    _ client: any RoomConnection, _ open: OpenRoom, token: SHA256?, after: Int?,
    address: UInt64?, at time: Int
  ) {
    self.client = client
    self.open = open
    self.token = token
    self.after = after
    self.address = address
    openedAt = time
    sentAt = time
  }
}

/// An unanswered request.
struct Pending {
  let request: HTTPRequest
  let client: any RoomConnection
  let route: RoomRequest
  /// The number of times that another server wrote first.
  var tries = 0
  /// Whether the log was read again, so that a refusal is final.
  var isSure = false
  /// Whether it already counts as a move of its seat.
  var isCounted = false
}

/// The line tables, shared by all rooms in memory that have the same rules.
struct SharedTables {
  private final class Reference {
    weak var table: LineTable?
    let lines: Int

    init(_ table: LineTable) {
      self.table = table
      lines = table.lines.count
    }
  }

  private var references: [Rules: Reference] = [:]
  /// The number of lines in all tables, possibly including some that are no longer in use.
  private(set) var lines = 0

  /// The number of tables, possibly including some that are no longer in use.
  var count: Int { references.count }

  mutating func table(for rules: Rules) -> LineTable {
    if let table = references[rules]?.table { return table }
    let table = LineTable(rules)
    let old = references.updateValue(Reference(table), forKey: rules)
    lines += table.lines.count - (old?.lines ?? 0)
    return table
  }

  /// Whether the table exists.
  func has(_ rules: Rules) -> Bool { references[rules]?.table != nil }

  /// Removes the tables that no room uses any more.
  mutating func prune() {
    references = references.filter { $0.value.table != nil }
    lines = references.values.reduce(0) { $0 + $1.lines }
  }
}
