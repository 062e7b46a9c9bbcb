import CEvent
import GameRooms
import GameRules

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An HTTP server for rooms and a site, on libevent (decision 71).
///
/// It has one thread and one event loop. Each iteration reads all pending input; the resulting lines
/// are saved at the end of the iteration and acknowledged only then.
public final class HTTPServer {
  let base: OpaquePointer
  let http: OpaquePointer
  let rooms: Rooms
  let site: Site?
  let previews: (any LinkPreviews)?
  var pictures = PictureCache()
  private let store: StoreThread
  private let shared: (any SharedStore)?
  let limits: Limits
  let trust: ClientTrust
  let apps: AppLinks?
  /// Writes a line for the operator.
  let log: (ServerLog.Level, String) -> Void
  /// The number of responses by status.
  var statuses: [Int: Int] = [:]
  /// The last answer of the store to whether it works, and the requests that wait for the next one.
  var health: (fault: StoreError?, time: Int)?
  var pendingHealthChecks: [HTTPExchange] = []
  var sockets: [OpaquePointer] = []
  var events: [OpaquePointer] = []
  private var flushing: OpaquePointer?
  private var hearing: OpaquePointer?
  private var listener: (any StoreListener)?
  /// Whether a connection for notifications is being made, or missed lines are being read.
  private var isCatchingUp = false
  private var isSending = false
  var connections: [OpaquePointer: Connection] = [:]
  /// The maximum number of connections, from the limit on open files.
  public let maximumConnections: Int
  var isFull = false
  /// Whether lines of other servers may have been missed.
  private var isBehind = false
  var isEnding = false
  /// Polls left for draining output during shutdown.
  private var remainingFlushPolls = 100

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
    /// Maximum number of connections from one other machine, which a class may share.
    public var connections = 512

    /// Creates the default limits.
    public init() {}
  }

  /// Creates a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - rooms: The rooms.
  ///   - store: The thread of the rooms' store.
  ///   - site: The site to serve, if there is one.
  ///   - previews: Makes the previews of links to games; without it, there are no such paths.
  ///   - shared: The store of the rooms, if other servers write to it too.
  ///   - limits: The limits on connections.
  ///   - trust: The proxies that are believed, and the names of the server.
  ///   - apps: The links that apps open, if there are any.
  ///   - log: Writes a line for the operator.
  /// - Throws: `StoreError` if libevent does not start.
  public init(
    _ rooms: Rooms, store: StoreThread, site: Site?, previews: (any LinkPreviews)? = nil,
    shared: (any SharedStore)? = nil, limits: Limits = Limits(), trust: ClientTrust = ClientTrust(),
    apps: AppLinks? = nil, log: @escaping (ServerLog.Level, String) -> Void = { _, _ in }
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
    self.previews = previews
    self.store = store
    self.shared = shared
    self.limits = limits
    self.trust = trust
    self.apps = apps
    self.log = log
    maximumConnections = max(System.raiseFileLimit() - 64, 16)
    rooms.report = { [unowned self] in tellOperator($0) }
    rooms.mostStreams = maximumConnections - maximumConnections / 10
    evhttp_set_max_headers_size(http, limits.headers)
    // More than any request needs, so that this program can refuse a larger one in words; together with
    // the headers, it fits into one read.
    evhttp_set_max_body_size(http, limits.headers)
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
    deliver(from: store.thread.mailbox)
    every(milliseconds: 250) { _, _, context in HTTPServer.from(context)?.tick() }
    every(milliseconds: 1000) { _, _, context in HTTPServer.from(context)?.sweep() }
    if let shared { hear(try shared.listen()) }
  }

  /// Hands on the results of a thread's work as they arrive.
  public func deliver(from mailbox: Mailbox) {
    // Both last as long as the program.
    add(
      event_new(
        base, mailbox.descriptor, Int16(EV_READ | EV_PERSIST),
        { _, _, context in
          guard let context else { return }
          Unmanaged<Mailbox>.fromOpaque(context).takeUnretainedValue().deliver()
        }, Unmanaged.passRetained(mailbox).toOpaque()))
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

  static func from(_ context: UnsafeMutableRawPointer?) -> HTTPServer? {
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

  private func tellOperator(_ report: RoomReport) {
    switch report {
    case .storeLost(let cause): log(.error, "the store fails: \(cause)")
    case .storeBack: log(.info, "the store works again")
    case .logUnreadable: log(.error, "the log of a live game cannot be read")
    case .clockJumped: log(.warning, "the clock has jumped: nothing is forgotten for an hour")
    }
  }

  private func flush() {
    rooms.flush()
    sendNotices()
  }

  private func tick() {
    rooms.tick()
    sendNotices()
  }

  // MARK: Other servers

  private func sendNotices() {
    guard let shared, shared.hasNotices, !isSending else { return }
    isSending = true
    store.ask { _ throws(StoreError) in
      try shared.send()
    } then: { [self] _ in
      isSending = false
    }
  }

  private func hear(_ listener: any StoreListener) {
    self.listener = listener
    hearing = event_new(
      base, listener.descriptor, Int16(EV_READ | EV_PERSIST),
      { _, _, context in
        guard let server = HTTPServer.from(context), let listener = server.listener else { return }
        if !listener.hear(for: server.rooms) {
          event_free(server.hearing)
          server.hearing = nil
          server.listener = nil
        }
      }, Unmanaged.passUnretained(self).toOpaque())
    event_add(hearing, nil)
  }

  /// Reconnects to the database and catches up.
  func hearSharedAgain() {
    guard let shared, !isCatchingUp, listener == nil || isBehind else { return }
    isCatchingUp = true
    if listener == nil {
      store.ask { _ throws(StoreError) in
        try shared.listen()
      } then: { [self] answer in
        isCatchingUp = false
        guard case .success(let listener) = answer else { return }
        isBehind = true
        hear(listener)
        hearSharedAgain()
      }
    } else {
      rooms.catchUp { [self] isDone in
        isCatchingUp = false
        isBehind = !isDone
      }
    }
  }

  // MARK: Shutdown

  func end() {
    guard !isEnding else { return }
    isEnding = true
    log(.info, "the server ends")
    for socket in sockets { evhttp_del_accept_socket(http, socket) }
    sockets = []
    rooms.close()
    // Pending output is sent for at most a second: 100 polls every 10 milliseconds.
    every(milliseconds: 10) { _, _, context in
      guard let server = HTTPServer.from(context) else { return }
      server.remainingFlushPolls -= 1
      let isDone = server.connections.values.allSatisfy { $0.pending == 0 }
      if isDone || server.remainingFlushPolls == 0 { event_base_loopbreak(server.base) }
    }
  }
}
