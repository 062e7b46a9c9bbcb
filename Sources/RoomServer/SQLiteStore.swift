import CSQLite
import GameRooms
import GameRules
import RoomProtocol

/// A store in a single SQLite file.
///
/// A line that `append` has acknowledged survives a crash of the program and a loss of power: the
/// journal is written ahead (WAL) and flushed to disk (`synchronous = FULL`), once for all lines of
/// a call (decision 72).
public final class SQLiteStore: RoomStore {
  private let database: Database
  private let insert, select, begin, commit, rollback, portion, delete: Statement

  /// Grows when the table changes; a newer one is left alone.
  private static let version = 1

  /// Opens a file, and creates it if it does not exist.
  ///
  /// - Throws: `StoreError` if the file cannot be used.
  public init(_ path: String) throws(StoreError) {
    database = try Database(path)
    try database.run(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA busy_timeout = 2000;
      """)
    let found = try Statement("PRAGMA user_version", database).number()
    guard found <= SQLiteStore.version else {
      throw StoreError("\(path) was written by a newer version of this program")
    }
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS line(
        room TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY(room, n)) STRICT, WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS room ON line(room) WHERE n = 1;
      PRAGMA user_version = \(SQLiteStore.version);
      """)
    // A line needs its predecessor: without it, the room was deleted.
    insert = try Statement(
      """
      INSERT INTO line SELECT ?1, ?2, ?3, ?4
      WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM line WHERE room = ?1 AND n = ?2 - 1)
      ON CONFLICT DO NOTHING
      """, database)
    select = try Statement(
      "SELECT n, at, text FROM line WHERE room = ?1 AND n >= ?2 ORDER BY n", database)
    begin = try Statement("BEGIN IMMEDIATE", database)
    commit = try Statement("COMMIT", database)
    rollback = try Statement("ROLLBACK", database)
    portion = try Statement(
      """
      SELECT room, (SELECT at FROM line AS l WHERE l.room = f.room ORDER BY n DESC LIMIT 1),
        EXISTS (SELECT 1 FROM line AS l WHERE l.room = f.room AND text GLOB '[a-s][1-9]*')
      FROM line AS f WHERE n = 1 AND room > ?1 ORDER BY room LIMIT 500
      """, database)
    delete = try Statement("DELETE FROM line WHERE room = ?1", database)
  }

  /// Always false: a lock on the folder keeps other servers out.
  public var isShared: Bool { false }

  /// Appends lines, each as the next of its room, and returns once they are on disk.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: For each line, whether it was saved; false if its number is taken or its room is
  ///   gone.
  /// - Throws: `StoreError` if none of them was saved.
  public func append(_ lines: [RoomLine]) throws(StoreError) -> [Bool] {
    var kept: [Bool] = []
    try atOnce { () throws(StoreError) in
      for line in lines {
        insert.bind(line.room.notation, at: 1)
        insert.bind(line.number, at: 2)
        insert.bind(line.time, at: 3)
        insert.bind(line.text, at: 4)
        try insert.run()
        kept.append(database.changes == 1)
      }
    }
    return kept
  }

  /// Returns the lines of a room from a number on, in order.
  ///
  /// - Throws: `StoreError` if the file cannot be read.
  public func lines(of room: Secret, from number: Int) throws(StoreError) -> [RoomLine] {
    select.bind(room.notation, at: 1)
    select.bind(number, at: 2)
    var lines: [RoomLine] = []
    try select.forEach {
      lines.append(
        RoomLine(
          room: room, number: select.number(at: 0), time: select.number(at: 1),
          text: select.text(at: 2)))
    }
    return lines
  }

  /// The next five hundred rooms.
  ///
  /// - Parameter room: The room before them, or nil for the first ones.
  /// - Returns: The rooms; none at the end.
  /// - Throws: The cause, where the file cannot be read.
  public func rooms(after room: Secret?) throws(StoreError) -> [StoredRoom] {
    portion.bind(room?.notation ?? "", at: 1)
    var rooms: [StoredRoom] = []
    try portion.forEach {
      if let id = Secret(portion.text(at: 0).bytes) {
        rooms.append(
          StoredRoom(id: id, time: portion.number(at: 1), isPlayed: portion.number(at: 2) == 1))
      }
    }
    return rooms
  }

  /// Deletes the logs of rooms.
  ///
  /// - Throws: The cause, where the file cannot be written.
  public func delete(_ rooms: [Secret]) throws(StoreError) {
    try atOnce { () throws(StoreError) in
      for room in rooms {
        delete.bind(room.notation, at: 1)
        try delete.run()
      }
    }
  }

  /// Runs the closure in a transaction: all of it takes effect, or nothing.
  private func atOnce(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    try begin.run()
    do throws(StoreError) {
      try body()
      try commit.run()
    } catch {
      do throws(StoreError) { try rollback.run() } catch {}
      throw error
    }
  }
}

/// A connection to a database file.
private final class Database {
  let handle: OpaquePointer?
  private let path: String

  init(_ path: String) throws(StoreError) {
    self.path = path
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let status = sqlite3_open_v2(path, &handle, flags, nil)
    guard status == SQLITE_OK else {
      sqlite3_close(handle)
      throw StoreError("\(path): \(String(cString: sqlite3_errstr(status)))")
    }
    self.handle = handle
  }

  deinit { sqlite3_close_v2(handle) }

  var error: StoreError { StoreError("\(path): \(String(cString: sqlite3_errmsg(handle)))") }
  var changes: Int32 { sqlite3_changes(handle) }

  func run(_ text: String) throws(StoreError) {
    if sqlite3_exec(handle, text, nil, nil, nil) != SQLITE_OK { throw error }
  }
}

/// A prepared statement.
private final class Statement {
  private let handle: OpaquePointer?
  private let database: Database

  init(_ text: String, _ database: Database) throws(StoreError) {
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(database.handle, text, -1, flags, &handle, nil) == SQLITE_OK else {
      throw database.error
    }
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ number: Int, at place: Int32) {
    sqlite3_bind_int64(handle, place, Int64(number))
  }

  func bind(_ text: UTF8Text, at place: Int32) {
    text.bytes.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      _ = sqlite3_bind_text(handle, place, start, Int32(bytes.count), csqlite_transient())
    }
  }

  func number(at column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func text(at column: Int32) -> UTF8Text {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return UTF8Text(UnsafeBufferPointer(start: start, count: count))
  }

  func run() throws(StoreError) { try forEach {} }

  func forEach(_ body: () -> Void) throws(StoreError) {
    defer { sqlite3_reset(handle) }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: body()
      case SQLITE_DONE: return
      default: throw database.error
      }
    }
  }

  /// Runs the statement and returns the number that it finds, or 0.
  func number() throws(StoreError) -> Int {
    var number = 0
    try forEach { number = self.number(at: 0) }
    return number
  }
}
