import GameRooms
import RoomServer

extension Command {
  /// Copies the live games into a file.
  static let backup = Command(
    name: "backup",
    parameters: ["FILE"],
    options: [.data],
    summary: "Copy the live games of a server into FILE",
    details: """
      Copies the live games that serve stores into FILE, also while it runs. It does not replace a file.

        $ tictactoe backup rooms.sqlite --data /var/lib/tictactoe

      Live games in PostgreSQL are copied with pg_dump.
      """,
    run: { arguments throws(Failure) in
      let file = arguments[0]
      guard !System.isThere(file) else {
        throw .copying("backup", "\(file) is there already; name another file")
      }
      do throws(StoreError) {
        let folder = try Store.dataFolder(arguments)
        let database = DataFolder.database(in: folder)
        guard System.isThere(database) else {
          throw StoreError("there are no live games in \(folder)")
        }
        try SQLiteStore.copy(database, to: file)
      } catch {
        throw .copying("backup", error.description)
      }
    })

  /// Replaces the current live games by those from a file.
  static let restore = Command(
    name: "restore",
    parameters: ["FILE"],
    options: [.data],
    summary: "Put the live games of a backup in the place of the present ones",
    details: """
      Reads a file that backup has written, and puts its live games in the place of the present ones.
      It refuses a damaged file, and a folder that a running server uses. The present file keeps its
      owner.

        $ systemctl stop tictactoe.service tictactoe.socket
        $ tictactoe restore rooms.sqlite --data /var/lib/tictactoe
      """,
    run: { arguments throws(Failure) in
      do throws(StoreError) {
        guard System.isThere(arguments[0]) else { throw StoreError("there is no \(arguments[0])") }
        let folder = try DataFolder(try Store.dataFolder(arguments))
        try SQLiteStore.copy(arguments[0], to: folder.database)
        folder.giveToOwner()
      } catch {
        throw .copying("restore", error.description)
      }
    })
}

extension Store {
  /// The folder of the live games that the options name.
  static func dataFolder(_ arguments: Arguments) throws(StoreError) -> String {
    guard let folder = arguments.value(of: .data) ?? Store()?.folder else {
      throw StoreError("--data: DIR is missing, and there is no home")
    }
    return folder
  }
}

extension Failure {
  fileprivate static func copying(_ command: String, _ cause: String) -> Failure {
    Failure(status: .failure, message: "\(command): \(cause)")
  }
}
