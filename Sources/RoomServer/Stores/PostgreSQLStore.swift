#if PostgreSQL
  import GameRooms
  import GameRules
  import RoomProtocol

  /// A store in a PostgreSQL database, shared by any number of servers (decision 72).
  ///
  /// The primary key decides whose line becomes the next of a room. The other servers receive it by
  /// NOTIFY. A line is acknowledged once its transaction is committed.
  ///
  /// A question is given up at its deadline, together with the connection, on which a database that
  /// hangs will say nothing more.
  public final class PostgreSQLStore: SharedStore, @unchecked Sendable {
    private let url: String
    private var connection: DatabaseConnection?
    private var deadline = Int.max
    /// The time before which it does not try to reconnect, because each try takes time.
    private var restsUntil = Int.min
    /// The milliseconds by which the database's clock is ahead of this machine's.
    private let offset = Locked(0)
    private let notices = Locked<[UTF8Text]>([])

    /// The milliseconds in which a database has to answer at the start.
    private static let patience = 3000

    /// The most bytes of a notification; the database refuses 8000.
    private static let longest = 7_000

    /// Opens a database and creates its table if there is none.
    ///
    /// - Throws: `StoreError` if the database cannot be used.
    public init(_ url: String) throws(StoreError) {
      self.url = url
      let deadline = System.time + PostgreSQLStore.patience
      let connection = try DatabaseConnection(url, until: deadline)
      // The lock keeps two servers that start together from creating the table twice.
      _ = try connection.run(
        """
        SELECT pg_advisory_xact_lock(843155);
        CREATE TABLE IF NOT EXISTS line(
          room text COLLATE "C" NOT NULL, n integer NOT NULL, at bigint NOT NULL,
          text text NOT NULL, PRIMARY KEY(room, n));
        CREATE INDEX IF NOT EXISTS line_room ON line(room) WHERE n = 1;
        \(StoreVersion.pushTables)
        """, until: deadline)
      try PostgreSQLStore.migrate(connection, until: deadline)
      let ahead = try connection.offset(until: deadline)
      offset.withLock { $0 = ahead }
      self.connection = connection
    }

    /// Brings the tables to the current version.
    ///
    /// The first version of this program did not store a version number.
    private static func migrate(
      _ connection: DatabaseConnection, until deadline: Int
    ) throws(StoreError) {
      let found = try connection.run(
        """
        SELECT pg_advisory_xact_lock(843155);
        CREATE TABLE IF NOT EXISTS meta(version integer NOT NULL);
        INSERT INTO meta SELECT CASE WHEN EXISTS (SELECT 1 FROM line) THEN 1
          ELSE \(StoreVersion.current) END WHERE NOT EXISTS (SELECT 1 FROM meta);
        SELECT version FROM meta;
        """, until: deadline)
      let version = found.first?.first?.number ?? 0
      guard version <= StoreVersion.current else { throw StoreVersion.isNewer("the database") }
      _ = try connection.run(
        """
        BEGIN;
        SELECT pg_advisory_xact_lock(843155);
        \(StoreVersion.steps(from: version))
        UPDATE meta SET version = \(StoreVersion.current);
        COMMIT;
        """, until: deadline)
    }

    /// Finds out whether a server could use a database, without creating a table.
    ///
    /// - Throws: `StoreError`, with the cause if not.
    static func check(_ url: String) throws(StoreError) {
      let deadline = System.time + patience
      let connection = try DatabaseConnection(url, until: deadline)
      let tables = try connection.run("SELECT to_regclass('meta')", until: deadline)
      guard tables.first?.first == "meta" else { return }
      let version = try connection.run("SELECT max(version) FROM meta", until: deadline)
      guard version.first?.first?.number ?? 0 <= StoreVersion.current else {
        throw StoreVersion.isNewer("the database")
      }
    }

    /// Finds out whether the database answers.
    ///
    /// - Throws: `StoreError` if it does not.
    public func check() throws(StoreError) { _ = try query("SELECT $1::text", ["x"]) }

    /// Always true: other servers write to it too.
    public var isShared: Bool { true }

    /// The milliseconds since 1970 by the database's clock.
    public var time: Int { System.time + offset.withLock { $0 } }

    /// Sets the time at which the next question is to be given up.
    public func setDeadline(_ deadline: Int) { self.deadline = deadline }

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
          WHERE n = 1 OR EXISTS (
            SELECT 1 FROM line WHERE room = l.room AND n = l.n - 1 FOR KEY SHARE)
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
        RoomLine(
          room: room, number: row[0].number ?? 0, time: row[1].number ?? 0, text: row[2])
      }
    }

    /// Returns the next five hundred rooms.
    ///
    /// - Parameter room: The room before them, or nil for the first ones.
    /// - Returns: The rooms; none at the end.
    /// - Throws: `StoreError` if the database cannot be asked.
    public func rooms(after room: Secret?) throws(StoreError) -> [StoredRoom] {
      let rows = try query(
        """
        SELECT room, (SELECT at FROM line l WHERE l.room = f.room ORDER BY n DESC LIMIT 1),
          EXISTS (SELECT 1 FROM line l WHERE l.room = f.room AND text ~ '^[a-s][1-9]')::int, text
        FROM line f WHERE n = 1 AND room > $1 ORDER BY room LIMIT 500
        """, [room?.notation ?? ""])
      return rows.compactMap { row in
        Secret(row[0].bytes).map {
          StoredRoom(id: $0, first: row[3], time: row[1].number ?? 0, isPlayed: row[2] == "1")
        }
      }
    }

    /// Deletes the logs of rooms, and where their players receive messages.
    ///
    /// - Throws: `StoreError` if the database cannot be asked.
    public func delete(_ rooms: [Secret]) throws(StoreError) {
      // The first pass waits for lines that are being written; only the second one sees them.
      for _ in 1...2 {
        _ = try query(
          """
          WITH gone AS (DELETE FROM line WHERE room = ANY($1::text[]))
          DELETE FROM push WHERE room = ANY($1::text[])
          """, [array(rooms.map(\.notation))])
      }
    }

    // MARK: Messages

    /// Saves where the player of a seat receives messages.
    public func subscribe(
      _ seat: Mark, in room: Secret, to subscription: PushSubscription
    ) throws(StoreError) {
      _ = try query(
        """
        INSERT INTO push SELECT $1, $2, $3
          WHERE EXISTS (SELECT 1 FROM line WHERE room = $1 AND n = 1 FOR KEY SHARE)
        ON CONFLICT (room, seat) DO UPDATE SET place = excluded.place
        """, [room.notation, seat.name, subscription.notation])
    }

    /// Deletes where the player of a seat receives messages.
    public func unsubscribe(_ seat: Mark, in room: Secret) throws(StoreError) {
      _ = try query(
        "DELETE FROM push WHERE room = $1 AND seat = $2", [room.notation, seat.name])
    }

    /// Returns where the player of a seat receives messages; nil if nowhere.
    public func subscription(of seat: Mark, in room: Secret) throws(StoreError) -> PushSubscription?
    {
      let rows = try query(
        "SELECT place FROM push WHERE room = $1 AND seat = $2", [room.notation, seat.name])
      return rows.first.flatMap { PushSubscription($0[0]) }
    }

    /// Returns the key that signs messages: that of the first server, which is saved.
    public func pushKey(orSaved new: UTF8Text) throws(StoreError) -> UTF8Text {
      _ = try query("INSERT INTO push_key VALUES (1, $1) ON CONFLICT DO NOTHING", [new])
      return try query("SELECT key FROM push_key WHERE id = $1::int", ["1"]).first?.first ?? new
    }

    /// The notation of an array.
    private func array(_ texts: [UTF8Text]) -> UTF8Text {
      let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
      var array = [UInt8(ascii: "{")]
      for (index, text) in texts.enumerated() {
        if index > 0 { array.append(UInt8(ascii: ",")) }
        array.append(quote)
        for byte in text.bytes {
          if byte == quote || byte == backslash { array.append(backslash) }
          array.append(byte)
        }
        array.append(quote)
      }
      return UTF8Text(array + [UInt8(ascii: "}")])
    }

    private func query(_ text: String, _ values: [UTF8Text]) throws(StoreError) -> [[UTF8Text]] {
      if connection?.isGood != true {
        connection = nil
        guard System.time >= restsUntil || restsUntil > System.time + 1000 else {
          throw StoreError("the database could not be reached a moment ago")
        }
        do throws(StoreError) {
          let new = try DatabaseConnection(url, until: deadline)
          let ahead = try new.offset(until: deadline)
          offset.withLock { $0 = ahead }
          connection = new
        } catch {
          restsUntil = System.time + 1000
          throw error
        }
      }
      return try connection?.run(text, values, until: deadline) ?? []
    }

    // MARK: Other servers

    /// Queues a notice for the other servers, to be sent with the next `send`.
    public func tell(_ notice: UTF8Text) { notices.withLock { $0.append(notice) } }

    /// Whether notices are queued.
    public var hasNotices: Bool { notices.withLock { !$0.isEmpty } }

    /// Sends the queued notices; on failure they stay queued, up to 1000 of them.
    public func send() throws(StoreError) {
      let queued = notices.withLock { $0 }
      var texts: [UTF8Text] = []
      for notice in queued {
        if let last = texts.last, last.bytes.count + notice.bytes.count < PostgreSQLStore.longest {
          texts[texts.count - 1] += "\n" + notice
        } else {
          texts.append(notice)
        }
      }
      do throws(StoreError) {
        _ = try query("SELECT pg_notify('rooms', t) FROM unnest($1::text[]) t", [array(texts)])
        notices.withLock { $0.removeFirst(queued.count) }
      } catch {
        notices.withLock { if $0.count > 1000 { $0 = [] } }
        throw error
      }
    }

    /// Connects for notifications; some may have been missed before.
    ///
    /// - Throws: `StoreError` if the database cannot be reached.
    public func listen() throws(StoreError) -> any StoreListener {
      let deadline = System.time + PostgreSQLStore.patience
      let new = try DatabaseConnection(url, until: deadline)
      _ = try new.run("LISTEN rooms", until: deadline)
      return new
    }
  }
#endif
