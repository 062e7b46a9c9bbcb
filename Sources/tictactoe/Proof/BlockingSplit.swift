import GameRules
import GameSolver

/// Splits the proof that O stops every line of X into positions that can be solved independently.
///
/// A job is a position with X to move. While there are too few, the first one is expanded: each of
/// X's moves that needs an answer gets a reply, and each resulting position that is new up to
/// symmetry becomes a job, unless it is proved at once. The same rules and number give the same
/// jobs on every machine.
struct BlockingSplit {
  /// The jobs, as game texts.
  let games: [String]

  /// Creates at least `count` jobs, or as many as there are.
  init(_ tree: BlockingTree, into count: Int) {
    let rules = tree.table.rules
    var waiting: [[Square]] = [[]]
    var whole: [[Square]] = []
    var seen: Set<Board> = []
    while !waiting.isEmpty, waiting.count + whole.count < count, !tree.watch.shouldStop() {
      let job = waiting.removeFirst()
      guard let after = tree.jobs(after: job), !after.isEmpty else {
        whole.append(job)
        continue
      }
      for job in after
      where seen.insert(tree.position(job).board.canonical(on: rules).board).inserted {
        waiting.append(job)
      }
    }
    games = (waiting + whole).map { Game.text(rules, $0) }
  }
}

/// The tree of positions in a split proof.
struct BlockingTree {
  let table: LineTable
  let search: WeakSearch
  /// Stops long searches.
  let watch: SearchWatch

  /// The position after these moves.
  func position(_ moves: [Square]) -> Position {
    var position = Position(table)
    for square in moves { position.playUnchecked(table.rules.index(of: square)) }
    return position
  }

  /// The jobs after these moves, with X to move; nil if the position is to be solved whole.
  fileprivate func jobs(after moves: [Square]) -> [[Square]]? {
    guard let next = search.movesToAnswer(in: position(moves)) else { return nil }
    var jobs: [[Square]] = []
    for move in next.moves {
      // If every reply is refuted, an earlier reply was wrong; solving this position reveals it.
      guard let reply = reply(to: moves + [move]) else { return nil }
      if reply.isProved { continue }
      let job = moves + [move, reply.square]
      // O has a line, which the blocking side never needs. The game cannot go on from there.
      if position(job).isOver { return nil }
      jobs.append(job)
    }
    return jobs
  }

  /// O's reply, independent of the board's orientation.
  func reply(to moves: [Square]) -> (square: Square, isProved: Bool)? {
    let rules = table.rules
    let position = position(moves)
    if position.isOver { return nil }
    let symmetry = position.board.canonical(on: rules).symmetry
    let image = self.position(moves.map { symmetry($0, on: rules) })
    return search.likelyReply(in: image).map {
      (symmetry.inverse($0.square, on: rules), $0.isProved)
    }
  }
}
