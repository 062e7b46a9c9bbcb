#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An address to listen on.
public enum ListenAddress: Hashable, Sendable, CustomStringConvertible {
  /// An IP address, with a port if one was named.
  case internet(String, port: Int?)
  /// The path of a Unix socket.
  case file(String)

  /// Reads `ADDRESS`, `ADDRESS:PORT`, `[ADDRESS]:PORT` or `unix:PATH`; nil if the text is anything
  /// else.
  public init?(_ text: String) {
    if text.hasPrefix("unix:") {
      guard text.utf8.count > 5 else { return nil }
      self = .file(String(text.dropFirst(5)))
      return
    }
    guard AddressPrefix.bytes(text) == nil else {
      self = .internet(text, port: nil)
      return
    }
    guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
      0...65_535 ~= port
    else { return nil }
    var host = text[..<colon]
    let isLong = host.hasPrefix("[") && host.hasSuffix("]")
    if isLong { host = host.dropFirst().dropLast() }
    guard AddressPrefix.bytes(String(host))?.count == (isLong ? 16 : 4) else { return nil }
    self = .internet(String(host), port: port)
  }

  /// The address with this port, if it has none of its own and is no file.
  public func with(port: Int) -> ListenAddress {
    if case .internet(let host, nil) = self { .internet(host, port: port) } else { self }
  }

  /// The IP address; nil for a file.
  public var host: String? { if case .internet(let host, _) = self { host } else { nil } }

  /// The address as the command line has it.
  public var description: String {
    switch self {
    case .file(let path): "unix:" + path
    case .internet(let host, nil): host
    case .internet(let host, let port?):
      host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
  }
}

/// A network: the addresses that start with the same bits.
public struct AddressPrefix: Hashable, Sendable {
  private let bytes: [UInt8]
  private let bits: Int

  /// Reads `ADDRESS` or `ADDRESS/BITS`; nil if the text is anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let bytes = AddressPrefix.bytes(String(parts[0])) else { return nil }
    let most = bytes.count * 8
    guard let bits = parts.count > 1 ? Int(parts[1]) : most, 0...most ~= bits else { return nil }
    self.bytes = bytes
    self.bits = bits
  }

  /// Whether an address, as `bytes(_:)` gives it, belongs to the network.
  func contains(_ address: [UInt8]) -> Bool {
    guard address.count == bytes.count else { return false }
    return (0..<bits).allSatisfy { bit in
      let mask: UInt8 = 128 >> (bit % 8)
      return address[bit / 8] & mask == bytes[bit / 8] & mask
    }
  }

  /// The 4 or 16 bytes of an address; nil if the text is not one.
  ///
  /// An IPv4 address inside IPv6 has 4 bytes.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes[..<4]) }
    guard inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
    return isMapped ? Array(bytes[12...]) : bytes
  }
}
