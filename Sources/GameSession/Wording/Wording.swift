import GameRules
import GameSolver

/// The messages that players read or hear: chooses them from a `Phrasebook` and fills them in.
public struct Wording: Equatable, Sendable {
  let phrases: Phrasebook
  private let symbols: SymbolChoice
  /// The rules of the current game.
  let rules: Rules

  /// Messages that name each mark by its symbol.
  public init(
    _ symbols: SymbolChoice, in phrases: Phrasebook = .english, playing rules: Rules = .classic
  ) {
    self.symbols = symbols
    self.phrases = phrases
    self.rules = rules
  }

  /// The name of a mark.
  public func name(_ mark: Mark) -> UTF8Text { name(of: symbols[mark]) }

  /// The symbol of a mark.
  func symbol(of mark: Mark) -> Symbol { symbols[mark] }

  /// The name of a symbol, and of its player.
  func name(of symbol: Symbol) -> UTF8Text { phrases.symbol(symbol) }

  // MARK: Status

  func turn(_ mark: Mark) -> UTF8Text { phrases.turn(mark: name(mark)) }

  func held(_ mark: Mark) -> UTF8Text { phrases.held(mark: name(mark)) }

  func outcome(_ outcome: Outcome) -> UTF8Text {
    switch outcome {
    case .draw: phrases.draw
    case .win(let mark, let lines):
      phrases.wins(mark: name(mark), lines: list(lines.map(describe)))
    case .loss(let mark, let lines):
      phrases.loses(
        mark: name(mark.opponent), loser: name(mark), lines: list(lines.map(describeAsObject)))
    }
  }

  func refusal(_ cause: IllegalMove) -> UTF8Text {
    switch cause {
    case .occupied(let square, _): phrases.taken(square: square)
    case .outsideBoard(let square, _): phrases.outside(square: square)
    case .gameOver(let outcome): phrases.over(outcome: self.outcome(outcome))
    }
  }

  /// The announcement of a move.
  func move(_ mark: Mark, _ square: Square) -> UTF8Text {
    phrases.plays(mark: name(mark), square: square)
  }

  func takenBack(_ mark: Mark, _ square: Square) -> UTF8Text {
    phrases.takesBack(mark: name(mark), square: square)
  }

  // MARK: Lines

  func describe(_ line: Line) -> UTF8Text {
    if line.squares.count == 1 { return line.squares[0].notation }
    let span = Wording.span(line)
    return switch line.kind {
    case .row: phrases.lineRow(span: span)
    case .column: phrases.lineColumn(span: span)
    case .diagonal: phrases.lineDiagonal(span: span)
    case .pattern(let pattern): phrases.patternLine(pattern, span: span)
    }
  }

  /// The name of a line as the object of a verb.
  func describeAsObject(_ line: Line) -> UTF8Text {
    if line.squares.count == 1 { return phrases.theSquare(square: line.squares[0]) }
    let span = Wording.span(line)
    return switch line.kind {
    case .row: phrases.theLineRow(span: span)
    case .column: phrases.theLineColumn(span: span)
    case .diagonal: phrases.theLineDiagonal(span: span)
    case .pattern(let pattern): phrases.thePattern(pattern, span: span)
    }
  }

  /// The span from the first square of a line to its farthest one: "a1–c3".
  private static func span(_ line: Line) -> UTF8Text {
    line.squares[0].notation + "–" + line.end.notation
  }

  // MARK: Board and tray

  /// The name of the board, with its size.
  public func board(_ rules: Rules) -> UTF8Text {
    phrases.board(columns: rules.columns, rows: rules.rows)
  }

  /// The full name of a square: "b2, X, winning line".
  public func square(_ square: Square, _ state: SquareState) -> UTF8Text {
    if let mark = state.mark {
      if state.isWinning { return phrases.squareWinning(square: square, mark: name(mark)) }
      if state.isLosing { return phrases.squareLosing(square: square, mark: name(mark)) }
      return phrases.squareMark(square: square, mark: name(mark))
    }
    var text = phrases.squareEmpty(square: square)
    if state.isHint { text = phrases.squareHint(name: text) }
    if let truth = state.truth { text = phrases.squareValue(name: text, value: value(truth)) }
    return text
  }

  /// The name of a piece of the tray.
  public func piece(_ mark: Mark) -> UTF8Text { phrases.piece(mark: name(mark)) }

  // MARK: Lists

  func list(_ words: [UTF8Text], or: Bool = false) -> UTF8Text {
    guard var text = words.first else { return "" }
    for (index, word) in words.enumerated().dropFirst() {
      if index < words.count - 1 {
        text = phrases.listMore(list: text, item: word)
      } else {
        text = or ? phrases.listOr(list: text, item: word) : phrases.listAnd(list: text, item: word)
      }
    }
    return text
  }
}
