// Splitting, reading and quoting text.
extension UTF8Text {
  /// The parts between the separators, including empty ones.
  package func split(at separator: UInt8) -> [UTF8Text] {
    bytes.split(separator: separator, omittingEmptySubsequences: false).map { UTF8Text($0) }
  }

  /// The parts between single spaces.
  package var words: [UTF8Text] { split(at: UInt8(ascii: " ")) }

  /// The value of a decimal number; nil if the text is not one.
  package var number: Int? {
    guard !isEmpty else { return nil }
    var value = 0
    for byte in bytes {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if overflows || overflowsToo { return nil }
      value = sum
    }
    return value
  }

  /// The text as an error quotes it: at most 24 bytes, cut between characters.
  @inline(never)
  package var quoted: UTF8Text {
    guard bytes.count > 24 else { return self }
    var cut = 24
    // Invalid UTF-8 may contain no start of a character.
    while cut > 0, bytes[cut] & 0b1100_0000 == 0b1000_0000 { cut -= 1 }
    return UTF8Text(bytes[..<cut]) + "…"
  }

  /// Whether another text is a part of this one; the empty text is.
  @inline(never)
  package func contains(_ part: UTF8Text) -> Bool {
    var rest = bytes[...]
    while rest.count >= part.bytes.count {
      if rest.starts(with: part.bytes) { return true }
      rest.removeFirst()
    }
    return false
  }

  /// The text with A to Z in lower case.
  package var lowercased: UTF8Text {
    UTF8Text(bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 })
  }
}
