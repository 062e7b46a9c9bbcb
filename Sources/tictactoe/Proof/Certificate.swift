import GameRules
import GameSolver

/// Proofs as files.
struct Certificate {
  let place: ProofPlace
  let memory: Int
  /// Whether to prove only that one side stops every line of the other.
  let isWeak: Bool
  /// Stops long searches and reports progress.
  let watch: SearchWatch

  /// Solves a game and writes its proof, unless the file already holds it.
  ///
  /// - Returns: One line with the value.
  func solve(_ game: Game) throws(Failure) -> String {
    try check(game)
    try place.check()
    if let proof = place.proof, proof.game == game.description { return proof.line }
    if game.position.ply == 0, let paving = Paving(stopping: game.rules) {
      return try writePairs(game, paving)
    }
    if isWeak { return try solveWeakly(game) }
    let search = ProofSearch(game.position, memory: memory, watch: watch)
    let memory = search.memoryForReferences
    switch search.run() {
    case .blocks(let weak): return try writeBlocks(game, weak, memory)
    case .value(let value, let oracle):
      return try place.write(game) { (file) throws(ProofWriter.Obstacle) in
        var writer = ProofWriter(game.rules, oracle, memory: memory, to: file)
        try writer.write(game, value)
      }
    case nil: throw ProofWriter.Obstacle.stopped.failure
    }
  }

  /// Proves that the side not to move stops every line of the other.
  private func solveWeakly(_ game: Game) throws(Failure) -> String {
    let search = WeakSearch(game.position.table, memory: memory / 2)
    let mark = game.position.toMove
    switch search.canComplete(game.position, nodes: SearchPlan.unlimited, watch) {
    case false: return try writeBlocks(game, search, memory / 2)
    case nil: throw ProofWriter.Obstacle.stopped.failure
    default:
      throw Failure(
        status: .failure,
        message: "solve: \(mark.opponent.letter) does not stop every line after \(game)")
    }
  }

  /// Writes the pairs of a paving, which are the whole proof.
  private func writePairs(_ game: Game, _ paving: Paving) throws(Failure) -> String {
    // Squares on no line, such as a corner beside a cross, have no place in a proof.
    let lines = game.position.table.lines
    let pairs = paving.pairs(on: game.rules).filter { first, second in
      lines.contains { $0.squares.contains(first) && $0.squares.contains(second) }
    }
    return try place.write(game) { (file) throws(ProofWriter.Obstacle) in
      file.begin(game, "draw")
      file.begin("o blocks")
      file.write(.pairs(pairs))
    }
  }

  /// Writes the proof that the side not to move stops every line of the other.
  private func writeBlocks(
    _ game: Game, _ search: WeakSearch, _ memory: Int
  ) throws(Failure) -> String {
    let mark = game.position.toMove.opponent
    return try place.write(game) { (file) throws(ProofWriter.Obstacle) in
      // On the empty board, the first player cannot lose.
      file.begin(game, game.position.ply == 0 ? "draw" : "\(mark.word) holds")
      file.begin("\(mark.word) blocks")
      let zone = search.prove(
        game.position, memory: memory, limit: SearchLimit { watch.shouldStop() },
        tell: file.write)
      if zone == nil { throw .stopped }
    }
  }

  /// Joins the proofs in a folder.
  func join(_ rules: Rules, _ folder: String) throws(Failure) -> String {
    let game = Game(rules)
    try checkSplit(game)
    try place.check()
    let parts = try ProofParts(in: folder, of: rules)
    let table = game.position.table
    return try place.write(game) { (file) throws(ProofWriter.Obstacle) in
      if isWeak {
        let tree = tree(of: table, memory: memory / 2)
        var join = BlockingJoin(tree, parts, memory: memory / 2, to: file)
        try join.write()
      } else {
        var writer = ProofWriter(
          rules, oracle(for: table, memory: memory / 2), parts: parts, memory: memory / 2, to: file)
        try writer.write(game, .draw)
      }
    }
  }

  /// The jobs of a split.
  func split(_ rules: Rules, into count: Int) throws(Failure) -> [String] {
    let game = Game(rules)
    try checkSplit(game)
    let table = game.position.table
    let games =
      isWeak
      ? BlockingSplit(tree(of: table, memory: memory), into: count).games
      : ProofSplit(of: table, into: count, oracle(for: table, memory: memory)).games
    if watch.shouldStop() { throw ProofWriter.Obstacle.stopped.failure }
    return games
  }

  private func tree(of table: LineTable, memory: Int) -> BlockingTree {
    BlockingTree(table: table, search: WeakSearch(table, memory: memory), watch: watch)
  }

  private func oracle(for table: LineTable, memory: Int) -> ProofOracle {
    ProofOracle(table, memory: memory) { watch.shouldStop() }
  }

  private func checkSplit(_ game: Game) throws(Failure) {
    try check(game)
    if !isWeak, !game.rules.fitsInWord {
      throw Failure(
        status: .failure, message: "solve: a board of more than 64 squares is split with --weak")
    }
  }

  private func check(_ game: Game) throws(Failure) {
    if game.position.isOver {
      throw Failure(status: .failure, message: "solve: the game is over: there is nothing to prove")
    }
    if game.isSwapOpen {
      throw Failure(
        status: .failure,
        message: "solve: a proof is of a game in which the first mark can no longer be taken over")
    }
    if !game.rules.isMonotone {
      throw Failure(
        status: .failure, message: "solve: proofs are for games in which an extra mark never hurts")
    }
    if isWeak ? WeakSearch.covers(game.rules) : game.rules.fitsInWord { return }
    if game.position.ply > 0 || !WeakSearch.covers(game.rules) {
      throw Failure(
        status: .failure,
        message:
          "solve: proofs are for boards of up to 64 squares, or 128 from the empty board or --weak")
    }
  }
}
