import CEvent
import GameRooms
import GameRules

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A request and its response.
final class HTTPExchange: RoomConnection {
  /// evhttp's request; nil once it is answered or the client has left.
  private var request: OpaquePointer?
  let connection: Connection
  private let limits: HTTPServer.Limits
  /// Whether only the headers of the response are wanted.
  let isHead: Bool

  init(_ request: OpaquePointer, _ connection: Connection, _ limits: HTTPServer.Limits) {
    self.request = request
    self.connection = connection
    self.limits = limits
    isHead = evhttp_request_get_command(request) == EVHTTP_REQ_HEAD
  }

  /// Whether it is answered, or the client has left.
  var hasLeft: Bool { request == nil }

  // MARK: Request

  func header(_ name: String) -> [UInt8]? {
    guard let request,
      let value = evhttp_find_header(evhttp_request_get_input_headers(request), name)
    else { return nil }
    return UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) }
  }

  /// The addresses in `X-Forwarded-For`, the last being the one that the nearest proxy saw itself.
  var forwarded: [String] {
    guard let request else { return [] }
    var found: [String] = []
    var next = evhttp_request_get_input_headers(request)?.pointee.tqh_first
    while let header = next?.pointee {
      next = header.next.tqe_next
      guard let key = header.key, let value = header.value,
        strcasecmp(key, "X-Forwarded-For") == 0
      else { continue }
      let parts = String(cString: value).split(separator: ",", omittingEmptySubsequences: false)
      found += parts.map { $0.filter { $0 != " " } }
    }
    return found
  }

  /// A header as text; empty if there is none.
  func text(of name: String) -> String {
    header(name).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The scheme and the host of the page as the client sees them, such as `https://example.org`;
  /// empty if the host cannot be one.
  ///
  /// The scheme is that of a proxy, or else HTTP.
  var root: String {
    let host = text(of: "Host")
    let signs = "-.:[]"
    guard !host.isEmpty,
      host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || signs.contains($0)) })
    else { return "" }
    let isProxy = if case .player = connection.client { false } else { true }
    let scheme = isProxy && text(of: "X-Forwarded-Proto") == "https" ? "https" : "http"
    return "\(scheme)://\(host)"
  }

  /// Whether a body is announced where none belongs.
  ///
  /// evhttp leaves some of these bodies unread, that of HEAD for one. On a connection that stays open, the
  /// body would be taken for the next request, whose headers a proxy has not seen.
  var hasUnreadBody: Bool {
    guard let request else { return false }
    let method = evhttp_request_get_command(request)
    if method == EVHTTP_REQ_POST || method == EVHTTP_REQ_PUT { return false }
    let length = text(of: "Content-Length")
    return header("Transfer-Encoding") != nil || !(length.isEmpty || length == "0")
  }

  var body: [UInt8] {
    guard let request, let input = evhttp_request_get_input_buffer(request) else { return [] }
    let length = evbuffer_get_length(input)
    return [UInt8](unsafeUninitializedCapacity: length) { bytes, count in
      count = max(evbuffer_copyout(input, bytes.baseAddress, length), 0)
    }
  }

  // MARK: Response

  var headers: UnsafeMutablePointer<evkeyvalq>? {
    request.flatMap { evhttp_request_get_output_headers($0) }
  }

  func add(_ name: String, _ value: String) {
    if let headers { evhttp_add_header(headers, name, value) }
  }

  /// Adds the security headers of every response; other pages may frame only what is made for that.
  private func addSecurity(_ policy: String? = nil, isFramed: Bool = false) {
    add("X-Content-Type-Options", "nosniff")
    let ancestors = isFramed ? "*" : "'none'"
    add(
      "Content-Security-Policy",
      (policy ?? HTTPExchange.policy) + "; frame-ancestors \(ancestors)")
    add("Referrer-Policy", "no-referrer")
    add("Cross-Origin-Opener-Policy", "same-origin")
  }

  /// The policy of responses that are not pages.
  ///
  /// It also covers a worker, whose policy is that of its own response.
  private static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; \
    img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'
    """

  private func finish(_ status: Int, _ buffer: OpaquePointer?) {
    guard let request else { return }
    connection.server?.statuses[status, default: 0] += 1
    self.request = nil
    connection.exchange = nil
    evhttp_send_reply(request, Int32(status), nil, buffer)
  }

  func finish(_ status: Int, _ text: UTF8Text) {
    guard request != nil, let buffer = evbuffer_new() else { return }
    defer { evbuffer_free(buffer) }
    if !isHead { evbuffer_add(buffer, text.bytes, text.bytes.count) }
    addSecurity()
    if status != 204 { add("Content-Type", "text/plain; charset=utf-8") }
    add("Cache-Control", "no-store")
    finish(status, buffer)
  }

  /// A response that was made for one request.
  struct File {
    var status = 200
    let bytes: [UInt8]
    let type: String
    let headers: [String: String]
    /// The page's own Content-Security-Policy; nil for what is no page.
    var policy: String?
  }

  func finish(_ file: File, withBody: Bool) {
    guard request != nil, let buffer = evbuffer_new() else { return }
    defer { evbuffer_free(buffer) }
    addSecurity(file.policy)
    add("Content-Type", file.type)
    for (name, value) in file.headers.sorted(by: { $0.key < $1.key }) { add(name, value) }
    if withBody {
      evbuffer_add(buffer, file.bytes, file.bytes.count)
    } else {
      add("Content-Length", "\(file.bytes.count)")
    }
    finish(file.status, buffer)
  }

  func finish(_ answer: Site.Answer, isKnown: Bool, withBody: Bool, isFramed: Bool) {
    guard request != nil, let buffer = evbuffer_new() else { return }
    defer { evbuffer_free(buffer) }
    let file = answer.file
    addSecurity(answer.policy, isFramed: isFramed)
    add("ETag", file.tag)
    add("Cache-Control", "no-cache")
    add("Vary", answer.dependsOnLanguage ? "Accept-Encoding, Accept-Language" : "Accept-Encoding")
    if !isKnown {
      add("Content-Type", answer.type)
      if let encoding = answer.encoding { add("Content-Encoding", encoding) }
      if withBody {
        evbuffer_add_reference(
          buffer, file.bytes.baseAddress, file.bytes.count,
          { _, _, file in
            if let file { Unmanaged<Site.File>.fromOpaque(file).release() }
          }, Unmanaged.passRetained(file).toOpaque())
      } else {
        add("Content-Length", "\(file.bytes.count)")
      }
    }
    finish(isKnown ? 304 : 200, buffer)
  }

  func reply(_ reply: HTTPResponse) {
    if let seconds = reply.retryAfter { add("Retry-After", "\(seconds)") }
    if let location = reply.location { add("Location", location.description) }
    if let allow = reply.allow { add("Allow", allow.description) }
    finish(reply.status, reply.text)
  }

  func open() {
    guard let request, let peer = connection.peer else { return }
    connection.server?.statuses[200, default: 0] += 1
    addSecurity()
    add("Content-Type", "text/event-stream")
    add("Cache-Control", "no-store")
    add("X-Accel-Buffering", "no")
    connection.isStream = true
    connection.prepareStream()
    evhttp_connection_set_timeout(peer, 365 * 86_400)
    // evhttp stops reading while it answers; without this, a disconnected client goes unnoticed
    // (decision 71).
    bufferevent_enable(connection.buffers, Int16(EV_READ))
    evhttp_send_reply_start(request, 200, nil)
  }

  func send(_ text: UTF8Text) {
    guard let request, let buffer = evbuffer_new() else { return }
    defer { evbuffer_free(buffer) }
    evbuffer_add(buffer, text.bytes, text.bytes.count)
    evhttp_send_reply_chunk(request, buffer)
    if connection.pending > limits.behind { connection.cut() }
  }

  func end() {
    guard let request, let peer = connection.peer else { return }
    self.request = nil
    connection.exchange = nil
    connection.isStream = false
    evhttp_connection_set_timeout(peer, limits.idle)
    evhttp_send_reply_end(request)
  }

  /// Ends the exchange after the client has left.
  ///
  /// evhttp detaches a request whose answer is incomplete from the connection and does not free it.
  func forget() {
    if let request, evhttp_request_get_connection(request) == nil { evhttp_request_free(request) }
    request = nil
  }
}
