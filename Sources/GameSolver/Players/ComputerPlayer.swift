import GameRules

/// Chooses moves at any level, on any board.
///
/// It remembers what it has proved from move to move of one game. The generator only decides
/// between moves that look equal: the same game, level and generator state give the same moves.
public final class ComputerPlayer {
  /// The solver it proves with; hints about the same game can share it.
  public let solver: Solver
  /// Line and threat recognition; nil in misère.
  private let tactics: Tactics?

  /// The number of lines examined so far.
  public var work: Int64 { solver.work + (tactics?.work ?? 0) }

  /// Creates a player for a game.
  public convenience init(_ table: LineTable) { self.init(Solver(table)) }

  /// Creates a player that shares a solver.
  public init(_ solver: Solver) {
    self.solver = solver
    tactics = solver.tactics()
  }

  /// Returns a move for the side to move.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - level: The strength to play at.
  ///   - shouldStop: Polled during the search; true makes it settle for what it has found.
  ///   - generator: Decides between moves that look equal.
  /// - Returns: The square, or nil if the game is over.
  public func move(
    in position: Position, level: Level, shouldStop: @escaping () -> Bool = { false },
    using generator: inout some RandomNumberGenerator
  ) -> Square? {
    choices(in: position, level: level, shouldStop: shouldStop).randomElement(using: &generator)
  }

  /// Returns the moves that look equal to a level, of which `move(in:level:shouldStop:using:)`
  /// picks one.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - level: The strength to play at.
  ///   - shouldStop: Polled during the search; true makes it settle for what it has found.
  /// - Returns: The squares; empty if the game is over.
  public func choices(
    in position: Position, level: Level, shouldStop: @escaping () -> Bool = { false }
  ) -> [Square] {
    choices(in: position, skill: level.skill, shouldStop: shouldStop)
  }

  /// Returns the moves that look equal to a player of this skill.
  package func choices(
    in position: Position, skill: Level.Skill, shouldStop: @escaping () -> Bool = { false }
  ) -> [Square] {
    var moves = position.legalMoves
    if moves.isEmpty { return [] }
    guard let tactics else { return plainChoices(in: position, skill, shouldStop) }
    var skill = skill
    // Where positions can be searched, a proof sees further than a lookahead.
    if solver.method != .threats { skill.lookahead = 0 }
    tactics.show(position)
    let squares = position.rules.square(at:)
    let wins = tactics.wins.map(squares)
    let blocks = tactics.blocks.map(squares)
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
      let indices = moves.map(position.rules.index(of:))
      let best =
        isProved
        ? tactics.heaviest(of: indices)
        : tactics.best(of: indices, skill, shouldStop)
      moves = best.map(squares)
    }
    return moves
  }

  /// The moves proved best or, if the limit prevents a proof, those not proved worse than another.
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
    // Among moves with the same lower bound, prefer one whose upper bound is higher.
    let upper = best.compactMap { $0.bounds?.upper.result }.max() ?? .draw
    let hopeful = best.filter { ($0.bounds?.upper.result ?? upper) == upper }
      .map { $0.square }
    // Losing replies can only be counted where replies can be searched.
    guard skill.setsTraps, hopeful.count > 1, solver.method != .threats else {
      return hopeful
    }
    return mostTrapping(of: hopeful, in: position, skill, shouldStop)
  }

  /// The moves after which the most replies lose.
  private func mostTrapping(
    of moves: [Square], in position: Position, _ skill: Level.Skill,
    _ shouldStop: @escaping () -> Bool
  ) -> [Square] {
    let limit = SearchLimit(
      nodes: skill.proofNodes / Int64(moves.count), work: skill.trapWork / Int64(moves.count),
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
  /// The lower bound as the choice of a move counts it.
  ///
  /// Ranks every unproved loss alike, however deep it was searched, above all proved ones; 999
  /// exceeds any real distance.
  fileprivate var leastHoped: Value {
    lower.result == .loss && result != .loss ? .loss(in: 999) : lower
  }
}
