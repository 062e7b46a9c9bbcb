import CEvent
import GameRooms
import GameRules

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An HTTP server for rooms and a site; only this file uses libevent (decision 71).
///
/// It has one thread and one event loop. Each iteration reads all pending input; what that writes
/// is saved at the end of the iteration and answered only then.
public final class HTTPServer {
  private let base: OpaquePointer
  private let http: OpaquePointer
  private let rooms: Rooms
  private let site: Site?
  private let shared: (any SharedStore)?
  private let limits: Limits
  private var sockets: [OpaquePointer] = []
  private var events: [OpaquePointer] = []
  private var flushing: OpaquePointer?
  private var hearing: OpaquePointer?
  private var connections: [OpaquePointer: Connection] = [:]
  /// The most connections, from the limit on open files.
  private let most: Int
  private var isFull = false
  /// Whether lines of other servers may have been missed.
  private var isBehind = false
  private var isEnding = false
  /// Polls left for draining output during shutdown.
  private var patience = 100

  /// Limits on what a connection may cost.
  public struct Limits: Hashable, Sendable {
    /// Time limit for receiving one request, in milliseconds.
    public var request = 12_000
    /// Time limit for silence between two requests, in seconds.
    ///
    /// A proxy must have a shorter one, or it may send a request on a connection that is being
    /// closed.
    public var idle: Int32 = 180
    /// Maximum number of bytes that a stream may lag behind.
    public var behind = 65_536
    /// Maximum size of the headers in bytes.
    public var headers = 8_192
    /// Maximum number of connections from one other machine.
    public var connections = 64

    /// Creates the default limits.
    public init() {}
  }

  /// Creates a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - rooms: The rooms.
  ///   - site: The site to serve, if there is one.
  ///   - shared: The store of the rooms, if other servers write to it too.
  ///   - limits: The limits on connections.
  /// - Throws: `StoreError` if libevent does not start.
  public init(
    _ rooms: Rooms, site: Site?, shared: (any SharedStore)? = nil, limits: Limits = Limits()
  ) throws(StoreError) {
    event_set_log_callback { _, _ in }  // The responses report all errors.
    guard let base = event_base_new(), let http = evhttp_new(base) else {
      throw StoreError("libevent does not start")
    }
    signal(SIGPIPE, SIG_IGN)
    self.base = base
    self.http = http
    self.rooms = rooms
    self.site = site
    self.shared = shared
    self.limits = limits
    most = max(System.raiseFileLimit() - 64, 16)
    evhttp_set_max_headers_size(http, limits.headers)
    evhttp_set_max_body_size(http, 4_096)
    evhttp_set_timeout(http, limits.idle)
    evhttp_set_default_content_type(http, nil)
    _ = evhttp_set_flags(http, EVHTTP_SERVER_LINGERING_CLOSE)
    evhttp_set_allowed_methods(http, 0x1FF)  // All methods: this program refuses them itself.
    let context = Unmanaged.passUnretained(self).toOpaque()
    evhttp_set_bevcb(http, { _, context in HTTPServer.from(context)?.makeConnection() }, context)
    evhttp_set_gencb(
      http,
      { request, context in
        if let request { HTTPServer.from(context)?.handle(request) }
      }, context)
    flushing = event_new(
      base, -1, 0, { _, _, context in HTTPServer.from(context)?.flush() }, context)
    rooms.wantsFlush = { [unowned self] in
      var soon = timeval()
      event_add(flushing, &soon)
    }
    for signal in [SIGINT, SIGTERM] {
      add(
        event_new(
          base, signal, Int16(EV_SIGNAL | EV_PERSIST),
          { _, _, context in HTTPServer.from(context)?.end() }, context))
    }
    every(milliseconds: 250) { _, _, context in HTTPServer.from(context)?.tick() }
    every(milliseconds: 1000) { _, _, context in HTTPServer.from(context)?.sweep() }
    hearShared()
  }

  /// Accepts connections on a socket.
  public func listen(_ listener: Listener) {
    if let socket = evhttp_accept_socket_with_handle(http, listener.descriptor) {
      sockets.append(socket)
    }
  }

