import GameRules

// The first move and the answer to it where the second player may take it over.

extension ComputerPlayer {
  /// Whether the level takes over the first mark: if that is proved to be better than moving or, where
  /// nothing is proved, if the mark is on one of the better squares.
  ///
  /// - Parameters:
  ///   - game: A game of these rules.
  ///   - level: The strength to play at.
  ///   - shouldStop: Polled during the search; true makes it settle for what it has found.
  ///   - generator: Decides for a level that judges nothing.
  /// - Returns: Whether it takes the mark over; false where that is not possible.
  @inline(never)
  public func takesOver(
    in game: Game, level: Level, shouldStop: @escaping () -> Bool = { false },
    using generator: inout some RandomNumberGenerator
  ) -> Bool {
    guard game.canSwap, let first = game.lastMove else { return false }
    let skill = level.skill
    if skill.proofNodes > 0 {
      let bounds = solver.bounds(
        of: game.position, .result, limit: limit(of: skill, shouldStop))
      if let result = bounds.result { return result == .loss }
    }
    guard skill.weighsSquares else { return Bool.random(using: &generator) }
    let places = solver.table.places
    let isGood = places.count { $0 < places[game.rules.index(of: first)] } * 2 >= places.count
    return isGood == game.rules.isMonotone
  }

  /// Returns the first move of a game in which it can be taken over, or any later one.
  ///
  /// The best first move is the most even one, as the second player takes the better side.
  ///
  /// - Parameters:
  ///   - game: A game of these rules.
  ///   - level: The strength to play at.
  ///   - shouldStop: Polled during the search; true makes it settle for what it has found.
  ///   - generator: Decides between moves that look equal.
  /// - Returns: The square, or nil if the game is over.
  @inline(never)
  public func move(
    in game: Game, level: Level, shouldStop: @escaping () -> Bool = { false },
    using generator: inout some RandomNumberGenerator
  ) -> Square? {
    guard game.isSwapOpen, game.ply == 0 else {
      return move(in: game.position, level: level, shouldStop: shouldStop, using: &generator)
    }
    return openings(in: game, level.skill, shouldStop).randomElement(using: &generator)
  }

  /// The most even first moves, as far as a level sees that.
  private func openings(
    in game: Game, _ skill: Level.Skill, _ shouldStop: @escaping () -> Bool
  ) -> [Square] {
    var moves = game.position.legalMoves
    if skill.proofNodes > 0 {
      let analysis = solver.analysis(of: game, limit: limit(of: skill, shouldStop))
      let hopes = moves.map { analysis[$0]?.upper.result ?? .loss }
      let most = hopes.max()
      moves = moves.indices.filter { hopes[$0] == most }.map { moves[$0] }
      let isProved = moves.allSatisfy { analysis[$0]?.result != nil }
      if isProved { return moves }
    }
    guard skill.weighsSquares else { return moves }
    // Half of the squares are better than the one in the middle.
    let places = solver.table.places
    let middle = places.sorted()[places.count / 2]
    let gaps = moves.map { abs(places[game.rules.index(of: $0)] - middle) }
    let least = gaps.min()
    return moves.indices.filter { gaps[$0] == least }.map { moves[$0] }
  }

  private func limit(
    of skill: Level.Skill, _ shouldStop: @escaping () -> Bool
  ) -> SearchLimit {
    SearchLimit(nodes: skill.proofNodes, work: skill.proofWork, shouldStop: shouldStop)
  }
}

extension LineTable {
  /// The number of lines through each square, the short ones counting for more, by rows from a1.
  fileprivate var places: [Int] {
    (0..<rules.area).map { index in
      lines(through: rules.square(at: index)).reduce(0) { $0 + 1 << max(0, 20 - $1.squares.count) }
    }
  }
}
