import CEvent
import GameRooms
import GameRules
import RoomProtocol

// Requests of the operator, and of programs that watch the server.
extension HTTPServer {
  /// Answers a request that is not for players; returns whether it is one.
  func serveOperator(
    _ path: [UInt8], _ method: evhttp_cmd_type, to exchange: HTTPExchange
  ) -> Bool {
    let isRead = method == EVHTTP_REQ_GET || method == EVHTTP_REQ_HEAD
    if isRead, path.elementsEqual("/healthz".utf8) {
      checkHealth(for: exchange)
    } else if isRead, path.elementsEqual("/metrics".utf8), isOperator(exchange) {
      exchange.finish(200, UTF8Text(Array(metrics.utf8)))
    } else if method == EVHTTP_REQ_DELETE, isOperator(exchange),
      case .watch(let id, _)? = try? RoomRequest(.get, path: UTF8Text(path))
    {
      rooms.delete(id) { exchange.reply($0) }
    } else {
      return false
    }
    return true
  }

  /// Whether a program on this machine asks for itself, under a name that no proxy passes on.
  private func isOperator(_ exchange: HTTPExchange) -> Bool {
    exchange.connection.client == .local && exchange.forwarded.isEmpty
      && trust.isAddress(host: exchange.text(of: "Host")) && exchange.header("Origin") == nil
  }

  /// Answers whether the store works, by asking it at most once a second.
  private func checkHealth(for exchange: HTTPExchange) {
    do throws(HTTPResponse) {
      try rooms.count(from: address(of: exchange))
    } catch {
      return exchange.reply(error)
    }
    if let health, System.time - health.time < 1000 {
      return tell(health.fault, to: exchange)
    }
    pendingHealthChecks.append(exchange)
    guard pendingHealthChecks.count == 1 else { return }
    rooms.check { [self] fault in
      health = (fault, System.time)
      let waiting = pendingHealthChecks
      pendingHealthChecks = []
      for exchange in waiting { tell(fault, to: exchange) }
    }
  }

  private func tell(_ fault: StoreError?, to exchange: HTTPExchange) {
    guard let fault else { return exchange.finish(200, "ok\n") }
    // The cause names folders and machines, which is nobody else's business.
    let cause = isOperator(exchange) ? ": \(fault.description)" : ""
    exchange.finish(503, UTF8Text(Array("the store fails\(cause)\n".utf8)))
  }

  /// The numbers of the server, in the text format of Prometheus.
  private var metrics: String {
    let (counts, size) = (rooms.counts, rooms.size)
    let seconds = { (milliseconds: Int) in "\(Double(milliseconds) / 1000)" }
    let numbers: [(name: String, kind: String, value: String)] = [
      ("rooms_open", "gauge", "\(size.rooms)"),
      ("streams", "gauge", "\(size.watchers)"),
      ("classes_open", "gauge", "\(rooms.hallSize.halls)"),
      ("class_streams", "gauge", "\(rooms.hallSize.watchers)"),
      ("connections", "gauge", "\(connections.count)"),
      ("connections_most", "gauge", "\(maximumConnections)"),
      ("moves_total", "counter", "\(counts.moves)"),
      ("commits_total", "counter", "\(counts.commits)"),
      ("commit_seconds_total", "counter", seconds(counts.commitMilliseconds)),
      ("commit_seconds_most", "gauge", seconds(counts.longestCommit)),
      ("store_errors_total", "counter", "\(counts.storeErrors)"),
      ("forgotten_total", "counter", "\(counts.forgotten)"),
      ("messages_total", "counter", "\(counts.messages)"),
      ("message_errors_total", "counter", "\(counts.messageErrors)"),
    ]
    let lines = numbers.map { number in
      "# TYPE tictactoe_\(number.name) \(number.kind)\ntictactoe_\(number.name) \(number.value)\n"
    }
    let answers = statuses.sorted { $0.key < $1.key }.map { status, count in
      "tictactoe_requests_total{status=\"\(status)\"} \(count)\n"
    }
    return (lines + ["# TYPE tictactoe_requests_total counter\n"] + answers).joined()
  }
}
