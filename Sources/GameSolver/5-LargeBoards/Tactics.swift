import GameRules

/// Unproved judgements of a position: wins, blocks, threat sequences and plans of both sides, and
/// the best squares, counted by rows.
final class Tactics {
  private let board: ThreatBoard
  private let search: ThreatSearch
  private let plans: PlanSearch
  /// Created on first use: it takes memory that levels without lookahead do not need.
  private lazy var lookahead = Lookahead(
    board, search, scores ?? ScoreTable(count: Tactics.scoreCount))
  private let scores: ScoreTable?
  private var mark = Mark.x
  /// Whether tables are cleared before each move, so that a move depends only on the position.
  private var forgets: Bool { scores == nil }
  /// Whether a limit ended the search of the last `bounds`, so it may have missed runs.
  private(set) var isCut = false

  /// Creates tactics for a game.
  convenience init(_ table: LineTable) {
    self.init(ThreatBoard(table))
  }

  /// Creates tactics on a board, which is deallocated with them.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - planCount: The number of positions that the search for plans has room for, a power of two.
  ///   - scores: The lookahead's table, which is kept from move to move; nil for a small one that is
  ///     cleared before each move, as the one for plans is then.
  init(_ board: ThreatBoard, planCount: Int = 1 << 14, scores: ScoreTable? = nil) {
    self.board = board
    self.scores = scores
    search = ThreatSearch(board)
    plans = PlanSearch(board, search, entryCount: planCount)
  }

  deinit { board.deallocate() }

  /// Sets up a position.
  func show(_ position: Position) { show(toMove: position.toMove) { position.board[$0] } }

  /// Sets up a position by the marks on its squares.
  func show(toMove mark: Mark, _ marks: (Int) -> Mark?) {
    board.show(marks)
    self.mark = mark
  }

  /// The squares that complete a line of the side to move.
  var wins: [Int] { wins(of: mark) }

  /// The squares that complete a line of the other side.
  var blocks: [Int] { wins(of: mark.opponent) }

  /// The number of positions searched so far.
  var nodes: Int64 { search.nodes }

  /// The number of lines examined so far.
  var work: Int64 { board.work }

  /// Bounds that threats prove: that a line is completed now or cannot be stopped, or that a threat
  /// sequence wins.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - limit: The limit, compared with the running totals `nodes` and `work`.
  /// - Returns: The bounds; as wide as possible if no threat is found.
  func bounds(of position: Position, counted limit: SearchLimit) -> ValueBounds {
    var bounds = ValueBounds(position)
    isCut = false
    if position.isOver { return bounds }
    show(position)
    if board.winCount(of: mark) > 0 {
      bounds.learn(atLeast: .win(in: 1))
      return bounds
    }
    bounds.learn(atMost: .win(in: 3))
    if board.winCount(of: mark.opponent) > 1 { bounds.learn(atMost: .loss(in: 2)) }
    if let run = shortestRun(of: mark, limit) {
      bounds.learn(atLeast: .win(in: run.plies))
    } else if board.winCount(of: mark.opponent) == 1, let block = board.win(of: mark.opponent) {
      // The only reply to a threat can leave the other side a run.
      board.place(mark, at: block)
      let run = shortestRun(of: mark.opponent, limit)
      board.lift(mark, at: block)
      if let run { bounds.learn(atMost: .loss(in: run.plies + 1)) }
    }
    return bounds
  }

  /// The run of a side that completes a line first, as if that side were to move.
  private func shortestRun(of mark: Mark, _ limit: SearchLimit) -> ThreatSearch.Run? {
    for moves in 2...Tactics.longestRun {
      if nodes >= limit.nodes || work >= limit.work {
        isCut = true
        break
      }
      search.grant(
        SearchLimit(
          nodes: min(Tactics.nodesPerRun, limit.nodes - nodes), work: limit.work - work,
          shouldStop: limit.shouldStop))
      let run = search.run(of: mark, moves: moves)
      if run != nil { return run }
      if search.isSpent { isCut = true }
      if search.isStopped { break }
    }
    return nil
  }

  /// The moves with the greatest weight, judged statically.
  func heaviest(of moves: [Int]) -> [Int] {
    let most = moves.map { board.weight(of: $0, for: mark) }.max()
    return moves.filter { board.weight(of: $0, for: mark) == most }
  }

