import GameRules

/// A search that plays the game's own moves, and so holds for any rules.
///
/// It asks one question at a time: is a position worth at least a given value? It is if some move
/// is, and a move is unless the position after it is worth more to the other side:
///
///     at least a draw?   a1: not if the other side wins   b1: not if the other side wins   …
///
/// A question about a win within few plies looks no further ahead than that. Each answer is proved and
/// saved, and holds whatever is asked next.
final class PlainSearch {
  private let table: LineTable
  let isNormal: Bool
  private let known: BoundsTable
  var counts: LineCounts
  var mover = Mark.x
  /// The moves that each position on the way has left to try, one position after the other.
  private let moves: UnsafeMutablePointer<Move>
  private let workPerMove: Int64
  private var limit = SearchLimit.none
  private var nextQuestion: Int64 = 0
  /// The limit at which the current question is given up.
  private var lastNode: Int64 = 0

  private struct Move {
    var weight: Int64
    var square: Int
  }

  /// The number of positions searched so far.
  private(set) var nodes: Int64 = 0
  /// The number of lines examined so far.
  var work: Int64 { nodes * workPerMove }
  /// Whether the last search was stopped by its limit.
  private(set) var isOverLimit = false

  init(_ table: LineTable, memory: Int) {
    let area = table.rules.area
    self.table = table
    isNormal = table.rules.ending == .normal
    known = BoundsTable(area: area, memory: memory)
    counts = LineCounts(table)
    moves = .allocate(capacity: area * (area + 1) / 2)
    workPerMove = Int64(area + 2 * table.lines.reduce(0) { $0 + $1.squares.count } / area)
  }

  deinit {
    counts.deallocate()
    moves.deallocate()
  }

  /// Proves bounds on a position and its moves.
  ///
  /// - Parameters:
  ///   - analysis: The bounds known so far, to be improved.
  ///   - precision: Whether distances are needed.
  ///   - depth: The most plies to look ahead.
  ///   - limit: The limit, compared with the running totals `nodes` and `work`.
  func learn(
    _ analysis: inout Analysis, _ precision: Solver.Precision, depth: Int = .max,
    counted limit: SearchLimit
  ) {
    self.limit = limit
    isOverLimit = false
    let position = analysis.position
    if position.isOver { return }
    let start = nodes
    show(position)
    var root = ValueBounds(pliesLeft: counts.emptyCount, ending: position.rules.ending)
    var replies = MoveOrbit.all(of: position).map { orbit in
      let square = position.rules.index(of: orbit.squares[0])
      let after = ValueBounds(position.playingUnchecked(orbit.squares[0]))
      return (square: square, orbit: orbit.squares, bounds: after)
    }
    var budget = PlainSearch.firstBudget
    var isSettled = false
    while !isSettled, !isSpent() {
      // The position itself comes first: its result tells which moves are good enough.
      isSettled = ask(
        &root, precision, depth: depth,
        budget: budget * PlainSearch.rootShare * Int64(replies.count))
      let best = known.entry(counts, toMove: mover).map { Int($0.best) }
      if let first = replies.firstIndex(where: { $0.square == best }) { replies.swapAt(0, first) }
      for index in replies.indices where replies[index].bounds.value == nil {
        replies[index].bounds.learn(parent: root)
        place(replies[index].square)
        let isKnown = ask(&replies[index].bounds, precision, depth: depth - 1, budget: budget)
        lift(replies[index].square)
        isSettled = isKnown && isSettled
        let move = replies[index].bounds.beforeMove
        for square in replies[index].orbit { analysis.learn(move, of: square) }
        root.learn(atLeast: move.lower)
      }
      root.learn(atMost: replies.map { $0.bounds.beforeMove.upper }.max() ?? .draw)
      analysis.learn(root)
      analysis.nodes = nodes - start
      budget *= 4
    }
  }

  /// The bounds of a position, without those of its moves.
  ///
  /// - Parameters:
  ///   - position: A position that goes on.
  ///   - precision: Whether the distance is needed.
  ///   - limit: The limit, compared with the running totals `nodes` and `work`.
  /// - Returns: The bounds proved within the limit.
  func bounds(
    of position: Position, _ precision: Solver.Precision, counted limit: SearchLimit
  ) -> ValueBounds {
    self.limit = limit
    isOverLimit = false
    show(position)
    var bounds = ValueBounds(position)
    var budget = PlainSearch.firstBudget
    while !isSpent(), !ask(&bounds, precision, depth: .max, budget: budget) { budget *= 4 }
    return bounds
  }

