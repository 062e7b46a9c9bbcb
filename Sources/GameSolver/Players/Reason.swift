import GameRules

/// One reason for a move, as data; front ends put it into words.
public enum Reason: Hashable, Sendable {
  /// It completes these lines.
  case completes([Line])
  /// The other side would complete these lines there.
  case blocks([Line])
  /// It threatens to complete these lines, and one move cannot stop them all.
  case forks([Line])
  /// The other side would make a fork of these lines there.
  case stopsFork([Line])
  /// It threatens to complete this line, so the reply is forced.
  case threatens(Line)
  /// It wins within this many plies, counted from before the move.
  case wins(in: Int)
  /// It is the only winning move.
  case onlyWin
  /// Neither side can win after it.
  case holdsDraw
  /// It is the only move that does not lose.
  case onlyHold
  /// It loses within this many plies, and no move loses later.
  case delaysLoss(in: Int)
  /// It is on this many lines that the side to move can still complete.
  case opensLines(Int)
  /// It completes no line, in misère.
  case completesNone
}

extension Position {
  /// The reasons for a move that its lines show, the plainest first.
  ///
  /// - Parameter square: A legal move.
  /// - Returns: The reasons that are visible on the board, without those that need a proof.
  public func visibleReasons(for square: Square) -> [Reason] {
    let own = lines(of: toMove, through: square)
    let completed = own.filter { $0.missing.count == 1 }.map { $0.line }
    if !completed.isEmpty { return [.completes(completed)] }
    // All other reasons assume that completing a line is the goal.
    if rules.ending == .misere { return [.completesNone] }
    let other = lines(of: toMove.opponent, through: square)
    var reasons: [Reason] = []
    let blocked = other.filter { $0.missing.count == 1 }.map { $0.line }
    if !blocked.isEmpty { reasons.append(.blocks(blocked)) }
    let fork = Position.fork(of: own, at: square)
    if fork.count > 1 {
      reasons.append(.forks(fork))
    } else if let threat = own.first(where: { $0.missing.count == 2 }) {
      reasons.append(.threatens(threat.line))
    }
    let stopped = Position.fork(of: other, at: square)
    if stopped.count > 1 { reasons.append(.stopsFork(stopped)) }
    if !own.isEmpty { reasons.append(.opensLines(own.count)) }
    return reasons
  }

  private typealias OpenLine = (line: Line, missing: [Square])

  /// The lines through a square without a mark of the other side, and the squares they miss.
  private func lines(of mark: Mark, through square: Square) -> [OpenLine] {
    table.lines(through: square).compactMap { line in
      if line.squares.contains(where: { self[$0] == mark.opponent }) { return nil }
      return (line, line.squares.filter { self[$0] == nil })
    }
  }

  /// The lines that a mark on `square` would leave one square short, if they miss two different
  /// squares.
  private static func fork(of lines: [OpenLine], at square: Square) -> [Line] {
    let threats = lines.filter { $0.missing.count == 2 }
    var wins: [Square] = []  // No set: hashing would bring random numbers and files into the page.
    for win in threats.flatMap({ $0.missing }) where win != square && !wins.contains(win) {
      wins.append(win)
    }
    return wins.count > 1 ? threats.map { $0.line } : []
  }
}

extension Analysis {
  /// All reasons for a move, visible and proved.
  ///
  /// - Parameter square: A legal move.
  /// - Returns: The reasons, the plainest first.
  public func reasons(for square: Square) -> [Reason] {
    let visible = position.visibleReasons(for: square)
    if case .completes = visible.first, position.rules.ending == .normal { return visible }
    guard let bounds = self[square] else { return visible }
    var proved: [Reason] = []
    let others = moves.filter { $0.square != square }
    switch bounds.value {
    case .win(let plies):
      proved.append(.wins(in: plies))
      if !others.isEmpty, others.allSatisfy({ $0.bounds.upper.result < .win }) {
        proved.append(.onlyWin)
      }
    case .draw:
      if !others.isEmpty, others.allSatisfy({ $0.bounds.result == .loss }) {
        proved.append(.onlyHold)
      } else {
        proved.append(.holdsDraw)
      }
    case .loss(let plies):
      if self.bounds.value == bounds.value { proved.append(.delaysLoss(in: plies)) }
    case nil:
      if case .win(let plies) = bounds.lower { proved.append(.wins(in: plies)) }
    }
    // That lines are open, or that none is completed, adds little to a proof.
    let seen = visible.filter { reason in
      switch reason {
      case .opensLines, .completesNone: proved.isEmpty
      default: true
      }
    }
    return seen + proved
  }
}

extension ComputerPlayer {
  /// Returns a move to suggest and the reasons for it.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - shouldStop: Polled during the search; true makes it settle for what it has found.
  ///   - generator: Decides between moves that look equal.
  /// - Returns: The move of the strongest player, with its reasons; nil if the game is over.
  public func hint(
    in position: Position, shouldStop: @escaping () -> Bool = { false },
    using generator: inout some RandomNumberGenerator
  ) -> Hint? {
    var skill = Level.perfect.skill
    // A player who asks for a hint can wait longer than for a move.
    if solver.method == .plainSearch { skill.work *= 2 }
    let choices = choices(in: position, skill: skill, shouldStop: shouldStop)
    guard let square = choices.randomElement(using: &generator) else { return nil }
    let limit = SearchLimit(
      nodes: skill.proofNodes, work: skill.proofWork, shouldStop: shouldStop)
    let analysis = solver.analysis(of: position, limit: limit)
    let reasons = analysis.reasons(for: square)
    // A block needs no warning: the line that it stops is plain to see on the board.
    var isBlock = false
    if case .blocks = reasons.first { isBlock = true }
    let warning =
      reasons.contains(.onlyHold) && !isBlock
      ? solver.warning(besides: square, in: analysis, limit: limit) : nil
    return Hint(
      square: square, reasons: reasons.isEmpty ? [.opensLines(0)] : reasons, warning: warning)
  }
}
