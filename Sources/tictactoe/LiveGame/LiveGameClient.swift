import GameRules
import GameSession
import RoomProtocol
import RoomServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Follows a live game on a server and sends the player's requests, on its own threads.
///
/// `Documentation/Reference/Rooms.md` describes the requests and their answers.
final class LiveGameClient: Sendable {
  let server: ServerAddress
  private let seats: SeatFile?
  let state = Locked(State())
  private let queue = EventQueue<QueuedEvent>()

  private struct QueuedEvent {
    let event: LiveGameEvent
    /// Whether it answers a player's command.
    let isAnswer: Bool
  }

  struct State {
    /// The live game that is followed; nil for none.
    var room: Secret?
    /// The token of every request; it has no seat until the server confirms one.
    var token: Secret?
    /// Whether a seat is being requested.
    var isSitting = false
    /// Incremented whenever another live game is followed.
    var generation = 0
    /// The text of a move that the server has not answered yet.
    var unanswered: UTF8Text?
    /// Recognizes states that are older than the last accepted move.
    var order = StateOrder()
    /// The seat that was found, kept here because a program without a home folder saves none.
    var found: (room: Secret, seat: SavedSeats.Seat)?
    /// Whether the player waits for a stranger, who comes later or not at all.
    var isAlone = false
    /// The number of commands whose answers have not been taken yet.
    var questions = 0
    /// The number of commands that the server has not answered yet.
    var commands = 0
  }

  /// More than the 25 s in which a stream sends at least a comment.
  static let quietSeconds = 60
  private static let answerSeconds = 15
  private static let mostTries = 3  // Of a request before the game, within a few seconds.
  /// Seconds until the computer is offered instead of a stranger.
  static let patience: UInt32 = 8
  private static let lastChances = 60  // Polls every 50 ms.

  /// Seconds before the next attempt: 1, 2, 4 and so on up to 30.
  static func pause(after failures: Int) -> UInt32 {
    UInt32(min(30, 1 << min(failures, 5)))
  }

  /// Creates a client for a server.
  ///
  /// - Parameters:
  ///   - server: The address of the server.
  ///   - seats: The file of saved seats.
  init(_ server: ServerAddress, seats: SeatFile?) {
    self.server = server
    self.seats = seats
  }

  /// Prepares for requests; call it once, before any of them.
  ///
  /// - Parameter command: The name of the command that needs it.
  /// - Throws: `Failure` if it is not installed.
  static func begin(for command: String) throws(Failure) {
    // A server may hang up in the middle of an encrypted request.
    setHandler(SIGPIPE, SIG_IGN)
    guard CurlRequest.library != nil else {
      throw Failure(
        status: .failure,
        message:
          "\(command): live games need libcurl; on Debian and Ubuntu: apt-get install libcurl4"
      )
    }
  }

  /// Returns the events since the last call.
  func takeEvents() -> [LiveGameEvent] { opened(queue.take()) }

  /// Waits for an event, then returns all.
  func waitForEvents() -> [LiveGameEvent] { opened(queue.wait()) }

  /// Waits until all commands are answered, then returns all events.
  func waitForAnswers() -> [LiveGameEvent] {
    var events = takeEvents()
    while state.withLock({ $0.questions }) > 0 { events += waitForEvents() }
    return events
  }

  private func opened(_ queued: [QueuedEvent]) -> [LiveGameEvent] {
    let answers = queued.count(where: \.isAnswer)
    state.withLock { $0.questions -= answers }
    return queued.map(\.event)
  }

  /// Carries out a request of the session.
  func carryOut(_ request: LiveGameRequest) {
    switch request {
    // Only the page makes live games; `find` finds somebody, and `TurnsCommand` lists seats.
    case .open, .someone, .call, .seats: break
    case .watch(let id): if let room = Secret(id.bytes) { watch(room) } else { tell(.lost) }
    case .play(let text): play(text)
    case .ask(.leave):
      state.withLock {
        $0 = State(
          generation: $0.generation + 1, questions: $0.questions, commands: $0.commands)
      }
    case .sit(let name): Threads.start { self.sit(as: name) }
    case .ask:
      guard let command = request.command else { return }
      state.withLock {
        $0.questions += 1
        $0.commands += 1
      }
      Threads.start { self.ask(command, request.body) }
    }
  }