  /// Whether the side to move wins within a number of plies; nil where the limit leaves that open.
  ///
  /// - Parameters:
  ///   - position: A position that goes on.
  ///   - plies: The most plies that the game may last, from 1 on.
  ///   - limit: The limit, compared with the running totals `nodes` and `work`.
  /// - Returns: Whether it wins so soon.
  func wins(_ position: Position, within plies: Int, counted limit: SearchLimit) -> Bool? {
    self.limit = limit
    isOverLimit = false
    lastNode = .max
    show(position)
    return isWorth(Value.win(in: plies).score)
  }

  /// Asks about the position on the board until enough is known or the budget is spent.
  ///
  /// - Returns: Whether there is nothing more to ask.
  private func ask(
    _ bounds: inout ValueBounds, _ precision: Solver.Precision, depth: Int, budget: Int64
  ) -> Bool {
    learn(&bounds)
    // Near ends first, with a quarter of the budget: the result may be too far away to be found.
    lastNode = nodes + budget / 4
    if look(ahead: depth, &bounds, precision) { return true }
    if depth < counts.emptyCount { return false }
    lastNode = nodes + budget
    for result in [Value.draw.score, 1] {  // At least 1 is any win.
      if bounds.lower.score < result, bounds.upper.score >= result { learn(&bounds, result) }
    }
    return bounds.result != nil && look(ahead: depth, &bounds, precision)
  }

  /// Asks for the end of the game in one ply, then in two, and so on.
  ///
  /// - Returns: Whether there is nothing more to ask.
  private func look(
    ahead depth: Int, _ bounds: inout ValueBounds, _ precision: Solver.Precision
  ) -> Bool {
    while !bounds.isSettled(precision) {
      // The nearest end that may come, won or lost.
      let (win, loss) = (bounds.upper.winningPlies, bounds.lower.losingPlies)
      if min(win, loss) > depth { return true }
      let score = win < loss ? bounds.upper.score : bounds.lower.score + 1
      if !learn(&bounds, score) { return false }
    }
    return true
  }

  /// Asks whether the position is worth at least `wanted`; returns whether that was answered.
  @discardableResult
  private func learn(_ bounds: inout ValueBounds, _ wanted: Int) -> Bool {
    guard !isSpent(), let isWorth = isWorth(wanted) else { return false }
    if isWorth {
      bounds.learn(atLeast: Value(score: rounded(wanted, isWin: true)))
    } else {
      bounds.learn(atMost: Value(score: -rounded(1 - wanted, isWin: false)))
    }
    return true
  }

  /// Learns what is seen at a glance, and what was proved before.
  private func learn(_ bounds: inout ValueBounds) {
    let (lower, upper) = glance()
    bounds.learn(atLeast: Value(score: lower))
    bounds.learn(atMost: Value(score: upper))
    guard let entry = known.entry(counts, toMove: mover) else { return }
    bounds.learn(atLeast: Value(score: Int(entry.lower)))
    bounds.learn(atMost: Value(score: Int(entry.upper)))
  }

  /// Whether the position on the board is worth at least `score` to the side to move; nil if the limit
  /// or the budget was reached.
  private func isWorth(_ score: Int, _ stack: Int = 0) -> Bool? {
    nodes += 1
    if isSpent() || nodes >= lastNode { return nil }
    let wanted = rounded(score, isWin: true)
    var best = -1
    if let answer = answerWithoutMoves(wanted, &best) { return answer }
    let end = listMoves(from: stack, best: best)
    for place in stack..<end {
      let square = takeLightestMove(at: place, before: end).square
      if counts.completes(square, for: mover) {
        // In misère that loses, and never later than any other move.
        if !isNormal { continue }
        return true
      }
      self.place(square)
      let isWorse = isWorth(wanted > 0 ? -wanted : 2 - wanted, end)
      lift(square)
      guard let isWorse else { return nil }
      if isWorse { continue }
      known.update(counts, toMove: mover) {
        $0.lower = max($0.lower, Int16(wanted))
        $0.best = Int16(square)
      }
      return true
    }
    let most = -rounded(1 - wanted, isWin: false)
    known.update(counts, toMove: mover) { $0.upper = min($0.upper, Int16(most)) }
    return false
  }

