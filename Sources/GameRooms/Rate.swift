/// How often something may be done: so many times in a period, and not oftener for long.
public struct Rate: Hashable, Sendable {
  /// How many times.
  public var count: Int
  /// In how many milliseconds.
  public var period: Int

  /// A rate.
  public init(_ count: Int, in period: Int) {
    self.count = count
    self.period = period
  }
}

/// A bucket of tokens that fills at a rate, kept as the time at which it will be full (the generic
/// cell rate algorithm of ATM networks).
struct Bucket {
  private var fullAt = Int.min

  /// Takes a token out.
  ///
  /// - Parameters:
  ///   - rate: How fast the bucket fills, and how many it holds.
  ///   - time: Now, in milliseconds.
  /// - Returns: In how many milliseconds there is one, or nil where it was taken.
  mutating func take(_ rate: Rate, at time: Int) -> Int? {
    // A clock that was set back must not leave the bucket empty for hours.
    let fullAt = self.fullAt > time + rate.period ? time : max(self.fullAt, time)
    let next = fullAt + rate.period / rate.count
    guard next <= time + rate.period else { return next - time - rate.period }
    self.fullAt = next
    return nil
  }

  func isFull(at time: Int) -> Bool { fullAt <= time }
}

/// What each address may still ask for.
///
/// An address is known by a hash with a salt of the day, which is kept nowhere.
struct RateLimits {
  /// What is limited, each by itself.
  enum Kind { case room, seat, other }

  private struct Buckets {
    var room = Bucket(), seat = Bucket(), other = Bucket()
  }

  private var buckets: [UInt64: Buckets] = [:]
  private(set) var salt: [UInt8] = []
  private var day: Int?
  private static let most = 100_000
  private static let dayLength = 86_400_000

  /// Counts a request.
  ///
  /// - Parameters:
  ///   - kind: What is asked for.
  ///   - address: Who asks.
  ///   - limits: The rates.
  ///   - time: Now, in milliseconds since 1970.
  ///   - generator: Makes the salt.
  /// - Returns: After how many milliseconds to ask again, or nil where it is all right.
  mutating func count(
    _ kind: Kind, from address: [UInt8], limits: RoomLimits, at time: Int,
    using generator: inout some RandomNumberGenerator
  ) -> Int? {
    let today = time / RateLimits.dayLength
    if day != today {
      day = today
      buckets = [:]
      salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    if buckets.count >= RateLimits.most {
      buckets = buckets.filter { _, buckets in
        !buckets.room.isFull(at: time) || !buckets.seat.isFull(at: time)
          || !buckets.other.isFull(at: time)
      }
      if buckets.count >= RateLimits.most { buckets = [:] }
    }
    let key = SHA256(of: salt + address).prefix
    return switch kind {
    case .room: buckets[key, default: Buckets()].room.take(limits.rooms, at: time)
    case .seat: buckets[key, default: Buckets()].seat.take(limits.seats, at: time)
    case .other: buckets[key, default: Buckets()].other.take(limits.requests, at: time)
    }
  }
}

/// How much of everything there may be.
public struct RoomLimits: Hashable, Sendable {
  /// New rooms, from one address.
  public var rooms = Rate(10, in: 60_000)
  /// Seats, from one address.
  public var seats = Rate(20, in: 60_000)
  /// All other requests, from one address.
  public var requests = Rate(60, in: 10_000)
  /// Moves of one seat.
  public var moves = Rate(5, in: 1_000)
  /// Signs of one seat.
  public var emotes = Rate(1, in: 3_000)
  /// The bytes of a body.
  public var body = 1_500
  /// The rooms in memory.
  public var openRooms = 100_000
  /// The different rules of rooms in memory; each has a table of its lines.
  public var tables = 2_000
  /// Those who watch one room, besides the players.
  public var watchers = 200
  /// The connections of one seat; a new one ends the first.
  public var connections = 8
  /// The lines of a log, as whoever opens the room waits until it is replayed.
  public var lines = 10_000
  /// The requests that wait for the same room.
  public var waiting = 64
  /// After how many milliseconds without a request a room leaves the memory.
  public var idle = 300_000
  /// After how many milliseconds without a line a room is forgotten.
  public var life = 30 * 86_400_000
  /// After how many a room in which nobody has moved.
  public var unplayedLife = 86_400_000
  /// The longest silence of a stream in milliseconds, and the longest wait for a change.
  public var silence = 25_000
  /// For how many milliseconds a seat counts as present between two requests that wait for changes.
  public var linger = 5_000

  /// Those of the service.
  public init() {}
}
