import GameRules

/// The push services through which messages may go.
///
/// A browser names its push service, so without a list anybody could make the server connect anywhere.
struct PushHosts {
  /// The hosts named by the operator, with their ports if they have one.
  let own: [String]

  /// Whether a push service is known, such as `https://fcm.googleapis.com`.
  ///
  /// A service that the operator names on this machine may do without encryption.
  func accept(_ service: UTF8Text) -> Bool {
    let text = service.description
    if let host = text.suffix(after: "https://") {
      return own.contains(host) || PushHosts.browsers.contains(host)
        || PushHosts.domains.contains { host.hasSuffix("." + $0) && host.hasOnlyLabels }
    }
    guard let host = text.suffix(after: "http://") else { return false }
    return own.contains(host) && host.hasPrefix("127.0.0.1:")
  }

  private static let browsers = ["fcm.googleapis.com"]
  private static let domains = [
    "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
  ]
}

extension PushThread {
  /// Whether a text is the host of a push service: a name, with or without a port.
  public static func isHost(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return !parts[0].isEmpty && String(parts[0]).hasOnlyLabels
      && (parts.count == 1 || UInt16(parts[1]) != nil)
  }
}

extension String {
  fileprivate func suffix(after start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }

  /// Whether it is a name and nothing else: no port, no user before it.
  fileprivate var hasOnlyLabels: Bool {
    utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }
}
