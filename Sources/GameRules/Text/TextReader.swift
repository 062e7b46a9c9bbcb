/// Reads ASCII notation byte by byte and so needs no Unicode tables.
struct TextReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: UTF8Text) {
    bytes = text.bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The next byte in lower case, or nil at the end.
  var next: UInt8? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 32 : byte
  }

  mutating func skip() {
    if offset < bytes.count { offset += 1 }
  }

  /// Consumes the character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Consumes the word if it is next.
  mutating func take(_ word: StaticString) -> Bool {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else {
        offset = start
        return false
      }
      offset += 1
    }
    return true
  }

  /// Consumes a whole number; values above `RulesError.many` read as that.
  mutating func number() -> Int? {
    let start = offset
    var value = 0
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), RulesError.many)
      offset += 1
    }
    return offset == start ? nil : value
  }

  /// Consumes a letter and a number, or nothing.
  mutating func coordinates() -> Coordinates? {
    let start = offset
    guard let letter = next, UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter else { return nil }
    offset += 1
    guard let number = number() else {
      offset = start
      return nil
    }
    return Coordinates(column: Int(letter - UInt8(ascii: "a")), row: number - 1)
  }

  /// The text between two offsets as an error quotes it.
  func quote(from start: Int, to end: Int) -> UTF8Text { UTF8Text(bytes[start..<end]).quoted }

  /// The unread text as an error quotes it.
  var rest: UTF8Text { quote(from: offset, to: bytes.count) }
}
