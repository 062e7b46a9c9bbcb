import GameRules
import GameSession
import RoomProtocol

/// Follows a live game on a server and sends what the player does.
///
/// `Documentation/Reference/Rooms.md` describes the requests. Those that may have been lost are sent again,
/// and the server carries out each only once.
@MainActor
final class LiveGameClient {
  private let service: RoomService
  private let tell: @MainActor (LiveGameEvent) -> Void
  private let readSeats: @MainActor () -> String
  private let writeSeats: @MainActor (String) -> Void

  /// The live game that is followed.
  private var room: Secret?
  /// The token of every request; it has no seat until the server confirms one.
  private var token: Secret?
  /// The token with which a stranger is looked for, until that is answered.
  private var seekingToken: Secret?
  /// The text of a move until it is answered.
  private var unanswered: UTF8Text?
  /// Recognizes states that are older than the last accepted move.
  private var order = StateOrder()
  private var isSitting = false
  private var following: Task<Void, Never>?
  private var sending: Task<Void, Never>?
  private var ticking: Task<Void, Never>?
  /// The task that reports a lost connection, unless it comes back first.
  private var losing: Task<Void, Never>?
  /// The task that offers the computer, unless a stranger comes first.
  private var waiting: Task<Void, Never>?

  private static let lostAfter = Duration.seconds(3)
  private static let strangerPatience = Duration.seconds(8)
  private static let tick = Duration.milliseconds(250)

  /// The pause before the next attempt: 1, 2, 4 and so on up to 30 seconds.
  private static func pause(after failures: Int) -> Duration {
    .seconds(min(30, 1 << min(failures, 5)))
  }

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - service: The server.
  ///   - readSeats: Returns the saved seats, as `SavedSeats.notation`.
  ///   - writeSeats: Saves them.
  ///   - tell: Receives what happens, for the session.
  init(
    _ service: RoomService, readSeats: @escaping @MainActor () -> String,
    writeSeats: @escaping @MainActor (String) -> Void,
    tell: @escaping @MainActor (LiveGameEvent) -> Void
  ) {
    self.service = service
    self.readSeats = readSeats
    self.writeSeats = writeSeats
    self.tell = tell
  }

  /// Whether the server has live games.
  func isServerThere() async -> Bool { await service.send(.find, "", nil)?.status == 204 }

  /// Carries out a request of the session.
  func carryOut(_ request: LiveGameRequest) {
    switch request {
    case .open(let terms): Task { await open(terms) }
    case .someone(let terms): Task { await findSomeone(terms) }
    case .watch(let id): watch(id)
    case .play(let text): play(text)
    case .sit(let name): Task { await sit(as: name) }
    case .ask(.leave): leave()
    case .call, .seats: break  // A browser tells of turns, and the page lists seats.
    case .ask:
      if let command = request.command { Task { await ask(command, request.body) } }
    }
  }

  /// Ends the connection while the app is in the background; the server may let others know.
  func suspend() {
    following?.cancel()
    following = nil
    ticking?.cancel()
  }

  /// Follows the live game again.
  func resume() {
    if room != nil, following == nil { follow() }
  }

  // MARK: Requests

  private func open(_ terms: RoomTerms) async {
    let answer = await service.send(.create, terms.notation, nil)
    if let answer, answer.status == 201 { tell(.opened(answer.text)) } else { refuse(answer) }
  }

  /// After a lost answer, the same token gets the same seat.
  private func findSomeone(_ terms: RoomTerms) async {
    let secret = seekingToken ?? LiveGameClient.makeToken()
    seekingToken = secret
    let answer = await service.send(.someone, terms.notation, secret)
    guard let answer, answer.status == 201, let place = RoomPlace(answer.text) else {
      return refuse(answer)
    }
    guard secret == seekingToken else { return }  // Asked for twice.
    seekingToken = nil
    save(SavedSeats.Seat(mark: place.mark, token: secret), in: place.room)
    tell(.placed(place.room.notation))
  }

  private func refuse(_ answer: RoomService.Answer?) {
    let delay = answer?.delay ?? 0
    tell(delay > 0 ? .busy(delay) : .lost)
  }

  private func watch(_ id: UTF8Text) {
    leave()
    guard let room = Secret(id.bytes) else { return tell(.lost) }
    self.room = room
    let seat = SavedSeats(UTF8Text(readSeats()))[room]
    token = seat?.token
    if let mark = seat?.mark { tell(.seated(mark)) }
    follow()
    if let seat, seat.mark == nil { Task { await sit(as: "") } }
  }

  /// Asks for a seat until that is answered.
  ///
  /// The token is saved before, and every attempt has the same one: the server may have given the seat to
  /// an attempt whose answer was lost, and gives it to the next one again.
  private func sit(as name: UTF8Text) async {
    guard !isSitting, let room else { return }
    isSitting = true
    let secret = token ?? LiveGameClient.makeToken()
    token = secret
    save(SavedSeats.Seat(mark: nil, token: secret), in: room)
    var failures = 0
    while self.room == room {
      let answer = await service.send(.command(room, .sit), name, secret)
      guard self.room == room else { return }
      if let answer, !answer.isLost {
        isSitting = false
        return seatAnswered(answer, in: room)
      }
      await service.pause(LiveGameClient.pause(after: failures))
      failures += 1
    }
  }

