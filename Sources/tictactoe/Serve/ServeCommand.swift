import GameRooms
import GameRules
import GameSession
import RoomServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Command {
  /// Serves the page and live games.
  static let serve = Command(
    name: "serve",
    options: [
      .port, .listen, .proxy, .host, .data, .site, .store, .lan, .app, .pushHost, .noPush,
      .check, .quiet,
    ],
    summary: "Serve the page and live games",
    details: """
      Serves the page and live games between different devices until Ctrl-C or SIGTERM stops it.
      It prints its address when it is ready.

        $ tictactoe serve
        Play at http://127.0.0.1:8080/ (stop with Ctrl-C)
        $ tictactoe serve --lan --port 9000
        $ tictactoe serve --listen '[::1]:8080' --listen unix:/run/tictactoe/socket
        $ tictactoe serve --listen 10.0.0.2:8080 --proxy 10.0.0.0/24

      It stores live games in $XDG_STATE_HOME/tictactoe (~/.local/state/tictactoe) unless --data names
      another folder. It serves the page that was installed with the program, or build/site; without
      either it serves only live games. On the internet, put a proxy in front that encrypts.

      Players of games with days for each move can let their browser call them. The server sends such
      messages through the push services of browsers, and connects to nothing else but the database of
      --store.

      An app on Apple's systems opens links of the page if its entitlements name the host, and the server
      its team and identifier: --app ABCDE12345.org.example.tictactoe.

      An ADDRESS is that of IPv4 or IPv6, with or without a port, or unix: and a path. Sockets that the
      service manager holds are used instead. A proxy on this machine is always believed.
      """,
    run: { arguments throws(Failure) in
      if arguments.has(.check) {
        try Serving.check(arguments)
        if !arguments.has(.quiet) { print("The options and the store are right.") }
        return
      }
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
  private let listeners: [Listener]
  private let localAddress: String?
  private let place: String
  private let log: (ServerLog.Level, String) -> Void

  /// Checks the options and the store, also beside a server that uses it; changes nothing.
  static func check(_ arguments: Arguments) throws(Failure) {
    _ = try port(arguments.value(of: .port))
    _ = try trust(arguments)
    _ = try site(arguments.value(of: .site))
    _ = try addresses(arguments.values(of: .listen), local: nil)
    _ = try pushHosts(arguments)
    _ = try AppLinks.named(in: arguments)
    do throws(StoreError) {
      if let url = arguments.value(of: .store) {
        try checkStore(url)
      } else {
        try SQLiteStore.check(in: try Store.dataFolder(arguments))
      }
    } catch {
      throw .serving(error.description)
    }
  }

  init(_ arguments: Arguments) throws(Failure) {
    let port = try Serving.port(arguments.value(of: .port))
    let trust = try Serving.trust(arguments)
    let site = try Serving.site(arguments.value(of: .site))
    localAddress = arguments.has(.lan) ? Listener.localAddress : nil
    if arguments.has(.lan), localAddress == nil {
      throw .serving("--lan: this machine has no address in a local network")
    }
    let addresses = try Serving.addresses(arguments.values(of: .listen), local: localAddress)
    let apps = try AppLinks.named(in: arguments)
    let (store, shared) = try Serving.store(arguments)
    listeners = try Serving.listeners(addresses, port: port)
    let push = try Serving.push(arguments, store)
    // On a terminal, standard output says it already.
    let isQuiet = arguments.has(.quiet) || isatty(STDERR_FILENO) == 1
    let log = { (level: ServerLog.Level, words: String) in
      if level != .info || !isQuiet { ServerLog.write(level, words) }
    }
    self.log = log
    // Without the URL, which may have a password.
    place = shared == nil ? try Serving.folder(arguments) : "PostgreSQL"
    let (thread, thinking): (StoreThread, WorkThread)
    do throws(StoreError) { (thread, thinking) = (try StoreThread(store), try WorkThread()) } catch
    {
      throw .serving(error.description)
    }
    let rooms = Rooms(
      thread, time: { shared?.time ?? System.time }, generator: SystemRandomNumberGenerator())
    do throws(StoreError) {
      server = try HTTPServer(
        rooms, store: thread, site: site, previews: GamePreviews(), shared: shared, trust: trust,
        apps: apps, log: log)
    } catch {
      throw .serving(error.description)
    }
    rooms.computer = ServerComputer(thinking)
    server.deliver(from: thinking.mailbox)
    if let push {
      rooms.push = push
      server.deliver(from: push.mailbox)
    }
    for listener in listeners { server.listen(listener) }
  }

  func introduce() {
    for (index, listener) in listeners.enumerated() {
      // The address in the local network has a line of its own.
      if let localAddress, listener.name.hasPrefix(localAddress + ":") { continue }
      let isWeb = !listener.name.hasPrefix("unix:")
      let name = isWeb ? "http://\(listener.name)/" : listener.name
      print(index == 0 ? "Play at \(name) (stop with Ctrl-C)" : "Also at \(name)")
    }
    guard let localAddress else { return }
    let ports = [localAddress, Serving.everywhere].compactMap { host in
      listeners.first { $0.name.hasPrefix(host + ":") }?.port
    }
    guard let port = ports.first else { return }
    let address = "http://\(localAddress):\(port)/"
    print("In the local network: \(address)")
    // The code is drawn in characters that ASCII lacks.
    guard Terminal.writesUTF8, let code = TerminalCode(address) else { return }
    let isColored =
      isatty(STDOUT_FILENO) == 1 && Terminal.obeysSequences && Terminal.allowsColor
    print(code.text(isColored: isColored))
  }

  func run() {
    let names = listeners.map(\.name).joined(separator: ", ")
    log(
      .info,
      "\(Product.version) serves \(names), live games in \(place), "
        + "at most \(server.maximumConnections) connections")
    server.run()
  }

  private static func port(_ text: String?) throws(Failure) -> Int? {
    guard let text else { return nil }
    guard let port = Int(text), 0...65_535 ~= port else {
      throw .usage("serve: --port: \"\(text)\": a port is a number from 0 to 65535", for: .serve)
    }
    return port
  }

  private static func trust(_ arguments: Arguments) throws(Failure) -> ClientTrust {
    var trust = ClientTrust(hosts: arguments.values(of: .host))
    for text in arguments.values(of: .proxy) {
      guard let prefix = AddressPrefix(text) else {
        throw .usage(
          "serve: --proxy: \"\(text)\": a network is an address such as 10.0.0.2 or 10.0.0.0/8",
          for: .serve)
      }
      trust.proxies.append(prefix)
    }
    return trust
  }

  private static func addresses(
    _ texts: [String], local: String?
  ) throws(Failure) -> [ListenAddress] {
    var addresses: [ListenAddress] = []
    for text in texts {
      guard let address = ListenAddress(text) else {
        throw .usage(
          """
          serve: --listen: "\(text)": an address is one such as 127.0.0.1:8080, [::1]:8080 or \
          unix:/run/socket
          """, for: .serve)
      }
      addresses.append(address)
    }
    if addresses.isEmpty { addresses = [.internet("127.0.0.1", port: nil)] }
    if let local, !addresses.contains(where: { [local, everywhere].contains($0.host) }) {
      addresses.append(.internet(local, port: nil))
    }
    return addresses
  }

  /// All addresses of the machine.
  private static let everywhere = "0.0.0.0"

  private static func listeners(
    _ addresses: [ListenAddress], port: Int?
  ) throws(Failure) -> [Listener] {
    guard Listener.inherited.isEmpty else { return Listener.inherited }
    var listeners: [Listener] = []
    for address in addresses {
      // Addresses without a port of their own share one, also if it may be any free one.
      let same = listeners.first { $0.port > 0 }?.port
      let wanted = port == 0 ? same : port
      listeners.append(try listener(address.with(port: wanted ?? same ?? port ?? 8080)))
    }
    return listeners
  }

  private static func listener(_ address: ListenAddress) throws(Failure) -> Listener {
    do throws(Listener.Refusal) {
      return try Listener(address)
    } catch {
      let cause =
        switch error {
        case .taken: "is taken"
        case .reserved: "is reserved for the system"
        case .other(let words): "cannot be used (\(words))"
        }
      guard case .internet(let host, let port?) = address else {
        throw .serving("--listen: \(address.description) \(cause)")
      }
      guard host == "127.0.0.1" else {
        throw .serving("--listen: \(address.description) \(cause)")
      }
      let other = 1024..<65_535 ~= port ? port + 1 : 8080
      throw .serving("port \(port) \(cause). Choose another: tictactoe serve --port \(other)")
    }
  }

  private static func folder(_ arguments: Arguments) throws(Failure) -> String {
    do throws(StoreError) { return try Store.dataFolder(arguments) } catch {
      throw .serving(error.description)
    }
  }

  private static func site(_ folder: String?) throws(Failure) -> Site? {
    if let folder {
      guard Site.isThere(folder), let site = Site(folder, language: code) else {
        throw .serving("--site: there is no index.html in \(folder)")
      }
      return site
    }
    let installed = System.executable.map { $0.parent.parent + "/share/tictactoe/site" }
    let folder = [installed, "build/site"].compactMap(\.self).first(where: Site.isThere)
    return folder.flatMap { Site($0, language: code) }
  }

  /// The code of the language that a reader's tag means.
  private static func code(_ tag: String) -> String? {
    Language.named(UTF8Text(tag))?.code.description
  }

  /// The push services that the operator names.
  private static func pushHosts(_ arguments: Arguments) throws(Failure) -> [String] {
    let hosts = arguments.values(of: .pushHost)
    if let wrong = hosts.first(where: { !PushThread.isHost($0) }) {
      throw .usage(
        "serve: --push-host: \"\(wrong)\": a host is a name such as push.example.org", for: .serve)
    }
    return hosts
  }

  /// Starts the sender of messages; nil if none are to be sent, or OpenSSL or libcurl is missing.
  private static func push(_ arguments: Arguments, _ store: any RoomStore) throws(Failure)
    -> PushThread?
  {
    let hosts = try pushHosts(arguments)
    if arguments.has(.noPush) { return nil }
    do throws(StoreError) {
      return try PushThread(store, hosts: hosts)
    } catch {
      throw .serving(error.description)
    }
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
      return (try SQLiteStore(DataFolder(try Store.dataFolder(arguments)).database), nil)
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
