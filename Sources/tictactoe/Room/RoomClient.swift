import CCurl
import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Follows a room of a server and sends what is done there, on threads of its own.
///
/// `Documentation/Reference/Rooms.md` has the requests and what is said.
final class RoomClient: Sendable {
  /// Where the rooms are: the address of the page, up to its last slash, and `rooms`.
  private let address: String
  private let seats: SeatFile?
  private let state = Locked(State())
  private let letters = Mailbox<Letter>()

  private struct Letter {
    let event: RoomEvent
    /// Whether it answers what was asked for.
    let isAnswer: Bool
  }

  private struct State {
    var room = ""
    var token: String?
    /// Changes whenever what is followed does.
    var generation = 0
    /// The text of a move until it is answered.
    var unanswered: String?
    /// How many questions are asked whose answer was not taken yet.
    var questions = 0
  }

  /// A stream says something every 25 s.
  private static let quietSeconds = 60
  private static let answerSeconds = 15
  private static let lastChances = 60  // times 50 ms

  /// How many seconds to wait before the next attempt.
  private static func pause(after failures: Int) -> UInt32 {
    UInt32(min(30, 1 << min(failures, 5)))
  }

  /// A client for the rooms of a page.
  ///
  /// - Parameters:
  ///   - page: The address of the page, with or without a file and a fragment.
  ///   - seats: Where seats are kept for another time.
  init(page: String, seats: SeatFile?) {
    let path = page.prefix { $0 != "#" && $0 != "?" }
    let scheme = path.prefix { $0 != ":" } + "://"
    let rest = path.dropFirst(scheme.count)
    address = scheme + (rest.lastIndex(of: "/").map { rest[...$0] } ?? rest + "/") + "rooms"
    self.seats = seats
    cc_begin()
  }

  /// What has happened since it was asked last.
  func takeEvents() -> [RoomEvent] { opened(letters.take()) }

  /// Waits until something has happened.
  func waitForEvents() -> [RoomEvent] { opened(letters.wait()) }

  /// Waits until all is answered that was asked for.
  func waitForAnswers() -> [RoomEvent] {
    var events = takeEvents()
    while state.withLock({ $0.questions }) > 0 { events += waitForEvents() }
    return events
  }

  private func opened(_ letters: [Letter]) -> [RoomEvent] {
    let answers = letters.count(where: \.isAnswer)
    state.withLock { $0.questions -= answers }
    return letters.map(\.event)
  }

  /// Does what the session asks for.
  func carryOut(_ request: RoomRequest) {
    switch request {
    case .open: break  // Rooms are made on the page.
    case .watch(let id): watch("\(id)")
    case .play(let text): play("\(text)")
    case .ask(.leave):
      state.withLock { $0 = State(generation: $0.generation + 1, questions: $0.questions) }
    case .ask(.sit): Threads.start { self.sit() }
    case .ask:
      let verb = "\(request.verb)"
      let body = "\(request.body)"
      state.withLock { $0.questions += 1 }
      Threads.start { self.ask("/\(verb)", body) }
    }
  }

  // MARK: Requests

  private func watch(_ id: String) {
    let seat = seats?.seat(in: id)
    state.withLock {
      $0 = State(
        room: id, token: seat?.token, generation: $0.generation + 1, questions: $0.questions)
    }
    if let seat { tell(.seated(seat.mark)) }
    follow()
  }

  private func sit() {
    let (room, token) = state.withLock { state in
      state.token = state.token ?? SeatFile.makeToken()
      return (state.room, state.token ?? "")
    }
    guard let answer = send("POST", "/sit", ""), answer.status == 201,
      let mark: Mark = answer.text.hasPrefix("x") ? .x : answer.text.hasPrefix("o") ? .o : nil
    else {
      state.withLock { $0.token = nil }
      return
    }
    seats?.keep(room: room, mark, token)
    tell(.seated(mark))
    // Followed anew, as whoever sits there now.
    state.withLock { $0.generation += 1 }
    follow()
  }

  /// Asks for something, and tells how the room stands then; something is told in any case.
  private func ask(_ path: String, _ body: String) {
    var event = RoomEvent.connectionChanged(isLive: true)
    if send("POST", path, body)?.status == 200 {
      let (room, token) = state.withLock { ($0.room, $0.token) }
      let exchange = Exchange()
      exchange.onEvent = { if !$0.data.isEmpty { event = .heard(UTF8Text($0.data)) } }
      exchange.run(
        "GET", "\(address)/\(room)?after=0", token: token, seconds: RoomClient.answerSeconds)
    }
    tell(event, isAnswer: true)
  }

  /// Waits a little until all is answered, so that nothing is lost with the program.
  func finish() {
    for _ in 0..<RoomClient.lastChances {
      _ = takeEvents()
      if state.withLock({ $0.unanswered == nil && $0.questions == 0 }) { return }
      usleep(50_000)
    }
  }

  /// Puts a game there until that is answered.
  private func play(_ text: String) {
    state.withLock { $0.unanswered = text }
    Threads.start { [self] in
      var failures = 0
      while true {
        let isWanted = state.withLock { $0.unanswered == text && $0.room != "" }
        guard isWanted else { return }
        let answer = send("PUT", "", text)
        if let answer, answer.status != 429, answer.status < 500 {
          state.withLock { if $0.unanswered == text { $0.unanswered = nil } }
          let said = UTF8Text(answer.text)
          tell(answer.status == 200 ? .heard(said) : .refused(answer.status == 409 ? said : ""))
          return
        }
        sleep(RoomClient.pause(after: failures))
        failures += 1
      }
    }
  }

  private func send(_ method: String, _ path: String, _ body: String) -> Exchange? {
    let (room, token) = state.withLock { ($0.room, $0.token) }
    let exchange = Exchange()
    exchange.run(
      method, "\(address)/\(room)\(path)", body: body, token: token,
      seconds: RoomClient.answerSeconds)
    return exchange.status == 0 ? nil : exchange
  }

  // MARK: The stream

  private func follow() {
    let (generation, room, token) = state.withLock { ($0.generation, $0.room, $0.token) }
    Threads.start { [self] in
      var failures = 0
      while isCurrent(generation) {
        let exchange = Exchange(shouldStop: { !self.isCurrent(generation) })
        exchange.onEvent = { [self] event in
          failures = 0
          hear(event)
        }
        exchange.run(
          "GET", "\(address)/\(room)", token: token, seconds: RoomClient.quietSeconds)
        guard isCurrent(generation) else { return }
        if exchange.status == 404 { return tell(.lost) }
        tell(.connectionChanged(isLive: false))
        sleep(RoomClient.pause(after: failures))
        failures += 1
      }
    }
  }

  private func isCurrent(_ generation: Int) -> Bool {
    state.withLock { $0.generation == generation && $0.room != "" }
  }

  private func hear(_ event: Exchange.Event) {
    if event.name == "emote" {
      if let sign = RoomEvent(UTF8Text("emote " + event.data)) { tell(sign) }
    } else if !event.data.isEmpty {
      tell(.connectionChanged(isLive: true))
      tell(.heard(UTF8Text(event.data)))
    }
  }

  private func tell(_ event: RoomEvent, isAnswer: Bool = false) {
    letters.put(Letter(event: event, isAnswer: isAnswer))
    Signals.wake(Signals.notification)
  }
}