  private func seatAnswered(_ answer: RoomService.Answer, in room: Secret) {
    if answer.status == 201, let seat = RoomSeat(answer.text) {
      save(SavedSeats.Seat(mark: seat.mark, token: seat.token), in: room)
      tell(.seated(seat.mark))
    } else {
      token = nil
      save(nil, in: room)
    }
    follow()  // Now as the player in that seat, or as a spectator.
  }

  /// Sends a game with a move until the server answers.
  private func play(_ text: UTF8Text) {
    unanswered = text
    let lastID = order.lastID
    sending?.cancel()
    sending = Task {
      var failures = 0
      while unanswered == text, let room {
        let answer = await service.send(.command(room, .play), text, token)
        if Task.isCancelled || unanswered != text || self.room != room { return }
        if let answer, !answer.isLost {
          unanswered = nil
          let isTaken = answer.status == 200
          if isTaken { order.accepted(after: lastID) }
          return tell(
            isTaken ? .heard(answer.text) : .refused(answer.status == 409 ? answer.text : ""))
        }
        await service.pause(LiveGameClient.pause(after: failures))
        failures += 1
      }
    }
  }

  /// Sends a command until it is answered, but an emote only once: later, it would be out of place.
  private func ask(_ command: RoomCommand, _ body: UTF8Text) async {
    guard let room else { return }
    var failures = 0
    while self.room == room {
      let answer = await service.send(.command(room, command), body, token)
      if answer.map({ !$0.isLost }) == true { return }
      let delay = answer?.delay ?? 0
      if command == .emote {
        if delay > 0 { tell(.busy(delay)) }
        return
      }
      await service.pause(delay > 0 ? .seconds(delay) : LiveGameClient.pause(after: failures))
      failures += 1
    }
  }

  private func leave() {
    for task in [following, sending, ticking, losing, waiting] { task?.cancel() }
    (following, losing, waiting) = (nil, nil, nil)
    (room, token, unanswered, isSitting) = (nil, nil, nil, false)
    order = StateOrder()
  }

  private func save(_ seat: SavedSeats.Seat?, in room: Secret) {
    var seats = SavedSeats(UTF8Text(readSeats()))
    seats[room] = seat
    writeSeats(seats.notation.description)
  }

  private static func makeToken() -> Secret {
    var generator = SystemRandomNumberGenerator()
    return Secret(using: &generator)
  }

  // MARK: The stream

  private func follow() {
    following?.cancel()
    guard let room else { return }
    let token = token
    following = Task {
      var failures = 0
      while !Task.isCancelled {
        var startsStream = true
        for await part in service.follow(room, token) {
          if Task.isCancelled { return }
          switch part {
          case .event(let event):
            failures = 0
            hear(event, startsStream: startsStream)
            if case .state = event { startsStream = false }
          case .refused(404): return tell(.lost)
          case .refused: break
          }
        }
        if Task.isCancelled { return }
        lose()
        await service.pause(LiveGameClient.pause(after: failures))
        failures += 1
      }
    }
  }

  private func hear(_ event: RoomEvent, startsStream: Bool) {
    switch event {
    case .emote(let emote, let mark): tell(.said(emote, by: mark))
    case .state(let state, let id):
      losing?.cancel()
      losing = nil
      tell(.connectionChanged(isLive: true))
      if order.isOutdated(id, startsStream: startsStream) { return }
      tell(.heard(state.notation))
      runClock(state.clock?.running != nil)
      waitForStranger(state.isAmongStrangers && state.seats != .both)
    }
  }

  private func lose() {
    ticking?.cancel()
    guard losing == nil else { return }
    losing = Task {
      await service.pause(LiveGameClient.lostAfter)
      if !Task.isCancelled { tell(.connectionChanged(isLive: false)) }
    }
  }

  /// Lets a clock go on between two states.
  private func runClock(_ isRunning: Bool) {
    ticking?.cancel()
    guard isRunning else { return }
    ticking = Task {
      let start = ContinuousClock.now
      while true {
        await service.pause(LiveGameClient.tick)
        if Task.isCancelled { return }
        tell(.ticked(Int((ContinuousClock.now - start) / .milliseconds(1))))
      }
    }
  }

  /// Tells the session if nobody comes for a while.
  private func waitForStranger(_ isAlone: Bool) {
    if !isAlone {
      waiting?.cancel()
      waiting = nil
    } else if waiting == nil {
      waiting = Task {
        await service.pause(LiveGameClient.strangerPatience)
        if !Task.isCancelled { tell(.waited) }
      }
    }
  }
}
