import GameRules
import RoomProtocol

/// The rooms of one server, and all requests to them.
///
/// Everything runs on one thread. Requests are judged as they arrive, and the lines that they write
/// are collected until the event loop has read all pending input. Then `flush` saves them together,
/// and only then are replies and broadcasts sent (decision 70).
///
///     let rooms = Rooms(store, time: { … }, generator: SystemRandomNumberGenerator())
///     rooms.wantsFlush = { … }  // call `flush` at the end of this event-loop iteration
///     rooms.handle(request, from: client)
public final class Rooms {
  /// Called when `flush` has to run at the end of this event-loop iteration.
  public var wantsFlush: () -> Void = {}
  /// Called with each change of state that the operator has to know.
  public var report: (RoomReport) -> Void = { _ in }
  /// The numbers since the start.
  public internal(set) var counts = RoomCounts()
  /// Whether the store has failed, and saved nothing since.
  var isStoreLost = false

  let queue: any StoreQueue
  let limits: RoomLimits
  let time: () -> Int
  var generator: any RandomNumberGenerator
  var tables = SharedTables()
  var rooms: [Secret: OpenRoom] = [:]
  /// Rooms and classes that another server has written to while their logs were being read.
  var heardEarly: Set<Secret> = []
  /// The requests for rooms whose logs are being read.
  var opening: [Secret: [(Result<OpenRoom, HTTPResponse>) -> Void]] = [:]
  var watchers: [ObjectIdentifier: Watcher] = [:]
  /// The number of streams of each address, by its hash.
  var streams: [UInt64: Int] = [:]
  /// The maximum number of streams, which leaves connections for requests that end.
  public var mostStreams = Int.max
  private var rates = RateLimits()
  var pictures = Bucket()
  var largeLinks = Bucket()
  /// The tables of the links opened last.
  var linkTables = LineTables()
  private var newRooms = Bucket()
  private var wrongCodes = Bucket()
  /// The rooms in which somebody waits for a stranger, the oldest first.
  var seeking: [RoomTerms: [Seeker]] = [:]
  /// The places recently given to tokens, for clients whose answer was lost.
  var placed: [SHA256: (room: Secret, time: Int)] = [:]
  /// Plays in the seats of the computer; nil if it does not play here.
  public var computer: (any RoomComputer)?
  /// Rooms in which the computer has something to do, and those for which it is thinking.
  var automatic: Set<Secret> = []
  var thinking: Set<Secret> = []
  /// The moves that the computer has found.
  var found: [Secret: FoundMove] = [:]
  /// Sends messages to players who are away; nil if none are sent.
  public var push: (any PushSender)?
  /// The turns whose players may be away.
  var turns: [Secret: Turn] = [:]
  var writes: [Write] = []
  /// Whether lines are on their way to the log.
  var isFlushing = false
  /// Rooms whose state is broadcast at the end of this event-loop iteration.
  var news: [Secret: OpenRoom] = [:]
  /// Whether no flush is scheduled.
  var wantsNothing = true
  /// Rooms with a running clock.
  var timed: Set<Secret> = []
  /// Rooms whose watcher count changed since the last broadcast.
  var roomsWithStaleCounts: Set<Secret> = []
  /// Rooms with a player whose presence is about to time out.
  var roomsWithAbsentPlayers: Set<Secret> = []
  /// Rooms of strangers, one of whom may be away.
  var roomsToClaim: Set<Secret> = []
  /// The classes in memory, and the requests for those whose logs are being read.
  var halls: [Secret: OpenHall] = [:]
  var openingHalls: [Secret: [(Result<OpenHall, HTTPResponse>) -> Void]] = [:]
  var hallWatchers: [ObjectIdentifier: HallWatcher] = [:]
  /// The class and the board of each room that is in memory for one.
  var hallOf: [Secret: (hall: Secret, board: Int)] = [:]
  /// The rooms of classes that were deleted while their games went on.
  var goneRooms: Set<Secret> = []
  /// The classes that may have results to note or players to pair.
  var restlessHalls: Set<Secret> = []
  var lastHallSecond = Int.min
  var lastSecond = Int.min
  var lastSweep = Int.min
  var forgetting = Forgetting(start: .min)
  var isForgetting = false
  /// Identifies this server to the others.
  let name: UTF8Text

