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

  /// A store in a PostgreSQL database, shared by any number of servers (decision 72).
  ///
  /// The primary key decides whose line becomes the next of a room. The other servers receive it by
  /// NOTIFY. A line is acknowledged once its transaction is committed.
  public final class PostgreSQLStore: SharedStore {
    private let url: String
    private var connection: Connection?
    private var listener: Connection?
    /// The time before which it does not try to reconnect, because each try blocks all clients.
    private var restsUntil = Int.min
    /// The milliseconds by which the database's clock is ahead of this machine's.
    private var offset = 0
    private var notices: [UTF8Text] = []

    /// The most bytes of a notification; the database refuses 8000.
    private static let longest = 7_000

    /// Opens a database and creates its table if there is none.
    ///
    /// - Throws: `StoreError` if the database cannot be used.
    public init(_ url: String) throws(StoreError) {
      self.url = url
      let connection = try Connection(url)
      // The lock keeps two servers that start together from creating the table twice.
      _ = try connection.run(
        """
        SELECT pg_advisory_xact_lock(843155);
        CREATE TABLE IF NOT EXISTS line(
          room text COLLATE "C" NOT NULL, n integer NOT NULL, at bigint NOT NULL,
          text text NOT NULL, PRIMARY KEY(room, n));
        CREATE INDEX IF NOT EXISTS line_room ON line(room) WHERE n = 1;
        """)
      offset = try connection.offset()
      self.connection = connection
      guard listenAgain() else { throw StoreError("the database cannot be listened to") }
    }

    /// Always true: other servers write to it too.
    public var isShared: Bool { true }

    /// The milliseconds since 1970 by the database's clock.
    public var time: Int { System.time + offset }

    // MARK: The log

    /// Appends lines, each as the next of its room, and returns once they are committed.
    ///
    /// - Parameter lines: The lines.
    /// - Returns: For each line, whether it was saved; false if its number is taken or its room is
    ///   gone.
    /// - Throws: `StoreError` if it is unknown whether any line was saved.
    public func append(_ lines: [RoomLine]) throws(StoreError) -> [Bool] {
      let rows = try query(
        """
        WITH written AS (
          INSERT INTO line SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
            AS l(room, n, at, text)
          WHERE n = 1 OR EXISTS (SELECT 1 FROM line WHERE room = l.room AND n = l.n - 1)
          ON CONFLICT DO NOTHING RETURNING *)
        SELECT room, n, pg_notify('rooms', concat_ws(' ', 'line', room, n, at, text)) FROM written
        """,
        [
          array(lines.map(\.room.notation)), array(lines.map { "\($0.number)" }),
          array(lines.map { "\($0.time)" }), array(lines.map(\.text)),
        ])
      let written = Set(rows.map { $0[0] + " " + $0[1] })
      return lines.map { written.contains($0.room.notation + " \($0.number)") }
    }

    /// Returns the lines of a room from a number on, in order.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    public func lines(of room: Secret, from number: Int) throws(StoreError) -> [RoomLine] {
      let rows = try query(
        "SELECT n, at, text FROM line WHERE room = $1 AND n >= $2::int ORDER BY n",
        [room.notation, "\(number)"])
      return rows.map { row in
        RoomLine(room: room, number: row[0].number, time: row[1].number, text: row[2])
      }
    }

    /// The next five hundred rooms.
    ///
    /// - Parameter room: The room before them, or nil for the first ones.
    /// - Returns: The rooms; none at the end.
    /// - Throws: The cause, where the database cannot be asked.
    public func rooms(after room: Secret?) throws(StoreError) -> [StoredRoom] {
      let rows = try query(
        """
        SELECT room, (SELECT at FROM line l WHERE l.room = f.room ORDER BY n DESC LIMIT 1),
          EXISTS (SELECT 1 FROM line l WHERE l.room = f.room AND text ~ '^[a-s][1-9]')::int
        FROM line f WHERE n = 1 AND room > $1 ORDER BY room LIMIT 500
        """, [room?.notation ?? ""])
      return rows.compactMap { row in
        Secret(row[0].bytes).map {
          StoredRoom(id: $0, time: row[1].number, isPlayed: row[2] == "1")
        }
      }
    }

    /// Deletes the logs of rooms.
    ///
    /// - Throws: The cause, where the database cannot be asked.
    public func delete(_ rooms: [Secret]) throws(StoreError) {
      _ = try query(
        "DELETE FROM line WHERE room = ANY($1::text[])", [array(rooms.map(\.notation))])
    }

    /// The notation of an array; none of the texts contains a quotation mark.
    private func array(_ texts: [UTF8Text]) -> UTF8Text {
      var array: UTF8Text = "{"
      for (index, text) in texts.enumerated() { array += (index > 0 ? ",\"" : "\"") + text + "\"" }
      return array + "}"
    }

    private func query(_ text: String, _ values: [UTF8Text]) throws(StoreError) -> [[UTF8Text]] {
      if connection?.isGood != true {
        connection = nil
        guard System.time >= restsUntil || restsUntil > System.time + 1000 else {
          throw StoreError("the database could not be reached a moment ago")
        }
        do throws(StoreError) {
          let new = try Connection(url)
          offset = try new.offset()
          connection = new
        } catch {
          restsUntil = System.time + 1000
          throw error
        }
      }
      return try connection?.run(text, values) ?? []
    }

    // MARK: Other servers

    /// Queues a notice for the other servers, to be sent with the next `send`.
    public func tell(_ notice: UTF8Text) { notices.append(notice) }

    /// Sends the queued notices; on failure they stay queued, up to 1000 of them.
    public func send() {
      guard !notices.isEmpty else { return }
      var texts: [UTF8Text] = []
      for notice in notices {
        if let last = texts.last, last.bytes.count + notice.bytes.count < PostgreSQLStore.longest {
          texts[texts.count - 1] += "\n" + notice
        } else {
          texts.append(notice)
        }
      }
      do throws(StoreError) {
        _ = try query("SELECT pg_notify('rooms', t) FROM unnest($1::text[]) t", [array(texts)])
        notices = []
      } catch {
        if notices.count > 1000 { notices = [] }
      }
    }

    /// A descriptor that becomes readable when a notification arrives.
    public var descriptor: Int32? { listener?.descriptor }

    /// Applies the lines and notices of other servers.
    ///
    /// - Parameter rooms: The rooms that receive them.
    /// - Returns: Whether the connection to the database still works.
    public func hear(for rooms: Rooms) -> Bool {
      guard let listener else { return false }
      for text in listener.notifications() {
        for notice in text.split(separator: UInt8(ascii: "\n")) {
          if let line = RoomLine(notice: notice) {
            rooms.hear(line)
          } else {
            rooms.hear(UTF8Text(notice))
          }
        }
      }
      if listener.isGood { return true }
      self.listener = nil
      return false
    }

    /// Reconnects for notifications; some may have been missed meanwhile.
    ///
    /// - Returns: Whether the connection works.
    public func listenAgain() -> Bool {
      do throws(StoreError) {
        let new = try Connection(url)
        _ = try new.run("LISTEN rooms")
        listener = new
        return true
      } catch {
        return false
      }
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
        room: room, number: UTF8Text(words[2]).number, time: UTF8Text(words[3]).number,
        text: UTF8Text(words[4]))
    }
  }

  extension UTF8Text {
    /// The number that the database wrote; 0 if the text is not a number.
    fileprivate var number: Int { Int(description) ?? 0 }
  }

  /// A connection to the database.
  private final class Connection {
    private let handle: OpaquePointer?

    init(_ url: String) throws(StoreError) {
      // A database that does not answer must not block all clients. Settings in the URL override
      // these.
      let settings = [
        ("connect_timeout", "2"), ("tcp_user_timeout", "3000"), ("application_name", "tictactoe"),
        ("options", "-c statement_timeout=3000 -c synchronous_commit=on"), ("dbname", url),
      ]
      let keys = settings.map { strdup($0.0) }
      let values = settings.map { strdup($0.1) }
      defer { for text in keys + values { free(text) } }
      handle = PQconnectdbParams(
        keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
      guard isGood else { throw error }
      // Notices are dropped: libpq would print them to this program's standard error.
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
    }

    deinit { PQfinish(handle) }

    var isGood: Bool { PQstatus(handle) == CONNECTION_OK }
    var descriptor: Int32 { PQsocket(handle) }

    private var error: StoreError {
      let words = String(cString: PQerrorMessage(handle))
      return StoreError(words.split(separator: "\n").first.map(String.init) ?? "no connection")
    }

    /// Runs one statement with values, or several statements without.
    func run(_ text: String, _ values: [UTF8Text] = []) throws(StoreError) -> [[UTF8Text]] {
      let strings = values.map { strdup($0.description) }
      defer { for string in strings { free(string) } }
      let result =
        values.isEmpty
        ? PQexec(handle, text)
        : PQexecParams(
          handle, text, Int32(values.count), nil, strings.map { UnsafePointer($0) }, nil, nil, 0)
      defer { PQclear(result) }
      let status = PQresultStatus(result)
      guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else { throw error }
      return (0..<PQntuples(result)).map { row in
        (0..<PQnfields(result)).map { UTF8Text(String(cString: PQgetvalue(result, row, $0))) }
      }
    }

    /// The milliseconds by which the database's clock is ahead.
    func offset() throws(StoreError) -> Int {
      let start = System.time
      let rows = try run("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
      return (rows.first?.first?.number ?? start) - (start + System.time) / 2
    }

    /// The payloads of the notifications received, as bytes.
    func notifications() -> [[UInt8]] {
      PQconsumeInput(handle)
      var texts: [[UInt8]] = []
      while let notification = PQnotifies(handle) {
        if let text = notification.pointee.extra { texts.append(Array(String(cString: text).utf8)) }
        PQfreemem(notification)
      }
      return texts
    }
  }
#endif
