import GameRules
import GameSolver

// Puzzles on boards too large to prove whole: the win has to come by threats alone.

extension Puzzle {
  /// Whether each own move has to threaten to complete a line.
  ///
  /// On a large board nobody can prove that no other move wins. Threats leave one reply each, so all
  /// of them can be tried: exactly one of them begins a win.
  public var isByThreats: Bool { Puzzle.isByThreats(game.rules) }

  static func isByThreats(_ rules: Rules) -> Bool { Solver.Method(for: rules) == .threats }

  /// Creates the puzzle of a position; nil unless exactly one threat begins a win by threats, or if
  /// the limit may have hidden another.
  ///
  /// - Parameters:
  ///   - game: The game that leads to the position, on a board where only threats are proved.
  ///   - solver: A solver for its rules.
  ///   - limit: The limit for each threat.
  init?(byThreatsIn game: Game, _ solver: Solver, limit: SearchLimit) {
    let position = game.position
    var answer: (square: Square, plies: Int)?
    for (index, threat) in position.threats(of: position.toMove).enumerated() {
      guard let threat, threat >= .forces else { continue }
      var after = position
      after.playUnchecked(index)
      guard case .loss(let plies) = solver.bounds(of: after, limit: limit).upper else {
        // The limit was reached, so this threat may win as well.
        if solver.isThreatSearchCut { return nil }
        continue
      }
      if answer != nil { return nil }
      answer = (position.rules.square(at: index), plies + 1)
    }
    guard let answer else { return nil }
    self.game = game
    self.answer = answer.square
    task = .win(in: answer.plies)
    grade = Puzzle.grade(of: answer.square, task, in: position)
  }
}
