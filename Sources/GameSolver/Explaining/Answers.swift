import GameRules

/// The other side's answers to a move: the one that wins against it, or those that do not lose.
public struct Answers: Hashable, Sendable {
  /// The move.
  public let square: Square
  /// The answer that punishes the move; nil if there is none, or if it is not known.
  public let refutation: Refutation?
  /// The answers that do not lose, after a move that leads to a draw; nil after any other move, or if
  /// they are not known.
  public let safe: [Square]?

  /// Creates the answers to a move.
  public init(square: Square, refutation: Refutation? = nil, safe: [Square]? = nil) {
    self.square = square
    self.refutation = refutation
    self.safe = safe
  }
}

extension Solver {
  /// Returns the other side's answers to a move.
  ///
  /// Unlike `refutation(of:in:limit:)`, it also shows how a move loses if every move does.
  ///
  /// - Parameters:
  ///   - square: A legal move.
  ///   - position: A position of this game.
  ///   - limit: The limit for each position of the refutation's line.
  /// - Returns: The answers, as far as they are proved within the limit.
  public func answers(
    to square: Square, in position: Position, limit: SearchLimit = .none
  ) -> Answers {
    let after = position.playingUnchecked(square)
    if after.isOver { return Answers(square: square) }
    let allowed = analysis(of: after, limit: limit)
    switch allowed.bounds.result {
    case .win:
      let refutation = punishment(of: square, allowed, limit: limit)
      return Answers(square: square, refutation: refutation)
    case .draw:
      if let refutation = refutation(of: square, in: position, limit: limit) {
        return Answers(square: square, refutation: refutation)
      }
      return Answers(
        square: square, safe: safeReplies(to: square, in: position, limit: limit))
    default: return Answers(square: square)
    }
  }

  /// Returns the answer to the moves that lose, if only one does not.
  ///
  /// - Parameters:
  ///   - square: The move that does not lose.
  ///   - analysis: An analysis of the position, in which all other moves lose.
  ///   - limit: The limit for the position after a move.
  /// - Returns: The square itself if taking it wins against all of them; otherwise the reply to one that
  ///   loses as late as any.
  func warning(
    besides square: Square, in analysis: Analysis, limit: SearchLimit
  ) -> Hint.Warning? {
    let others = analysis.moves.filter { $0.square != square && $0.bounds.result == .loss }
    let latest = others.max {
      ($0.bounds.value ?? .loss(in: 0)) < ($1.bounds.value ?? .loss(in: 0))
    }
    guard let latest else { return nil }
    let position = analysis.position
    // After any other move, the other side may win on this square. Asked only where each answer is
    // looked up in the solution, which costs next to nothing.
    let isWanted =
      method == .retrogradeAnalysis && others.count > 1
      && others.allSatisfy { other in
        let after = position.playingUnchecked(other.square)
        return bounds(of: after.playingUnchecked(square), .result).result == .loss
      }
    if isWanted { return Hint.Warning(reply: square) }
    let part = limit.divided(by: Refutation.mostAnalyses)
    return refutation(of: latest.square, in: position, limit: part).map {
      Hint.Warning(move: latest.square, reply: $0.reply.square)
    }
  }
}
