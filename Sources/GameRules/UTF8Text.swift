/// Text as bytes of UTF-8, which is all that notation and sentences need.
///
/// `String` compares by Unicode's rules, and the tables for that would outweigh everything else
/// that a browser has to load. This text is built by literals and interpolation like a `String`,
/// compared byte by byte, and turned into one by `description`.
///
///     let text: UTF8Text = "move \(3), \(square.notation)"
public struct UTF8Text: Hashable, Sendable {
  /// The bytes.
  public private(set) var bytes: [UInt8]

  /// Text of these bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The same text as a string has.
  public init(_ string: some StringProtocol) {
    bytes = Array(string.utf8)
  }

  /// Whether there are no bytes.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The two texts, one after the other.
  @inline(never)
  public static func + (left: UTF8Text, right: UTF8Text) -> UTF8Text {
    var text = left
    text += right
    return text
  }

  /// Adds a text at the end.
  @inline(never)
  public static func += (left: inout UTF8Text, right: UTF8Text) {
    left.bytes.append(contentsOf: right.bytes)
  }

  /// Adds a literal at the end.
  @inline(never)
  public mutating func append(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Adds a number in decimal digits at the end.
  @inline(never)
  public mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}

extension UTF8Text: CustomStringConvertible {
  /// The same text as a string; bytes that are no UTF-8 become replacement characters.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension UTF8Text: ExpressibleByStringInterpolation {
  /// The text of a literal.
  @inline(never)
  public init(_ literal: StaticString) {
    bytes = []
    append(literal)
  }

  /// The text of a literal.
  @inline(never)
  public init(stringLiteral literal: StaticString) {
    bytes = []
    append(literal)
  }

  /// Takes the finished interpolation.
  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }

  /// What an interpolated literal may hold: literals, numbers and other texts.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = UTF8Text("")

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: StaticString) { text.append(literal) }

    /// Adds a number in decimal digits.
    public mutating func appendInterpolation(_ number: Int) { text.append(number) }

    /// Adds a text.
    public mutating func appendInterpolation(_ other: UTF8Text) { text += other }
  }
}
