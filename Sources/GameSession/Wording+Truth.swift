import GameRules
import GameSolver

extension Wording {
  // MARK: Values

  /// What is known of a move or position in words: "win in 3", "draw or better".
  public func value(_ bounds: ValueBounds) -> UTF8Text {
    switch (bounds.value, bounds.result) {
    case (.win(let plies), _): return "win in \(plies)"
    case (.loss(let plies), _): return "loss in \(plies)"
    case (.draw, _), (nil, .draw): return "draw"
    case (nil, .win): return "win"
    case (nil, .loss): return "loss"
    case (nil, nil):
      if bounds.lower.result == .draw { return "draw or better" }
      if bounds.upper.result == .draw { return "draw or worse" }
      return "unknown"
    }
  }

  /// The same as a sign: + for a win, = for a draw, − for a loss, with the plies to the end.
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

  // MARK: Hints

  /// Why a move is worth making: "b2 blocks the row a2–c2".
  public func hint(_ hint: Hint) -> UTF8Text {
    let reasons = hint.reasons.prefix(2)
    var text = hint.square.notation
    for (index, reason) in reasons.enumerated() {
      // After a list of lines a bare "and" would seem to go on with the list.
      let link: UTF8Text = reasons.first.map(Wording.endsInList) == true ? ", and " : " and "
      text += index == 0 ? " " : link
      text += self.reason(reason)
    }
    return text
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
    case .completes(let lines): return "completes " + lineNames(lines)
    case .blocks(let lines): return "blocks " + lineNames(lines)
    case .forks(let lines): return "makes a fork: " + lineNames(lines)
    case .stopsFork(let lines): return "stops a fork: " + lineNames(lines)
    case .threatens(let line): return "threatens " + lineNames([line])
    case .wins(let plies): return "wins in \(plies)"
    case .onlyWin: return "is the only move that wins"
    case .holdsDraw: return "holds the draw"
    case .onlyHold: return "is the only move that does not lose"
    case .delaysLoss(let plies): return "holds out longest, for \(plies) more moves"
    case .opensLines(let count):
      if count == 0 { return "is as good as any other" }
      return count == 1 ? "keeps a line open" : "keeps \(count) lines open"
    }
  }

  /// At most three lines, as more cannot be taken in.
  private func lineNames(_ lines: [Line]) -> UTF8Text {
    Wording.list(lines.prefix(3).map { "the " + describe($0) })
  }

  // MARK: Players

  /// What a kind of player is called.
  public func name(_ player: Player) -> UTF8Text {
    switch player {
    case .person: "Person"
    case .computer(.beginner): "Beginner"
    case .computer(.casual): "Casual"
    case .computer(.careful): "Careful"
    case .computer(.sharp): "Sharp"
    case .computer(.perfect): "Perfect"
    case .computer(.trapper): "Trapper"
    }
  }

  func about(_ player: Player) -> UTF8Text {
    switch player {
    case .person: "Someone who taps, drags or types."
    case .computer(.beginner): "Plays anywhere. Does not even see a line it could complete."
    case .computer(.casual): "Takes a win. Does not see that you are about to win."
    case .computer(.careful): "Takes a win and blocks yours. Does not see forks."
    case .computer(.sharp): "Sees forks and short plans. Does not see far ahead."
    case .computer(.perfect): "Sees everything that can be proved. Leaves you a draw at best."
    case .computer(.trapper): "Perfect, and picks the move after which most replies lose."
    }
  }

  /// Who sits in a seat, told apart from the other seat.
  func player(_ seat: Seat, in match: Match) -> UTF8Text {
    let player = match[seat]
    if player == match[seat.other] {
      let number = Int(seat.rawValue) + 1
      return player.isComputer ? "\(name(player)) \(number)" : "Player \(number)"
    }
    return player.isComputer ? name(player) : "You"
  }

  func firstMove(_ firstMove: FirstMove) -> UTF8Text {
    switch firstMove {
    case .fixed: "First player"
    case .loser: "Loser"
    case .alternate: "In turn"
    }
  }

  func thinking(_ mark: Mark, _ player: Player) -> UTF8Text {
    turn(mark) + ": " + name(player) + " is thinking"
  }

  /// Nothing before the first game has ended.
  func score(_ match: Match) -> UTF8Text {
    if match.draws == 0, Seat.allCases.allSatisfy({ match.wins(of: $0) == 0 }) { return "" }
    var text: UTF8Text = ""
    for seat in Seat.allCases { text += "\(player(seat, in: match)): \(match.wins(of: seat)), " }
    return text + "draws: \(match.draws)"
  }

  // MARK: Review

  func review(_ review: Review) -> UTF8Text {
    guard let mistake = review.firstMistake else {
      let isKnown = review.steps.allSatisfy { $0.before.result != nil && $0.after.result != nil }
      return isKnown
        ? "Perfectly played: no move changed the result."
        : "No move is known to have changed the result."
    }
    let step = mistake.step
    let before: UTF8Text = step.before.result == .win ? "a win" : "a draw"
    let verb: UTF8Text = step.before.result == .win ? "kept" : "held"
    var text: UTF8Text = "Move \(step.number), \(step.square.notation): \(before) until here"
    let keeping = mistake.keeping.prefix(3).map { $0.notation }
    if !keeping.isEmpty {
      text += "; " + Wording.list(Array(keeping), or: true) + " " + verb + " it"
    }
    return text
  }

  /// The name of a move that is looked at: "Move 6, O a4, loss in 5".
  public func step(_ step: ReviewStep) -> UTF8Text {
    var text: UTF8Text = "Move \(step.ply), \(name(step.mark)) \(step.square.notation)"
    if let value = step.value { text += ", " + self.value(value) }
    return text + (step.isSlip ? ", changed the result" : "")
  }

  func line(_ line: Game) -> UTF8Text {
    var text: UTF8Text = ""
    for square in line.record.prefix(6) { text += square.notation + " " }
    if line.record.count > 6 { text += "… " }
    return text + (line.position.outcome.map { "(\(shortOutcome($0)))" } ?? "(unfinished)")
  }

  private func shortOutcome(_ outcome: Outcome) -> UTF8Text {
    outcome.winner.map { name($0) + " wins" } ?? "draw"
  }
}
