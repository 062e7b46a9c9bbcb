extension Rules: CustomStringConvertible {
  /// The rules text as a string.
  public var description: String { notation.description }

  /// The rules text: `COLUMNSxROWS[kK]`, with K left out if it is the shorter side, and the
  /// options, such as `+corners` or the shape `+a1b1c1d1b2`.
  public var notation: UTF8Text {
    var text: UTF8Text = "\(columns)x\(rows)"
    if inARow != min(columns, rows) { text += "k\(inARow)" }
    for pattern in patterns { text += Option.pattern(pattern).notation }
    if !shapes.isEmpty { text += shapes.notation }
    for option in Option.allCases.dropFirst(Pattern.allCases.count) where options.contains(option) {
      text += option.notation
    }
    return text
  }

  /// Reads a rules text, ignoring case.
  ///
  /// - Throws: `RulesTextError`, with the place that cannot be read or the cause.
  public init(_ text: some StringProtocol) throws(RulesTextError) {
    try self.init(UTF8Text(text))
  }

  /// Reads a rules text, ignoring case.
  ///
  /// - Throws: `RulesTextError`, with the place that cannot be read or the cause.
  public init(_ text: UTF8Text) throws(RulesTextError) {
    var reader = TextReader(text)
    try self.init(from: &reader)
    guard reader.isAtEnd else { throw .unexpected(reader.rest) }
  }

  /// Reads the longest possible rules text and leaves the rest unread.
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
    var options = Options()
    while reader.next == UInt8(ascii: "+") {
      let start = reader.offset
      reader.skip()
      if let square = reader.coordinates() {
        try options.readShape(from: square, &reader, start)
      } else if let option = Option.allCases.first(where: {
        options.hasRoom(for: $0) && reader.take($0.word)
      }) {
        options.set(option, true)
      } else {
        while let next = reader.next, next != UInt8(ascii: "+"), next != UInt8(ascii: ":") {
          reader.skip()
        }
        throw .option(reader.quote(from: start, to: reader.offset))
      }
    }
    do throws(RulesError) {
      try self.init(columns: columns, rows: rows, inARow: inARow, options: options)
    } catch {
      throw .impossible(error)
    }
  }
}

extension Rules.Options {
  /// Reads the rest of a shape after its first square.
  @inline(never)
  fileprivate mutating func readShape(
    from first: Coordinates, _ reader: inout TextReader, _ start: Int
  ) throws(RulesTextError) {
    do throws(Rules.ShapeError) {
      var squares: [Square] = []
      var coordinates = first
      var begin = start + 1  // The first square follows the plus sign at `start`.
      while true {
        guard let square = coordinates.square else {
          throw .nowhere(reader.quote(from: begin, to: reader.offset))
        }
        squares.append(square)
        begin = reader.offset
        guard let next = reader.coordinates() else { break }
        coordinates = next
      }
      if let byte = reader.next, byte != UInt8(ascii: "+"), byte != UInt8(ascii: ":") {
        throw .nowhere(reader.rest)
      }
      try add(try Rules.Shape(squares))
    } catch {
      throw .shape(reader.quote(from: start, to: reader.offset), error)
    }
  }
}

/// The reason why a rules text cannot be read; the payload quotes the place.
public enum RulesTextError: Error, Hashable, Sendable {
  /// It does not start with a size such as `4x4`.
  case size(UTF8Text)
  /// No number follows the `k`.
  case inARow(UTF8Text)
  /// An unknown option, or one given twice.
  case option(UTF8Text)
  /// Squares that are not a shape, or one given twice.
  case shape(UTF8Text, Rules.ShapeError)
  /// The rules are followed by something that is not part of them.
  case unexpected(UTF8Text)
  /// The text can be read, but the rules are impossible.
  case impossible(RulesError)
}

extension RulesTextError: CustomStringConvertible {
  /// `explanation` as a `String`.
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
      return "\"\(text)\": the options are \(RulesTextError.options), each once"
    case .shape(let text, let cause):
      return "\"\(text)\": " + cause.explanation
    case .unexpected(let text):
      return "\"\(text)\": nothing like this can follow the rules"
    case .impossible(let error):
      return error.explanation
    }
  }

  /// All options as a phrase: "+corners, +squares and a shape such as +a1b1a2".
  private static var options: UTF8Text {
    var text: UTF8Text = ""
    for (index, option) in Rules.Option.allCases.enumerated() {
      text += (index > 0 ? ", " : "") + option.notation
    }
    return text + " and a shape such as +a1b1a2"
  }
}
