import CSQLite
import GameRooms
import GameRules

/// A connection to a database file.
final class Database {
  let handle: OpaquePointer?
  private let path: String

  init(
    _ path: String, flags: Int32 = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
  ) throws(StoreError) {
    self.path = path
    var handle: OpaquePointer?
    let status = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
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
final class Statement {
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

  /// Runs the statement and returns the last text that it finds.
  func words() throws(StoreError) -> String {
    var words = ""
    try forEach { words = text(at: 0).description }
    return words
  }

  /// Runs the statement and returns the number that it finds, or 0.
  func number() throws(StoreError) -> Int {
    var number = 0
    try forEach { number = self.number(at: 0) }
    return number
  }
}
