import GameRules

/// A SHA-256 digest (FIPS 180-4).
///
///     SHA256(of: "abc".utf8).notation  // "ba7816bf 8f01cfea …", without the spaces
public struct SHA256: Hashable, Sendable {
  private let words: SIMD8<UInt32>

  /// Creates the digest of the bytes.
  public init(of bytes: some Sequence<UInt8>) {
    var message = Array(bytes)
    let bits = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    for place in (0..<8).reversed() {
      message.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * place)))
    }
    var words: SIMD8<UInt32> = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
      0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    for start in stride(from: 0, to: message.count, by: 64) {
      words &+= SHA256.compressed(message[start..<start + 64], words)
    }
    self.words = words
  }

  /// Reads 64 hexadecimal digits; nil if the text is anything else.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 64 else { return nil }
    var words = SIMD8<UInt32>()
    for (index, byte) in bytes.enumerated() {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      words[index / 8] = words[index / 8] << 4 | UInt32(digit)
    }
    self.words = words
  }

  /// The digest as 64 hexadecimal digits.
  public var notation: UTF8Text {
    UTF8Text(
      (0..<64).map { index in
        let digit = UInt8(words[index / 8] >> UInt32(28 - index % 8 * 4) & 15)
        return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      })
  }

  /// The 32 bytes of the digest.
  public var bytes: [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 4] >> UInt32(24 - $0 % 4 * 8)) }
  }

  /// Creates the code that proves knowledge of a key (HMAC, RFC 2104).
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - key: The key, of at most 64 bytes.
  public init(of bytes: [UInt8], key: [UInt8]) {
    let key = key + [UInt8](repeating: 0, count: 64 - key.count)
    let inner = SHA256(of: key.map { $0 ^ 0x36 } + bytes)
    self.init(of: key.map { $0 ^ 0x5c } + inner.bytes)
  }

  /// The first 64 bits.
  var prefix: UInt64 { UInt64(words[0]) << 32 | UInt64(words[1]) }

  /// The change that a block of 64 bytes makes to the digest of the blocks before it.
  private static func compressed(_ block: ArraySlice<UInt8>, _ digest: SIMD8<UInt32>)
    -> SIMD8<UInt32>
  {
    var schedule: [UInt32] = []
    schedule.reserveCapacity(64)
    for word in 0..<16 {
      let start = block.startIndex + 4 * word
      schedule.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let sigma0 = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let sigma1 = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ sigma0 &+ schedule[index - 7] &+ sigma1)
    }
    var (a, b, c, d) = (digest[0], digest[1], digest[2], digest[3])
    var (e, f, g, h) = (digest[4], digest[5], digest[6], digest[7])
    for index in 0..<64 {
      let sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ sum1 &+ choice &+ constants[index] &+ schedule[index]
      let sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    return [a, b, c, d, e, f, g, h]
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
