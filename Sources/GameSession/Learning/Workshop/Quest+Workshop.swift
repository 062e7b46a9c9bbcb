import GameRules
import GameSolver

// Shapes that the player draws, and the worth of their rules.

extension Quest {
  /// The shapes being drawn; nil for any other source.
  public var workshop: Workshop? {
    if case .drawing(let workshop) = stage { workshop } else { nil }
  }

  func beginDrawing(_ rules: Rules) {
    stage = .drawing(Workshop(rules))
    if rules.shapes.isEmpty {
      effects.append(.announce(phrases.learnDrawTask))
    } else {
      seekWorth()
    }
  }

  func draw(_ change: Workshop.Change) {
    guard var workshop else { return }
    if case .fill(let square) = change, !workshop.paper.contains(square) { return }
    let isOther = workshop.make(change)
    stage = .drawing(workshop)
    if workshop.refusal != nil { return announceWorth() }
    if case .fill(let square) = change {
      let isFilled = workshop.squares.contains(square)
      effects.append(
        .announce(
          isFilled
            ? phrases.learnDrawSquare(square: square) : phrases.learnDrawRemoved(square: square)))
    }
    if workshop.showsPairs {
      effects.append(.announce(phrases.learnDrawBecause(mark: wording.name(.o))))
    }
    if workshop.isRepetition { announceWorth() }
    if isOther { seekWorth() }
  }

  // MARK: Worth

  /// Finds the worth of the rules: by pairs at once, or else by the engine.
  private func seekWorth() {
    request = nil
    guard var workshop, let rules = workshop.rules else { return }
    if workshop.paving != nil {
      workshop.finding = .draw
      stage = .drawing(workshop)
      announceWorth()
    } else {
      ask(.worth(rules))
    }
  }

  private func announceWorth() { effects.append(.announce(workshopTexts.status)) }

  /// Handles an answer about the rules of the drawing, and asks for the rules to offer.
  func learn(_ answer: QuestResult, about rules: Rules) {
    guard var workshop, workshop.rules == rules else { return }
    switch answer {
    case .worth(let finding):
      workshop.finding = finding
      stage = .drawing(workshop)
      announceWorth()
      if !rules.allowsSwap { ask(.smallest(rules)) }
    case .smallest(let smallest):
      if smallest != rules { workshop.smallest = smallest }
      stage = .drawing(workshop)
      if case .wins = workshop.finding { ask(.fair(rules)) }
    case .fair(let fair):
      workshop.fair = fair
      stage = .drawing(workshop)
    default: break
    }
  }

  // MARK: Texts

  /// The task, the cause of a refusal or the worth of the rules, and more about it.
  var workshopTexts: (status: UTF8Text, detail: UTF8Text) {
    guard let workshop else { return ("", "") }
    var detail =
      workshop.showsPairs
      ? phrases.learnDrawBecause(mark: wording.name(.o)) : phrases.learnDrawTurned
    if !workshop.finished.isEmpty, !workshop.showsPairs {
      let names = wording.list(wording.names(of: workshop.finished))
      detail = wording.sentences([phrases.learnDrawAlso(shapes: names), detail])
    }
    switch workshop.refusal {
    case .shape(.count): return (phrases.learnDrawTooMany, detail)
    case .shape: return (phrases.learnDrawTooWide, detail)
    case .size: return (phrases.learnDrawSize, detail)
    case nil: break
    }
    if workshop.isRepetition { return (phrases.learnDrawSame, detail) }
    guard let rules = workshop.rules else {
      return (workshop.squares.isEmpty ? phrases.learnDrawTask : phrases.learnDrawMore, detail)
    }
    guard let finding = workshop.finding else { return (phrases.learnWorthLooking, detail) }
    return (wording.verdict(on: rules, finding, isPaved: workshop.paving != nil), detail)
  }
}
