import GameRooms

/// A store that several servers write to and that sends each the lines of the others.
public protocol SharedStore: RoomStore {
  /// The milliseconds since 1970 by the store's clock, which is the same for all servers.
  var time: Int { get }

  /// Whether notices for the other servers are queued.
  var hasNotices: Bool { get }

  /// Sends the queued notices to the other servers.
  func send() throws(StoreError)

  /// Connects for notifications; some may have been missed before.
  ///
  /// - Throws: `StoreError` if the store cannot be reached.
  func listen() throws(StoreError) -> any StoreListener
}

/// A connection on which a shared store tells of the lines of other servers.
public protocol StoreListener: AnyObject {
  /// A descriptor that becomes readable when a notification arrives.
  var descriptor: Int32 { get }

  /// Applies the lines and notices that have arrived.
  ///
  /// - Parameter rooms: The rooms that receive them.
  /// - Returns: Whether the connection still works.
  func hear(for rooms: Rooms) -> Bool
}

/// Opens the database with this URL.
///
/// - Parameter url: `postgresql://…`.
/// - Returns: The store.
/// - Throws: `StoreError` if the database cannot be used.
public func openStore(_ url: String) throws(StoreError) -> any SharedStore {
  try checkAddress(url)
  #if PostgreSQL
    return try PostgreSQLStore(url)
  #else
    throw StoreError.noPostgreSQL
  #endif
}

/// Finds out whether a server could use the database with this URL, in which nothing is changed.
///
/// - Parameter url: `postgresql://…`.
/// - Throws: `StoreError`, with the cause if not.
public func checkStore(_ url: String) throws(StoreError) {
  try checkAddress(url)
  #if PostgreSQL
    try PostgreSQLStore.check(url)
  #else
    throw StoreError.noPostgreSQL
  #endif
}

private func checkAddress(_ url: String) throws(StoreError) {
  guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://") else {
    throw StoreError("--store: \"\(url)\": the address of a database starts with postgresql://")
  }
}

#if !PostgreSQL
  extension StoreError {
    fileprivate static let noPostgreSQL = StoreError(
      "--store: this program was built without PostgreSQL; build it with --traits PostgreSQL")
  }
#endif
