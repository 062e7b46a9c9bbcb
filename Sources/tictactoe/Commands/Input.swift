#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input.
enum Input {
  /// The number of bytes that are read of a line, several times those of the longest game.
  private static let longest = 8192

  /// The next line, without its end; nil if there is none.
  ///
  /// A longer line is cut, so that no input fills the memory, and ends in a character that no valid
  /// text has.
  static func line() -> String? {
    var byte = getchar()
    guard byte != EOF else { return nil }
    var bytes: [UInt8] = []
    var isCut = false
    while byte != EOF, byte != Int32(UInt8(ascii: "\n")) {
      isCut = bytes.count == longest
      if !isCut { bytes.append(UInt8(truncatingIfNeeded: byte)) }
      byte = getchar()
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self) + (isCut ? "…" : "")
  }
}