  /// The answer at a glance, from the table, or by a pairing; sets `best` to the move to try first.
  private func answerWithoutMoves(_ wanted: Int, _ best: inout Int) -> Bool? {
    let (lower, upper) = glance()
    if lower >= wanted { return true }
    if upper < wanted { return false }
    if let entry = known.entry(counts, toMove: mover) {
      if entry.lower >= wanted { return true }
      if entry.upper < wanted { return false }
      best = Int(entry.best)
    }
    // A pair on each open line keeps a side from completing one, or from having to where that loses:
    // 1.5 times fewer positions (decision 9).
    let seeksWin = wanted > 0
    guard counts.canPair(for: seeksWin == isNormal ? mover : mover.opponent) else { return nil }
    known.update(counts, toMove: mover) {
      if seeksWin { $0.upper = min($0.upper, 0) } else { $0.lower = max($0.lower, 0) }
    }
    return !seeksWin
  }

  /// Moves the lightest of the remaining moves to `place`.
  ///
  /// The first one is usually enough, so the list is never sorted.
  private func takeLightestMove(at place: Int, before end: Int) -> Move {
    var lightest = place
    for other in place + 1..<end where moves[other].weight < moves[lightest].weight {
      lightest = other
    }
    let move = moves[lightest]
    moves[lightest] = moves[place]
    moves[place] = move
    return move
  }

  /// Lists the moves to try: where a line loses, those on the fewest and emptiest lines weigh least, and
  /// keep the squares that one side alone can use for later.
  ///
  /// - Returns: The end of the list.
  private func listMoves(from start: Int, best: Int) -> Int {
    var end = start
    for square in 0..<table.rules.area where !isTaken(square) {
      let own = counts.weight(of: square, for: mover)
      let other = counts.weight(of: square, for: mover.opponent)
      let weight = isNormal ? -own - other : own + other
      moves[end] = Move(weight: square == best ? .min : weight, square: square)
      end += 1
    }
    return end
  }

  private func isTaken(_ square: Int) -> Bool {
    counts.x.taken.contains(square) || counts.o.taken.contains(square)
  }

  /// Sets the board up as in a position.
  private func show(_ position: Position) {
    for mark in [Mark.x, .o] {
      for square in counts[mark].taken.members where position.board[square] != mark {
        counts.lift(mark, at: square)
      }
    }
    for mark in [Mark.x, .o] {
      for square in position.board.squares(of: mark).members
      where !counts[mark].taken.contains(square) {
        counts.place(mark, at: square)
      }
    }
    mover = position.toMove
  }

  private func place(_ square: Int) {
    counts.place(mover, at: square)
    mover = mover.opponent
  }

  private func lift(_ square: Int) {
    mover = mover.opponent
    counts.lift(mover, at: square)
  }

  private static let firstBudget: Int64 = 4
  /// The ratio of the work for the position itself to that for all of its moves.
  private static let rootShare: Int64 = 8

  private func isSpent() -> Bool {
    if isOverLimit { return true }
    isOverLimit = nodes >= limit.nodes || work >= limit.work
    if !isOverLimit, nodes >= nextQuestion {
      isOverLimit = limit.shouldStop()
      if !isOverLimit { nextQuestion = nodes + SearchLimit.pace / workPerMove }
    }
    return isOverLimit
  }
}

extension Value {
  /// The plies of a win; `.max` for any other value.
  fileprivate var winningPlies: Int { result == .win ? plies ?? .max : .max }
  /// The plies of a loss; `.max` for any other value.
  fileprivate var losingPlies: Int { result == .loss ? plies ?? .max : .max }
}

extension ValueBounds {
  /// Whether the bounds are as precise as needed.
  fileprivate func isSettled(_ precision: Solver.Precision) -> Bool {
    precision == .distance ? value != nil : result != nil
  }
}
