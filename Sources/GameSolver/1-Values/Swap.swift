import GameRules

// The swap rule: after the first move, the second player may take over its mark instead of moving.
// Whoever chooses gets the better side, so a first move is worth what its worse side is worth. No
// position changes, so no search has to know the rule.

extension ValueBounds {
  /// The bounds for the other side in the same position.
  var opposite: ValueBounds { ValueBounds(from: upper.opposite, to: lower.opposite) }

  /// The bounds for someone who may choose the side.
  var ofTheBetterSide: ValueBounds {
    let other = opposite
    let lower = max(lower, other.lower, .draw)
    return ValueBounds(from: lower, to: max(upper, other.upper, lower))
  }

  /// The bounds for someone whose opponent may choose the side.
  var ofTheWorseSide: ValueBounds { ofTheBetterSide.opposite }
}

extension Solver {
  /// Returns bounds on the value of a game for the side to move, which may include the choice to take
  /// over the first mark.
  ///
  /// - Parameters:
  ///   - game: A game of these rules.
  ///   - precision: Whether distances are needed.
  ///   - limit: The limit of the search.
  ///   - onProgress: Called with intermediate results.
  /// - Returns: The values, or the bounds proved within the limit. Bounds on a move are for a side
  ///   that makes it instead of taking over the first mark.
  public func analysis(
    of game: Game, _ precision: Precision = .distance, limit: SearchLimit = .none,
    onProgress: (Analysis) -> Void = { _ in }
  ) -> Analysis {
    analysis(of: game.position, precision, limit: limit) { onProgress($0.underSwap(in: game)) }
      .underSwap(in: game)
  }
}

extension Analysis {
  /// Returns the analysis as it is while the first mark may still be taken over.
  @inline(never)
  public func underSwap(in game: Game) -> Analysis {
    guard game.isSwapOpen else { return self }
    return game.ply == 0 ? asOpening : withChoice
  }

  /// The values of first moves, each of which the second player may take over.
  private var asOpening: Analysis {
    var analysis = self
    let moves = self.moves.map { square, bounds in
      (square, position.playingUnchecked(square).isOver ? bounds : bounds.ofTheWorseSide)
    }
    analysis.setBounds(
      moves.map { $0.1.lower }.max() ?? .draw, moves.map { $0.1.upper }.max() ?? .draw)
    for (square, bounds) in moves { analysis.learn(bounds, of: square) }
    return analysis
  }

  /// The value for the second player, who may take over the first mark.
  private var withChoice: Analysis {
    var analysis = self
    let bounds = bounds.ofTheBetterSide
    analysis.setBounds(bounds.lower, bounds.upper)
    analysis.takeOver = self.bounds.opposite
    return analysis
  }
}
