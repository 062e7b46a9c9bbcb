import CCrypto
import GameRooms
import GameRules

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The encryption of messages for browsers (RFC 8291), and the signature of their sender (RFC 8292).
struct PushCipher {
  private var library: ccrypto_library
  private var key: UnsafeMutableRawPointer?
  /// The public key of the sender, in base64url.
  private(set) var publicKey: UTF8Text = ""

  /// The maximum size of a private key in bytes.
  private static let mostKeyBytes = 200
  /// The record size, 4,096 bytes, which every push service accepts.
  private static let recordSize: [UInt8] = [0, 0, 16, 0]
  private static let tagLength = 16
  /// The seconds for which a signature is valid; 24 hours are allowed.
  private static let validity = 18 * 3600

  /// Loads OpenSSL; nil if it is missing.
  init?() {
    var library = ccrypto_library()
    guard ccrypto_load(&library) else { return nil }
    self.library = library
  }

  /// Makes a private key, in base64url; nil if that fails.
  func makeKey() -> UTF8Text? {
    var der = [UInt8](repeating: 0, count: PushCipher.mostKeyBytes)
    let length = withUnsafePointer(to: library) { ccrypto_make_key($0, &der) }
    return length > 0 ? Base64URL.text(Array(der.prefix(Int(length)))) : nil
  }

  /// Signs with a private key from now on; returns false if the text is not one.
  mutating func use(_ text: UTF8Text) -> Bool {
    guard let der = Base64URL.bytes(text), let key = ccrypto_read_key(&library, der, der.count)
    else { return false }
    var point = [UInt8](repeating: 0, count: Int(ccrypto_point))
    guard ccrypto_write_point(&library, key, &point) else { return false }
    self.key = key
    publicKey = Base64URL.text(point)
    return true
  }

  /// Signs the header that names the sender to a push service.
  ///
  /// - Parameters:
  ///   - service: The address of the push service.
  ///   - page: The address of the page that has subscribed; empty for none.
  ///   - time: The current time in seconds since 1970.
  /// - Returns: The header, or nil if signing fails.
  mutating func authorization(for service: UTF8Text, page: UTF8Text, at time: Int) -> UTF8Text? {
    let contact: UTF8Text = page.isEmpty ? "" : ",\"sub\":\"" + page + "\""
    let claims: UTF8Text =
      "{\"aud\":\"" + service + "\",\"exp\":\(time + PushCipher.validity)" + contact + "}"
    let head = Base64URL.text(Array(#"{"typ":"JWT","alg":"ES256"}"#.utf8))
    let text = head + "." + Base64URL.text(claims.bytes)
    var der = [UInt8](repeating: 0, count: 72)
    guard let key, ccrypto_sign(&library, key, text.bytes, text.bytes.count, &der) > 0 else {
      return nil
    }
    return "Authorization: vapid t=" + text + "." + Base64URL.text(PushCipher.numbers(in: der))
      + ", k=" + publicKey
  }

  /// The two numbers of a signature, with 32 bytes each.
  private static func numbers(in der: [UInt8]) -> [UInt8] {
    var numbers: [UInt8] = []
    var place = 2
    for _ in 0..<2 {
      let start = place + 2
      let end = start + Int(der[place + 1])
      let digits = der[start..<end].drop { $0 == 0 }
      numbers += [UInt8](repeating: 0, count: 32 - digits.count) + digits
      place = end
    }
    return numbers
  }

  /// The body of a message for the browser of a subscription; nil if its key is invalid.
  mutating func body(_ message: UTF8Text, for subscription: PushSubscription) -> [UInt8]? {
    var point = [UInt8](repeating: 0, count: Int(ccrypto_point))
    var shared = [UInt8](repeating: 0, count: 32)
    guard ccrypto_agree(&library, subscription.key, &point, &shared) else { return nil }
    var generator = SystemRandomNumberGenerator()
    let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    // Each of the keys needs one round of HKDF, which ends with the byte 1.
    let first = SHA256(of: shared, key: subscription.secret).bytes
    let info = Array("WebPush: info\0".utf8) + subscription.key + point + [1]
    let secret = SHA256(of: SHA256(of: info, key: first).bytes, key: salt).bytes
    let key = SHA256(of: Array("Content-Encoding: aes128gcm\0\u{1}".utf8), key: secret).bytes
    let nonce = SHA256(of: Array("Content-Encoding: nonce\0\u{1}".utf8), key: secret).bytes
    let text = message.bytes + [2]  // It is the last record.
    var sealed = [UInt8](repeating: 0, count: text.count + PushCipher.tagLength)
    let isSealed = ccrypto_seal(
      &library, Array(key.prefix(16)), Array(nonce.prefix(12)), text, Int32(text.count), &sealed)
    guard isSealed else { return nil }
    return salt + PushCipher.recordSize + [UInt8(point.count)] + point + sealed
  }
}
