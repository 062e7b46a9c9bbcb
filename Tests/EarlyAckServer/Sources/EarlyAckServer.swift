import GameRooms
import RoomServer

/// `tictactoe serve` with a fault, for the crash test alone: `EarlyAckServer serve --port 0 --data DIR`.
@main
struct EarlyAckServer {
  static func main() throws {
    guard let folder = CommandLine.arguments.last else { return }
    let store = try EarlyAckStore(DataFolder(folder).database)
    let thread = try StoreThread(store)
    let rooms = Rooms(thread, time: { System.time }, generator: SystemRandomNumberGenerator())
    let server = try HTTPServer(rooms, store: thread, site: nil)
    let listener = try Listener(.internet("127.0.0.1", port: 0))
    server.listen(listener)
    print("Play at http://127.0.0.1:\(listener.port)/ (stop with Ctrl-C)")
    flush()
    server.run()
  }
}
