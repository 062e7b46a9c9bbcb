import GameRooms

/// The version of the tables of a store, and the steps from each version to the next.
enum StoreVersion {
  /// The version that this program writes.
  static var current: Int { steps.count + 1 }

  /// The statements that lead from each version to the next, beginning with version 1.
  private static let steps = [
    // Logs may have lines that a program for version 1 cannot read: seats of the computer, and of players
    // with names.
    "",
    // Logs of classes, and of their games.
    "",
    // Tables that an older program would not clear with their rooms.
    "",
  ]

  /// The statement that creates the tables of version 4 if they are missing: the places where players
  /// receive messages, and the key that signs messages.
  static let pushTables = """
    CREATE TABLE IF NOT EXISTS push(
      room text NOT NULL, seat text NOT NULL, place text NOT NULL, PRIMARY KEY(room, seat));
    CREATE TABLE IF NOT EXISTS push_key(id integer PRIMARY KEY, key text NOT NULL);
    """

  /// The statements that lead to the current version; a new store, version 0, needs none.
  static func steps(from version: Int) -> String {
    version == 0 ? "" : steps[(version - 1)...].joined(separator: "\n")
  }

  static func isNewer(_ name: String) -> StoreError {
    StoreError("\(name) was written by a newer version of this program")
  }
}