  /// Asks the server for somebody who wants the same game, until it answers.
  ///
  /// - Parameter terms: The rules and the clock.
  /// - Returns: The room in which a seat was taken.
  /// - Throws: `Failure` if the server refuses, or cannot be reached.
  func find(_ terms: RoomTerms) throws(Failure) -> Secret {
    let token = SeatFile.makeToken()
    var failures = 0
    while true {
      let exchange = CurlRequest()
      exchange.run(
        .someone, of: server, body: terms.notation, token: token,
        seconds: LiveGameClient.answerSeconds)
      if exchange.status == 201, let place = RoomPlace(exchange.text) {
        let seat = self.seat(of: place.mark, token)
        seats?.save(seat, in: place.room)
        state.withLock { $0.found = (place.room, seat) }
        return place.room
      }
      // After too many requests, the server's message says how long to wait, and the player decides
      // whether to try again.
      let isRefused = 400..<500 ~= exchange.status
      guard !isRefused, failures < LiveGameClient.mostTries else {
        throw Failure(status: .failure, message: "play: --someone: \(exchange.failure)")
      }
      sleep(LiveGameClient.pause(after: failures))
      failures += 1
    }
  }

  /// Remembers a seat that is this player's already, before the room is followed.
  func sit(in room: Secret, on seat: SavedSeats.Seat) {
    state.withLock { $0.found = (room, seat) }
  }

  // MARK: Requests

  private func watch(_ room: Secret) {
    let found = state.withLock { $0.found?.room == room ? $0.found?.seat : nil }
    let seat = found ?? seats?.seat(in: room)
    state.withLock {
      $0 = State(
        room: room, token: seat?.token, generation: $0.generation + 1, found: $0.found,
        questions: $0.questions, commands: $0.commands)
    }
    if let mark = seat?.mark { tell(.seated(mark)) }
    follow()
    if let seat, seat.mark == nil { Threads.start { self.sit() } }
  }

  /// Asks for a seat until that is answered.
  ///
  /// The token is saved before, and every attempt has the same one: whether or not the server has given
  /// the seat to an attempt whose answer was lost, it gives it to the next one.
  private func sit(as name: UTF8Text = "") {
    let attempt: (room: Secret, token: Secret)? = state.withLock { state in
      guard !state.isSitting, let room = state.room else { return nil }
      state.isSitting = true
      let token = state.token ?? SeatFile.makeToken()
      state.token = token
      return (room, token)
    }
    guard let (room, token) = attempt else { return }
    seats?.save(seat(of: nil, token), in: room)
    var failures = 0
    while state.withLock({ $0.room == room && $0.token == token }) {
      let answer = send(.sit, name)
      switch (answer?.status, answer.flatMap { RoomSeat($0.text) }) {
      case (201, let seat?): return take(seat, in: room)
      case (410, _), (404, _):
        seats?.save(nil, in: room)
        state.withLock { if $0.room == room { ($0.token, $0.isSitting) = (nil, false) } }
        return
      default:
        // The server may or may not have received the request.
        sleep(LiveGameClient.pause(after: failures))
        failures += 1
      }
    }
  }

  /// A seat on this server, as it is saved.
  private func seat(of mark: Mark?, _ token: Secret) -> SavedSeats.Seat {
    SavedSeats.Seat(mark: mark, token: token, server: UTF8Text(server.description))
  }

  private func take(_ seat: RoomSeat, in room: Secret) {
    seats?.save(self.seat(of: seat.mark, seat.token), in: room)
    let isHere = state.withLock { state in
      guard state.room == room else { return false }
      state.isSitting = false
      // Makes the stream start again, now as the player in that seat.
      state.generation += 1
      return true
    }
    guard isHere else { return }
    tell(.seated(seat.mark))
    follow()
  }

