import CCurl

/// A request with its answer, which may be an event stream.
final class CurlRequest {
  /// An event of a stream.
  struct Event {
    var name = ""
    /// The data lines, joined by line feeds.
    var data = ""
  }

  /// The HTTP status; 0 until an answer has arrived.
  private(set) var status = 0
  /// The body of an answer that is not a stream.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// Called with each event of a stream.
  var onEvent: ((Event) -> Void)?
  private let shouldStop: @Sendable () -> Bool
  private var bytes: [UInt8] = []

  /// A larger answer cannot come from a server of live games.
  private static let largest = 65_536

  init(shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.shouldStop = shouldStop
  }

  /// Sends the request and waits for the whole answer.
  func run(
    _ method: String, _ address: String, body: String? = nil, token: String?, seconds: Int
  ) {
    let authorization: String? = token.map { "Authorization: Bearer \($0)" }
    status = cc_exchange(
      method, address, body, authorization, seconds,
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
      Unmanaged.passUnretained(self).toOpaque())
  }

  private func read(_ text: UnsafeRawBufferPointer) -> Bool {
    bytes += text
    if let onEvent {
      while let end = firstEmptyLine {
        onEvent(CurlRequest.event(bytes[..<end]))
        bytes.removeSubrange(...(end + 1))
      }
    }
    return bytes.count <= CurlRequest.largest && !shouldStop()
  }

  /// The index of the first of two consecutive line feeds.
  private var firstEmptyLine: Int? {
    bytes.indices.dropLast().first { bytes[$0] == 10 && bytes[$0 + 1] == 10 }
  }

  private static func event(_ bytes: ArraySlice<UInt8>) -> Event {
    var event = Event()
    for line in bytes.split(separator: 10) {
      let field = line.prefix { $0 != UInt8(ascii: ":") }
      var value = line.dropFirst(field.count + 1)
      if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
      let text = String(decoding: value, as: UTF8.self)
      switch String(decoding: field, as: UTF8.self) {
      case "event": event.name = text
      case "data": event.data += event.data.isEmpty ? text : "\n" + text
      default: break
      }
    }
    return event
  }
}
