#if PostgreSQL
  import CPostgreSQL
  import GameRooms
  import GameRules
  import RoomProtocol

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// A connection to the database.
  final class DatabaseConnection: StoreListener {
    private let handle: OpaquePointer?
    private var isLost = false

    /// Connects to the database.
    ///
    /// - Parameters:
    ///   - url: The address of the database.
    ///   - deadline: The time at which to give up.
    /// - Throws: `StoreError` if there is no connection by then.
    init(_ url: String, until deadline: Int) throws(StoreError) {
      // Keepalives notice a machine that vanished. Settings in the URL override these.
      let settings = [
        ("tcp_user_timeout", "3000"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
        ("keepalives_count", "3"), ("application_name", "tictactoe"),
        ("options", "-c statement_timeout=3000 -c synchronous_commit=on"), ("dbname", url),
      ]
      let keys = settings.map { strdup($0.0) }
      let values = settings.map { strdup($0.1) }
      defer { for text in keys + values { free(text) } }
      handle = PQconnectStartParams(
        keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
      guard handle != nil else { throw StoreError("the memory is full") }
      var state = PGRES_POLLING_WRITING
      while state != PGRES_POLLING_OK {
        guard state != PGRES_POLLING_FAILED, PQstatus(handle) != CONNECTION_BAD else { throw error }
        try wait(for: state == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: deadline)
        state = PQconnectPoll(handle)
      }
      // Notices are dropped: libpq would print them to this program's standard error.
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
    }

    deinit { PQfinish(handle) }

    var isGood: Bool { !isLost && PQstatus(handle) == CONNECTION_OK }
    var descriptor: Int32 { PQsocket(handle) }

    private var error: StoreError {
      let words = String(cString: PQerrorMessage(handle))
      return StoreError(words.split(separator: "\n").first.map(String.init) ?? "no connection")
    }

    /// Waits until the connection can be read or written.
    ///
    /// - Throws: `StoreError` at the deadline, after which the connection is of no use.
    private func wait(for events: Int32, until deadline: Int) throws(StoreError) {
      while true {
        var socket = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
        let left = deadline - System.time
        switch poll(&socket, 1, Int32(clamping: max(left, 0))) {
        case 1...: return
        case 0: break
        default: if errno == EINTR { continue }
        }
        isLost = true
        throw StoreError("the database does not answer")
      }
    }

    /// Runs one statement with values, or several statements without; returns the rows of the last.
    func run(
      _ text: String, _ values: [UTF8Text] = [], until deadline: Int
    ) throws(StoreError) -> [[UTF8Text]] {
      let strings = values.map { strdup($0.description) }
      defer { for string in strings { free(string) } }
      let isSent =
        values.isEmpty
        ? PQsendQuery(handle, text)
        : PQsendQueryParams(
          handle, text, Int32(values.count), nil, strings.map { UnsafePointer($0) }, nil, nil, 0)
      guard isSent == 1 else { throw error }
      var rows: [[UTF8Text]] = []
      var failure: StoreError?
      while true {
        while PQisBusy(handle) == 1 {
          // Data that does not fit into the socket at once is sent while waiting.
          let isSending = PQflush(handle) == 1
          try wait(for: isSending ? POLLIN | POLLOUT : POLLIN, until: deadline)
          guard PQconsumeInput(handle) == 1 else { throw error }
        }
        guard let result = PQgetResult(handle) else { break }
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        if status != PGRES_TUPLES_OK, status != PGRES_COMMAND_OK { failure = failure ?? error }
        rows = (0..<PQntuples(result)).map { row in
          (0..<PQnfields(result)).map { UTF8Text(String(cString: PQgetvalue(result, row, $0))) }
        }
      }
      if let failure { throw failure }
      return rows
    }

    /// The milliseconds by which the database's clock is ahead.
    func offset(until deadline: Int) throws(StoreError) -> Int {
      let start = System.time
      let rows = try run(
        "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", until: deadline)
      return (rows.first?.first?.number ?? start) - (start + System.time) / 2
    }

    /// Applies the lines and notices of other servers.
    ///
    /// - Parameter rooms: The rooms that receive them.
    /// - Returns: Whether the connection to the database still works.
    func hear(for rooms: Rooms) -> Bool {
      PQconsumeInput(handle)
      while let notification = PQnotifies(handle) {
        defer { PQfreemem(notification) }
        guard let text = notification.pointee.extra else { continue }
        for notice in String(cString: text).utf8.split(separator: UInt8(ascii: "\n")) {
          if let line = RoomLine(notice: Array(notice)[...]) {
            rooms.hear(line)
          } else {
            rooms.hear(UTF8Text(notice))
          }
        }
      }
      return isGood
    }
  }

  extension RoomLine {
    /// Reads `line ROOM NUMBER TIME TEXT`.
    fileprivate init?(notice: ArraySlice<UInt8>) {
      let words = notice.split(separator: UInt8(ascii: " "), maxSplits: 4)
      guard words.count == 5, words[0].elementsEqual("line".utf8), let room = Secret(words[1])
      else {
        return nil
      }
      self.init(
        room: room, number: UTF8Text(words[2]).number ?? 0,
        time: UTF8Text(words[3]).number ?? 0, text: UTF8Text(words[4]))
    }
  }
#endif