  /// Creates rooms, none of them in memory.
  ///
  /// - Parameters:
  ///   - store: The store of the logs.
  ///   - limits: The limits of the service.
  ///   - time: Returns the current time in milliseconds since 1970.
  ///   - generator: The generator of IDs, tokens and salts.
  public convenience init(
    _ store: any RoomStore, limits: RoomLimits = RoomLimits(), time: @escaping () -> Int,
    generator: any RandomNumberGenerator
  ) {
    self.init(ImmediateQueue(store), limits: limits, time: time, generator: generator)
  }

  /// Creates rooms, none of them in memory.
  ///
  /// - Parameters:
  ///   - queue: The queue of the store of the logs.
  ///   - limits: The limits of the service.
  ///   - time: Returns the current time in milliseconds since 1970.
  ///   - generator: The generator of IDs, tokens and salts.
  public init(
    _ queue: any StoreQueue, limits: RoomLimits = RoomLimits(), time: @escaping () -> Int,
    generator: any RandomNumberGenerator
  ) {
    self.queue = queue
    self.limits = limits
    self.time = time
    self.generator = generator
    name = Secret(using: &self.generator).notation
  }

  /// The number of rooms in memory and of connections that watch one.
  public var size: (rooms: Int, watchers: Int) { (rooms.count, watchers.count) }

  // MARK: Requests

  /// Answers a request, now or after a `flush`.
  public func handle(_ request: HTTPRequest, from client: any RoomConnection) {
    if HallRequest.isMeant(by: UTF8Text(request.path)) { return handleHall(request, from: client) }
    let route = Result { () throws(HTTPResponse) in try request.route() }
    do throws(HTTPResponse) {
      try count(request, to: try? route.get())
      let route = try route.get()
      guard request.isOfSameOrigin else { throw .otherOrigin }
      guard request.body.count <= limits.body else { throw .tooLong(limits.body) }
      judge(Pending(request: request, client: client, route: route))
    } catch {
      client.reply(error)
    }
  }

  /// Counts a request against its address, even if it is refused.
  func count(_ request: HTTPRequest, to route: RoomRequest?) throws(HTTPResponse) {
    let kind: RateLimits.Kind =
      switch route {
      case .create, .someone: .room
      case .command(_, .sit): .seat
      default: .other
      }
    try count(kind, from: request.address)
  }

  /// Counts a request of a kind against its address.
  func count(_ kind: RateLimits.Kind, from address: [UInt8]?) throws(HTTPResponse) {
    guard let address else { return }
    let wait = rates.count(kind, from: address, limits: limits, at: time(), using: &generator)
    if let wait { throw .tooMany(wait: wait) }
  }

  /// The hash of a client's address; nil for the local machine.
  func key(of address: [UInt8]?) -> UInt64? {
    address.map { rates.key(of: $0, at: time(), using: &generator) }
  }

  /// Counts a request that is for no room.
  public func count(from address: [UInt8]?) throws(HTTPResponse) {
    try count(.other, from: address)
  }

  func judge(_ pending: Pending) {
    switch pending.route {
    case .find: pending.client.reply(HTTPResponse(204, ""))
    case .create: create(pending)
    case .someone: findSomeone(pending)
    case .seekers: pending.client.reply(HTTPResponse(200, seekers(at: time())))
    case .watch(let id, let after):
      // A stream begins with the state so far, whatever is being written.
      open(id) { [self] answer in
        switch answer {
        case .failure(let refusal): pending.client.reply(refusal)
        case .success(let open): if !pending.client.hasLeft { watch(open, after: after, pending) }
        }
      }
    case .pushKey: tellPushKey(pending)
    case .subscribe(let id): subscribe(in: id, pending)
    case .unsubscribe(let id): unsubscribe(in: id, pending)
    case .command(let id, let command):
      open(id, for: pending) { [self] open in obey(command, in: open, pending) }
    }
  }

  func create(_ pending: Pending) {
    let terms: RoomTerms
    do throws(RoomTerms.Unreadable) {
      terms = try RoomTerms(pending.request.trimmedBody)
    } catch {
      return pending.client.reply(.unreadable(error))
    }
    if let refusal = refusal(ofRoomFor: terms.rules, pending) {
      return pending.client.reply(refusal)
    }
    let id = Secret(using: &generator)
    let reply = HTTPResponse(201, id.notation)
    write(
      Write(
        id: id, open: nil, event: .game(terms), pending: pending, reply: reply,
        table: tables.table(for: terms.rules)))
  }

