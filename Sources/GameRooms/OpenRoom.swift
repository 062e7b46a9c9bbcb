import GameRules

/// Whoever sent a request, and waits for what comes of it.
public protocol RoomClient: AnyObject {
  /// The one answer.
  func reply(_ reply: Reply)
  /// The answer is a stream of events.
  func open()
  /// More of that stream.
  func send(_ text: UTF8Text)
  /// The stream ends.
  func end()
}

/// A room in memory, and who has to do with it here.
final class OpenRoom {
  let id: Secret
  var room: Room
  /// Whether a line is on its way into the log; until it is there, nothing else is judged.
  var isWriting = false
  /// What came meanwhile.
  var waiting: [Pending] = []
  /// When anything was asked last.
  var usedAt: Int
  /// Grows with everything that is to be told.
  var version = 1
  /// Whether only the number of those who watch has changed, which can wait a little.
  var isRestless = false
  private(set) var audience = Room.Audience()
  private(set) var watchers: [Watcher] = []
  /// What other servers say of who is there.
  var others: [UTF8Text: (audience: Seats, until: Int)] = [:]
  private var seats: (x: SeatUse, o: SeatUse) = (SeatUse(), SeatUse())

  /// What is known of who sits in a seat.
  struct SeatUse {
    var moves = Bucket()
    var emotes = Bucket()
    /// Until when the seat counts as present though no request waits.
    var lingersUntil = Int.min
  }

  /// Who is there, by seats.
  struct Seats: Hashable {
    var here: Set<Mark> = []
    var watching = 0
  }

  init(_ id: Secret, _ room: Room, at time: Int) {
    self.id = id
    self.room = room
    usedAt = time
  }

  subscript(seat: Mark) -> SeatUse {
    get { seat == .x ? seats.x : seats.o }
    set { if seat == .x { seats.x = newValue } else { seats.o = newValue } }
  }

  /// Whether nothing would be lost if the room left the memory.
  var isIdle: Bool { watchers.isEmpty && waiting.isEmpty && !isWriting }

  /// Whether someone was told another number of those who watch.
  var isMiscounted: Bool {
    watchers.contains { $0.after == nil && $0.watching != audience.watching }
  }

  /// How many watch without a seat.
  var watching: Int { watchers.count { $0.seat == nil } }

  /// Who is there at this server.
  func seatsHere(at time: Int) -> Seats {
    let here = Mark.allCases.filter { seat in
      self[seat].lingersUntil > time || watchers.contains { $0.seat == seat }
    }
    return Seats(here: Set(here), watching: watching)
  }

  /// Looks anew at who is there.
  ///
  /// - Returns: Whether a player came or left.
  @discardableResult
  func lookAround(at time: Int) -> Bool {
    var seats = seatsHere(at: time)
    others = others.filter { $0.value.until > time }
    for other in others.values {
      seats.here.formUnion(other.audience.here)
      seats.watching += other.audience.watching
    }
    let now = Room.Audience(
      here: Set(seats.here.map(room.mark(of:))), watching: seats.watching)
    let hasChanged = now.here != audience.here
    if hasChanged { version += 1 } else if now != audience { isRestless = true }
    audience = now
    return hasChanged
  }

  func add(_ watcher: Watcher) { watchers.append(watcher) }

  func remove(_ watcher: Watcher) { watchers.removeAll { $0 === watcher } }
}

/// A stream, or a request that waits for the next change.
final class Watcher {
  let client: any RoomClient
  let open: OpenRoom
  /// The seat that its token has.
  let seat: Mark?
  /// The number of lines that is known already, for one answer only.
  let after: Int?
  /// When anything was sent last.
  var sentAt: Int
  /// Which version of the room was sent, and with how many others that watch.
  var version = 0
  var watching = 0

  init(_ client: any RoomClient, _ open: OpenRoom, seat: Mark?, after: Int?, at time: Int) {
    self.client = client
    self.open = open
    self.seat = seat
    self.after = after
    sentAt = time
  }
}

/// A request that has not been answered.
struct Pending {
  let request: RoomRequest
  let client: any RoomClient
  let route: RoomRequest.Route
  /// How often someone else wrote first.
  var tries = 0
  /// Whether the log has been asked before it is refused.
  var isSure = false
  /// Whether it is counted among the moves of its seat.
  var isCounted = false
}

/// The tables of lines, one for all rooms of the same rules as long as there are any.
struct SharedTables {
  private final class Reference {
    weak var table: LineTable?
  }

  private var references: [Rules: Reference] = [:]

  /// How many there are, and some that are not there any more.
  var count: Int { references.count }

  mutating func table(for rules: Rules) -> LineTable {
    if let table = references[rules]?.table { return table }
    let reference = Reference()
    let table = LineTable(rules)
    reference.table = table
    references[rules] = reference
    return table
  }

  /// Whether the table is there.
  func has(_ rules: Rules) -> Bool { references[rules]?.table != nil }

  /// Forgets those that no room has any more.
  mutating func prune() { references = references.filter { $0.value.table != nil } }
}
