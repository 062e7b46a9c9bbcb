import GameRules

/// The answer to a mistake: the other side's best reply, its reasons, and how the game goes on.
///
///     3  .  .  .        On 3x3:b2a1c1, O must stop the diagonal
///     2  .  X  .        with a3. After b1, the reply is a3,
///     1  O  .  X        which completes it.
///        a  b  c
public struct Refutation: Hashable, Sendable {
  /// The mistake.
  public let square: Square
  /// The other side's best reply and the reasons for it.
  public let reply: Hint
  /// The best moves of both sides after the mistake, the reply first, at most `longestLine`.
  ///
  /// The side that punishes the mistake wins as soon, and the other loses as late as it can. After a
  /// win that was given away, the line ends as soon as nobody can win any more.
  public let line: [Square]

  /// The most moves in a line.
  public static let longestLine = 6
  /// The most analyses that one takes.
  public static let mostAnalyses: Int64 = 8

  /// Creates a refutation.
  public init(square: Square, reply: Hint, line: [Square]) {
    self.square = square
    self.reply = reply
    self.line = line
  }
}

extension Solver {
  /// Returns the answer to a move, if the move is a mistake.
  ///
  /// - Parameters:
  ///   - square: A legal move.
  ///   - position: A position of this game.
  ///   - limit: The limit for each position of the line; the line ends where it is reached.
  /// - Returns: The refutation; nil if the move is the best possible, if it ends the game, or if
  ///   neither can be proved within the limit.
  /// - Complexity: At most `Refutation.mostAnalyses` analyses.
  public func refutation(
    of square: Square, in position: Position, limit: SearchLimit = .none
  ) -> Refutation? {
    let after = position.playingUnchecked(square)
    if after.isOver { return nil }
    let allowed = analysis(of: after, limit: limit)
    guard let result = allowed.bounds.result, result != .loss,
      let best = bounds(of: position, .result, limit: limit).result,
      best > allowed.bounds.beforeMove.result ?? best
    else { return nil }
    return punishment(of: square, allowed, limit: limit)
  }

  /// The best answer to a move, given an analysis of the position after it.
  func punishment(
    of square: Square, _ allowed: Analysis, limit: SearchLimit
  ) -> Refutation? {
    plainestBest(allowed).map { reply in
      Refutation(
        square: square, reply: reply,
        line: line(allowed.position, reply.square, limit: limit))
    }
  }

  /// The best moves of both sides from a position on.
  private func line(_ position: Position, _ reply: Square, limit: SearchLimit) -> [Square] {
    var line = [reply]
    var position = position.playingUnchecked(reply)
    while line.count < Refutation.longestLine, !position.isOver {
      let analysis = analysis(of: position, limit: limit)
      guard let result = analysis.bounds.result, result != .draw,
        let next = plainestBest(analysis)
      else { break }
      line.append(next.square)
      position.playUnchecked(position.rules.index(of: next.square))
    }
    return line
  }

  /// The best move with the plainest reasons; nil if none is proved to be the best.
  private func plainestBest(_ analysis: Analysis) -> Hint? {
    var best: Hint?
    for square in analysis.candidates {
      guard let hint = Hint(square: square, reasons: analysis.reasons(for: square)) else {
        continue
      }
      if let known = best, known.reasons[0].plainness <= hint.reasons[0].plainness { continue }
      best = hint
    }
    return best
  }
}

extension Analysis {
  /// The moves proved to be optimal, or at least to keep the result if no distance is known.
  fileprivate var candidates: [Square] {
    if bounds.value != nil { return bestMoves }
    return moves.filter { $0.bounds.result == bounds.result }.map { $0.square }
  }
}

extension Reason {
  /// The rank of a reason among the first reasons for a move, the plainest first.
  fileprivate var plainness: Int {
    switch self {
    case .completes: 0
    case .blocks: 1
    case .forks: 2
    case .stopsFork: 3
    case .threatens: 4
    default: 5
    }
  }
}