  /// Sends a command until the server has answered it, and reports the state after it.
  ///
  /// It reports an event after the first attempt in any case, so that nobody waits for a server that is
  /// gone.
  private func ask(_ command: RoomCommand, _ body: UTF8Text) {
    let room = current.room
    var failures = 0
    while failures == 0 || current.room == room {
      let answer = send(command, body)
      report(answer, to: command, isAnswer: failures == 0)
      // An emote that comes late would be out of place.
      if answer?.isFinal == true || command == .emote { break }
      sleep(LiveGameClient.pause(after: failures))
      failures += 1
    }
    state.withLock { $0.commands -= 1 }
  }

  private func report(_ answer: CurlRequest?, to command: RoomCommand, isAnswer: Bool) {
    if let answer, command == .emote, answer.status == 429, answer.delay > 0 {
      return tell(.busy(answer.delay), isAnswer: isAnswer)
    }
    var heard: (state: RoomState, id: Int)?
    if answer?.status == 200, case (let room?, let token) = current {
      let exchange = CurlRequest()
      exchange.onEvent = { if case .state(let state, let id) = $0 { heard = (state, id) } }
      exchange.run(
        .watch(room, after: 0), of: server, token: token, seconds: LiveGameClient.answerSeconds)
      if let heard, tell(heard.state, heard.id, of: room, isAnswer: isAnswer) { return }
    }
    tell(.connectionChanged(isLive: answer != nil), isAnswer: isAnswer)
  }

  /// Waits up to 3 s for unanswered requests, so that none is lost when the program ends.
  ///
  /// - Returns: Whether all are answered.
  func finish() -> Bool {
    for _ in 0..<LiveGameClient.lastChances {
      _ = takeEvents()
      let isDone = state.withLock {
        $0.unanswered == nil && $0.questions == 0 && $0.commands == 0
      }
      if isDone { return true }
      usleep(50_000)
    }
    return false
  }

  /// Sends a move, and retries until the server has answered.
  private func play(_ text: UTF8Text) {
    let (room, lastID) = state.withLock { state in
      state.unanswered = text
      return (state.room, state.order.lastID)
    }
    Threads.start { [self] in
      var failures = 0
      while true {
        let isWanted = state.withLock { $0.unanswered == text && $0.room != nil }
        guard isWanted else { return }
        let answer = send(.play, text)
        if let answer, answer.isFinal { return take(answer, to: text, in: room, after: lastID) }
        sleep(LiveGameClient.pause(after: failures))
        failures += 1
      }
    }
  }

  private func take(_ answer: CurlRequest, to text: UTF8Text, in room: Secret?, after lastID: Int) {
    let isTaken = answer.status == 200
    let said = isTaken || answer.status == 409 ? answer.text : ""
    state.withLock { state in
      guard state.room == room else { return }
      if state.unanswered == text { state.unanswered = nil }
      if isTaken { state.order.accepted(after: lastID) }
      queue.put(QueuedEvent(event: isTaken ? .heard(said) : .refused(said), isAnswer: false))
    }
    Signals.wake(Signals.notification)
  }

  private func send(_ command: RoomCommand, _ body: UTF8Text) -> CurlRequest? {
    guard case (let room?, let token) = current else { return nil }
    let exchange = CurlRequest()
    exchange.run(
      .command(room, command), of: server, body: body, token: token,
      seconds: LiveGameClient.answerSeconds)
    return exchange.status == 0 ? nil : exchange
  }

  /// The live game that is followed now, and the token of every request.
  var current: (room: Secret?, token: Secret?) {
    state.withLock { ($0.room, $0.token) }
  }

  func tell(_ event: LiveGameEvent, isAnswer: Bool = false) {
    queue.put(QueuedEvent(event: event, isAnswer: isAnswer))
    Signals.wake(Signals.notification)
  }

  /// Passes on a state unless it is outdated or of another room; returns whether it did.
  ///
  /// The lock keeps the states of several threads in order.
  func tell(
    _ said: RoomState, _ id: Int, of room: Secret, isAnswer: Bool = false,
    startsStream: Bool = false
  ) -> Bool {
    let isTold = state.withLock { state in
      guard state.room == room, !state.order.isOutdated(id, startsStream: startsStream) else {
        return false
      }
      queue.put(QueuedEvent(event: .heard(said.notation), isAnswer: isAnswer))
      return true
    }
    if isTold { Signals.wake(Signals.notification) }
    return isTold
  }
}
