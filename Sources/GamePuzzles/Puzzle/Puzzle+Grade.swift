import GameRules

// How hard a puzzle is, by facts about the position that never change. No level is asked, because
// levels are improved, and a puzzle must keep its grade.

extension Puzzle {
  /// The grades, the easiest first.
  public static let grades = 1...5

  /// How hard the puzzle is, in `grades`.
  ///
  /// Each own move counts one, and an answer that only avoids a loss counts three. A quiet answer and
  /// one that does not look like the best square are each one grade harder.
  ///
  /// - Complexity: O(squares × lines through a square).
  public var grade: Int {
    var points = if case .win = task { ownMoves } else { 3 }
    if !isForcing { points += 1 }
    if !looksBest { points += 1 }
    return min(max(points - 1, Puzzle.grades.lowerBound), Puzzle.grades.upperBound)
  }

  /// Whether the answer threatens to complete a line, in a game that a line wins.
  var isForcing: Bool {
    if game.rules.ending == .misere { return false }
    var after = game.position
    after.playUnchecked(game.rules.index(of: answer))
    return !after.completions(by: game.position.toMove).isEmpty
  }

  /// Whether no square is heavier than the answer, or lighter where a line loses.
  var looksBest: Bool {
    let position = game.position
    let weight = position.weight(of: answer)
    return position.legalMoves.allSatisfy {
      let other = position.weight(of: $0)
      return game.rules.ending == .misere ? other >= weight : other <= weight
    }
  }
}

extension Position {
  /// The attraction of a square: a line that only one side can complete counts four times as much
  /// for each mark on it, and twice as much if it belongs to the side to move.
  fileprivate func weight(of square: Square) -> Int {
    var weight = 0
    for line in table.lines(through: square) {
      var own = 0
      var other = 0
      for square in line.squares {
        switch self[square] {
        case toMove: own += 1
        case nil: break
        default: other += 1
        }
      }
      if other == 0 { weight += 2 << (2 * own) } else if own == 0 { weight += 1 << (2 * other) }
    }
    return weight
  }
}
