#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A listening socket.
public struct Listener {
  /// The file descriptor.
  let descriptor: Int32
  /// The port number; 0 for a file.
  public let port: Int
  /// The address as it is written in links, or `unix:PATH`.
  public let name: String

  /// The reason why a port is not available.
  public enum Refusal: Error {
    /// Another program uses the port.
    case taken
    /// The system reserves the port.
    case reserved
    /// Any other cause, in words.
    case other(String)
  }

  /// Listens on an address; port 0 picks a free port.
  ///
  /// - Throws: `Refusal` if the address is not available.
  public init(_ address: ListenAddress) throws(Refusal) {
    switch address {
    case .internet(let host, let port): try self.init(host, port: port ?? 0)
    case .file(let path): try self.init(path: path)
    }
  }

  private init(_ host: String, port: Int) throws(Refusal) {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
    hints.ai_socktype = Listener.stream
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let found else {
      throw .other("\(host) is no address")
    }
    defer { freeaddrinfo(found) }
    let descriptor = try Listener.bound(found.pointee.ai_family) { descriptor in
      var yes: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
      if found.pointee.ai_family == AF_INET6 {
        setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size)
      }
      return bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0
    }
    self.init(inherited: descriptor)
  }

  /// Listens on a file; one that a program has left behind is replaced.
  private init(path: String) throws(Refusal) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { throw .other("the path has more than \(room - 1) bytes") }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    // Of two servers that start at once, the second waits until the first one listens; else it would take
    // the new file for one left behind.
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let lock = open(folder, O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    flock(lock, LOCK_EX)
    let descriptor = try Listener.bound(AF_UNIX) { descriptor in
      address.withGeneral { general, length in
        let isAlive = connect(descriptor, general, length) == 0
        if isAlive { errno = EADDRINUSE }
        if !isAlive, errno == ECONNREFUSED { unlink(path) }
        return !isAlive && bind(descriptor, general, length) == 0
      }
    }
    chmod(path, 0o666)  // The folder says who may connect.
    self.init(inherited: descriptor)
  }

  /// Uses a socket that listens already, as the service manager gives it.
  init(inherited descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    name = Listener.name(of: descriptor)
    port = name.split(separator: ":").last.flatMap { Int($0) } ?? 0
  }

  /// The sockets that the service manager listens on, so that a restart refuses nobody
  /// (`sd_listen_fds`).
  public static var inherited: [Listener] {
    func number(_ name: String) -> Int32? { getenv(name).flatMap { Int32(String(cString: $0)) } }
    guard number("LISTEN_PID") == getpid(), let count = number("LISTEN_FDS"), count > 0 else {
      return []
    }
    return (3..<3 + count).map { Listener(inherited: $0) }
  }

  private static func bound(
    _ family: Int32, _ bind: (Int32) -> Bool
  ) throws(Refusal) -> Int32 {
    let descriptor = socket(family, stream, 0)
    guard descriptor >= 0 else { throw .other(System.reason) }
    guard bind(descriptor), listen(descriptor, 1024) == 0 else {
      let (cause, words) = (errno, System.reason)
      close(descriptor)
      switch cause {
      case EADDRINUSE: throw .taken
      case EACCES: throw .reserved
      default: throw .other(words)
      }
    }
    return descriptor
  }

  /// `ADDRESS:PORT`, `[ADDRESS]:PORT` or `unix:PATH`.
  private static func name(of descriptor: Int32) -> String {
    var address = sockaddr_storage()
    return address.withGeneral { general, length in
      guard getsockname(descriptor, general, &length) == 0 else { return "" }
      if general.pointee.sa_family == sa_family_t(AF_UNIX) {
        let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        let path = UnsafeRawPointer(general) + start
        return "unix:" + String(cString: path.assumingMemoryBound(to: CChar.self))
      }
      var (host, port) = ([CChar](repeating: 0, count: 64), [CChar](repeating: 0, count: 8))
      getnameinfo(general, length, &host, 64, &port, 8, NI_NUMERICHOST | NI_NUMERICSERV)
      let isLong = general.pointee.sa_family == sa_family_t(AF_INET6)
      return (isLong ? "[\(text(host))]" : text(host)) + ":" + text(port)
    }
  }

  private static func text(_ characters: [CChar]) -> String {
    String(
      decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The machine's address in the local network, if it has one: the source address of traffic to
  /// the internet, or else the address of the first interface.
  public static var localAddress: String? { sourceAddress ?? firstAddress }

  private static var sourceAddress: String? {
    let descriptor = socket(AF_INET, Listener.datagram, 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // An address reserved for documentation; connecting a datagram socket sends nothing.
    var address = sockaddr_in("198.51.100.1", port: 9)
    let isKnown = address.withGeneral { general, length in
      connect(descriptor, general, length) == 0 && getsockname(descriptor, general, &length) == 0
    }
    return isKnown ? name(of: address) : nil
  }

  private static var firstAddress: String? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    var next = list
    while let interface = next?.pointee {
      next = interface.ifa_next
      let flags = Int32(bitPattern: interface.ifa_flags)
      let (up, loopback) = (Int32(IFF_UP), Int32(IFF_LOOPBACK))
      guard let address = interface.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
        flags & up != 0, flags & loopback == 0
      else { continue }
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { name(of: $0.pointee) }
    }
    return nil
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let datagram = Int32(SOCK_DGRAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
    private static let datagram = SOCK_DGRAM
  #endif

  private static func name(of address: sockaddr_in) -> String {
    var host = address.sin_addr
    var name = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    inet_ntop(AF_INET, &host, &name, socklen_t(name.count))
    return text(name)
  }
}

extension sockaddr_in {
  /// Creates an address from dotted-decimal notation and a port.
  fileprivate init(_ host: String, port: Int) {
    self.init()
    sin_family = sa_family_t(AF_INET)
    sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    inet_pton(AF_INET, host, &sin_addr)
  }
}

/// An address of a socket.
private protocol SocketAddress {}

extension sockaddr_in: SocketAddress {}
extension sockaddr_un: SocketAddress {}
extension sockaddr_storage: SocketAddress {}

extension SocketAddress {
  /// Calls the closure with the address as a generic `sockaddr`, and its length.
  fileprivate mutating func withGeneral<Result>(
    _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Result
  ) -> Result {
    var length = socklen_t(MemoryLayout<Self>.size)
    return withUnsafeMutablePointer(to: &self) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
  }
}
