import GameRules
import GameSolver

extension Wording {
  // MARK: Games

  /// The size of the board: "5×5".
  var boardSize: UTF8Text { phrases.gameSize(columns: rules.columns, rows: rules.rows) }

  /// The name of a game: "Gomoku"; the board and what wins on it if it has none.
  @inline(never)
  public func gameName(_ rules: Rules) -> UTF8Text {
    if rules == .classic { return phrases.gameNameClassic }
    if rules == .cornersAndSquares { return phrases.gameNameCorners }
    if rules == .fourOnFive { return phrases.gameNameFour }
    return rules == .gomoku ? phrases.gameNameGomoku : game(rules)
  }

  /// The line about the board beneath its game's name, without repeating it; nil for a game without one.
  func boardBeneathName(_ rules: Rules) -> UTF8Text? {
    let size = phrases.gameSize(columns: rules.columns, rows: rules.rows)
    if rules == .classic { return phrases.gameInARow(size: size, n: rules.inARow) }
    if rules == .fourOnFive { return size }
    return rules == .cornersAndSquares || rules == .gomoku ? game(rules) : nil
  }

  /// The board and what wins on it: "5×5, four in a row", "4×4 with corners and 2×2 blocks".
  public func game(_ rules: Rules) -> UTF8Text {
    var text = phrases.gameSize(columns: rules.columns, rows: rules.rows)
    if rules.inARow > 0, rules.inARow != min(rules.columns, rules.rows) {
      text = phrases.gameInARow(size: text, n: rules.inARow)
    }
    var drawn = rules.patterns.map { phrases.pattern($0) }
    if !rules.shapes.isEmpty { drawn += names(of: rules.shapes) }
    if !drawn.isEmpty { text = phrases.gameWith(game: text, patterns: list(drawn)) }
    if rules.ending == .misere { text = phrases.gameMisere(game: text) }
    return rules.allowsSwap ? phrases.gameSwap(game: text) : text
  }

  /// The name of a field of the custom rules, for the chosen ending.
  func field(_ field: CustomRules.Field, _ ending: Ending) -> UTF8Text {
    switch field {
    case .columns: phrases.fieldColumns
    case .rows: phrases.fieldRows
    case .inARow: phrases.fieldInARow
    case .option(.pattern(let pattern)):
      ending == .misere ? phrases.patternLoses(pattern) : phrases.patternWins(pattern)
    case .option(.ending(let ending)): phrases.endingField(ending)
    case .option(.swap): phrases.swapField
    }
  }

  func refusal(_ refusal: CustomRules.Refusal) -> UTF8Text {
    refusal.cause.map(cause) ?? phrases.refusedNumber
  }

  // MARK: Instructions

  /// The caption of a line's picture.
  func caption(_ line: Line) -> UTF8Text {
    switch line.kind {
    case .row: phrases.helpAcross
    case .column: phrases.helpDown
    case .diagonal: phrases.helpDiagonally
    case .pattern(let pattern): field(.option(.pattern(pattern)), rules.ending)
    case .shape: rules.ending == .misere ? phrases.shapeLoses : phrases.shapeWins
    }
  }

  /// The rules in words, for any front end.
  public func howToWin(_ rules: Rules) -> [UTF8Text] {
    let loses = rules.ending == .misere
    var lines = rules.patterns.reduce(straightLines(rules)) {
      let more = loses ? phrases.alsoLoses($1) : phrases.alsoWins($1)
      return phrases.helpMore(rules: $0, more: more)
    }
    for shape in rules.shapes {
      let squares = shape.notation
      let more =
        loses ? phrases.alsoLosesShape(squares: squares) : phrases.alsoWinsShape(squares: squares)
      lines = phrases.helpMore(rules: lines, more: more)
    }
    let texts = [phrases.helpTurns(mark: name(.x)), lines, phrases.helpFull]
    return rules.allowsSwap ? texts + [phrases.helpSwap] : texts
  }

  /// How to play with a pointer and keys.
  public func howToPlay(_ rules: Rules) -> [UTF8Text] {
    let games = Unbeatable.games(of: rules)
    return howToWin(rules) + [phrases.helpTap, phrases.helpKeys]
      + (games.map { [phrases.helpProof(n: $0)] } ?? [])
  }

