#if PostgreSQL
  import CPostgreSQL
  import GameRooms
  import GameRules

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// Logs in a database of PostgreSQL, which any number of servers share.
  ///
  /// Whose line becomes the next of a room is decided by the primary key; the others hear of it by
  /// NOTIFY. A line is acknowledged once the transaction is committed.
  public final class PostgreSQLStore: SharedStore {
    private let url: String
    private var connection: Connection?
    private var listener: Connection?
    /// Until when it is not tried again to connect, as whoever waits has others behind.
    private var restsUntil = Int.min
    /// How far the database's clock is ahead of this machine's.
    private var offset = 0
    private var notices: [UTF8Text] = []

    /// The most bytes of a notification; the database refuses 8000.
    private static let longest = 7_000

    /// Opens a database and makes its table, where there is none.
    ///
    /// - Throws: The cause, where it cannot be used.
    public init(_ url: String) throws(StoreError) {
      self.url = url
      let connection = try Connection(url)
      // Two servers that start at once must not make it twice.
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

    /// Other servers write to it too.
    public var isShared: Bool { true }

    /// Milliseconds since 1970 by the database's clock.
    public var time: Int { System.time + offset }

    // MARK: The log

    /// Writes lines, each as the next of its room, and returns once they are committed.
    ///
    /// - Parameter lines: The lines.
    /// - Returns: For each whether it is kept; false where its number is taken, or its room is gone.
    /// - Throws: The cause, where it cannot be known that any of them is kept.
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

    /// The lines of a room from a number on, in their order.
    ///
    /// - Throws: The cause, where the store cannot be asked.
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

    /// The notation of an array; nothing here holds a quotation mark.
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

    /// Tells the other servers what is not kept, with the next `send`.
    public func tell(_ notice: UTF8Text) { notices.append(notice) }

    /// Sends what there is to tell the others; what cannot be sent waits, unless it is too much.
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

    /// What becomes readable when there is something to hear.
    public var descriptor: Int32? { listener?.descriptor }

    /// Takes in what other servers have written and told.
    ///
    /// - Parameter rooms: The rooms that hear it.
    /// - Returns: Whether the database can still be heard.
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

    /// Tries to hear the database again; something may have been missed meanwhile.
    ///
    /// - Returns: Whether it can be heard.
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
    /// The number that the database wrote; 0 where it is none.
    fileprivate var number: Int { Int(description) ?? 0 }
  }

  /// A connection to the database.
  private final class Connection {
    private let handle: OpaquePointer?

    init(_ url: String) throws(StoreError) {
      // A database that does not answer must not hold everyone up. The address has the last word.
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
      // What it has to say goes nowhere, as the program speaks on its own streams.
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
    }

    deinit { PQfinish(handle) }

    var isGood: Bool { PQstatus(handle) == CONNECTION_OK }
    var descriptor: Int32 { PQsocket(handle) }

    private var error: StoreError {
      let words = String(cString: PQerrorMessage(handle))
      return StoreError(words.split(separator: "\n").first.map(String.init) ?? "no connection")
    }

    /// Runs one statement with values, or several without.
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

    /// How many milliseconds the database's clock is ahead.
    func offset() throws(StoreError) -> Int {
      let start = System.time
      let rows = try run("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
      return (rows.first?.first?.number ?? start) - (start + System.time) / 2
    }

    /// What was notified, as bytes.
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
