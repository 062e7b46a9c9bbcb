import GameRooms

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A data folder that one program at a time can use.
public struct DataFolder {
  /// The path of the folder.
  public let path: String

  /// Locks the folder, and creates it if it does not exist.
  ///
  /// - Throws: `StoreError`, with the cause in words.
  public init(_ path: String) throws(StoreError) {
    self.path = path
    umask(0o077)  // Also for the files that SQLite creates: no other user may read them.
    var folder = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/") {
      folder += "/" + name
      mkdir(folder, 0o700)
    }
    let lock = open(path + "/rooms.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw StoreError("\(path) cannot be used: \(System.reason)") }
    // The system releases the lock when the program ends, even in a crash.
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw StoreError("\(path) is used by another tictactoe serve")
    }
  }

  /// Gives the files to the owner of the folder, where the superuser has made them.
  public func giveToOwner() {
    var folder = stat()
    guard geteuid() == 0, stat(path, &folder) == 0 else { return }
    for file in [database, database + "-wal", database + "-shm", path + "/rooms.lock"] {
      chown(file, folder.st_uid, folder.st_gid)
    }
  }

  /// The path of the database file.
  public var database: String { DataFolder.database(in: path) }

  /// The path of the database file in a folder.
  public static func database(in folder: String) -> String { folder + "/rooms.sqlite" }
}
