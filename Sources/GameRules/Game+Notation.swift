extension Game: CustomStringConvertible {
  /// The game text: the rules, a colon, and the moves run together without the undone ones.
  public var description: String { text(of: moves) }

  /// The game text of the whole record, the undone moves included.
  public var recordDescription: String { text(of: record[...]) }

  private func text(of moves: ArraySlice<Square>) -> String {
    var text = rules.description + ":"
    for square in moves { text += square.description }
    return text
  }

  /// Reads a game text, in either case; an empty game may leave the colon out.
  ///
  /// - Throws: The place that cannot be read or played, and the cause.
  /// - Complexity: O(moves × lines through a square).
  public init(_ text: some StringProtocol) throws(GameTextError) {
    var reader = TextReader(text)
    let rules: Rules
    do throws(RulesTextError) {
      rules = try Rules(from: &reader)
    } catch {
      throw .rules(error)
    }
    self.init(rules)
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
  case unreadable(number: Int, String)
  /// No board has the square of this move.
  case nowhere(number: Int, String, Rules)
  /// The rules refuse this move.
  case illegal(number: Int, Square, IllegalMove)
}

extension GameTextError: CustomStringConvertible {
  /// The place and the cause in words: "move 3, b2: already taken".
  public var description: String {
    switch self {
    case .rules(let error):
      return "rules, " + error.description
    case .unreadable(let number, let text):
      return "move \(number), \"\(text)\": not a square such as b2"
    case .nowhere(let number, let text, let rules):
      let end = rules.square(at: rules.area - 1).description
      return "move \(number), \(text): outside the board, which ends at \(end)"
    case .illegal(let number, let square, let cause):
      return "move \(number), " + square.description + ": " + cause.description
    }
  }
}
