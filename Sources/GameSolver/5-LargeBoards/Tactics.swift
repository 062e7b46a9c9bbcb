import GameRules

/// Unproved judgements of a position: wins, blocks, threat sequences and plans of both sides, and
/// the best squares.
final class Tactics {
  private let board: ThreatBoard
  private let search: ThreatSearch
  /// Created on first use: it takes memory that levels without lookahead do not need.
  private lazy var lookahead = Lookahead(board, search)
  private var mark = Mark.x

  init(_ table: LineTable) {
    board = ThreatBoard(table)
    search = ThreatSearch(board)
  }

  /// Sets up a position.
  func show(_ position: Position) {
    board.show(position)
    mark = position.toMove
  }

  /// The squares that complete a line of the side to move.
  var wins: [Square] { squares(board.wins(of: mark)) }

  /// The squares that complete a line of the other side.
  var blocks: [Square] { squares(board.wins(of: mark.opponent)) }

  /// The number of positions searched so far.
  var nodes: Int { search.nodes }

  /// The number of lines examined so far.
  var work: Int { board.work }

  /// Bounds that threats prove: that a line is completed now or cannot be stopped, or that a threat
  /// sequence wins.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - limit: The limit, compared with the running totals `nodes` and `work`.
  /// - Returns: The bounds; as wide as possible if no threat is found.
  func bounds(of position: Position, counted limit: SearchLimit) -> ValueBounds {
    var bounds = ValueBounds(position)
    if position.isOver { return bounds }
    show(position)
    if board.winCount(of: mark) > 0 {
      bounds.learn(atLeast: .win(in: 1))
      return bounds
    }
    bounds.learn(atMost: .win(in: 3))
    if board.winCount(of: mark.opponent) > 1 { bounds.learn(atMost: .loss(in: 2)) }
    for moves in 2...Tactics.longestRun {
      if nodes >= limit.nodes || work >= limit.work { break }
      search.grant(
        SearchLimit(
          nodes: min(Tactics.nodesPerRun, limit.nodes - nodes), work: limit.work - work,
          shouldStop: limit.shouldStop))
      let run = search.run(of: mark, moves: moves)
      if let run { bounds.learn(atLeast: .win(in: run.plies)) }
      if run != nil || search.isStopped { break }
    }
    return bounds
  }

  /// The moves with the greatest weight, judged statically.
  func heaviest(of moves: [Square]) -> [Square] {
    let rules = board.table.rules
    let weights = moves.map { board.weight(of: rules.index(of: $0), for: mark) }
    guard let most = weights.max() else { return moves }
    return moves.indices.filter { weights[$0] == most }.map { moves[$0] }
  }

  /// The moves that look best: usually one, or several that look equal.
  ///
  /// - Parameters:
  ///   - moves: The moves to choose from.
  ///   - skill: The player's abilities and limits.
  ///   - spent: The work already spent on this move.
  ///   - shouldStop: Polled during the search; true makes it settle for what it has found.
  /// - Returns: Some of the moves.
  func best(
    of moves: [Square], _ skill: Level.Skill, spent: Int = 0,
    _ shouldStop: @escaping () -> Bool = { false }
  ) -> [Square] {
    let start = work - spent
    let part = SearchLimit(
      nodes: skill.threatNodes / 4, work: skill.threatWork / 4, shouldStop: shouldStop)
    let rules = board.table.rules
    var allowed = SquareSet()
    for move in moves { allowed.insert(rules.index(of: move)) }
    if let win = win(allowed, skill, part) { return [rules.square(at: win)] }
    let candidates = defences(allowed, skill, part)
    let likely = board.heaviest(Tactics.safetyWidth) {
      candidates.contains($0) ? board.weight(of: $0, for: mark) : nil
    }
    if skill.lookahead > 0 {
      search.grant(SearchLimit(work: skill.lookaheadWork - (work - start), shouldStop: shouldStop))
      return lookahead.best(of: likely, for: mark).map { [rules.square(at: $0)] } ?? moves
    }
    search.grant(part)
    guard let choice = likely.first(where: { isSafe($0, skill) }) ?? likely.first else {
      return moves
    }
    let least = board.weight(of: choice, for: mark) >> skill.slack
    return candidates.members.filter {
      let weight = board.weight(of: $0, for: mark)
      return $0 == choice || weight >= least && isSafe($0, skill)
    }
    .map { rules.square(at: $0) }
  }

  /// The allowed move with which a threat sequence or a plan of the side to move begins.
  private func win(_ allowed: SquareSet, _ skill: Level.Skill, _ limit: SearchLimit) -> Int? {
    search.grant(limit)
    if let run = search.run(of: mark, moves: skill.runMoves), allowed.contains(run.move) {
      return run.move
    }
    if skill.planDepth == 0 { return nil }
    search.grant(limit)
    let plan = search.plan(
      of: mark, depth: skill.planDepth, runMoves: Tactics.runInPlan, width: Tactics.planWidth)
    return plan.flatMap { allowed.contains($0) ? $0 : nil }
  }

  /// The allowed moves that stop a threat sequence of the other side; all of them if there is none,
  /// or if none stops it.
  private func defences(
    _ allowed: SquareSet, _ skill: Level.Skill, _ limit: SearchLimit
  ) -> SquareSet {
    search.grant(limit)
    guard let run = search.run(of: mark.opponent, moves: skill.runMoves) else { return allowed }
    var defences = SquareSet()
    for index in search.defences(of: mark, against: run) where allowed.contains(index) {
      defences.insert(index)
    }
    return defences.count > 0 ? defences : allowed
  }

  /// Whether no threat sequence or plan of the other side is found after a move.
  private func isSafe(_ index: Int, _ skill: Level.Skill) -> Bool {
    board.place(mark, at: index)
    defer { board.lift(mark, at: index) }
    let other = mark.opponent
    if search.run(of: other, moves: skill.runMoves) != nil { return false }
    if skill.planDepth == 0 { return true }
    return search.plan(
      of: other, depth: 1, runMoves: Tactics.runInPlan, width: Tactics.planWidth) == nil
  }

  private static let longestRun = 12
  private static let nodesPerRun = 2_000
  private static let runInPlan = 4
  private static let planWidth = 10
  private static let safetyWidth = 12

  private func squares(_ set: SquareSet) -> [Square] {
    set.members.map(board.table.rules.square(at:))
  }
}
