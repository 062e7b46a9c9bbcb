import GameRules

// Grades depend on facts about the position that never change. No level is asked, because levels
// improve, and a puzzle must keep its grade.

extension Puzzle {
  /// The grades, the easiest first.
  public static let grades = 1...5

  /// Returns how hard it is to find an answer, in `grades`.
  ///
  /// Each own move counts one, and an answer that only avoids a loss counts three. A quiet answer and
  /// one that does not look like the best square are each one grade harder.
  ///
  /// - Complexity: O(squares × lines through a square).
  static func grade(of answer: Square, _ task: Task, in position: Position) -> Int {
    var points = if case .win(let plies) = task { (plies + 1) / 2 } else { 3 }
    if !position.isForcing(answer) { points += 1 }
    if !position.looksBest(answer) { points += 1 }
    return min(max(points - 1, grades.lowerBound), grades.upperBound)
  }
}

extension Position {
  /// Whether a move threatens to complete a line, in a game that a line wins.
  fileprivate func isForcing(_ move: Square) -> Bool {
    if rules.ending == .misere { return false }
    var after = self
    after.playUnchecked(rules.index(of: move))
    return !after.completions(by: toMove).isEmpty
  }

  /// Whether no square is heavier than a move, or lighter where a line loses.
  fileprivate func looksBest(_ move: Square) -> Bool {
    let weight = weight(of: move)
    return legalMoves.allSatisfy {
      let other = self.weight(of: $0)
      return rules.ending == .misere ? other >= weight : other <= weight
    }
  }

  /// The attraction of a square: a line that only one side can complete counts four times as much
  /// for each mark on it, and twice as much if it belongs to the side to move.
  fileprivate func weight(of square: Square) -> Int64 {
    var weight: Int64 = 0
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
