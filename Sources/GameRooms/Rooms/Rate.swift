/// A rate limit: a number of events in a period, in bursts of at most that number.
///
/// Time is counted in milliseconds, so at most one event fits into each.
public struct Rate: Hashable, Sendable {
  /// The number of events.
  public let count: Int
  /// The period in milliseconds.
  public let period: Int

  /// Creates a rate.
  ///
  /// - Precondition: Both numbers are positive.
  public init(_ count: Int, in period: Int) {
    precondition(count > 0 && period > 0)
    self.count = count
    self.period = period
  }
}

/// A token bucket, stored as the time at which it will be full (the generic cell rate algorithm of
/// ATM networks).
struct Bucket {
  private var fullAt = Int.min

  /// Takes a token.
  ///
  /// - Parameters:
  ///   - rate: The size of the bucket and the rate at which it fills.
  ///   - time: The current time in milliseconds.
  /// - Returns: The milliseconds until a token is available, or nil if one was taken.
  mutating func take(_ rate: Rate, at time: Int) -> Int? {
    // If the clock is set back, the bucket must not stay empty for hours.
    let fullAt = self.fullAt > time + rate.period ? time : max(self.fullAt, time)
    // Rounded up, because a token that takes no time limits nothing.
    let next = fullAt + (rate.period + rate.count - 1) / rate.count
    guard next <= time + rate.period else { return next - time - rate.period }
    self.fullAt = next
    return nil
  }

  func isFull(at time: Int) -> Bool { fullAt <= time }
}

/// The rate limits of each client address.
///
/// An address is known only by a hash with a daily salt, which is never stored.
struct RateLimits {
  /// The kinds of request, limited separately.
  enum Kind { case room, seat, other, code, picture }

  private struct Buckets {
    var room = Bucket(), seat = Bucket(), other = Bucket(), code = Bucket(), picture = Bucket()

    func areFull(at time: Int) -> Bool {
      [room, seat, other, code, picture].allSatisfy { $0.isFull(at: time) }
    }
  }

  private var buckets: [UInt64: Buckets] = [:]
  private(set) var salt: [UInt8] = []
  private var day: Int?
  private static let most = 100_000
  private static let dayLength = 86_400_000

  /// Counts a request.
  ///
  /// - Parameters:
  ///   - kind: The kind of request.
  ///   - address: The client's address.
  ///   - limits: The rates.
  ///   - time: The current time in milliseconds since 1970.
  ///   - generator: The generator of the salt.
  /// - Returns: The milliseconds to wait before the next try, or nil if the request is allowed.
  mutating func count(
    _ kind: Kind, from address: [UInt8], limits: RoomLimits, at time: Int,
    using generator: inout some RandomNumberGenerator
  ) -> Int? {
    let key = key(of: address, at: time, using: &generator)
    if buckets.count >= RateLimits.most {
      buckets = buckets.filter { !$0.value.areFull(at: time) }
      if buckets.count >= RateLimits.most { buckets = [:] }
    }
    return switch kind {
    case .room:
      buckets[key, default: Buckets()].room.take(limits.rooms, at: time)
    case .seat: buckets[key, default: Buckets()].seat.take(limits.seats, at: time)
    case .other: buckets[key, default: Buckets()].other.take(limits.requests, at: time)
    case .code: buckets[key, default: Buckets()].code.take(limits.wrongCodes, at: time)
    case .picture: buckets[key, default: Buckets()].picture.take(limits.pictures, at: time)
    }
  }

  /// The milliseconds to wait before another code can be tried; nil if it can be now.
  mutating func waitForCode(
    from address: [UInt8], limits: RoomLimits, at time: Int,
    using generator: inout some RandomNumberGenerator
  ) -> Int? {
    var bucket = buckets[key(of: address, at: time, using: &generator)]?.code ?? Bucket()
    return bucket.take(limits.wrongCodes, at: time)
  }

