import GameRules
import GameSolver

extension Wording {
  // MARK: Values

  /// The number of moves that the side to move makes itself within this many plies.
  private static func ownMoves(_ plies: Int) -> Int { (plies + 1) / 2 }

  /// The known value of a move or position: "wins in 3 moves", "draw or better".
  public func value(_ bounds: ValueBounds) -> UTF8Text {
    switch (bounds.value, bounds.result) {
    case (.win(let plies), _): return phrases.valueWinIn(n: Wording.ownMoves(plies))
    case (.loss(let plies), _): return phrases.valueLossIn(n: Wording.ownMoves(plies))
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

  /// The value as a symbol: + for a win, = for a draw, − for a loss, with the own moves to the end.
  public func sign(_ bounds: ValueBounds) -> UTF8Text {
    switch (bounds.value, bounds.result) {
    case (.win(let plies), _): return "+\(Wording.ownMoves(plies))"
    case (.loss(let plies), _): return "−\(Wording.ownMoves(plies))"
    case (.draw, _), (nil, .draw): return "="
    case (nil, .win): return "+"
    case (nil, .loss): return "−"
    case (nil, nil):
      if bounds.lower.result == .draw { return "≥" }
      if bounds.upper.result == .draw { return "≤" }
      return "?"
    }
  }

  /// The value of a square as a symbol; a draw has the number of safe replies after it.
  ///
  /// It is nil if no value is shown, or if an unknown one is on a board so large that few are known.
  public func sign(of state: SquareState) -> UTF8Text? {
    guard let bounds = state.value, bounds.result != nil || rules.fitsInWord else { return nil }
    return sign(bounds) + (state.safeReplies.map { UTF8Text("\($0)") } ?? "")
  }

  /// The numbers of squares that win, keep the draw and lose: "Two squares win", "Three lose".
  ///
  /// On a board too large for values it says so instead of counting the open ones.
  @inline(never)
  func worth(_ values: [SquareValue?]) -> [UTF8Text] {
    var (wins, draws, losses, unknown) = (0, 0, 0, 0)
    for case let square? in values {
      switch square.bounds.result {
      case .win: wins += 1
      case .draw: draws += 1
      case .loss: losses += 1
      case nil: unknown += 1
      }
    }
    var texts: [UTF8Text] = []
    func add(_ count: Int, _ first: (Int) -> UTF8Text, _ more: (Int) -> UTF8Text) {
      if count > 0 { texts.append(Wording.capitalized(texts.isEmpty ? first(count) : more(count))) }
    }
    add(wins, phrases.worthWins, phrases.worthWins)
    add(draws, phrases.worthDraws, phrases.worthMoreDraws)
    add(losses, phrases.worthLoses, phrases.worthMoreLoses)
    if values.contains(where: { $0?.isLarge == true }) {
      if unknown > 0 { texts.append(phrases.learnTooLarge) }
    } else {
      add(unknown, phrases.worthUnknown, phrases.worthMoreUnknown)
    }
    return texts
  }

  /// The meaning of the signs on the squares, for those who see them.
  @inline(never)
  func key(to values: [SquareValue?]) -> [UTF8Text] {
    var texts: [UTF8Text] = []
    if values.contains(where: { $0?.threat != nil }) { texts.append(phrases.learnRings) }
    if values.contains(where: { $0?.safeReplies != nil }) { texts.append(phrases.learnSafeNumber) }
    return texts
  }

  // MARK: Hints

  /// The place that a hint suggests.
  func place(of hint: Hint) -> UTF8Text { place(hint.square, startsSentence: true) }

  /// At most two reasons for a hint.
  func reasons(_ hint: Hint) -> UTF8Text {
    line(hint.reasons.isEmpty ? [phrases.whyAny] : hint.reasons.prefix(2).map(reason))
  }

  private func reason(_ reason: Reason) -> UTF8Text {
    switch reason {
    case .completes(let lines) where lines.allSatisfy { $0.squares.count == 1 }:
      rules.ending == .misere ? phrases.helpFirstLoses : phrases.helpFirst
    case .completes(let lines): phrases.whyCompletes(lines: objects(lines))
    case .blocks(let lines): phrases.whyBlocks(lines: objects(lines))
    case .forks(let lines): phrases.whyForks(lines: objects(lines))
    case .stopsFork(let lines): phrases.whyStopsFork(lines: objects(lines))
    case .threatens(let line): phrases.whyThreatens(lines: objects([line]))
    case .wins(let plies): phrases.whyWins(n: Wording.ownMoves(plies))
    case .onlyWin: phrases.whyOnlyWin
    case .holdsDraw: phrases.whyHoldsDraw
    case .onlyHold: phrases.whyOnlyHold
    case .delaysLoss(let plies): phrases.whyDelays(n: Wording.ownMoves(plies))
    case .completesNone: phrases.whyCompletesNone
    case .opensLines(0): phrases.whyAny
    case .opensLines(let count): Wording.capitalized(phrases.whyOpens(n: count))
    }
  }

  /// Names at most three lines; more are hard to take in.
  private func objects(_ lines: [Line]) -> UTF8Text {
    names(of: Array(lines.prefix(3)), asObjects: true)
  }

  // MARK: Review

  func review(_ review: Review) -> UTF8Text {
    if let mistake = review.firstMistake { return self.mistake(mistake, namesPlace: true) }
    let isKnown = review.steps.allSatisfy { $0.before.result != nil && $0.after.result != nil }
    return isKnown ? phrases.reviewPerfect : phrases.reviewNoneKnown
  }

  /// The name of a move in the review, for a screen reader: "Your second move, top left (a3), loses in
  /// 3 moves".
  public func step(_ step: ReviewStep) -> UTF8Text {
    var text = phrases.reviewStep(
      move: move(step.mark, ply: step.ply, followsSwap: step.followsSwap),
      place: lettered.place(step.square))
    if let value = step.value { text = phrases.reviewValued(step: text, value: self.value(value)) }
    return step.isMistake ? phrases.reviewMistake(step: text) : text
  }

  func line(_ line: Game) -> UTF8Text {
    var moves: UTF8Text = ""
    for square in line.record.prefix(6) {
      moves += (moves.isEmpty ? "" : " ") + square.notation
    }
    if line.record.count > 6 { moves += " …" }
    guard let outcome = line.position.outcome else { return phrases.branchOpen(moves: moves) }
    guard let winner = outcome.winner else { return phrases.branchDraw(moves: moves) }
    return phrases.branchWins(moves: moves, mark: name(winner))
  }
}
