#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The clients that a server believes (decision 82): the proxies that say for whom they ask, and the names under
/// which a browser may know the server without a proxy.
public struct ClientTrust: Sendable {
  /// The networks of proxies on other machines; one on this machine is always believed.
  public var proxies: [AddressPrefix]
  /// Names of the server, besides addresses, `localhost` and the machine's own name.
  public var hosts: [String]

  /// Creates the trust in proxies and names, by default in none.
  public init(proxies: [AddressPrefix] = [], hosts: [String] = []) {
    self.proxies = proxies
    self.hosts = hosts.map { $0.lowercased() }
  }

  /// The place of a connection's other end.
  enum Peer: Hashable {
    /// A program on this machine: a proxy, or a player.
    case local
    /// A proxy on another machine.
    case proxy([UInt8])
    /// A player on another machine, known by the network.
    case player([UInt8])
  }

  /// Returns the place of an address; a Unix socket has an empty one.
  func peer(_ text: String) -> Peer {
    guard let bytes = AddressPrefix.bytes(text) else { return .local }
    if bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1] {
      return .local
    }
    return proxies.contains { $0.contains(bytes) } ? .proxy(bytes) : .player(System.network(text))
  }

  /// The player for whom a proxy asks: the last address that is none of the proxies.
  func player(forwarded: [String]) -> [UInt8]? {
    let forwarded = forwarded.map(ClientTrust.withoutPort)
    let isProxy = { (text: String) in
      AddressPrefix.bytes(text).map { bytes in proxies.contains { $0.contains(bytes) } } ?? false
    }
    return (forwarded.last { !isProxy($0) } ?? forwarded.last).map(System.network)
  }

  /// An address without the port that some proxies write behind it, as in `1.2.3.4:5678` and
  /// `[2001:db8::1]:443`.
  private static func withoutPort(_ text: String) -> String {
    if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : text
  }

  /// Whether a `Host` header names an address, `localhost` or the machine's own name, as a program on this
  /// machine writes it.
  func isAddress(host: String) -> Bool { ClientTrust().isOwn(host: host) }

  /// Whether a browser may reach the server under the name in a `Host` header.
  ///
  /// Otherwise a page of any name that leads to this machine could ask it (DNS rebinding).
  func isOwn(host: String) -> Bool {
    let isLong = host.hasPrefix("[")
    let end = isLong ? host.firstIndex(of: "]") : host.firstIndex(of: ":")
    let name = host[..<(end ?? host.endIndex)].drop { $0 == "[" }.lowercased()
    return AddressPrefix.bytes(name) != nil || name == "localhost" || hosts.contains(name)
      || name == ClientTrust.machine || name == ClientTrust.machine + ".local"
  }

  private static let machine: String = {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }()
}
