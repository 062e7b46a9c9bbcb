import GameRules
import RoomProtocol
import TestSupport

@testable import GameRooms

/// The time of a fixture, which its rooms may outlive.
private final class Clock {
  var now = 1_000_000
}

/// A fixture of rooms whose time and random numbers the test controls.
final class RoomsFixture {
  private let clock = Clock()
  var now: Int {
    get { clock.now }
    set { clock.now = newValue }
  }
  let store: any RoomStore
  let rooms: Rooms
  /// The number of times the rooms asked for a flush.
  private(set) var wishes = 0

  init(
    _ store: any RoomStore = MemoryStore(), queue: (any StoreQueue)? = nil,
    limits: RoomLimits = RoomLimits(), seed: Int = 1
  ) {
    self.store = store
    rooms = Rooms(
      queue ?? ImmediateQueue(store), limits: limits, time: { [clock] in clock.now },
      generator: SplitMix64(seed: seed))
    rooms.wantsFlush = { [weak self] in self?.wishes += 1 }
  }

  /// Sends a request without waiting for its answer.
  @discardableResult
  func send(
    _ method: HTTPMethod, _ path: String, _ body: String = "", token: String? = nil,
    origin: String? = nil, address: String? = nil
  ) -> Client {
    let client = Client()
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    rooms.handle(
      HTTPRequest(
        method, Array(parts[0].utf8), query: parts.count > 1 ? Array(parts[1].utf8) : [],
        body: Array(body.utf8), authorization: token.map { Array("Bearer \($0)".utf8) },
        origin: origin.map { Array($0.utf8) }, host: Array("example.org".utf8),
        address: address.map { Array($0.utf8) }),
      from: client)
    return client
  }

  /// Sends a request and flushes.
  @discardableResult
  func ask(
    _ method: HTTPMethod, _ path: String, _ body: String = "", token: String? = nil,
    origin: String? = nil, address: String? = nil
  ) -> Client {
    let client = send(method, path, body, token: token, origin: origin, address: address)
    rooms.flush()
    return client
  }

  /// Creates a room and takes both seats.
  func table(_ rules: String = "3x3") -> Table {
    let id = ask(.post, "/rooms", rules).text
    let tokens = ["x", "o"].map { _ in String(ask(.post, "/rooms/\(id)/sit").text.dropFirst(2)) }
    return Table(house: self, id: id, x: tokens[0], o: tokens[1])
  }

  /// Lets time pass, second by second.
  func wait(seconds: Int) { pass(seconds, step: 1) }

  /// Lets much time pass, in steps that no server takes for a jump of its clock.
  func wait(hours: Int) { pass(hours * 3600, step: 60) }

  private func pass(_ seconds: Int, step: Int) {
    for _ in 0..<seconds / step {
      now += step * 1000
      rooms.tick()
      rooms.flush()
    }
  }
}

/// A room and the tokens of its seats.
struct Table {
  let house: RoomsFixture
  let id: String
  let x: String
  let o: String

  var path: String { "/rooms/\(id)" }

  /// The room, replayed from its log.
  var room: Room {
    get throws {
      let lines = try house.store.lines(of: Secret(id.utf8) ?? .init(using: &zero), from: 1)
      var room = try Room(lines[0])
      for line in lines.dropFirst() { try room.take(line) }
      return room
    }
  }

  /// The lines of the log, without those that take seats.
  var log: [String] {
    get throws {
      try house.store.lines(of: Secret(id.utf8) ?? .init(using: &zero), from: 1)
        .map(\.text.description).filter { !$0.hasPrefix("sit") }
    }
  }

  private var zero: SplitMix64 {
    get { SplitMix64(seed: 0) }
    nonmutating set {}
  }

  @discardableResult
  func put(_ text: String, by token: String) -> Client { house.ask(.put, path, text, token: token) }

  @discardableResult
  func post(_ command: String, by token: String, _ body: String = "") -> Client {
    house.ask(.post, "\(path)/\(command)", body, token: token)
  }

  func watch(token: String? = nil, after: Int? = nil) -> Client {
    house.ask(.get, after.map { "\(path)?after=\($0)" } ?? path, token: token)
  }

  /// Plays moves, X first.
  func play(_ moves: String) throws {
    var text = try room.text.description
    for (index, move) in moves.split(separator: " ").enumerated() {
      text += move
      put(text, by: index % 2 == 0 ? x : o)
    }
  }
}

/// A client that records what it is sent.
final class Client: RoomConnection {
  private(set) var replies: [HTTPResponse] = []
  private(set) var events: [String] = []
  private(set) var isOpen = false
  private(set) var hasEnded = false
  var hasLeft = false

  func reply(_ reply: HTTPResponse) { replies.append(reply) }
  func open() { isOpen = true }
  func send(_ text: UTF8Text) { events.append(text.description) }
  func end() { hasEnded = true }

  var status: Int? { replies.count == 1 ? replies[0].status : nil }
  var text: String { replies.first?.text.description ?? "" }

  /// The data of the last state, without blank lines.
  var state: [String] {
    (events.last { $0.hasPrefix("id:") } ?? "").split(separator: "\n").map {
      String($0.replacing("data: ", with: ""))
    }
  }

  /// The line of the last state that starts with a word.
  func line(_ word: String) -> String? { state.first { $0.hasPrefix(word + " ") } }
}
