import GameRules
import GameSession

/// The board as text: `(X)` is the last move, `[X]` part of a winning line, `!X!` of a losing one.
///
///     3  .  .  .
///     2  . (X) .
///     1  .  .  .
///        a  b  c
enum PlainBoard {
  /// The lines of text, from the top row down.
  static func lines(_ presentation: Presentation) -> [String] {
    let rules = presentation.rules
    return lines(rules) { cell(presentation.squares[rules.index(of: $0)], presentation) }
  }

  /// The lines of text of a position, from the top row down.
  static func lines(_ game: Game) -> [String] {
    let ends = game.position.outcome?.lines.flatMap(\.squares) ?? []
    let (start, end) = game.rules.ending == .normal ? ("[", "]") : ("!", "!")
    return lines(game.rules) { square in
      guard let mark = game.position[square] else { return " . " }
      if ends.contains(square) { return "\(start)\(mark.letter)\(end)" }
      return square == game.lastMove ? "(\(mark.letter))" : " \(mark.letter) "
    }
  }

  private static func lines(_ rules: Rules, cell: (Square) -> String) -> [String] {
    let width = rules.rows < 10 ? 1 : 2
    var lines = (0..<rules.rows).reversed().map { row in
      let name = String(row + 1)
      let cells = (0..<rules.columns).map { cell(Square(column: $0, row: row)) }
      let label = String(repeating: " ", count: width - name.count) + name
      return label + " " + trimmed(cells.joined())
    }
    let names = (0..<rules.columns).map { " \(Square(column: $0, row: 0).columnName) " }
    lines.append(String(repeating: " ", count: width + 1) + trimmed(names.joined()))
    return lines.map(Terminal.text)
  }

  private static func cell(_ state: SquareState, _ presentation: Presentation) -> String {
    guard let mark = state.mark else {
      guard let sign = presentation.wording.sign(state) else { return " . " }
      return sign.count == 1 ? " \(sign) " : sign.count == 2 ? " " + sign : sign
    }
    let letter = presentation.symbols[mark].letter
    if state.isWinning { return "[\(letter)]" }
    if state.isLosing { return "!\(letter)!" }
    return state.isLast ? "(\(letter))" : " \(letter) "
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension Wording {
  /// The text of an empty square, at most three characters: `*` is the hint, `*=` a hint that
  /// draws.
  func sign(_ state: SquareState) -> String? {
    let sign = state.truth.map { self.sign($0).description }
    guard state.isHint else { return sign }
    return sign.map { $0.count < 3 ? "*" + $0 : $0 } ?? "*"
  }
}

extension Symbol {
  /// An ASCII letter for the symbol, the same in every language.
  var letter: Unicode.Scalar {
    switch self {
    case .x: "X"
    case .o: "O"
    case .triangle: "T"
    case .diamond: "D"
    case .star: "S"
    case .heart: "H"
    case .moon: "M"
    case .bolt: "B"
    }
  }
}
