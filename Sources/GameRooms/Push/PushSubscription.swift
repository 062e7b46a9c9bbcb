import GameRules
import RoomProtocol

/// The place where a player's browser receives messages while the page is closed (RFC 8030).
public struct PushSubscription: Hashable, Sendable {
  /// The address at the push service.
  public let endpoint: UTF8Text
  /// The public key of the browser, a point of P-256.
  public let key: [UInt8]
  /// The secret that the browser shares with this server.
  public let secret: [UInt8]
  /// The address of the page that has subscribed; empty if it is not encrypted.
  public let page: UTF8Text

  private static let keyLength = 65
  private static let secretLength = 16

  /// Reads `ENDPOINT KEY SECRET`, and behind it the address of the page; nil if the text is anything else.
  ///
  /// Key and secret are in base64url, as browsers give them.
  public init?(_ notation: UTF8Text) {
    let words = notation.words
    guard 3...4 ~= words.count, let key = Base64URL.bytes(words[1]),
      let secret = Base64URL.bytes(words[2]), key.count == PushSubscription.keyLength,
      secret.count == PushSubscription.secretLength, PushSubscription.isPrintable(words[0])
    else { return nil }
    endpoint = words[0]
    self.key = key
    self.secret = secret
    let page = words.count == 4 ? words[3] : ""
    guard PushSubscription.isPrintable(page) else { return nil }
    self.page = page
  }

  /// The subscription as text.
  public var notation: UTF8Text {
    endpoint + " " + Base64URL.text(key) + " " + Base64URL.text(secret)
      + (page.isEmpty ? "" : " " + page)
  }

  /// Whether a text can stand in an address, and between quotation marks.
  private static func isPrintable(_ text: UTF8Text) -> Bool {
    text.bytes.allSatisfy {
      0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }

  /// The address of the push service, such as `https://fcm.googleapis.com`; empty if there is none.
  public var service: UTF8Text {
    let slash = UInt8(ascii: "/")
    let parts = endpoint.split(at: slash)
    // Behind a single slash, libcurl finds the host where this would find a folder.
    return parts.count > 3 && parts[1].isEmpty ? parts[0] + "//" + parts[2] : ""
  }
}

/// Bytes as text of letters, digits, `-` and `_` (RFC 4648, section 5), without padding.
public enum Base64URL {
  /// The bytes as text.
  public static func text(_ bytes: [UInt8]) -> UTF8Text {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0...group.count {
        text.append(Secret.character(UInt64(word >> UInt32(18 - 6 * place) & 63)))
      }
    }
    return UTF8Text(text)
  }

  /// Reads bytes, with or without padding; nil if the text is anything else.
  public static func bytes(_ text: UTF8Text) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (word, bits): (UInt32, Int) = (0, 0)
    for character in text.bytes.reversed().drop(while: { $0 == UInt8(ascii: "=") }).reversed() {
      guard let digit = Secret.digit(character) else { return nil }
      word = word << 6 | UInt32(digit)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
      }
    }
    return bytes
  }
}
