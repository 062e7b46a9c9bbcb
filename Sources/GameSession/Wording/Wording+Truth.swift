import GameRules
import GameSolver

extension Wording {
  // MARK: Values

  /// The known value of a move or position: "win in 3", "draw or better".
  public func value(_ bounds: ValueBounds) -> UTF8Text {
    switch (bounds.value, bounds.result) {
    case (.win(let plies), _): return phrases.valueWinIn(n: plies)
    case (.loss(let plies), _): return phrases.valueLossIn(n: plies)
    case (.draw, _), (nil, .draw): return phrases.valueDraw
    case (nil, .win): return phrases.valueWin
    case (nil, .loss): return phrases.valueLoss
    case (nil, nil):
      if bounds.lower.result == .draw { return phrases.valueDrawOrBetter }
      if bounds.upper.result == .draw { return phrases.valueDrawOrWorse }
      return phrases.valueUnknown
    }
  }

  /// The known result in a word; nil if it is open.
  public func result(_ bounds: ValueBounds) -> UTF8Text? {
    switch bounds.result {
    case .win: phrases.valueWin
    case .draw: phrases.valueDraw
    case .loss: phrases.valueLoss
    case nil: nil
    }
  }

  /// The value as a symbol: + for a win, = for a draw, − for a loss, with the plies to the end.
  public func sign(_ bounds: ValueBounds) -> UTF8Text {
    switch (bounds.value, bounds.result) {
    case (.win(let plies), _): return "+\(plies)"
    case (.loss(let plies), _): return "−\(plies)"
    case (.draw, _), (nil, .draw): return "="
    case (nil, .win): return "+"
    case (nil, .loss): return "−"
    case (nil, nil):
      if bounds.lower.result == .draw { return "≥" }
      if bounds.upper.result == .draw { return "≤" }
      return "?"
    }
  }

  /// The number of squares that win, draw and lose.
  @inline(never)
  func worth(_ truth: [ValueBounds?]) -> UTF8Text {
    var (wins, draws, losses, unknown) = (0, 0, 0, 0)
    for case let value? in truth {
      switch value.result {
      case .win: wins += 1
      case .draw: draws += 1
      case .loss: losses += 1
      case nil: unknown += 1
      }
    }
    var squares: [UTF8Text] = []
    if wins > 0 { squares.append(phrases.worthWins(n: wins)) }
    if draws > 0 { squares.append(phrases.worthDraws(n: draws)) }
    if losses > 0 { squares.append(phrases.worthLoses(n: losses)) }
    if unknown > 0 { squares.append(phrases.worthUnknown(n: unknown)) }
    return list(squares)
  }

  // MARK: Hints

  /// The reasons for a hint: "b2 blocks the row a2–c2".
  public func hint(_ hint: Hint) -> UTF8Text {
    let first = hint.reasons.first.map(reason) ?? phrases.whyAny
    guard hint.reasons.count > 1 else { return phrases.hintOne(square: hint.square, reason: first) }
    let other = reason(hint.reasons[1])
    // After a list of lines, a plain "and" would read as part of the list.
    return Wording.endsInList(hint.reasons[0])
      ? phrases.hintTwoAfterList(square: hint.square, reason: first, other: other)
      : phrases.hintTwo(square: hint.square, reason: first, other: other)
  }

  private static func endsInList(_ reason: Reason) -> Bool {
    switch reason {
    case .completes(let lines), .blocks(let lines), .forks(let lines), .stopsFork(let lines):
      lines.count > 1
    default: false
    }
  }

  private func reason(_ reason: Reason) -> UTF8Text {
    switch reason {
    case .completes(let lines): phrases.whyCompletes(lines: names(lines))
    case .blocks(let lines): phrases.whyBlocks(lines: names(lines))
    case .forks(let lines): phrases.whyForks(lines: names(lines))
    case .stopsFork(let lines): phrases.whyStopsFork(lines: names(lines))
    case .threatens(let line): phrases.whyThreatens(lines: names([line]))
    case .wins(let plies): phrases.whyWins(n: plies)
    case .onlyWin: phrases.whyOnlyWin
    case .holdsDraw: phrases.whyHoldsDraw
    case .onlyHold: phrases.whyOnlyHold
    case .delaysLoss(let plies): phrases.whyDelays(n: plies)
    case .completesNone: phrases.whyCompletesNone
    case .opensLines(0): phrases.whyAny
    case .opensLines(let count): phrases.whyOpens(n: count)
    }
  }

