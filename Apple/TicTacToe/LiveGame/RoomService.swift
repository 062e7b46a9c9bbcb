import Foundation
import GameRules
import RoomProtocol

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server of live games, which tests can replace.
struct RoomService: Sendable {
  /// Sends a request with its body and the token of a seat; nil if no answer arrives.
  var send: @Sendable (RoomRequest, UTF8Text, Secret?) async -> Answer?
  /// Follows a room until the connection ends.
  var follow: @Sendable (Secret, Secret?) -> AsyncStream<StreamPart>
  /// Waits before another attempt.
  var pause: @Sendable (Duration) async -> Void

  /// An answer to a request.
  struct Answer: Sendable {
    /// The HTTP status.
    var status: Int
    /// The body.
    var text: UTF8Text = ""
    /// The seconds after which the server wants to be asked again; 0 if it does not say.
    var delay = 0

    /// Whether a proxy or a busy server answered, so that nobody knows what became of the request.
    var isLost: Bool { status == 429 || status >= 500 }
  }

  /// A part of a room's stream.
  enum StreamPart: Sendable {
    /// The server does not let the room be followed; the HTTP status.
    case refused(Int)
    case event(RoomEvent)
  }

  /// The server at the address of a page.
  static func system(at page: URL) -> RoomService {
    let server =
      page.absoluteString.hasSuffix("/")
      ? String(page.absoluteString.dropLast()) : page.absoluteString
    let session = URLSession(configuration: configuration(answerSeconds))
    return RoomService(
      send: { request, body, token in
        guard let request = URLRequest(request, of: server, body: body, token: token),
          let (data, response) = try? await session.data(for: request),
          let response = response as? HTTPURLResponse
        else { return nil }
        return Answer(
          status: response.statusCode, text: UTF8Text(data),
          delay: response.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init) ?? 0)
      },
      follow: { room, token in
        AsyncStream { continuation in
          guard let request = URLRequest(.watch(room, after: nil), of: server, token: token) else {
            return continuation.finish()
          }
          let session = URLSession(
            configuration: configuration(quietSeconds), delegate: StreamReader(continuation),
            delegateQueue: nil)
          continuation.onTermination = { _ in session.invalidateAndCancel() }
          session.dataTask(with: request).resume()
        }
      },
      pause: { try? await Task.sleep(for: $0) })
  }

  private static let answerSeconds = 15.0
  /// More than the 25 s in which a stream sends at least a comment.
  private static let quietSeconds = 60.0

  private static func configuration(_ seconds: TimeInterval) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = seconds
    return configuration
  }
}

extension URLRequest {
  /// A request to the rooms of a server.
  fileprivate init?(_ request: RoomRequest, of server: String, body: UTF8Text = "", token: Secret?)
  {
    let query = request.query.isEmpty ? "" : "?\(request.query)"
    guard let url = URL(string: "\(server)\(request.path)\(query)") else { return nil }
    self.init(url: url)
    httpMethod = request.method.rawValue
    if request.method != .get { httpBody = Data(body.bytes) }
    if let token { setValue(token.authorization.description, forHTTPHeaderField: "Authorization") }
  }
}

/// Reads a stream as it arrives.
///
/// `URLSession.bytes` would be shorter, but only Apple's Foundation has it.
private final class StreamReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let continuation: AsyncStream<RoomService.StreamPart>.Continuation
  /// Used only on the queue of the session, whose calls come one after the other.
  private var reader = RoomEventReader()

  init(_ continuation: AsyncStream<RoomService.StreamPart>.Continuation) {
    self.continuation = continuation
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status != 200 { continuation.yield(.refused(status)) }
    completionHandler(status == 200 ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    for event in reader.take(data) { continuation.yield(.event(event)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuation.finish()
  }
}
