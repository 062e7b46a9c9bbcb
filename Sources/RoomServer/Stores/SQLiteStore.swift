import CSQLite
import GameRooms
import GameRules
import RoomProtocol

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A store in a single SQLite file.
///
/// A line that `append` has acknowledged survives a crash of the program and a loss of power: the
/// journal is written ahead (WAL) and flushed to disk (`synchronous = FULL`), once for all lines of
/// a call (decision 72).
public final class SQLiteStore: RoomStore {
  private let database: Database
  private let insert, select, begin, commit, rollback, portion, delete, probe: Statement
  private let insertPlace, deletePlace, deletePlaces, place, saveKey, key: Statement

  private let path: String
  /// Whether the last lines could not be saved.
  private var hasFailed = false

  /// The free bytes of the disk below which it counts as full.
  private static let leastSpace: UInt64 = 1 << 20

  /// Opens a file, and creates it if it does not exist.
  ///
  /// - Throws: `StoreError` if the file cannot be used.
  public init(_ path: String) throws(StoreError) {
    self.path = path
    database = try Database(path)
    let found = try Statement("PRAGMA user_version", database).number()
    guard found <= StoreVersion.current else { throw StoreVersion.isNewer(path) }
    try database.run(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA busy_timeout = 2000;
      """)
    try database.run(
      """
      BEGIN;
      CREATE TABLE IF NOT EXISTS line(
        room TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY(room, n)) STRICT, WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS room ON line(room) WHERE n = 1;
      \(StoreVersion.pushTables)
      \(StoreVersion.steps(from: found))
      PRAGMA user_version = \(StoreVersion.current);
      COMMIT;
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
        EXISTS (SELECT 1 FROM line AS l WHERE l.room = f.room AND text GLOB '[a-s][1-9]*'), text
      FROM line AS f WHERE n = 1 AND room > ?1 ORDER BY room LIMIT 500
      """, database)
    delete = try Statement("DELETE FROM line WHERE room = ?1", database)
    probe = try Statement("SELECT n FROM line LIMIT 1", database)
    insertPlace = try Statement(
      """
      INSERT OR REPLACE INTO push SELECT ?1, ?2, ?3
      WHERE EXISTS (SELECT 1 FROM line WHERE room = ?1 AND n = 1)
      """, database)
    deletePlace = try Statement("DELETE FROM push WHERE room = ?1 AND seat = ?2", database)
    deletePlaces = try Statement("DELETE FROM push WHERE room = ?1", database)
    place = try Statement("SELECT place FROM push WHERE room = ?1 AND seat = ?2", database)
    saveKey = try Statement("INSERT OR IGNORE INTO push_key VALUES (1, ?1)", database)
    key = try Statement("SELECT key FROM push_key WHERE id = 1", database)
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
    hasFailed = true
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
    hasFailed = false
    return kept
  }

  /// Finds out whether lines could be saved now; after a failure, by writing.
  ///
  /// - Throws: `StoreError`, with the cause if not.
  public func check() throws(StoreError) {
    try SQLiteStore.checkSpace(for: path)
    if hasFailed {
      try database.run("PRAGMA user_version = \(StoreVersion.current)")
      hasFailed = false
    } else {
      try probe.run()
    }
  }

  private static func checkSpace(for path: String) throws(StoreError) {
    var disk = statvfs()
    if statvfs(path, &disk) == 0, UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < leastSpace {
      throw StoreError("\(path): the disk is full")
    }
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

  /// Returns the next five hundred rooms.
  ///
  /// - Parameter room: The room before them, or nil for the first ones.
  /// - Returns: The rooms; none at the end.
  /// - Throws: `StoreError` if the file cannot be read.
  public func rooms(after room: Secret?) throws(StoreError) -> [StoredRoom] {
    portion.bind(room?.notation ?? "", at: 1)
    var rooms: [StoredRoom] = []
    try portion.forEach {
      if let id = Secret(portion.text(at: 0).bytes) {
        rooms.append(
          StoredRoom(
            id: id, first: portion.text(at: 3), time: portion.number(at: 1),
            isPlayed: portion.number(at: 2) == 1))
      }
    }
    return rooms
  }

  /// Deletes the logs of rooms, and where their players receive messages.
  ///
  /// - Throws: `StoreError` if the file cannot be written.
  public func delete(_ rooms: [Secret]) throws(StoreError) {
    try atOnce { () throws(StoreError) in
      for room in rooms {
        delete.bind(room.notation, at: 1)
        try delete.run()
        deletePlaces.bind(room.notation, at: 1)
        try deletePlaces.run()
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

extension SQLiteStore {
  /// Saves where the player of a seat receives messages.
  public func subscribe(
    _ seat: Mark, in room: Secret, to subscription: PushSubscription
  ) throws(StoreError) {
    insertPlace.bind(room.notation, at: 1)
    insertPlace.bind(seat.name, at: 2)
    insertPlace.bind(subscription.notation, at: 3)
    try insertPlace.run()
  }

  /// Deletes where the player of a seat receives messages.
  public func unsubscribe(_ seat: Mark, in room: Secret) throws(StoreError) {
    deletePlace.bind(room.notation, at: 1)
    deletePlace.bind(seat.name, at: 2)
    try deletePlace.run()
  }

  /// Returns where the player of a seat receives messages; nil if nowhere.
  public func subscription(of seat: Mark, in room: Secret) throws(StoreError) -> PushSubscription? {
    place.bind(room.notation, at: 1)
    place.bind(seat.name, at: 2)
    return PushSubscription(UTF8Text(Array(try place.words().utf8)))
  }

  /// Returns the key that signs messages: that of the first call, which is saved.
  public func pushKey(orSaved new: UTF8Text) throws(StoreError) -> UTF8Text {
    saveKey.bind(new, at: 1)
    try saveKey.run()
    return UTF8Text(Array(try key.words().utf8))
  }
}

extension SQLiteStore {
  /// Finds out whether a server could use the database file of a folder, which need not be there yet.
  ///
  /// It changes nothing: neither the file's version nor its owner, and it makes no file.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Throws: `StoreError`, with the cause if not.
  public static func check(in folder: String) throws(StoreError) {
    let path = DataFolder.database(in: folder)
    try checkSpace(for: folder)
    if System.isThere(folder), !System.isThere(path) {
      guard access(folder, W_OK) == 0 else { throw StoreError("\(folder): \(System.reason)") }
      return
    }
    let database = try Database(path, flags: SQLITE_OPEN_READWRITE)
    guard try Statement("PRAGMA user_version", database).number() <= StoreVersion.current else {
      throw StoreVersion.isNewer(path)
    }
    try database.run("PRAGMA busy_timeout = 2000; BEGIN IMMEDIATE; ROLLBACK;")
  }

  /// Copies a database file with live games, also while a server uses it.
  ///
  /// The file that is written keeps its owner, if it is there; else only its owner can read it, as the key
  /// that signs messages is in it.
  ///
  /// - Parameters:
  ///   - source: The path of the file to read.
  ///   - target: The path of the file to write.
  /// - Throws: `StoreError` if it is no such file, a newer or a damaged one, or cannot be copied.
  public static func copy(_ source: String, to target: String) throws(StoreError) {
    let from = try Database(source, flags: SQLITE_OPEN_READONLY)
    guard try Statement("PRAGMA user_version", from).number() <= StoreVersion.current else {
      throw StoreVersion.isNewer(source)
    }
    guard try Statement("SELECT count(*) FROM sqlite_schema WHERE name = 'line'", from).number() > 0
    else { throw StoreError("\(source): there are no live games in it") }
    let damage = try Statement("SELECT * FROM pragma_integrity_check", from).words()
    guard damage == "ok" else { throw StoreError("\(source) is damaged: \(damage)") }
    let isNew = !System.isThere(target)
    let mask = umask(0o077)
    defer { umask(mask) }
    do throws(StoreError) { try copy(from, to: try Database(target)) } catch {
      if isNew { unlink(target) }
      throw error
    }
  }

  private static func copy(_ from: Database, to: Database) throws(StoreError) {
    guard let copy = sqlite3_backup_init(to.handle, "main", from.handle, "main") else {
      throw to.error
    }
    sqlite3_backup_step(copy, -1)
    guard sqlite3_backup_finish(copy) == SQLITE_OK else { throw to.error }
  }
}
