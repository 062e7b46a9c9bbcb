import GameRules

/// A random secret: the ID of a room, or the token of a seat.
///
/// It has 22 letters, digits, `-` and `_`, which are safe in a link. A secret created here has 132
/// random bits.
public struct Secret: Hashable, Sendable {
  // Six bits per character: ten, ten and two characters.
  private let first, second: UInt64
  private let last: UInt16

  /// The number of characters.
  public static let length = 22

  /// Creates a random secret.
  public init(using generator: inout some RandomNumberGenerator) {
    first = generator.next() >> 4
    second = generator.next() >> 4
    last = generator.next() >> 4
  }

  /// Reads a secret; nil if the text is not one.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Secret.length else { return nil }
    var words: [UInt64] = [0, 0, 0]
    for (index, byte) in bytes.enumerated() {
      guard let digit = Secret.digit(byte) else { return nil }
      words[index / 10] = words[index / 10] << 6 | digit
    }
    first = words[0]
    second = words[1]
    last = UInt16(words[2])
  }

  /// The 22 characters.
  public var notation: UTF8Text {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Secret.length)
    for (word, count) in [(first, 10), (second, 10), (UInt64(last), 2)] {
      for place in (0..<count).reversed() {
        bytes.append(Secret.character(word >> UInt64(6 * place) & 63))
      }
    }
    return UTF8Text(bytes)
  }

  /// The six bits of a character in base64url (RFC 4648, section 5); nil if it is none.
  public static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }

  /// The character for six bits in base64url.
  public static func character(_ digit: UInt64) -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: digit)
    switch digit {
    case 0..<26: return UInt8(ascii: "A") + digit
    case 26..<52: return UInt8(ascii: "a") + digit - 26
    case 52..<62: return UInt8(ascii: "0") + digit - 52
    case 62: return UInt8(ascii: "-")
    default: return UInt8(ascii: "_")
    }
  }
}