  /// Names at most three lines; more are hard to take in.
  private func names(_ lines: [Line]) -> UTF8Text {
    list(lines.prefix(3).map(describeAsObject))
  }

  // MARK: Players

  /// The name of a kind of player.
  public func name(_ player: Player) -> UTF8Text {
    switch player {
    case .person: phrases.playerPerson
    case .remote: phrases.roomOther
    case .computer(.perfect) where !isSolved: phrases.playerMaster
    case .computer(let level): phrases.level(level)
    }
  }

  /// Whether every position is solved, so that a level can be called perfect.
  private var isSolved: Bool { StrongSolution.covers(rules) }

  /// A description of a player in one line.
  func about(_ player: Player) -> UTF8Text {
    switch player {
    case .person, .remote: phrases.playerAboutPerson
    case .computer(let level):
      phrases.playerAboutComputer(about: about(level: level))
    }
  }

  /// A description of a level in one line.
  func about(level: Level) -> UTF8Text {
    if level == .perfect, !isSolved { return phrases.playerAboutMaster }
    // On boards this large, losing replies are unknown, and with them traps.
    if level == .trickster, Solver.Method(for: rules) == .threats {
      return phrases.playerAboutFurther
    }
    return rules.ending == .misere ? phrases.aboutMisere(level) : phrases.about(level)
  }

  /// The name of a seat's player, distinct from the other seat's.
  func player(_ seat: Seat, in match: Match) -> UTF8Text {
    let (player, name) = (match[seat], match.name(of: seat))
    if player == .person, !name.isEmpty { return name }
    guard player == match[seat.other] else {
      return player == .person ? phrases.playerYou : self.name(player)
    }
    let number = Int(seat.rawValue) + 1
    return player.isComputer
      ? phrases.playerSame(player: self.name(player), number: number)
      : phrases.playerNumber(number: number)
  }

  func firstMove(_ firstMove: FirstMove) -> UTF8Text { phrases.firstMove(firstMove) }

  func thinking(_ mark: Mark, _ player: Player) -> UTF8Text {
    phrases.thinking(mark: name(mark), player: name(player))
  }

  /// The score; empty before the first game has ended.
  func score(_ match: Match) -> UTF8Text {
    if match.draws == 0, Seat.allCases.allSatisfy({ match.wins(of: $0) == 0 }) { return "" }
    return phrases.score(
      first: player(.first, in: match), firstWins: match.wins(of: .first),
      second: player(.second, in: match), secondWins: match.wins(of: .second), draws: match.draws)
  }

  // MARK: Review

  func review(_ review: Review) -> UTF8Text {
    guard let mistake = review.firstMistake else {
      let isKnown = review.steps.allSatisfy { $0.before.result != nil && $0.after.result != nil }
      return isKnown ? phrases.reviewPerfect : phrases.reviewNoneKnown
    }
    let (number, square) = (mistake.step.number, mistake.step.square)
    let wasWin = mistake.step.before.result == .win
    if mistake.keeping.isEmpty {
      return wasWin
        ? phrases.reviewWin(n: number, square: square)
        : phrases.reviewDraw(n: number, square: square)
    }
    let squares = list(mistake.keeping.prefix(3).map { $0.notation }, or: true)
    return wasWin
      ? phrases.reviewWinKept(n: number, square: square, squares: squares)
      : phrases.reviewDrawHeld(n: number, square: square, squares: squares)
  }

  /// The name of a move in the review: "Move 6, O a4, loss in 5".
  public func step(_ step: ReviewStep) -> UTF8Text {
    var text = phrases.reviewStep(n: step.ply, mark: name(step.mark), square: step.square)
    if let value = step.value {
      text = phrases.reviewValue(step: text, value: self.value(value))
    }
    return step.isSlip ? phrases.reviewSlip(step: text) : text
  }

  func line(_ line: Game) -> UTF8Text {
    var moves: UTF8Text = ""
    for square in line.record.prefix(6) { moves += square.notation + " " }
    if line.record.count > 6 { moves += "… " }
    guard let outcome = line.position.outcome else { return phrases.branchOpen(moves: moves) }
    guard let winner = outcome.winner else { return phrases.branchDraw(moves: moves) }
    return phrases.branchWins(moves: moves, mark: name(winner))
  }
}
