extension Rules: CustomStringConvertible {
  /// The rules text as a string.
  public var description: String { notation.description }

  /// The rules text: `COLUMNSxROWS[kK][+corners][+squares]`, K left out where it is the shorter
  /// side.
  public var notation: UTF8Text {
    var text: UTF8Text = "\(columns)x\(rows)"
    if inARow != min(columns, rows) { text += "k\(inARow)" }
    if corners { text += "+corners" }
    if squares { text += "+squares" }
    return text
  }

  /// Reads a rules text, in either case.
  ///
  /// - Throws: The place that cannot be read, or why such rules cannot be.
  public init(_ text: some StringProtocol) throws(RulesTextError) {
    try self.init(UTF8Text(text))
  }

  /// Reads a rules text, in either case.
  ///
  /// - Throws: The place that cannot be read, or why such rules cannot be.
  public init(_ text: UTF8Text) throws(RulesTextError) {
    var reader = TextReader(text)
    try self.init(from: &reader)
    guard reader.isAtEnd else { throw .unexpected(reader.rest) }
  }

  /// Reads as far as a rules text can go and leaves the rest.
  init(from reader: inout TextReader) throws(RulesTextError) {
    let start = reader.offset
    guard let columns = reader.number(), reader.take("x" as Unicode.Scalar),
      let rows = reader.number()
    else {
      while let next = reader.next, next != UInt8(ascii: ":") { reader.skip() }
      throw .size(reader.quote(from: start, to: reader.offset))
    }
    var inARow: Int?
    if reader.take("k" as Unicode.Scalar) {
      guard let number = reader.number() else { throw .inARow(reader.rest) }
      inARow = number
    }
    var corners = false
    var squares = false
    while reader.next == UInt8(ascii: "+") {
      if !corners, reader.take("+corners" as StaticString) {
        corners = true
      } else if !squares, reader.take("+squares" as StaticString) {
        squares = true
      } else {
        let start = reader.offset
        reader.skip()
        while let next = reader.next, next != UInt8(ascii: "+"), next != UInt8(ascii: ":") {
          reader.skip()
        }
        throw .option(reader.quote(from: start, to: reader.offset))
      }
    }
    do throws(RulesError) {
      try self.init(
        columns: columns, rows: rows, inARow: inARow, corners: corners, squares: squares)
    } catch {
      throw .impossible(error)
    }
  }
}

/// Why a rules text cannot be read; the payload quotes the place.
public enum RulesTextError: Error, Hashable, Sendable {
  /// It does not begin with a size such as `4x4`.
  case size(UTF8Text)
  /// No number follows the `k`.
  case inARow(UTF8Text)
  /// An option other than `+corners` and `+squares`, or one given twice.
  case option(UTF8Text)
  /// Something follows that is no part of the rules.
  case unexpected(UTF8Text)
  /// It can be read, but there are no such rules.
  case impossible(RulesError)
}

extension RulesTextError: CustomStringConvertible {
  /// The same words as a string.
  public var description: String { explanation.description }

  /// The place and the cause in words.
  public var explanation: UTF8Text {
    switch self {
    case .size(let text):
      return "\"\(text)\": rules begin with a size such as 3x3"
    case .inARow(let text):
      return text.isEmpty
        ? "a number must follow the k" : "\"\(text)\": a number must follow the k"
    case .option(let text):
      return "\"\(text)\": the options are +corners and +squares, each once"
    case .unexpected(let text):
      return "\"\(text)\": nothing like this can follow the rules"
    case .impossible(let error):
      return error.explanation
    }
  }
}
