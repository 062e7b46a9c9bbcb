import GameRules

extension Position {
  /// The lines that a mark can still complete: those without a mark of the other side.
  ///
  /// - Complexity: O(total size of the lines).
  public func openLines(of mark: Mark) -> [Line] {
    table.lines.filter { line in line.squares.allSatisfy { self[$0] != mark.opponent } }
  }
}

extension Solver {
  /// The replies to a move after which the other side does not lose.
  ///
  /// They tell moves apart that have the same result: on 3×3 all nine first moves are draws, but after
  /// a corner only the centre is a safe reply.
  ///
  /// - Parameters:
  ///   - square: A legal move.
  ///   - position: A position of this game.
  ///   - limit: The limit of the search.
  /// - Returns: The squares, row by row from the bottom-left corner; empty if the game is over; nil if
  ///   the limit leaves a reply undecided.
  public func safeReplies(
    to square: Square, in position: Position, limit: SearchLimit = .none
  ) -> [Square]? {
    let replies = analysis(of: position.playingUnchecked(square), .result, limit: limit).moves
    if replies.contains(where: { $0.bounds.lower.result == .loss && $0.bounds.result == nil }) {
      return nil
    }
    return replies.filter { $0.bounds.lower.result != .loss }.map { $0.square }
  }
}
