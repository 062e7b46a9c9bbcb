extension Game: CustomStringConvertible {
  /// The game text as a string.
  public var description: String { notation.description }

  /// The game text: the rules, a colon, and the moves run together without the undone ones.
  public var notation: UTF8Text { text(of: moves) }

  /// The game text of the whole record, the undone moves included.
  public var recordNotation: UTF8Text { text(of: record[...]) }

  private func text(of moves: ArraySlice<Square>) -> UTF8Text {
    var text = rules.notation + ":"
    for square in moves { text += square.notation }
    return text
  }

  /// Reads a game text, in either case; an empty game may leave the colon out.
  ///
  /// - Throws: The place that cannot be read or played, and the cause.
  /// - Complexity: O(total size of the lines + moves × lines through a square).
  public init(_ text: some StringProtocol) throws(GameTextError) {
    try self.init(UTF8Text(text))
  }

  /// Reads a game text, in either case; an empty game may leave the colon out.
  ///
  /// - Throws: The place that cannot be read or played, and the cause.
  /// - Complexity: O(total size of the lines + moves × lines through a square).
  public init(_ text: UTF8Text) throws(GameTextError) {
    var tables = LineTables()
    try self.init(text, sharing: &tables)
  }

  /// Reads a game text, as one of many that share their tables.
  ///
  /// - Parameters:
  ///   - text: The game, in either case; an empty one may leave the colon out.
  ///   - tables: Those of games read before.
  /// - Throws: The place that cannot be read or played, and the cause.
  /// - Complexity: O(moves × lines through a square), where the table is kept.
  public init(_ text: UTF8Text, sharing tables: inout LineTables) throws(GameTextError) {
    var reader = TextReader(text)
    let rules: Rules
    do throws(RulesTextError) {
      rules = try Rules(from: &reader)
    } catch {
      throw .rules(error)
    }
    self.init(tables.table(for: rules))
    guard reader.take(":" as Unicode.Scalar) || reader.isAtEnd else {
      throw .rules(.unexpected(reader.rest))
    }
    while !reader.isAtEnd {
      let start = reader.offset
      let number = ply + 1
      guard let coordinates = reader.coordinates() else {
        throw .unreadable(number: number, reader.rest)
      }
      guard let square = coordinates.square else {
        let text = reader.quote(from: start, to: reader.offset)
        throw .nowhere(number: number, text, rules)
      }
      do throws(IllegalMove) {
        try play(square)
      } catch {
        throw .illegal(number: number, square, error)
      }
    }
  }
}

/// Why a game text cannot be read, with moves numbered from 1.
public enum GameTextError: Error, Hashable, Sendable {
  /// The rules cannot be read, or cannot be.
  case rules(RulesTextError)
  /// The text has no square where this move should be.
  case unreadable(number: Int, UTF8Text)
  /// No board has the square of this move.
  case nowhere(number: Int, UTF8Text, Rules)
  /// The rules refuse this move.
  case illegal(number: Int, Square, IllegalMove)
}

extension GameTextError: CustomStringConvertible {
  /// `explanation` as a `String`.
  public var description: String { explanation.description }

  /// The place and the cause in words: "move 3, b2: already taken".
  public var explanation: UTF8Text {
    switch self {
    case .rules(let error):
      return "rules, " + error.explanation
    case .unreadable(let number, let text):
      return "move \(number), \"\(text)\": not a square such as b2"
    case .nowhere(let number, let text, let rules):
      let end = rules.square(at: rules.area - 1).notation
      return "move \(number), \(text): outside the board, which ends at \(end)"
    case .illegal(let number, let square, let cause):
      return "move \(number), \(square.notation): \(cause.explanation)"
    }
  }
}