  /// Runs until the program is told to end and has told its clients so.
  public func run() {
    event_base_dispatch(base)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> HTTPServer? {
    context.map { Unmanaged<HTTPServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func add(_ event: OpaquePointer?) {
    guard let event else { return }
    event_add(event, nil)
    events.append(event)
  }

  private func every(milliseconds: Int, _ callback: event_callback_fn) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    guard let event = event_new(base, -1, Int16(EV_PERSIST), callback, context) else { return }
    var period = timeval()
    period.tv_sec = milliseconds / 1000
    period.tv_usec = numericCast(milliseconds % 1000 * 1000)
    event_add(event, &period)
    events.append(event)
  }

  private func flush() {
    rooms.flush()
    shared?.send()
  }

  private func tick() {
    rooms.tick()
    shared?.send()
  }

  // MARK: Other servers

  private func hearShared() {
    guard let descriptor = shared?.descriptor else { return }
    hearing = event_new(
      base, descriptor, Int16(EV_READ | EV_PERSIST),
      { _, _, context in
        guard let server = HTTPServer.from(context), let shared = server.shared else { return }
        if !shared.hear(for: server.rooms) {
          event_free(server.hearing)
          server.hearing = nil
        }
      }, Unmanaged.passUnretained(self).toOpaque())
    event_add(hearing, nil)
  }

  /// Reconnects to the database and catches up.
  private func hearSharedAgain() {
    if let shared, hearing == nil, shared.listenAgain() {
      hearShared()
      isBehind = true
    }
    if isBehind { isBehind = !rooms.catchUp() }
  }

  // MARK: Shutdown

  private func end() {
    guard !isEnding else { return }
    isEnding = true
    for socket in sockets { evhttp_del_accept_socket(http, socket) }
    sockets = []
    rooms.close()
    // Pending output is sent for at most a second: 100 polls every 10 milliseconds.
    every(milliseconds: 10) { _, _, context in
      guard let server = HTTPServer.from(context) else { return }
      server.patience -= 1
      let isDone = server.connections.values.allSatisfy { $0.pending == 0 }
      if isDone || server.patience == 0 { event_base_loopbreak(server.base) }
    }
  }

  // MARK: Connections

  private func makeConnection() -> OpaquePointer? {
    let options = Int32(BEV_OPT_CLOSE_ON_FREE.rawValue)
    guard let buffers = bufferevent_socket_new(base, -1, options) else { return nil }
    // Keeps the buffers until `forget`; the read limit keeps unread input from filling the memory.
    bufferevent_incref(buffers)
    bufferevent_setwatermark(buffers, Int16(EV_READ), 0, 2 * limits.headers)
    let connection = Connection(buffers, at: System.time)
    connections[buffers] = connection
    connection.watch = evbuffer_add_cb(
      bufferevent_get_input(buffers),
      { _, info, context in
        guard let info, info.pointee.n_added > 0, let context else { return }
        let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
        if connection.exchange == nil, connection.begunAt == nil {
          connection.begunAt = System.time
        }
      }, Unmanaged.passUnretained(connection).toOpaque())
    // At the limit on open files, new connections wait in the backlog (decision 71).
    if connections.count >= most, !isFull {
      isFull = true
      for socket in sockets { evconnlistener_disable(evhttp_bound_socket_get_listener(socket)) }
    }
    return buffers
  }

  fileprivate func forget(_ connection: Connection) {
    guard connections.removeValue(forKey: connection.buffers) != nil else { return }
    if let exchange = connection.exchange {
      connection.exchange = nil  // The exchange and the connection refer to each other.
      exchange.forget()
      rooms.left(exchange)
    }
    evbuffer_remove_cb_entry(bufferevent_get_input(connection.buffers), connection.watch)
    bufferevent_decref(connection.buffers)
    if isFull, connections.count < most {
      isFull = false
      for socket in sockets { evconnlistener_enable(evhttp_bound_socket_get_listener(socket)) }
    }
  }

  /// Cuts connections that cost too much: requests that do not complete, streams whose clients send
  /// data, and too many connections from one address.
  private func sweep() {
    hearSharedAgain()
    let now = System.time
    var foreign: [[UInt8]: [Connection]] = [:]
    for connection in connections.values {
      if connection.isGone {
        forget(connection)
      } else if let begunAt = connection.begunAt, abs(now - begunAt) > limits.request {
        connection.cut()
      } else if connection.isStream, connection.unread > limits.headers {
        connection.cut()
      } else if let address = connection.foreignAddress {
        foreign[address, default: []].append(connection)
      }
    }
    for connections in foreign.values where connections.count > limits.connections {
      let newest = connections.sorted { $0.madeAt < $1.madeAt }.dropFirst(limits.connections)
      for connection in newest { connection.cut() }
    }
  }

  // MARK: Requests

  private static let methods: [evhttp_cmd_type.RawValue: RoomRequest.Method] = [
    EVHTTP_REQ_GET.rawValue: .get, EVHTTP_REQ_POST.rawValue: .post, EVHTTP_REQ_PUT.rawValue: .put,
  ]

  private func handle(_ request: OpaquePointer) {
    guard let peer = evhttp_request_get_connection(request),
      let buffers = evhttp_connection_get_bufferevent(peer), let connection = connections[buffers]
    else { return evhttp_send_error(request, 500, nil) }
    connection.begunAt = nil
    if connection.peer == nil { meet(connection, peer) }
    let exchange = Exchange(request, connection, limits)
    connection.exchange = exchange
    if isEnding { evhttp_add_header(exchange.headers, "Connection", "close") }
    guard let (path, query) = Self.target(of: request) else {
      return exchange.finish(400, "the path cannot be read")
    }
    let method = evhttp_request_get_command(request)
    if RoomRequest.isMeant(by: path) {
      let roomRequest = RoomRequest(
        Self.methods[method.rawValue] ?? .other, path, query: query, body: exchange.body,
        authorization: exchange.header("Authorization"), origin: exchange.header("Origin"),
        host: exchange.header("Host"), address: address(of: exchange))
      rooms.handle(roomRequest, from: exchange)
    } else if method == EVHTTP_REQ_GET || method == EVHTTP_REQ_HEAD {
      serve(path, to: exchange, withBody: method == EVHTTP_REQ_GET)
    } else {
      evhttp_add_header(exchange.headers, "Allow", "GET, HEAD")
      exchange.finish(405, "the path knows GET, HEAD")
    }
  }

  /// Completes a connection when its first request arrives.
  private func meet(_ connection: Connection, _ peer: OpaquePointer) {
    connection.peer = peer
    connection.server = self
    var name: UnsafeMutablePointer<CChar>?
    var port: UInt16 = 0
    evhttp_connection_get_peer(peer, &name, &port)
    let text = name.map { String(cString: $0) } ?? ""
    let isLocal = text.hasPrefix("127.") || text == "::1"
    connection.foreignAddress = isLocal ? nil : System.network(text)
    connection.setNoDelay()
    evhttp_connection_set_closecb(
      peer,
      { _, context in
        guard let context else { return }
        let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
        connection.server?.forget(connection)
      }, Unmanaged.passUnretained(connection).toOpaque())
  }

  /// The path and the query, still percent-encoded.
  private static func target(of request: OpaquePointer) -> (path: [UInt8], query: [UInt8])? {
    guard let text = evhttp_request_get_uri(request) else { return nil }
    var target = Array(UnsafeBufferPointer(start: text, count: strlen(text))).map {
      UInt8(bitPattern: $0)
    }
    if let end = target.firstIndex(of: UInt8(ascii: "#")) { target.removeSubrange(end...) }
    if target.first != UInt8(ascii: "/") {
      // The absolute form, as sent to a proxy.
      guard let uri = evhttp_request_get_evhttp_uri(request),
        let path = evhttp_uri_get_path(uri), path.pointee == CChar(UInt8(ascii: "/"))
      else { return nil }
      let query = evhttp_uri_get_query(uri).map { Array(String(cString: $0).utf8) } ?? []
      return (Array(String(cString: path).utf8), query)
    }
    let parts = target.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    return (Array(parts[0]), parts.count > 1 ? Array(parts[1]) : [])
  }

  /// The client's address, or nil for this machine; behind a proxy on this machine, the client of
  /// the proxy.
  private func address(of exchange: Exchange) -> [UInt8]? {
    if let address = exchange.connection.foreignAddress { return address }
    guard let last = exchange.lastForwarded else { return nil }
    return System.network(last)
  }

  private func serve(_ path: [UInt8], to exchange: Exchange, withBody: Bool) {
    guard let site else {
      return path == [UInt8(ascii: "/")]
        ? exchange.finish(200, "Rooms are kept here; there is no page.\n")
        : exchange.finish(404, "no such path")
    }
    let accepted = exchange.header("Accept-Encoding").map { String(decoding: $0, as: UTF8.self) }
    guard let answer = site.answer(to: path, accepting: accepted ?? "") else {
      return exchange.finish(404, "no such path")
    }
    let known = exchange.header("If-None-Match").map { String(decoding: $0, as: UTF8.self) }
    exchange.finish(answer, isKnown: known?.contains(answer.file.tag) ?? false, withBody: withBody)
  }
}

/// A client connection, from accept to close.
private final class Connection {
  let buffers: OpaquePointer
  let madeAt: Int
  /// The time when the first bytes of an incomplete request arrived; initially the time of the
  /// connection, because a client is expected to send a request at once.
  var begunAt: Int?
  /// The callback on its input.
  var watch: OpaquePointer?
  /// evhttp's handle; set with the first request.
  var peer: OpaquePointer?
  weak var server: HTTPServer?
  /// The address of the client; nil for this machine.
  var foreignAddress: [UInt8]?
  /// The request being answered.
  var exchange: Exchange?
  var isStream = false

  init(_ buffers: OpaquePointer, at time: Int) {
    self.buffers = buffers
    madeAt = time
    begunAt = time
  }

  /// Whether evhttp has dropped it; its close callback runs only after a first request.
  var isGone: Bool {
    var (read, write): (bufferevent_data_cb?, bufferevent_data_cb?)
    var event: bufferevent_event_cb?
    bufferevent_getcb(buffers, &read, &write, &event, nil)
    return read == nil && write == nil && event == nil
  }

  /// The number of bytes not sent yet.
  var pending: Int { evbuffer_get_length(bufferevent_get_output(buffers)) }

  /// The number of bytes received but not read.
  var unread: Int { evbuffer_get_length(bufferevent_get_input(buffers)) }

  /// Shuts the socket down; evhttp then behaves as if the client had left.
  func cut() {
    let descriptor = bufferevent_getfd(buffers)
    if descriptor >= 0 { shutdown(descriptor, Int32(SHUT_RDWR)) }
  }

  func setNoDelay() { set(Int32(IPPROTO_TCP), TCP_NODELAY, 1) }

  /// Limits the send buffer, and detects a lost client within a minute.
  func prepareStream() {
    set(SOL_SOCKET, SO_SNDBUF, 32_768)
    #if canImport(Glibc)
      set(Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, 60_000)
    #endif
  }

  private func set(_ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(
      bufferevent_getfd(buffers), level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}

/// A request and its response.
private final class Exchange: RoomClient {
  /// evhttp's request; nil once it is answered or the client has left.
  private var request: OpaquePointer?
  let connection: Connection
  private let limits: HTTPServer.Limits

  init(_ request: OpaquePointer, _ connection: Connection, _ limits: HTTPServer.Limits) {
    self.request = request
    self.connection = connection
    self.limits = limits
  }

  // MARK: Request

  func header(_ name: String) -> [UInt8]? {
    guard let request,
      let value = evhttp_find_header(evhttp_request_get_input_headers(request), name)
    else { return nil }
    return UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) }
  }

  /// The last address in `X-Forwarded-For`, the one that the nearest proxy saw itself.
  var lastForwarded: String? {
    guard let request else { return nil }
    var found: String?
    var next = evhttp_request_get_input_headers(request)?.pointee.tqh_first
    while let header = next?.pointee {
      next = header.next.tqe_next
      guard let key = header.key, let value = header.value,
        strcasecmp(key, "X-Forwarded-For") == 0
      else { continue }
      found =
        String(cString: value).split(separator: ",").last.map { $0.filter { $0 != " " } } ?? ""
    }
    return found
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

  private func add(_ name: String, _ value: String) { evhttp_add_header(headers, name, value) }

  /// Adds the security headers of every response.
  private func addSecurity(_ policy: String? = nil) {
    add("X-Content-Type-Options", "nosniff")
    add("Content-Security-Policy", (policy ?? Exchange.policy) + "; frame-ancestors 'none'")
    add("Referrer-Policy", "no-referrer")
    add("Cross-Origin-Opener-Policy", "same-origin")
  }

  /// The policy of responses that are not pages.
  ///
  /// It also covers a worker, whose policy is that of its own response. Nothing may be shown in a
  /// frame.
  private static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; \
    img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'
    """

  private func finish(_ status: Int, _ buffer: OpaquePointer?) {
    guard let request else { return }
    self.request = nil
    connection.exchange = nil
    evhttp_send_reply(request, Int32(status), nil, buffer)
  }

  func finish(_ status: Int, _ text: UTF8Text) {
    guard request != nil, let buffer = evbuffer_new() else { return }
    defer { evbuffer_free(buffer) }
    evbuffer_add(buffer, text.bytes, text.bytes.count)
    addSecurity()
    if status != 204 { add("Content-Type", "text/plain; charset=utf-8") }
    add("Cache-Control", "no-store")
    finish(status, buffer)
  }

  func finish(_ answer: Site.Answer, isKnown: Bool, withBody: Bool) {
    guard request != nil, let buffer = evbuffer_new() else { return }
    defer { evbuffer_free(buffer) }
    let file = answer.file
    addSecurity(answer.policy)
    add("ETag", file.tag)
    add("Cache-Control", "no-cache")
    add("Vary", "Accept-Encoding")
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

  func reply(_ reply: Reply) {
    if let seconds = reply.retryAfter { add("Retry-After", "\(seconds)") }
    if let allow = reply.allow { add("Allow", allow.description) }
    finish(reply.status, reply.text)
  }

  func open() {
    guard let request, let peer = connection.peer else { return }
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
