import GameRooms

/// A store that several servers write to, and that tells each what the others write.
public protocol SharedStore: RoomStore {
  /// Milliseconds since 1970 by the store's own clock, which is the same for all servers.
  var time: Int { get }

  /// What becomes readable when there is something to hear; nil while the store cannot be heard.
  var descriptor: Int32? { get }

  /// Takes in what other servers have written and told.
  ///
  /// - Parameter rooms: The rooms that hear it.
  /// - Returns: Whether the store can still be heard.
  func hear(for rooms: Rooms) -> Bool

  /// Tries to hear the store again; something may have been missed meanwhile.
  ///
  /// - Returns: Whether it can be heard.
  func listenAgain() -> Bool

  /// Sends what there is to tell the others.
  func send()
}

/// Opens the database that an address names.
///
/// - Parameter url: `postgresql://…`.
/// - Returns: The store.
/// - Throws: The cause, where it cannot be used.
public func openStore(_ url: String) throws(StoreError) -> any SharedStore {
  guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://") else {
    throw StoreError("--store: \"\(url)\": a database is postgresql://…")
  }
  #if PostgreSQL
    return try PostgreSQLStore(url)
  #else
    throw StoreError(
      "--store: this program was built without PostgreSQL; build it with --traits PostgreSQL")
  #endif
}
