import GameRules
import GameSolver

// Moving through the record, and the other lines.

extension Session {
  @inline(never)
  mutating func undo() {
    if isInLiveGame, !isReviewing { return }
    if game.canUndo { step(to: personsStep(before: game.step)) } else { restoreUnfinishedGame() }
  }

  @inline(never)
  mutating func redo() {
    if isInLiveGame, !isReviewing { return }
    if game.canRedo { step(to: personsStep(after: game.step)) }
  }

  @inline(never)
  mutating func go(to ply: Int) {
    if 0...game.record.count ~= ply { step(to: game.step(at: ply)) }
  }

  /// Goes to another step of the record.
  @inline(never)
  mutating func step(to step: Int) {
    guard step != game.step else { return }
    endTransition()
    let before = game
    game.go(toStep: step)
    refreshActivity()
    let isBack = step < before.step
    perform(.cue(isBack ? .takenBack : .replayed))
    perform(.announce(isBack ? steppedBack(from: before) : steppedOn(from: before), .assertive))
    saveGame(isStep: false)
  }

  private func steppedBack(from before: Game) -> UTF8Text {
    guard game.ply < before.ply else { return wording.handsBack(.x) }
    return wording.takenBack(game.position.toMove, game.record[game.ply])
  }

  private func steppedOn(from before: Game) -> UTF8Text {
    guard game.ply > before.ply else { return wording.takesOver(.x) }
    return wording.move(game.position.toMove.opponent, game.record[game.ply - 1])
  }

  /// The step to undo to: the last one with a person to move, or one back.
  private func personsStep(before step: Int) -> Int {
    if isReviewing { return step - 1 }
    return (0..<step).last { isPersonsTurn(at: $0) } ?? step - 1
  }

  /// The step to redo to: the next one with a person to move, or the end.
  private func personsStep(after step: Int) -> Int {
    if isReviewing { return step + 1 }
    let end = game.lastStep
    return (step + 1..<max(step + 1, end)).first { isPersonsTurn(at: $0) } ?? end
  }

  /// Players alternate at every step, also when one takes over the first mark.
  private func isPersonsTurn(at step: Int) -> Bool {
    match[step.isMultiple(of: 2) ? match.seatOfX : match.seatOfX.other] == .person
  }

  // MARK: Lines

  /// Saves the undone moves as another line when another move is about to replace them.
  @inline(never)
  mutating func addOtherLine(_ line: Game) {
    if !game.continuesRecord(of: line) {
      var line = line
      line.go(toStep: line.lastStep)
      if !otherLines.contains(line) { otherLines.append(line) }
    }
    if !otherLines.isEmpty { dropContinuedLines() }
  }

  /// Removes every line that the game or another of these lines continues.
  @inline(never)
  private mutating func dropContinuedLines() {
    let lines = otherLines
    otherLines = lines.filter { line in
      !game.continues(line) && !lines.contains { $0 != line && $0.continues(line) }
    }
  }

  @inline(never)
  mutating func swapLine(_ index: Int) {
    guard otherLines.indices ~= index else { return }
    endTransition()
    var line = game
    line.go(toStep: line.lastStep)
    game = otherLines[index]
    otherLines[index] = line
    dropContinuedLines()
    refreshActivity()
    saveGame(isStep: false)
  }
}

extension Session {
  /// The last review, if it covers the current record.
  var knownReview: Review? { review.flatMap { $0.game.hasRecord(of: game) ? $0 : nil } }
}

extension Game {
  /// Whether both have the same rules and the same record, including what was undone.
  @inline(never)
  func hasRecord(of other: Game) -> Bool {
    rules == other.rules && record == other.record && recordIsSwapped == other.recordIsSwapped
  }

  /// Whether the record starts with the moves of `other`, under the same rules.
  @inline(never)
  package func continues(_ other: Game) -> Bool {
    rules == other.rules && record.starts(with: other.moves)
      && hasSwap(other.isSwapped, after: other.ply)
  }

  /// Whether the record starts with the whole record of `other`, under the same rules.
  @inline(never)
  func continuesRecord(of other: Game) -> Bool {
    rules == other.rules && record.starts(with: other.record)
      && hasSwap(other.recordIsSwapped, after: other.record.count)
  }

  private func hasSwap(_ isSwapped: Bool, after ply: Int) -> Bool {
    isSwapped == recordIsSwapped || !isSwapped && ply < 2
  }
}
