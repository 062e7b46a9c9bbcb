import GameRules

// In misère there is nothing to threaten, block or fork. Levels differ only in how far they look
// ahead; among equal moves, the one that advances the fewest own lines is the safest.

extension ComputerPlayer {
  /// The moves that look equal to a level where completing a line is not the goal.
  func plainChoices(
    in position: Position, _ skill: Level.Skill, _ shouldStop: @escaping () -> Bool
  ) -> [Square] {
    var moves = position.legalMoves
    if moves.count > 1, skill.proofNodes > 0 {
      // There are no threats to look for: all of the work goes into the proof.
      var skill = skill
      skill.work *= 2
      skill.proofNodes = .max
      moves = best(of: moves, in: position, skill, shouldStop)
    } else if moves.count > 1, skill.plainDepth > 0 {
      var analysis = Analysis(position)
      solver.learnPlainly(
        &analysis, depth: skill.plainDepth,
        limit: SearchLimit(
          nodes: ComputerPlayer.plainNodes, work: skill.work, shouldStop: shouldStop))
      moves = leastRegretted(of: moves, analysis)
    }
    guard moves.count > 1, skill.weighsSquares else { return moves }
    let risks = moves.map { position.risk(of: $0) }
    let least = risks.min()
    return moves.indices.filter { risks[$0] == least }.map { moves[$0] }
  }

  /// The moves of a level that proves nothing: all that are not seen to be worse than another.
  private func leastRegretted(of moves: [Square], _ analysis: Analysis) -> [Square] {
    let worth = moves.map { analysis[$0]?.seen ?? .draw }
    let most = worth.max()
    return moves.indices.filter { worth[$0] == most }.map { moves[$0] }
  }

  private static let plainNodes: Int64 = 60_000
}

extension ValueBounds {
  /// The value, with an undecided one taken for a draw.
  fileprivate var seen: Value {
    switch result {
    case .win: lower
    case .loss: upper
    case .draw, nil: .draw
    }
  }
}

extension Position {
  /// A measure of how far a move advances lines that the side to move may be forced to complete.
  fileprivate func risk(of square: Square) -> Int64 {
    table.lines(through: square).reduce(0) { risk, line in
      let marks = line.squares.map { self[$0] }
      if marks.contains(toMove.opponent) { return risk }
      return risk + Int64(1) << min(2 * marks.count { $0 == toMove }, 40)
    }
  }
}
