import GameRules

// The way through the record, and the lines beside it.

extension Session {
  mutating func undo() -> [Effect] {
    game.canUndo ? step(to: personsPly(before: game.ply)) : []
  }

  mutating func redo() -> [Effect] {
    game.canRedo ? step(to: personsPly(after: game.ply)) : []
  }

  mutating func go(to ply: Int) -> [Effect] {
    0...game.record.count ~= ply && ply != game.ply ? step(to: ply) : []
  }

  private mutating func step(to ply: Int) -> [Effect] {
    endTransition()
    let isBack = ply < game.ply
    game.go(to: ply)
    _ = proceed()
    let mark = isBack ? game.position.toMove : game.position.toMove.opponent
    let square = game.record[isBack ? ply : ply - 1]
    return [
      .cue(isBack ? .takenBack : .replayed),
      .announce(
        isBack ? wording.takenBack(mark, square) : wording.move(mark, square), .assertive),
      keepGame(isStep: true),
    ]
  }

  /// The place to undo to: the last one where a person is to move, if there is one.
  private func personsPly(before ply: Int) -> Int {
    if isReviewing { return ply - 1 }
    return (0..<ply).last(where: isPersonsTurn) ?? ply - 1
  }

  /// The place to redo to: the next one where a person is to move, or the end.
  private func personsPly(after ply: Int) -> Int {
    if isReviewing { return ply + 1 }
    let end = game.record.count
    return (ply + 1..<max(ply + 1, end)).first(where: isPersonsTurn) ?? end
  }

  private func isPersonsTurn(at ply: Int) -> Bool {
    !match.player(of: ply.isMultiple(of: 2) ? .x : .o).isComputer
  }

  // MARK: Lines

  /// Keeps a line whose moves are about to be replaced by another move.
  mutating func keepLine(_ line: Game) {
    if line.record.count > line.ply, line.record[line.ply] != game.lastMove {
      var line = line
      line.go(to: line.record.count)
      if !otherLines.contains(line) { otherLines.append(line) }
    }
    dropContinuedLines()
  }

  /// Drops every line with which the game, or another line, begins.
  private mutating func dropContinuedLines() {
    let lines = otherLines
    otherLines = lines.filter { line in
      !game.continues(line) && !lines.contains { $0 != line && $0.continues(line) }
    }
  }

  mutating func swapLine(_ index: Int) -> [Effect] {
    guard otherLines.indices ~= index else { return [] }
    endTransition()
    var line = game
    line.go(to: line.record.count)
    game = otherLines[index]
    otherLines[index] = line
    dropContinuedLines()
    _ = proceed()
    return [keepGame(isStep: true)]
  }
}

extension Game {
  /// Whether both have the same rules and the same moves, undone or not.
  func hasRecord(of other: Game) -> Bool { rules == other.rules && record == other.record }

  /// Whether the record begins with the moves of another game of the same rules.
  func continues(_ other: Game) -> Bool {
    rules == other.rules && record.starts(with: other.moves)
  }
}
