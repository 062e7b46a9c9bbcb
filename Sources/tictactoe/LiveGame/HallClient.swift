import GameRules
import GameSession
import RoomProtocol
import RoomServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Takes part in a class on a server, and follows it on a thread of its own.
final class HallClient: Sendable {
  let server: ServerAddress
  private let id: Secret
  /// The token of this player, in the class and in every game of it.
  let token = SeatFile.makeToken()
  private let states = EventQueue<HallState?>()

  private static let answerSeconds = 15
  private static let quietSeconds = 60
  private static let mostTries = 5

  /// Joins a class.
  ///
  /// - Parameters:
  ///   - text: The code, or the link of the class.
  ///   - server: The address of the server's page, for a code.
  /// - Throws: `Failure` if there is no such class, or it is closed to new players.
  init(_ text: String, server: String?) throws(Failure) {
    let link = UTF8Text(text)
    let parts = text.split(separator: "#hall=", maxSplits: 1).map(String.init)
    if let server {
      self.server = try ServerAddress(server, in: "join: --server", of: .join)
    } else if parts.count == 2, let address = ServerAddress(page: text) {
      self.server = address
    } else {
      throw .usage(
        "join: \"\(text)\": a code needs the server's address: --server https://example.org/",
        for: .join)
    }
    if parts.count == 2, let id = Secret(Array(parts[1].utf8)) {
      self.id = id
    } else {
      guard let code = HallCode(link) else {
        throw .usage("join: \"\(text)\": a code is six letters, none of them I or O", for: .join)
      }
      let answer = try HallClient.ask(.find(code), of: self.server, token: nil)
      guard answer.status == 200, let id = Secret(answer.text.bytes) else {
        throw Failure(status: .failure, message: "join: \(answer.failure)")
      }
      self.id = id
    }
    let answer = try HallClient.ask(.command(id, .join), of: self.server, token: token)
    guard answer.status == 201 else {
      throw Failure(status: .failure, message: "join: \(answer.failure)")
    }
    Signals.beforeEnd { self.leave() }
    Threads.start { self.follow() }
  }

  /// Asks until the server answers, at most `mostTries` times.
  ///
  /// At a terminal it says that it is connecting.
  private static func ask(
    _ request: HallRequest, of server: ServerAddress, token: Secret?
  ) throws(Failure) -> CurlRequest {
    var failures = 0
    while true {
      let exchange = CurlRequest()
      exchange.run(
        request.method, request.path, of: server, body: request.method == .post ? "" : nil,
        token: token, seconds: HallClient.answerSeconds)
      if exchange.isFinal { return exchange }
      failures += 1
      guard exchange.status != 429, failures < HallClient.mostTries else {
        throw Failure(status: .failure, message: "join: \(exchange.failure)")
      }
      if failures == 1, isatty(STDOUT_FILENO) == 1 {
        let phrases = Terminal.language(onFullScreen: false).phrases
        Output.say(Wording(SymbolChoice(), in: phrases).connecting.description)
        try Output.flush()
      }
      sleep(1 << UInt32(min(failures - 1, 3)))
    }
  }

  /// Returns the states since the last call; nil is the end of the class.
  func takeStates() -> [HallState?] { states.take() }

  /// Waits for the next states, then returns all.
  func waitForStates() -> [HallState?] { states.wait() }

  /// Leaves the class, so that nobody waits for this player.
  func leave() {
    let exchange = CurlRequest()
    let request = HallRequest.command(id, .leave)
    exchange.run(request.method, request.path, of: server, body: "", token: token, seconds: 3)
  }

  private func follow() {
    var failures: UInt32 = 0
    while true {
      let exchange = CurlRequest()
      exchange.onLines = { [states] lines in
        failures = 0
        if !lines.isEmpty { states.put(HallState(lines)) }
      }
      let request = HallRequest.events(id)
      exchange.run(
        request.method, request.path, of: server, token: token, seconds: HallClient.quietSeconds)
      if exchange.status == 404 { return states.put(nil) }
      sleep(1 << min(failures, 4))
      failures += 1
    }
  }
}
