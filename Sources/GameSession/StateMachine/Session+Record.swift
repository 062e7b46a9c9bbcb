import GameRules
import GameSolver

// Moving through the record, and its variations.

extension Session {
  @inline(never)
  mutating func undo() {
    if isInLiveGame, !isReviewing { return }
    if game.canUndo { step(to: personsPly(before: game.ply)) } else { restoreLeftGame() }
  }

  @inline(never)
  mutating func redo() {
    if isInLiveGame, !isReviewing { return }
    if game.canRedo { step(to: personsPly(after: game.ply)) }
  }

  @inline(never)
  mutating func go(to ply: Int) {
    if 0...game.record.count ~= ply { step(to: ply) }
  }

  @inline(never)
  mutating func step(to ply: Int) {
    guard ply != game.ply else { return }
    endTransition()
    let isBack = ply < game.ply
    game.go(to: ply)
    refreshActivity()
    let mark = isBack ? game.position.toMove : game.position.toMove.opponent
    let square = game.record[isBack ? ply : ply - 1]
    perform(.cue(isBack ? .takenBack : .replayed))
    perform(
      .announce(isBack ? wording.takenBack(mark, square) : wording.move(mark, square), .assertive))
    keepGame(isStep: false)
  }

  /// The ply to undo to: the last one with a person to move, or one back.
  private func personsPly(before ply: Int) -> Int {
    if isReviewing { return ply - 1 }
    return (0..<ply).last { isPersonsTurn(at: $0) } ?? ply - 1
  }

  /// The ply to redo to: the next one with a person to move, or the end.
  private func personsPly(after ply: Int) -> Int {
    if isReviewing { return ply + 1 }
    let end = game.record.count
    return (ply + 1..<max(ply + 1, end)).first { isPersonsTurn(at: $0) } ?? end
  }

  private func isPersonsTurn(at ply: Int) -> Bool {
    match.player(of: ply.isMultiple(of: 2) ? .x : .o) == .person
  }

  // MARK: Lines

  /// Saves the undone moves as a variation when another move is about to replace them.
  @inline(never)
  mutating func keepLine(_ line: Game) {
    if line.record.count > line.ply, line.record[line.ply] != game.lastMove {
      var line = line
      line.go(to: line.record.count)
      if !otherLines.contains(line) { otherLines.append(line) }
    }
    if !otherLines.isEmpty { dropContinuedLines() }
  }

  /// Removes every variation that the game or another variation continues.
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
    line.go(to: line.record.count)
    game = otherLines[index]
    otherLines[index] = line
    dropContinuedLines()
    refreshActivity()
    keepGame(isStep: false)
  }
}

extension Session {
  /// The last review, if it covers the current record.
  var knownReview: Review? { review.flatMap { $0.game.hasRecord(of: game) ? $0 : nil } }
}

extension Game {
  /// Whether both have the same rules and the same record, including undone moves.
  func hasRecord(of other: Game) -> Bool { rules == other.rules && record == other.record }

  /// Whether the record starts with the moves of `other`, under the same rules.
  func continues(_ other: Game) -> Bool {
    rules == other.rules && record.starts(with: other.moves)
  }
}
