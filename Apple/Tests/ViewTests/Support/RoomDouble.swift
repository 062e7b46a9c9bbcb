import GameRules
import RoomProtocol

@testable import TicTacToe

/// Stands for a server of live games, and for the time that passes between attempts.
@MainActor final class RoomDouble {
  /// The requests so far, as `POST /rooms BODY TOKEN`; a token is told apart by its number.
  private(set) var requests: [String] = []
  /// The answers to the next requests; after the last one there is no answer.
  var answers: [RoomService.Answer?] = []
  /// The number of streams that nobody reads any more.
  private(set) var ends = 0
  private var streams: [AsyncStream<RoomService.StreamPart>.Continuation] = []
  private var tokens: [Secret] = []
  private var pauses: [(Duration, CheckedContinuation<Void, Never>)] = []

  var service: RoomService {
    RoomService(
      send: { request, body, token in await self.take(request, body, token) },
      follow: { room, token in
        AsyncStream { continuation in
          continuation.onTermination = { _ in Task { @MainActor in self.ends += 1 } }
          Task { @MainActor in
            self.note("GET", "/rooms/\(room.notation)", "", token)
            self.streams.append(continuation)
          }
        }
      },
      pause: { duration in
        await withCheckedContinuation { continuation in
          Task { @MainActor in self.pauses.append((duration, continuation)) }
        }
      })
  }

  /// The number of streams so far.
  var follows: Int { streams.count }

  /// Sends a part of the last stream.
  func say(_ part: RoomService.StreamPart) { streams.last?.yield(part) }

  /// Ends the last stream, as a lost connection does.
  func hangUp() { streams.last?.finish() }

  /// The pauses that somebody waits for now.
  var waits: [Duration] { pauses.map(\.0) }

  /// Lets a pause end.
  func pass(_ duration: Duration) {
    guard let place = pauses.firstIndex(where: { $0.0 == duration }) else { return }
    pauses.remove(at: place).1.resume()
  }

  private func take(_ request: RoomRequest, _ body: UTF8Text, _ token: Secret?) -> RoomService
    .Answer?
  {
    note(request.method.rawValue, request.path.description, body, token)
    return answers.isEmpty ? nil : answers.removeFirst()
  }

  private func note(_ method: String, _ path: String, _ body: UTF8Text, _ token: Secret?) {
    var words = [method, path.replacing(RoomDouble.id, with: "ID")]
    if !body.isEmpty { words.append(body.description) }
    if let token {
      if !tokens.contains(token) { tokens.append(token) }
      words.append("#\((tokens.firstIndex(of: token) ?? 0) + 1)")
    }
    requests.append(words.joined(separator: " "))
  }

  static let id = "pX3mBq0vT1aYw9ZkLr4sNe"
}
