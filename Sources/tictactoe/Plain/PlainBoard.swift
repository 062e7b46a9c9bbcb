import GameRules
import GameSession

/// The board as text: `(X)` is the last move, `[X]` part of a winning line, `!X!` of a losing one.
///
/// `*` is a hint, and `*X*` and `*.*` are the squares that a hint or an answer is about. On a large board
/// `(+)` and `(−)` are strong threats of either side, and `( )` are others.
///
///     3  .  .  .
///     2  . (X) .
///     1  .  .  .
///        a  b  c
enum PlainBoard {
  /// The lines of text, from the top row down.
  static func lines(_ presentation: Presentation) -> [String] {
    let cells = presentation.squares.indices.map { cell(at: $0, presentation) }
    // Three characters of two squares would run together.
    let isWide = presentation.squares.indices.contains { index in
      let sign = presentation.wording.sign(presentation.squares[index])
      return sign.map { $0.count > (presentation.isPointedAt(index) ? 1 : 2) } ?? false
    }
    return lines(presentation.rules) {
      cells[presentation.rules.index(of: $0)] + (isWide ? " " : "")
    } name: {
      isWide ? " \($0)  " : " \($0) "
    }
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

  private static func lines(
    _ rules: Rules, cell: (Square) -> String, name: (UTF8Text) -> String = { " \($0) " }
  ) -> [String] {
    let width = rules.rows < 10 ? 1 : 2
    var lines = (0..<rules.rows).reversed().map { row in
      let rowName = String(row + 1)
      let cells = (0..<rules.columns).map { cell(Square(column: $0, row: row)) }
      let label = String(repeating: " ", count: width - rowName.count) + rowName
      return label + " " + cells.joined().withoutSpacesAtEnd
    }
    let names = (0..<rules.columns).map { name(Square(column: $0, row: 0).columnName) }
    lines.append(String(repeating: " ", count: width + 1) + names.joined().withoutSpacesAtEnd)
    return lines.map(Terminal.text)
  }

  private static func cell(at index: Int, _ presentation: Presentation) -> String {
    let state = presentation.squares[index]
    let isPointedAt = presentation.isPointedAt(index)
    guard let mark = state.mark else {
      if let sides = state.sides {
        return "\(sides.left)\(presentation.wording.sign(state) ?? " ")\(sides.right)"
      }
      let sign = presentation.wording.sign(state) ?? "."
      switch sign.count {
      case 1: return isPointedAt ? "*\(sign)*" : " \(sign) "
      case 2: return isPointedAt ? sign + "*" : " " + sign
      default: return sign
      }
    }
    let letter = presentation.symbols[mark].letter
    if state.isWinning { return "[\(letter)]" }
    if state.isLosing { return "!\(letter)!" }
    if isPointedAt { return "*\(letter)*" }
    return state.isLast ? "(\(letter))" : " \(letter) "
  }
}

extension Presentation {
  /// Whether a hint or an answer is about a square, other than the hinted one.
  func isPointedAt(_ index: Int) -> Bool {
    let state = squares[index]
    if state.isHint { return false }
    return state.isLookedAt || state.isReply
      || ideas.contains { $0.squares.contains(rules.square(at: index)) }
  }
}

extension SquareState {
  /// The characters around an empty square with a threat.
  var sides: (left: Unicode.Scalar, right: Unicode.Scalar)? {
    threat != nil && value?.result == nil && !isHint && mark == nil ? ("(", ")") : nil
  }
}

extension Wording {
  /// The text of an empty square, at most three characters: `*` is the hint, `*=` a hint that
  /// draws.
  func sign(_ state: SquareState) -> String? {
    let sign = sign(of: state)?.description ?? threatSign(state)
    guard state.isHint else { return sign }
    return sign.map { $0.count < 3 ? "*" + $0 : $0 } ?? "*"
  }

  /// `+` for a strong threat of the side to move, `−` for one of the other side.
  private func threatSign(_ state: SquareState) -> String? {
    guard let threat = state.threat, threat.isStrong else { return nil }
    return threat.isOwn ? "+" : "−"
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
