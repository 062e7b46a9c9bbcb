#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A listening socket.
public struct Listener {
  /// The file descriptor.
  let descriptor: Int32
  /// The port number.
  public let port: Int

  /// The reason why a port is not available.
  public enum Refusal: Error {
    /// Another program uses the port.
    case taken
    /// The system reserves the port.
    case reserved
    /// Any other cause, in words.
    case other(String)
  }

  /// Listens on an IPv4 address; port 0 picks a free port.
  ///
  /// - Parameters:
  ///   - host: The address in dotted-decimal notation.
  ///   - port: The port, at most 65535.
  /// - Throws: `Refusal` if the port is not available.
  public init(_ host: String, port: Int) throws(Refusal) {
    let descriptor = socket(AF_INET, Listener.stream, 0)
    guard descriptor >= 0 else { throw .other(System.reason) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in(host, port: port)
    let isBound = address.withGeneral { general, length in
      bind(descriptor, general, length) == 0 && listen(descriptor, 1024) == 0
        && getsockname(descriptor, general, &length) == 0
    }
    guard isBound else {
      let (cause, words) = (errno, System.reason)
      close(descriptor)
      switch cause {
      case EADDRINUSE: throw .taken
      case EACCES: throw .reserved
      default: throw .other(words)
      }
    }
    self.descriptor = descriptor
    self.port = Int(UInt16(bigEndian: address.sin_port))
  }

  /// Closes a socket that was not given to a server.
  public func shut() { close(descriptor) }

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
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
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

  /// Calls the closure with the address as a generic `sockaddr`, and its length.
  fileprivate mutating func withGeneral(
    _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Bool
  ) -> Bool {
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &self) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
  }
}
