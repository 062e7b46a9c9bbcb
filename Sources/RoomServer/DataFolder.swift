import GameRooms

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that one program at a time has for itself.
public struct DataFolder {
  /// Where it is.
  public let path: String

  /// Takes the folder, which is made where there is none.
  ///
  /// - Throws: Why it cannot be used, in words.
  public init(_ path: String) throws(StoreError) {
    self.path = path
    umask(0o077)  // What SQLite makes there is nobody else's business either.
    var folder = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/") {
      folder += "/" + name
      mkdir(folder, 0o700)
    }
    let lock = open(path + "/rooms.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw StoreError("\(path) cannot be used: \(System.reason)") }
    // Held until the program ends, however it ends.
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw StoreError("\(path) is used by another tictactoe serve")
    }
  }

  /// The file of the logs.
  public var database: String { path + "/rooms.sqlite" }
}