  /// The moves that look best: usually one, or several that look equal.
  ///
  /// - Parameters:
  ///   - moves: The moves to choose from.
  ///   - skill: The player's abilities and limits.
  ///   - shouldStop: Polled during the search; true makes it settle for what it has found.
  /// - Returns: Some of the moves.
  func best(
    of moves: [Int], _ skill: Level.Skill,
    _ shouldStop: @escaping () -> Bool = { false }
  ) -> [Int] {
    let part = SearchLimit(
      nodes: skill.threatNodes / 4, work: skill.threatWork / 4, shouldStop: shouldStop)
    var allowed = [Bool](repeating: false, count: board.area)
    for move in moves { allowed[move] = true }
    if forgets { plans.forgetAll() }
    if let win = win(allowed, skill, part) { return [win] }
    let candidates = defences(allowed, skill, part)
    let heaviest = board.heaviest(Tactics.safetyWidth, for: mark) { candidates[$0] }
    let likely = (0..<heaviest.count).map { board[heaviest, $0] }
    board.drop(heaviest)
    if skill.lookahead > 0 {
      let work = skill.isTimed ? .max : skill.lookaheadWork
      search.grant(SearchLimit(work: work, shouldStop: shouldStop))
      return lookAhead(likely, skill).map { [$0] } ?? moves
    }
    search.grant(part)
    guard let choice = likely.first(where: { isSafe($0, skill) }) ?? likely.first else {
      return moves
    }
    let least = board.weight(of: choice, for: mark) >> skill.slack
    return candidates.indices.filter {
      guard candidates[$0] else { return false }
      let weight = board.weight(of: $0, for: mark)
      return $0 == choice || weight >= least && isSafe($0, skill)
    }
  }

  /// The move that looks best some plies later, after which no plan of the other side is found.
  private func lookAhead(_ moves: [Int], _ skill: Level.Skill) -> Int? {
    if forgets { lookahead.forgetAll() }
    let work = skill.lookaheadWork / Tactics.partsOfLookahead
    return lookahead.best(of: moves, for: mark) { move in
      board.place(mark, at: move)
      defer { board.lift(mark, at: move) }
      return search.within(nodes: .max, work: work) { plans.plan(of: mark.opponent) != nil }
    }
  }

  /// Looks ahead to fill the table of scores for another thread that looks for a move.
  func assist(_ shouldStop: @escaping () -> Bool) {
    search.grant(SearchLimit(shouldStop: shouldStop))
    let heaviest = board.heaviest(Tactics.safetyWidth, for: mark) { _ in true }
    let likely = (0..<heaviest.count).map { board[heaviest, $0] }
    board.drop(heaviest)
    _ = lookahead.best(of: likely, for: mark, from: 2) { _ in false }
  }

  /// The allowed move with which a threat sequence or a plan of the side to move begins.
  private func win(_ allowed: [Bool], _ skill: Level.Skill, _ limit: SearchLimit) -> Int? {
    search.grant(limit)
    if let run = search.run(of: mark, moves: skill.runMoves), allowed[run.move] {
      return run.move
    }
    if !skill.plans { return nil }
    search.grant(limit)
    return plans.plan(of: mark).flatMap { allowed[$0] ? $0 : nil }
  }

  /// The allowed moves that stop a threat sequence of the other side; all of them if there is none,
  /// or if none stops it.
  private func defences(
    _ allowed: [Bool], _ skill: Level.Skill, _ limit: SearchLimit
  ) -> [Bool] {
    search.grant(limit)
    if search.run(of: mark.opponent, moves: skill.runMoves) == nil { return allowed }
    var defences = [Bool](repeating: false, count: board.area)
    for index in search.defences(of: mark) { defences[index] = allowed[index] }
    return defences.contains(true) ? defences : allowed
  }

  /// Whether no threat sequence or plan of the other side is found after a move.
  private func isSafe(_ index: Int, _ skill: Level.Skill) -> Bool {
    board.place(mark, at: index)
    defer { board.lift(mark, at: index) }
    let other = mark.opponent
    if search.run(of: other, moves: skill.runMoves) != nil { return false }
    if !skill.plans { return true }
    return search.within(nodes: Tactics.nodesPerPlan, work: .max) { plans.plan(of: other) == nil }
  }

  private static let longestRun = 12
  private static let nodesPerRun: Int64 = 2_000
  private static let nodesPerPlan: Int64 = 500
  private static let safetyWidth = 12
  private static let scoreCount = 1 << 17
  /// The part of a lookahead's work that goes into one search for an opponent's plan.
  private static let partsOfLookahead: Int64 = 16

  private func wins(of mark: Mark) -> [Int] {
    (0..<board.area).filter { board.isWin($0, of: mark) }
  }
}
