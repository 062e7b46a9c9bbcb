import CCurl
import GameRules
import RoomProtocol

/// A request with its answer, which may be an event stream.
final class CurlRequest {
  /// The HTTP status; 0 until an answer has arrived.
  private(set) var status = 0
  /// The seconds after which the server wants to be asked again; 0 if it does not say.
  private(set) var delay = 0
  /// Whether the server has decided, so that the same request need not be sent again.
  var isFinal: Bool { status != 0 && status != 429 && status < 500 }
  /// The body of an answer that is not a stream.
  var text: UTF8Text { UTF8Text(bytes) }
  /// The reason a request failed: the server's line, or the status if it sent anything else, such as a
  /// proxy's page.
  var failure: String {
    if status == 0 { return "the server cannot be reached" }
    let lines = text.split(at: UInt8(ascii: "\n")).filter { !$0.isEmpty }
    let isSaid = lines.count == 1 && bytes.count <= 200 && !bytes.contains(UInt8(ascii: "<"))
    return isSaid ? "\(lines[0])" : "the server answers with status \(status)"
  }
  /// Called with each event of a stream.
  var onEvent: ((RoomEvent) -> Void)?
  /// Called with the data of each event of another stream; empty for a comment.
  var onLines: ((UTF8Text) -> Void)?
  private let shouldStop: @Sendable () -> Bool
  private var bytes: [UInt8] = []
  private var reader = RoomEventReader()

  /// The maximum size of an answer in bytes; no server of live games sends a larger one.
  private static let largest = 65_536

  /// libcurl; nil if it is not installed.
  nonisolated(unsafe) static let library: cc_library? = {
    var library = cc_library()
    return cc_load(&library) ? library : nil
  }()

  init(shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.shouldStop = shouldStop
  }

  /// Sends the request and waits for the whole answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - server: The address that its path follows.
  ///   - body: The body, for a request that has one.
  ///   - token: The token of a seat.
  ///   - seconds: The longest silence.
  func run(
    _ request: RoomRequest, of server: ServerAddress, body: UTF8Text? = nil, token: Secret?,
    seconds: Int
  ) {
    let query: UTF8Text = request.query.isEmpty ? "" : "?" + request.query
    run(
      request.method, request.path + query, of: server, body: body, token: token, seconds: seconds)
  }

  /// Sends a request for a path and waits for the whole answer.
  func run(
    _ method: HTTPMethod, _ path: UTF8Text, of server: ServerAddress, body: UTF8Text? = nil,
    token: Secret?, seconds: Int
  ) {
    let authorization = token.map { "Authorization: \($0.authorization)" }
    guard var library = CurlRequest.library else { return }
    var delay: curl_off_t = 0
    status = cc_exchange(
      &library, method.rawValue, "\(server)\(path)", body?.description,
      authorization,
      seconds,
      { bytes, size, count, context in
        guard let bytes, let context else { return 0 }
        let exchange = Unmanaged<CurlRequest>.fromOpaque(context).takeUnretainedValue()
        let text = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return exchange.read(text) ? size * count : 0
      },
      { context, _, _, _, _ in
        guard let context else { return 1 }
        return Unmanaged<CurlRequest>.fromOpaque(context).takeUnretainedValue().shouldStop() ? 1 : 0
      },
      Unmanaged.passUnretained(self).toOpaque(), &delay)
    self.delay = Int(delay)
  }

  /// The data lines of an event.
  private static func data(of event: UTF8Text) -> UTF8Text {
    let lines = event.split(at: UInt8(ascii: "\n")).filter { $0.bytes.starts(with: "data: ".utf8) }
    let data = lines.map { UTF8Text($0.bytes.dropFirst(6)) }
    return data.dropFirst().reduce(data.first ?? "") { $0 + "\n" + $1 }
  }

  private func read(_ text: UnsafeRawBufferPointer) -> Bool {
    if let onEvent {
      reader.take(text).forEach(onEvent)
    } else if let onLines {
      reader.takeTexts(text).map(CurlRequest.data).forEach(onLines)
    } else {
      bytes += text
    }
    return max(bytes.count, reader.unfinished) <= CurlRequest.largest && !shouldStop()
  }
}