  private func straightLines(_ rules: Rules) -> UTF8Text {
    let loses = rules.ending == .misere
    if rules.inARow == 0 { return phrases.helpNone }
    guard rules.inARow > 1 else { return loses ? phrases.helpFirstLoses : phrases.helpFirst }
    var ways: [UTF8Text] = []
    if rules.inARow <= rules.columns { ways.append(phrases.helpAcross) }
    if rules.inARow <= rules.rows { ways.append(phrases.helpDown) }
    if rules.inARow <= min(rules.columns, rules.rows) { ways.append(phrases.helpDiagonally) }
    let list = list(ways, or: true)
    return loses
      ? phrases.helpInARowLoses(ways: list, n: rules.inARow)
      : phrases.helpInARow(ways: list, n: rules.inARow)
  }

  // MARK: Texts that cannot be read

  func unreadable(_ error: GameTextError) -> [UTF8Text] {
    [
      phrases.unreadableIntro, phrases.unreadableSentence(cause: cause(error)),
      phrases.unreadableOk,
    ]
  }

  func cause(_ error: GameTextError) -> UTF8Text {
    switch error {
    case .rules(.impossible(let error)): phrases.unreadableImpossible(cause: cause(error))
    case .rules(let error): phrases.unreadableRules(cause: cause(error))
    case .unreadable(let number, let text): phrases.unreadableText(n: number, text: text)
    case .swap(let number):
      phrases.unreadableMove(n: number, place: "=", cause: phrases.causeSwap)
    case .nowhere(let number, let text, let end):
      phrases.unreadableMove(
        n: number, place: text, cause: phrases.causeOutside(end: end.notation))
    case .illegal(let number, let square, let error):
      phrases.unreadableMove(n: number, place: square.notation, cause: cause(error))
    }
  }

  private func cause(_ error: IllegalMove) -> UTF8Text {
    switch error {
    case .occupied: phrases.causeTaken
    case .outsideBoard(_, let end): phrases.causeOutside(end: end.notation)
    case .gameOver(let outcome):
      outcome.winner.map { phrases.causeWon(mark: name($0)) } ?? phrases.causeDrawn
    }
  }

  /// The reason a rules text is invalid.
  public func cause(_ error: RulesTextError) -> UTF8Text {
    switch error {
    case .size(let text): phrases.causeSize(text: text)
    case .inARow(let text):
      text.isEmpty ? phrases.causeNoNumber : phrases.causeNumber(text: text)
    case .option(let text):
      phrases.causeOption(text: text, options: list(Rules.Option.allCases.map { $0.notation }))
    case .shape(let text, let error): phrases.causeShape(text: text, cause: cause(error))
    case .unexpected(let text): phrases.causeMore(text: text)
    case .impossible(let error): cause(error)
    }
  }

  private func cause(_ error: Rules.ShapeError) -> UTF8Text {
    switch error {
    case .count(let count): phrases.shapeCount(n: count)
    case .repeated(let square): phrases.shapeTwice(square: square)
    case .nowhere(let text): phrases.shapeNowhere(text: text)
    case .tooLarge: phrases.shapeTooLarge
    case .present: phrases.shapePresent
    case .tooMany: phrases.shapeTooMany
    }
  }

  private func cause(_ error: RulesError) -> UTF8Text {
    switch error {
    case .columns(let count): phrases.refusedColumns(quantity: quantity(count))
    case .rows(let count): phrases.refusedRows(quantity: quantity(count))
    case .inARow(let count, _, _) where count < 0: phrases.refusedLeast
    case .nothingWins: phrases.refusedLeast
    case .inARow(let count, let columns, let rows):
      phrases.refusedFit(quantity: quantity(count), columns: columns, rows: rows)
    case .pattern(let pattern, let columns, let rows):
      phrases.noRoomFor(pattern, columns: columns, rows: rows)
    case .shape(let shape, let columns, let rows):
      phrases.noRoomForShape(squares: shape.notation, columns: columns, rows: rows)
    }
  }

  private func quantity(_ number: Int) -> UTF8Text {
    number < RulesError.many ? phrases.digits(number) : phrases.orMore(n: RulesError.many)
  }
}
