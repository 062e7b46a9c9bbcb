import GameRules

/// Game texts in the address of a page.
public enum Link {
  /// The game text in a link or a pasted text: everything after the `#`, or all of it without one.
  ///
  /// Mail and chat programs escape `:` and `+` as `%3A` and `%2B`; both are decoded.
  public static func gameText(in link: UTF8Text) -> UTF8Text {
    let bytes = link.bytes
    var text: [UInt8] = []
    var index = (bytes.firstIndex(of: UInt8(ascii: "#")) ?? -1) + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
      {
        text.append(high << 4 | low)
        index += 3
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return UTF8Text(text)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
