/// Text as UTF-8 bytes, which is all that notation and sentences need.
///
/// `String` compares by Unicode's rules, and the tables for that would outweigh everything else
/// that a browser loads (decision 3). This type is written with literals and interpolation like a
/// `String`, compared byte by byte, and converted to a `String` by `description`.
///
///     let text: UTF8Text = "move \(3), \(square.notation)"
public struct UTF8Text: Hashable, Sendable {
  /// The UTF-8 bytes.
  public private(set) var bytes: [UInt8]

  /// Creates text from bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Creates text from a string.
  public init(_ string: some StringProtocol) {
    bytes = Array(string.utf8)
  }

  /// Whether the text has no bytes.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Returns the concatenation of two texts.
  @inline(never)
  public static func + (left: UTF8Text, right: UTF8Text) -> UTF8Text {
    var text = left
    text += right
    return text
  }

  /// Appends a text.
  @inline(never)
  public static func += (left: inout UTF8Text, right: UTF8Text) {
    left.bytes.append(contentsOf: right.bytes)
  }

  /// Appends a literal.
  @inline(never)
  public mutating func append(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a number in decimal digits.
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
  /// The text as a string; invalid UTF-8 becomes replacement characters.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension UTF8Text: ExpressibleByStringInterpolation {
  /// Creates text from a literal.
  @inline(never)
  public init(_ literal: StaticString) {
    bytes = []
    append(literal)
  }

  /// Creates text from a literal.
  @inline(never)
  public init(stringLiteral literal: StaticString) {
    bytes = []
    append(literal)
  }

  /// Creates text from a finished interpolation.
  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }

  /// The buffer of an interpolated literal, which can contain literals, numbers and other texts.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = UTF8Text("")

    /// Creates an empty buffer.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: StaticString) { text.append(literal) }

    /// Appends a number in decimal digits.
    public mutating func appendInterpolation(_ number: Int) { text.append(number) }

    /// Appends a text.
    public mutating func appendInterpolation(_ other: UTF8Text) { text += other }
  }
}
