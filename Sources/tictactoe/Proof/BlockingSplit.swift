import GameRules
import GameSolver

/// The proof that O stops every line of X, split into positions that can be solved on their own.
///
/// A job is a position with X to move. While there are too few, the first of them is opened: to each
/// move of X that needs an answer there is a reply, and each position after it that is new up to
/// symmetry is a job, unless it is proved at once.
/// The same rules and number make the same jobs everywhere.
struct BlockingSplit {
  /// The jobs, as game texts.
  let games: [String]

  /// At least so many jobs, or as many as there can be.
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

/// The positions of a proof that is split.
struct BlockingTree {
  let table: LineTable
  let search: WeakSearch
  /// Ends what takes too long.
  let watch: SearchWatch

  /// The position after some moves.
  func position(_ moves: [Square]) -> Position {
    var position = Position(table)
    for square in moves { position.playUnchecked(table.rules.index(of: square)) }
    return position
  }

  /// What follows some moves, X to move; nil where that is to be solved as one.
  fileprivate func jobs(after moves: [Square]) -> [[Square]]? {
    guard let next = search.movesToAnswer(in: position(moves)) else { return nil }
    var jobs: [[Square]] = []
    for move in next.moves {
      // Where every reply is refuted, an earlier one was wrong; whoever solves this will find that.
      guard let reply = reply(to: moves + [move]) else { return nil }
      if reply.isProved { continue }
      let job = moves + [move, reply.square]
      // O has a line, which a blocking side never needs; there is no game to go on with.
      if position(job).isOver { return nil }
      jobs.append(job)
    }
    return jobs
  }

  /// O's reply, which is the same however the board is turned.
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
