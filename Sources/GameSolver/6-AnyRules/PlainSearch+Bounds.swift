import GameRules

extension PlainSearch {
  /// The bounds of a position's score that are known without trying a move.
  func glance() -> (lower: Int, upper: Int) {
    let own = earliest(mover, plies: 1)
    let other = earliest(mover.opponent, plies: 0)
    let most = Int(Value.mostScore)
    if isNormal {
      return (other.map { $0 - most } ?? 0, own.map { most - $0 } ?? 0)
    }
    return (own.map { $0 - most } ?? 0, other.map { most - $0 } ?? 0)
  }

  /// The first ply in which a side may have to complete a line; nil if it never has to, or never can.
  ///
  /// A side cannot complete a line before it has taken all its missing squares. In misère it first takes
  /// squares without an open line of its own, of which it gets at least every other one. If those and
  /// all but one square of the nearest line last to the end, it never completes a line.
  private func earliest(_ mark: Mark, plies turn: Int) -> Int? {
    guard let missing = counts.fewestMissing(for: mark) else { return nil }
    let plies = 2 * missing - turn
    if plies > counts.emptyCount { return nil }
    if isNormal { return plies }
    let safe = counts.emptyCount - counts.openCount(for: mark)
    let isAvoidable = missing - 1 + (safe + turn) / 2 >= (counts.emptyCount + turn) / 2
    return isAvoidable ? nil : plies
  }

  /// Rounds a score up to the next one that a game can still have.
  ///
  /// A line is completed after an odd number of plies by the side to move, after an even number by the
  /// other.
  ///
  /// - Parameters:
  ///   - score: The score.
  ///   - isWin: Whether the score is that of the side to move, and not of the other.
  /// - Returns: The least possible score that is at least `score`.
  func rounded(_ score: Int, isWin: Bool) -> Int {
    if score == 0 { return 0 }
    let most = Int(Value.mostScore)
    let winParity = isNormal == isWin ? 1 : 0  // In misère, the other side completes the line.
    if score > 0 {
      var plies = min(most - score, counts.emptyCount)
      if plies & 1 != winParity { plies -= 1 }
      return most - plies
    }
    var plies = most + score
    if plies & 1 == winParity { plies += 1 }
    return plies > counts.emptyCount ? 0 : plies - most
  }
}
