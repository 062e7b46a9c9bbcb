import GameRules
import GameSolver

/// Every sentence that a player reads or hears, in English.
public struct Wording: Sendable {
  private let symbols: SymbolChoice

  /// Sentences that call each mark by its symbol.
  public init(_ symbols: SymbolChoice) {
    self.symbols = symbols
  }

  /// What a mark is called.
  public func name(_ mark: Mark) -> UTF8Text { symbols[mark].name }

  // MARK: Status

  func turn(_ mark: Mark) -> UTF8Text { name(mark) + "'s turn" }

  func held(_ mark: Mark) -> UTF8Text { name(mark) + " in hand: choose a square" }

  func outcome(_ outcome: Outcome) -> UTF8Text {
    switch outcome {
    case .draw: "Draw"
    case .win(let mark, let lines): name(mark) + " wins: " + Wording.list(lines.map(describe))
    }
  }

  func refusal(_ cause: IllegalMove) -> UTF8Text {
    switch cause {
    case .occupied(let square, _): square.notation + " is taken"
    case .outsideBoard(let square, _): square.notation + " is outside the board"
    case .gameOver(let outcome): "The game is over. " + self.outcome(outcome)
    }
  }

  func move(_ mark: Mark, _ square: Square) -> UTF8Text {
    name(mark) + " plays " + square.notation
  }

  func takenBack(_ mark: Mark, _ square: Square) -> UTF8Text {
    name(mark) + " takes back " + square.notation
  }

  func describe(_ line: Line) -> UTF8Text {
    let first = line.squares[0].notation
    if line.squares.count == 1 { return first }
    let span = first + "–" + line.end.notation
    return switch line.kind {
    case .row: "row " + span
    case .column: "column " + span
    case .diagonal: "diagonal " + span
    case .pattern(let pattern): self.line(of: pattern, span)
    }
  }

  // MARK: Board and tray

  /// The name of the board, which also says its size.
  public func board(_ rules: Rules) -> UTF8Text { "Board, \(rules.columns) by \(rules.rows)" }

  /// The whole name of a square: "b2, X, winning line".
  public func square(_ square: Square, _ state: SquareState) -> UTF8Text {
    guard let mark = state.mark else {
      var text = square.notation + ", empty"
      if state.isHint { text += ", hint" }
      if let truth = state.truth { text += ", " + value(truth) }
      return text
    }
    return square.notation + ", " + name(mark) + (state.isWinning ? ", winning line" : "")
  }

  /// The name of a piece of the tray.
  public func piece(_ mark: Mark) -> UTF8Text { name(mark) + " piece" }

  // MARK: Games

  /// The name of a game: "5×5, four in a row", "4×4 with corners and squares".
  public func game(_ rules: Rules) -> UTF8Text {
    var text: UTF8Text = "\(rules.columns)×\(rules.rows)"
    if rules.inARow != min(rules.columns, rules.rows) {
      text += ", " + Wording.count(rules.inARow) + " in a row"
    }
    if !rules.patterns.isEmpty { text += " with " + Wording.list(rules.patterns.map(name)) }
    return text
  }

  func field(_ field: CustomRules.Field) -> UTF8Text {
    switch field {
    case .columns: "Columns"
    case .rows: "Rows"
    case .inARow: "In a row"
    case .pattern(let pattern): self.field(pattern)
    }
  }

  func refusal(_ refusal: CustomRules.Refusal) -> UTF8Text {
    guard let cause = refusal.cause else { return "A whole number from 1 to 19 is needed" }
    switch cause {
    case .columns(let count): return "A board has 1 to 19 columns, not \(count)"
    case .rows(let count): return "A board has 1 to 19 rows, not \(count)"
    case .inARow(let count, _, _) where count < 1: return "At least 1 in a row is needed"
    case .inARow(let count, let columns, let rows):
      return "\(count) in a row do not fit on a \(columns)×\(rows) board"
    case .pattern(let pattern, let columns, let rows):
      return self.refusal(of: pattern, columns: columns, rows: rows)
    }
  }

  // MARK: Panels

  /// How the game is played, whatever it is played with.
  public func howToWin(_ rules: Rules) -> [UTF8Text] {
    let size: UTF8Text = "\(rules.columns)×\(rules.rows)"
    return [
      "\(name(.x)) goes first. Take turns to put your mark on an empty square of the \(size) board.",
      rules.patterns.reduce(straightLines(rules)) { $0 + " " + howToWin(by: $1) },
      "If the board is full and nobody has won, it is a draw.",
    ]
  }

  /// How the game is played with a pointer and keys.
  public func howToPlay(_ rules: Rules) -> [UTF8Text] {
    var paragraphs = howToWin(rules)
    paragraphs += [
      "Tap a square, drag your piece onto it, or tap the piece and then the square.",
      "With a keyboard, the arrow keys move around the board, Enter plays, U takes a move back and "
        + "Shift+U plays it again.",
    ]
    if let games = Unbeatable.games(of: rules) {
      paragraphs.append(
        "The level Perfect cannot be beaten here. That is proved: played against every possible "
          + "reply, \(Wording.grouped(games)) games, it lost none.")
    }
    return paragraphs
  }

  private func straightLines(_ rules: Rules) -> UTF8Text {
    guard rules.inARow > 1 else { return "The first mark wins." }
    var ways: [UTF8Text] = []
    if rules.inARow <= rules.columns { ways.append("across") }
    if rules.inARow <= rules.rows { ways.append("down") }
    if rules.inARow <= min(rules.columns, rules.rows) { ways.append("diagonally") }
    let number = Wording.count(rules.inARow)
    return "Get \(number) of your marks in a row to win: " + Wording.list(ways, or: true) + "."
  }

  func unreadable(_ error: GameTextError) -> [UTF8Text] {
    var cause = error.explanation
    if case .illegal(let number, let square, .gameOver(.win(let mark, _))) = error {
      cause = "move \(number), \(square.notation): the game is over, " + name(mark) + " has won"
    }
    return [
      "This link does not hold a game that can be played:", cause + ".", "OK begins a new game.",
    ]
  }

  // MARK: Words

  static func list(_ words: [UTF8Text], or: Bool = false) -> UTF8Text {
    var text: UTF8Text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? (or ? " or " : " and ") : ", " }
      text += word
    }
    return text
  }

  private static func count(_ number: Int) -> UTF8Text {
    switch number {
    case 1: "one"
    case 2: "two"
    case 3: "three"
    case 4: "four"
    case 5: "five"
    case 6: "six"
    case 7: "seven"
    case 8: "eight"
    case 9: "nine"
    case 10: "ten"
    case 11: "eleven"
    case 12: "twelve"
    default: "\(number)"
    }
  }

  /// A whole number with a comma before every three digits.
  private static func grouped(_ number: Int) -> UTF8Text {
    guard number >= 1000 else { return "\(number)" }
    let rest = number % 1000
    let zeros: UTF8Text = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return "\(grouped(number / 1000)),\(zeros)\(rest)"
  }
}