  /// The refusal of a new room, if there are too many or they are made too fast.
  func refusal(ofRoomFor rules: Rules, _ pending: Pending) -> HTTPResponse? {
    makeSpace()
    guard rooms.count < limits.openRooms, hasTable(for: rules) else { return .tooMuch }
    // The server does not limit its own machine.
    guard pending.request.address != nil else { return nil }
    return takeRoom().map { .tooMany(wait: $0) }
  }

  /// Counts a new room or class; returns the milliseconds to wait if there are too many.
  func takeRoom() -> Int? { newRooms.take(limits.allRooms, at: time()) }

  /// The milliseconds before an address may try another code; nil if it may now.
  func waitForCode(from address: [UInt8]) -> Int? {
    let wait = rates.waitForCode(from: address, limits: limits, at: time(), using: &generator)
    var bucket = wrongCodes
    let waitForAll = bucket.take(limits.allWrongCodes, at: time())
    return wait ?? waitForAll
  }

  /// Counts a code that is wrong, for its address and for all together.
  func countWrongCode(from address: [UInt8]?) throws(HTTPResponse) {
    guard address != nil else { return }
    try count(.code, from: address)
    if let wait = wrongCodes.take(limits.allWrongCodes, at: time()) { throw .tooMany(wait: wait) }
  }

  /// Opens the room of a request, and hands it on as soon as the request can be judged.
  func open(_ id: Secret, for pending: Pending, then: @escaping (OpenRoom) -> Void) {
    open(id) { [self] answer in
      switch answer {
      case .failure(let refusal): pending.client.reply(refusal)
      case .success(let open): if isReady(open, for: pending) { then(open) }
      }
    }
  }

  /// Whether a request can be judged now; otherwise it waits, or is refused.
  private func isReady(_ open: OpenRoom, for pending: Pending) -> Bool {
    let now = time()
    open.usedAt = now
    if !open.isBusy, let mark = open.room.flag(at: now) {
      write(
        Write(id: open.id, open: open, event: .end(.outOfTime(mark)), pending: nil, reply: nil))
    }
    guard open.isBusy else { return true }
    if open.waiting.count < limits.waiting {
      open.waiting.append(pending)
    } else {
      pending.client.reply(.tooMuch)
    }
    return false
  }

  func obey(_ command: RoomCommand, in open: OpenRoom, _ pending: Pending) {
    let request = pending.request
    var pending = pending
    if case .play = command, !pending.isCounted, request.address != nil,
      let seat = seat(request, in: open)
    {
      if let wait = open[seat].moves.take(limits.moves, at: time()) {
        return pending.client.reply(.tooMany(wait: wait))
      }
      pending.isCounted = true
    }
    if case .play = command, isPaused(open) { return pending.client.reply(.paused) }
    if command == .claim { return claim(in: open, pending) }
    let verdict = open.room.verdict(
      on: command, body: request.trimmedBody, from: request.token, levels: computer?.levels ?? []
    ) { Secret(using: &generator) }
    switch verdict {
    case .reply(let reply):
      guard reply.needsFreshLog, queue.isShared, !pending.isSure else {
        return pending.client.reply(reply)
      }
      pending.isSure = true
      // Another server may have written lines that have not arrived here yet.
      catchUp(open) { [self, pending] result in
        switch result {
        case .failed: pending.client.reply(.storeFails)
        case .gone: pending.client.reply(.noSuchRoom)
        case .done: judge(pending)
        }
      }
    case .write(let event, _)
    where open.room.count >= (event.isOffer ? limits.linesForAll : limits.lines):
      pending.client.reply(.tooManyLines(limits.lines))
    case .write(let event, let reply):
      write(Write(id: open.id, open: open, event: event, pending: pending, reply: reply))
    case .emote(let emote, let mark):
      if let seat = seat(request, in: open),
        let wait = open[seat].emotes.take(limits.emotes, at: time())
      {
        return pending.client.reply(.tooMany(wait: wait))
      }
      show(emote, by: mark, in: open)
      queue.tell(
        "emote " + open.id.notation + " " + name + " " + mark.name + " " + emote.notation)
      pending.client.reply(HTTPResponse(200, open.room.text))
    }
  }

  func seat(_ request: HTTPRequest, in open: OpenRoom) -> Mark? {
    request.digest.flatMap { open.room.seat(of: $0) }
  }

  func show(_ emote: Emote, by mark: Mark, in open: OpenRoom) {
    let event = RoomEvent.emote(emote, by: mark).notation
    for watcher in open.watchers where watcher.after == nil { watcher.client.send(event) }
  }
}
