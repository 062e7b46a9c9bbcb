extension Game: CustomStringConvertible {
  /// The game text as a string.
  public var description: String { notation.description }

  /// The game text: the rules, a colon and the moves without separators; undone moves are left out.
  ///
  /// A `=` after the first square says that the second player took over its mark.
  public var notation: UTF8Text { text(of: moves, isSwapped) }

  /// The game text of the whole record, including undone moves.
  public var recordNotation: UTF8Text { text(of: record[...], recordIsSwapped) }

  private func text(of moves: ArraySlice<Square>, _ isSwapped: Bool) -> UTF8Text {
    var text = rules.notation + ":"
    var isSwapNext = isSwapped
    for square in moves {
      text += square.notation
      if isSwapNext { text += "=" }
      isSwapNext = false
    }
    return text
  }

  /// Reads a game text, ignoring case; the colon is optional if there are no moves.
  ///
  /// - Throws: `GameTextError`, with the place that cannot be read or played and the cause.
  /// - Complexity: O(total size of the lines + moves × lines through a square).
  public init(_ text: some StringProtocol) throws(GameTextError) {
    try self.init(UTF8Text(text))
  }

  /// Reads a game text, ignoring case; the colon is optional if there are no moves.
  ///
  /// - Throws: `GameTextError`, with the place that cannot be read or played and the cause.
  /// - Complexity: O(total size of the lines + moves × lines through a square).
  public init(_ text: UTF8Text) throws(GameTextError) {
    var tables = LineTables()
    try self.init(text, sharing: &tables)
  }

  /// Reads a game text with line tables shared between many games.
  ///
  /// - Parameters:
  ///   - text: The game text, in either case; the colon is optional if there are no moves.
  ///   - tables: The tables of games read earlier.
  /// - Throws: `GameTextError`, with the place that cannot be read or played and the cause.
  /// - Complexity: O(moves × lines through a square) if the table exists already.
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
      if reader.take("=" as Unicode.Scalar) {
        guard canSwap else { throw .swap(number: number) }
        swap()
        continue
      }
      guard let coordinates = reader.coordinates() else {
        throw .unreadable(number: number, reader.rest)
      }
      guard let square = coordinates.square else {
        let text = reader.quote(from: start, to: reader.offset)
        throw .nowhere(number: number, text, end: rules.lastSquare)
      }
      do throws(IllegalMove) {
        try play(square)
      } catch {
        throw .illegal(number: number, square, error)
      }
    }
  }
}

/// The reason why a game text cannot be read; moves are numbered from 1.
public enum GameTextError: Error, Hashable, Sendable {
  /// The rules cannot be read or are impossible.
  case rules(RulesTextError)
  /// The text has no square in the place of this move.
  case unreadable(number: Int, UTF8Text)
  /// A `=` that is not right after the first square, or whose rules do not allow it.
  case swap(number: Int)
  /// The square of this move is on no board; `end` is the top-right corner of this one.
  case nowhere(number: Int, UTF8Text, end: Square)
  /// The rules refuse this move.
  case illegal(number: Int, Square, IllegalMove)
}

extension GameTextError: CustomStringConvertible {
  /// `explanation` as a `String`.
  public var description: String { explanation.description }

  /// The reason why a `=` is refused.
  package static var swapCause: UTF8Text {
    "only right after the first square, under rules with +swap"
  }

  /// The place and the cause in words: "move 3, b2: already taken".
  public var explanation: UTF8Text {
    switch self {
    case .rules(let error):
      return "rules, " + error.explanation
    case .unreadable(let number, let text):
      return "move \(number), \"\(text)\": not a square such as b2"
    case .swap(let number):
      return "move \(number), =: " + GameTextError.swapCause
    case .nowhere(let number, let text, let end):
      return "move \(number), \(text): outside the board, which ends at \(end.notation)"
    case .illegal(let number, let square, let cause):
      return "move \(number), \(square.notation): \(cause.explanation)"
    }
  }
}
