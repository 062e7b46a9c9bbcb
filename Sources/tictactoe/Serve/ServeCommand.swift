import GameRooms
import RoomServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Option {
  /// The port to listen on.
  static let port = Option(
    name: "--port", value: "N", summary: "Listen on port N (default: 8080; 0: any free port)")
  /// The folder of the live games' database.
  static let data = Option(
    name: "--data", value: "DIR", summary: "Store live games in DIR")
  /// The folder of the page.
  static let site = Option(
    name: "--site", value: "DIR", summary: "Serve the page from DIR")
  /// The URL of a database for live games.
  static let store = Option(
    name: "--store", value: "URL", summary: "Store live games in a database: postgresql://…")
  /// Access from the local network.
  static let lan = Option(
    name: "--lan", summary: "Serve the local network too, and print its address as a QR code")
  /// No output but errors.
  static let quiet = Option(name: "--quiet", summary: "Print only errors")
}

extension Command {
  /// Serves the page and live games.
  static let serve = Command(
    name: "serve",
    options: [.port, .data, .site, .store, .lan, .quiet],
    summary: "Serve the page and live games",
    details: """
      Serves the page and live games between different devices until Ctrl-C or SIGTERM stops it.
      It prints its address when it is ready.

        $ tictactoe serve
        Play at http://127.0.0.1:8080/ (stop with Ctrl-C)
        $ tictactoe serve --lan --port 9000

      It stores live games in $XDG_STATE_HOME/tictactoe (~/.local/state/tictactoe) unless --data names
      another folder. It serves the page that was installed with the program, or build/site; without
      either it serves only live games. On the internet, put a proxy in front that encrypts.
      """,
    run: { arguments throws(Failure) in
      let server = try Serving(arguments)
      if !arguments.has(.quiet) {
        server.introduce()
        try Output.flush()
      }
      server.run()
    })
}

/// A server with open sockets, ready to run.
private struct Serving {
  private let server: HTTPServer
  private let port: Int
  private let localAddress: String?

  init(_ arguments: Arguments) throws(Failure) {
    let wanted = try Serving.port(arguments.value(of: .port))
    let site = try Serving.site(arguments.value(of: .site))
    var addresses = ["127.0.0.1"]
    localAddress = arguments.has(.lan) ? Listener.localAddress : nil
    if arguments.has(.lan) {
      guard let localAddress else {
        throw .serving("--lan: this machine has no address in a local network")
      }
      addresses.append(localAddress)
    }
    let (store, shared) = try Serving.store(arguments)
    var listeners: [Listener] = []
    for address in addresses {
      listeners.append(try Serving.listener(address, port: listeners.first?.port ?? wanted))
    }
    port = listeners[0].port
    let rooms = Rooms(
      store, time: { shared?.time ?? System.time }, generator: SystemRandomNumberGenerator())
    do throws(StoreError) {
      server = try HTTPServer(rooms, site: site, previews: GamePreviews(), shared: shared)
    } catch {
      throw .serving(error.description)
    }
    for listener in listeners { server.listen(listener) }
  }

  func introduce() {
    print("Play at http://127.0.0.1:\(port)/ (stop with Ctrl-C)")
    guard let localAddress else { return }
    let address = "http://\(localAddress):\(port)/"
    print("In the local network: \(address)")
    if let code = TerminalCode(address) { print(code.text(isColored: isatty(STDOUT_FILENO) == 1)) }
  }

  func run() { server.run() }

  private static func port(_ text: String?) throws(Failure) -> Int {
    guard let text else { return 8080 }
    guard let port = Int(text), 0...65_535 ~= port else {
      throw .usage("serve: --port: \"\(text)\": a port is a number from 0 to 65535", for: .serve)
    }
    return port
  }

  private static func listener(_ address: String, port: Int) throws(Failure) -> Listener {
    do throws(Listener.Refusal) {
      return try Listener(address, port: port)
    } catch {
      let cause =
        switch error {
        case .taken: "is taken"
        case .reserved: "is reserved for the system"
        case .other(let words): "cannot be used (\(words))"
        }
      let other = 1024..<65_535 ~= port ? port + 1 : 8080
      throw .serving("port \(port) \(cause). Choose another: tictactoe serve --port \(other)")
    }
  }

  private static func site(_ folder: String?) throws(Failure) -> Site? {
    if let folder {
      guard Site.isThere(folder), let site = Site(folder) else {
        throw .serving("--site: there is no index.html in \(folder)")
      }
      return site
    }
    let installed = System.executable.map { $0.parent.parent + "/share/tictactoe/site" }
    let folder = [installed, "build/site"].compactMap(\.self).first(where: Site.isThere)
    return folder.flatMap { Site($0) }
  }

  /// Opens the store of live games; also as a shared store, if other servers use it too.
  private static func store(_ arguments: Arguments) throws(Failure)
    -> (any RoomStore, (any SharedStore)?)
  {
    do throws(StoreError) {
      if let url = arguments.value(of: .store) {
        let store = try openStore(url)
        return (store, store)
      }
      guard let folder = arguments.value(of: .data) ?? Store()?.folder else {
        throw StoreError("--data: DIR is missing, and there is no home")
      }
      return (try SQLiteStore(DataFolder(folder).database), nil)
    } catch {
      throw .serving(error.description)
    }
  }
}

extension Failure {
  fileprivate static func serving(_ cause: String) -> Failure {
    Failure(status: .failure, message: "serve: \(cause)")
  }
}

extension String {
  /// The path of the folder that contains it.
  fileprivate var parent: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
  }
}
