import CEvent
import GameRooms
import GameRules
import RoomProtocol

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Connections and their requests.
extension HTTPServer {
  // MARK: Connections

  func makeConnection() -> OpaquePointer? {
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
    if connections.count >= maximumConnections, !isFull {
      isFull = true
      log(.warning, "all \(maximumConnections) connections are taken; others wait")
      cutIdle()
      for socket in sockets { evconnlistener_disable(evhttp_bound_socket_get_listener(socket)) }
    }
    return buffers
  }

  fileprivate func forget(_ connection: Connection) {
    guard connections.removeValue(forKey: connection.buffers) != nil else { return }
    if let exchange = connection.exchange {
      connection.exchange = nil  // The exchange and the connection refer to each other.
      exchange.forget()
      rooms.disconnected(exchange)
    }
    evbuffer_remove_cb_entry(bufferevent_get_input(connection.buffers), connection.watch)
    bufferevent_decref(connection.buffers)
    if isFull, connections.count < maximumConnections {
      isFull = false
      log(.info, "there are connections again")
      for socket in sockets { evconnlistener_enable(evhttp_bound_socket_get_listener(socket)) }
    }
  }

  /// Cuts connections between two requests; those with a stream or an unanswered request stay.
  private func cutIdle() {
    for connection in connections.values
    where connection.exchange == nil && connection.begunAt == nil {
      connection.cut()
    }
  }

  /// Cuts connections that cost too much: requests that do not complete, streams whose clients send
  /// data, and too many connections from one address.
  func sweep() {
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
      } else if case .player(let address) = client(of: connection) {
        foreign[address, default: []].append(connection)
      }
    }
    for connections in foreign.values where connections.count > limits.connections {
      let newest = connections.sorted { $0.madeAt < $1.madeAt }.dropFirst(limits.connections)
      for connection in newest { connection.cut() }
    }
  }

  /// The other end of a connection, also before its first request is complete.
  private func client(of connection: Connection) -> ClientTrust.Peer {
    if connection.peer == nil, let address = connection.address {
      connection.client = trust.peer(address)
    }
    return connection.client
  }

  // MARK: Requests

  private static let methods: [evhttp_cmd_type.RawValue: HTTPMethod] = [
    EVHTTP_REQ_GET.rawValue: .get, EVHTTP_REQ_POST.rawValue: .post, EVHTTP_REQ_PUT.rawValue: .put,
    EVHTTP_REQ_DELETE.rawValue: .delete,
  ]

  func handle(_ request: OpaquePointer) {
    guard let peer = evhttp_request_get_connection(request),
      let buffers = evhttp_connection_get_bufferevent(peer), let connection = connections[buffers]
    else { return evhttp_send_error(request, 500, nil) }
    connection.begunAt = nil
    if connection.peer == nil { meet(connection, peer) }
    let exchange = HTTPExchange(request, connection, limits)
    connection.exchange = exchange
    if isEnding || exchange.hasUnreadBody { exchange.add("Connection", "close") }
    guard let (path, query) = Self.target(of: request) else {
      return exchange.finish(400, "the path cannot be read")
    }
    let method = evhttp_request_get_command(request)
    if serveOperator(path, method, to: exchange) { return }
    if RoomRequest.isMeant(by: UTF8Text(path)) || HallRequest.isMeant(by: UTF8Text(path)) {
      guard !isMisled(exchange) else {
        return exchange.finish(
          421,
          """
          this is another host: name it with --host, or let the proxy send X-Forwarded-For (and name it \
          with --proxy, if it is on another machine)
          """
        )
      }
      // Programs that check whether a server is up ask only for headers.
      let isQuestion = method == EVHTTP_REQ_HEAD && path.elementsEqual("/rooms".utf8)
      let roomRequest = HTTPRequest(
        isQuestion ? .get : Self.methods[method.rawValue] ?? .other, path, query: query,
        body: exchange.body,
        authorization: exchange.header("Authorization"), origin: exchange.header("Origin"),
        host: exchange.header("Host"), address: address(of: exchange))
      rooms.handle(roomRequest, from: exchange)
    } else if method == EVHTTP_REQ_GET || method == EVHTTP_REQ_HEAD {
      serve(path, query, to: exchange, withBody: method == EVHTTP_REQ_GET)
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
    connection.client = trust.peer(name.map { String(cString: $0) } ?? "")
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

  /// The client's address, or nil for this machine; behind a proxy, the client of the proxy.
  func address(of exchange: HTTPExchange) -> [UInt8]? {
    switch exchange.connection.client {
    case .player(let address): address
    case .local: trust.player(forwarded: exchange.forwarded)
    case .proxy(let address): trust.player(forwarded: exchange.forwarded) ?? address
    }
  }

  /// Whether a page may have asked under a name that somebody else points at this machine.
  private func isMisled(_ exchange: HTTPExchange) -> Bool {
    let host = exchange.text(of: "Host")
    // A page can write the header of a proxy itself.
    let isProxy = if case .player = exchange.connection.client { false } else { true }
    return !host.isEmpty && !(isProxy && !exchange.forwarded.isEmpty) && !trust.isOwn(host: host)
  }

  /// Whether the page is asked for as a board inside another page.
  private static func isEmbedded(_ path: [UInt8], _ query: [UInt8]) -> Bool {
    path.elementsEqual("/embed".utf8)
      || path.elementsEqual("/".utf8) && query.starts(with: "embed".utf8)
  }

  private func serve(
    _ path: [UInt8], _ query: [UInt8], to exchange: HTTPExchange, withBody: Bool
  ) {
    if let apps, path == AppLinks.path { return exchange.finish(apps.file, withBody: withBody) }
    guard let site else {
      return path == [UInt8(ascii: "/")]
        ? exchange.finish(200, "Only live games are served here; there is no page.\n")
        : exchange.finish(404, "no such path")
    }
    if previews != nil, let link = Site.decoded(path).flatMap(GameLink.init) {
      return serve(link, at: path, to: exchange, withBody: withBody)
    }
    let isEmbedded = HTTPServer.isEmbedded(path, query)
    let answer = site.answer(
      to: isEmbedded ? Array("/".utf8) : path, accepting: exchange.text(of: "Accept-Encoding"),
      languages: exchange.text(of: "Accept-Language"))
    guard let answer else { return refuse(404, "no such path", path, exchange) }
    let isKnown = exchange.text(of: "If-None-Match").contains(answer.file.tag)
    exchange.finish(answer, isKnown: isKnown, withBody: withBody, isFramed: isEmbedded)
  }
}
