import GameRules
import GameSession
import RoomProtocol
import RoomServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The stream of the live game, which is opened again whenever it ends.
extension LiveGameClient {
  func follow() {
    let (generation, room, token) = state.withLock { ($0.generation, $0.room, $0.token) }
    guard let room else { return }
    Threads.start { [self] in
      var failures = 0
      while isCurrent(generation) {
        let exchange = CurlRequest(shouldStop: { !self.isCurrent(generation) })
        var startsStream = true
        exchange.onEvent = { [self] event in
          failures = 0
          hear(event, of: room, startsStream: startsStream)
          if case .state = event { startsStream = false }
        }
        exchange.run(
          .watch(room, after: nil), of: server, token: token, seconds: LiveGameClient.quietSeconds)
        guard isCurrent(generation) else { return }
        if exchange.status == 404 { return tell(.lost) }
        tell(.connectionChanged(isLive: false))
        sleep(LiveGameClient.pause(after: failures))
        failures += 1
      }
    }
  }

  private func isCurrent(_ generation: Int) -> Bool {
    state.withLock { $0.generation == generation && $0.room != nil }
  }

  private func hear(_ event: RoomEvent, of room: Secret, startsStream: Bool) {
    switch event {
    case .emote(let emote, let mark): tell(.said(emote, by: mark))
    case .state(let state, let id):
      tell(.connectionChanged(isLive: true))
      guard tell(state, id, of: room, startsStream: startsStream) else { return }
      waitForStranger(isAlone: state.isAmongStrangers && state.seats != .both)
    }
  }

  /// Tells the session if nobody comes for a while.
  private func waitForStranger(isAlone: Bool) {
    let generation: Int? = state.withLock { state in
      defer { state.isAlone = isAlone }
      return isAlone && !state.isAlone ? state.generation : nil
    }
    guard let generation else { return }
    Threads.start { [self] in
      sleep(LiveGameClient.patience)
      if isCurrent(generation), state.withLock({ $0.isAlone }) { tell(.waited) }
    }
  }
}
