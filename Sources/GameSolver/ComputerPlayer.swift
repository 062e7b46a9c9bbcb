import GameRules

/// Chooses moves at any level, on any board.
///
/// It keeps what it has proved from move to move of one game. A generator decides between moves that
/// look the same, and nothing else does: the same game, level and generator make the same moves.
public final class ComputerPlayer {
  /// What it proves with; hints about the same game can share it.
  public let solver: Solver
  /// What it sees of lines; nil where they are no aim.
  private let tactics: Tactics?

  /// How many lines were looked at so far.
  public var work: Int { solver.work + (tactics?.work ?? 0) }

  /// An opponent for a game.
  public convenience init(_ table: LineTable) { self.init(Solver(table)) }

  /// An opponent that shares a solver.
  public init(_ solver: Solver) {
    self.solver = solver
    tactics = solver.tactics()
  }

  /// A move for the side to move.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - level: How well to play.
  ///   - shouldStop: Asked now and then; true makes it settle for what it sees.
  ///   - generator: Decides between moves that look the same.
  /// - Returns: The square, or nil where the game is over.
  public func move(
    in position: Position, level: Level, shouldStop: @escaping () -> Bool = { false },
    using generator: inout some RandomNumberGenerator
  ) -> Square? {
    choices(in: position, level: level, shouldStop: shouldStop).randomElement(using: &generator)
  }

  /// The moves that look the same to a level, of which a generator picks one.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - level: How well to play.
  ///   - shouldStop: Asked now and then; true makes it settle for what it sees.
  /// - Returns: The squares; none where the game is over.
  public func choices(
    in position: Position, level: Level, shouldStop: @escaping () -> Bool = { false }
  ) -> [Square] {
    choices(in: position, skill: level.skill, shouldStop: shouldStop)
  }

  /// The moves that look the same to a player of some skill.
  package func choices(
    in position: Position, skill: Level.Skill, shouldStop: @escaping () -> Bool = { false }
  ) -> [Square] {
    var moves = position.legalMoves
    if moves.isEmpty { return [] }
    guard let tactics else { return plainChoices(in: position, skill, shouldStop) }
    let start = work
    var skill = skill
    // Where positions can be searched, a proof sees further.
    if solver.method != .threats { skill.lookahead = 0 }
    tactics.show(position)
    let wins = tactics.wins
    let blocks = tactics.blocks
    if skill.takesWins, !wins.isEmpty {
      moves = wins
    } else if skill.stopsWins, !blocks.isEmpty {
      moves = blocks
    }
    if moves.count > 1, skill.proofNodes > 0 {
      moves = best(of: moves, in: position, skill, shouldStop)
    }
    if moves.count > 1, skill.weighsSquares {
      let isProved = skill.proofNodes > 0 && solver.method == .retrogradeAnalysis
      moves =
        isProved
        ? tactics.heaviest(of: moves)
        : tactics.best(of: moves, skill, spent: work - start, shouldStop)
    }
    return moves
  }

  /// The moves that are proved best, or, as far as the limit allows, none that are proved worse.
  func best(
    of moves: [Square], in position: Position, _ skill: Level.Skill,
    _ shouldStop: @escaping () -> Bool = { false }
  ) -> [Square] {
    let limit = SearchLimit(
      nodes: skill.proofNodes, work: skill.proofWork, shouldStop: shouldStop)
    let analysis = solver.analysis(of: position, limit: limit)
    let known = moves.map { (square: $0, bounds: analysis[$0]) }
    let most = known.compactMap { $0.bounds?.leastHoped }.max() ?? .draw
    let best = known.filter { ($0.bounds?.leastHoped ?? most) == most }
    // Of moves that are worth at least the same, one that may be worth more is the better try.
    let upper = best.compactMap { $0.bounds?.upper.result }.max() ?? .draw
    let hopeful = best.filter { ($0.bounds?.upper.result ?? upper) == upper }
      .map { $0.square }
    // Which replies lose can only be told where replies can be searched.
    guard skill.setsTraps, hopeful.count > 1, solver.method != .threats else {
      return hopeful
    }
    return mostTrapping(of: hopeful, in: position, skill, shouldStop)
  }

  /// The moves after which most replies lose.
  private func mostTrapping(
    of moves: [Square], in position: Position, _ skill: Level.Skill,
    _ shouldStop: @escaping () -> Bool
  ) -> [Square] {
    let limit = SearchLimit(
      nodes: skill.proofNodes / moves.count, work: skill.trapWork / moves.count,
      shouldStop: shouldStop)
    var best: [Square] = []
    var most = -1
    for move in moves {
      let after = position.playingUnchecked(move)
      let losing = solver.analysis(of: after, .result, limit: limit).moves
        .count { $0.bounds.result == .loss }
      if losing > most {
        most = losing
        best = []
      }
      if losing == most { best.append(move) }
    }
    return best
  }
}

extension ValueBounds {
  /// The lower bound for whoever has to choose.
  ///
  /// A loss that is not proved is as good as any other that is not, however deep it was looked for,
  /// and better than one that is. No game lasts so long.
  fileprivate var leastHoped: Value {
    lower.result == .loss && result != .loss ? .loss(in: 999) : lower
  }
}