  /// The hash of an address, with the salt of the day.
  mutating func key(
    of address: [UInt8], at time: Int, using generator: inout some RandomNumberGenerator
  ) -> UInt64 {
    let today = time / RateLimits.dayLength
    if day != today {
      day = today
      buckets = [:]
      salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    return SHA256(of: salt + address).prefix
  }
}

/// The limits of the service.
public struct RoomLimits: Hashable, Sendable {
  /// New rooms per address.
  ///
  /// A class shares one address, so the brake on a flood is `allRooms`.
  public var rooms = Rate(60, in: 60_000)
  /// New rooms for all addresses together.
  public var allRooms = Rate(200, in: 1_000)
  /// Seats taken per address.
  public var seats = Rate(120, in: 60_000)
  /// All other requests per address.
  public var requests = Rate(500, in: 10_000)
  /// Maximum number of streams per address.
  public var streams = 200
  /// Pictures drawn per address.
  public var pictures = Rate(5, in: 5_000)
  /// Pictures drawn for all addresses together.
  public var allPictures = Rate(10, in: 1_000)
  /// Links to games on large boards, for all addresses together, if they need a new table of lines.
  public var largeLinks = Rate(10, in: 1_000)
  /// Maximum number of players of one address who wait for somebody.
  public var seekers = 5
  /// Time in milliseconds without a connection after which the other player may claim the win.
  public var absence = 60_000
  /// Wrong codes of classes per address.
  public var wrongCodes = Rate(10, in: 60_000)
  /// The same for all addresses together: of 24⁶ codes, 1 in 130 is tried in a day.
  public var allWrongCodes = Rate(1_000, in: 60_000)
  /// Maximum number of players of a class; it has half as many boards.
  public var players = 100
  /// Names and players of a class that come and go.
  public var joins = Rate(300, in: 60_000)
  /// The same for one player of a class.
  public var ownJoins = Rate(10, in: 60_000)
  /// Streams that a player or the host of a class opens.
  public var ownStreams = Rate(40, in: 60_000)
  /// Requests of the host of a class, except for its end.
  public var hostCommands = Rate(120, in: 60_000)
  /// Maximum number of connections that follow a class without taking part.
  public var hallWatchers = 50
  /// Moves per seat.
  public var moves = Rate(5, in: 1_000)
  /// Emotes per seat.
  public var emotes = Rate(1, in: 3_000)
  /// Changes of the place where the player of a seat receives messages.
  public var subscriptions = Rate(3, in: 9_000)
  /// Maximum size of a body in bytes.
  public var body = 1_500
  /// Maximum number of rooms in memory.
  public var openRooms = 100_000
  /// Maximum number of lines in the tables of the rooms in memory; each kind of rules has one.
  ///
  /// A line takes about 330 bytes; 19×19 with three shapes has 9,000 of them.
  public var tableLines = 500_000
  /// Maximum number of watchers of a room, not counting its players.
  public var watchers = 200
  /// Maximum number of connections of a seat; a new one ends the oldest.
  public var connections = 8
  /// Maximum number of lines in a log, because opening the room replays them all.
  ///
  /// The last tenth of a room's log takes no offers, that of a class only lines of the games and the host, so
  /// that no player can fill a log at will. In the tenth before that, nobody joins a class.
  public var lines = 10_000
  /// Maximum number of requests that wait for the same room.
  public var waiting = 64
  /// Time in milliseconds without a request after which a room leaves memory.
  public var idle = 300_000
  /// Time in milliseconds without a new line after which a room is deleted; days for each move are
  /// added.
  public var life = 30 * 86_400_000
  /// The same for a room in which nobody has moved.
  public var unplayedLife = 86_400_000
  /// Longest silence of a stream, and longest wait for a change, in milliseconds.
  public var silence = 25_000
  /// Time in milliseconds for which a seat counts as present between two waiting requests.
  public var linger = 5_000

  /// The number of lines after which players can no longer add lines at will.
  var linesForAll: Int { lines - lines / 10 }
  /// The number of lines after which nobody can join a class.
  var linesForNewcomers: Int { lines - lines / 5 }

  /// Creates the default limits.
  public init() {}
}
