import GameProofs
import GameRules
import GameSolver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Option {
  /// The file for a proof.
  static let certificate = Option(
    name: "--certificate", value: "FILE", summary: "Write a proof that verify can check")
  /// The number of independent jobs.
  static let split = Option(
    name: "--split", value: "N", summary: "Print at least N games to be solved each on its own")
  /// The folder with the proofs of a split.
  static let join = Option(
    name: "--join", value: "DIR", summary: "Put the proofs of a split in DIR together")
  /// The size of the tables.
  static let memory = Option(
    name: "--memory", value: "SIZE",
    summary: "Keep at most so much of what is proved: 500M, 2G; else a quarter of the machine")
}

/// Proofs as files.
struct Certificate {
  let path: String
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
    try checkPlace()
    if !isStream, let bytes = FileBytes(path), let proof = try? bytes.proof(Certificate.complaint),
      proof.game == game.description
    {
      return line(proof)
    }
    if isWeak { return try solveWeakly(game) }
    let position = game.position
    // Shared by both searches (large boards have only one) and by the references of the proof.
    let part = game.rules.fitsInWord ? memory / 3 : memory / 2
    let weak =
      position.ply == 0 && WeakSearch.covers(game.rules)
      ? WeakSearch(position.table, memory: part) : nil
    // In the order of `ValueSearch`: first both searches with small budgets.
    if let weak, let line = try block(game, weak, nodes: ValueSearch.littleWeakly, part) {
      return line
    }
    if game.rules.area > UInt64.bitWidth {
      if let weak, let line = try block(game, weak, nodes: .max, part) { return line }
      throw Certificate.failure(.stopped)
    }
    let budget = Locked(ValueSearch.littleStrongly / 4096)
    let oracle = ProofOracle(position.table, memory: weak == nil ? memory - part : part) {
      budget.withLock {
        $0 -= 1
        return $0 < 0
      } || watch.shouldStop()
    }
    watch.words = { "\(oracle.nodes) positions" }
    var value = Certificate.value(of: position, oracle)
    budget.withLock { $0 = .max }
    if value == nil, let weak, let line = try block(game, weak, nodes: ValueSearch.much, part) {
      return line
    }
    watch.words = { "\(oracle.nodes) positions" }
    value = value ?? Certificate.value(of: position, oracle)
    guard let value else { throw Certificate.failure(.stopped) }
    return try write(game) { (file) throws(ProofWriter.Obstacle) in
      var writer = ProofWriter(game.rules, oracle, memory: part, to: file)
      try writer.write(game, value)
    }
  }

  /// The result of a position; nil if the search was stopped.
  private static func value(of position: Position, _ oracle: ProofOracle) -> Value.Result? {
    let own = position.board.squares(of: position.toMove).firstWord
    let other = position.board.squares(of: position.toMove.opponent).firstWord
    guard let wins = oracle.canWin(attacker: own, defender: other, isAttacking: true) else {
      return nil
    }
    // On an empty board, the first player cannot lose, so only its win is in question.
    if wins || position.ply == 0 { return wins ? .win : .draw }
    return oracle.canWin(attacker: other, defender: own, isAttacking: false).map {
      $0 ? .loss : .draw
    }
  }

  /// Proves that the side not to move stops every line of the other.
  private func solveWeakly(_ game: Game) throws(Failure) -> String {
    let search = WeakSearch(game.position.table, memory: memory / 2)
    let mark = game.position.toMove
    switch canComplete(game, search, nodes: .max) {
    case false: return try writeBlocks(game, search, memory / 2)
    case nil: throw Certificate.failure(.stopped)
    default:
      throw Failure(
        status: .failure,
        message: "solve: \(mark.opponent.letter) does not stop every line after \(game)")
    }
  }

  /// Writes the proof that O stops every line of X from the empty board.
  ///
  /// - Returns: One line with the value; nil if that is false or was not found.
  private func block(
    _ game: Game, _ search: WeakSearch, nodes: Int, _ memory: Int
  ) throws(Failure) -> String? {
    guard canComplete(game, search, nodes: nodes) == false else { return nil }
    return try writeBlocks(game, search, memory)
  }

  private func canComplete(_ game: Game, _ search: WeakSearch, nodes: Int) -> Bool? {
    watch.words = { "\(search.nodes) positions" }
    let limit = SearchLimit(nodes: nodes, shouldStop: watch.shouldStop)
    return search.canComplete(from: game.position, limit: limit)
  }

  private func writeBlocks(
    _ game: Game, _ search: WeakSearch, _ memory: Int
  ) throws(Failure) -> String {
    let mark = game.position.toMove.opponent
    return try write(game) { (file) throws(ProofWriter.Obstacle) in
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
    try checkPlace()
    let parts = try ProofParts(in: folder, of: rules)
    let table = game.position.table
    return try write(game) { (file) throws(ProofWriter.Obstacle) in
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
    if watch.shouldStop() { throw Certificate.failure(.stopped) }
    return games
  }

  private func tree(of table: LineTable, memory: Int) -> BlockingTree {
    BlockingTree(table: table, search: WeakSearch(table, memory: memory), watch: watch)
  }

  private func oracle(for table: LineTable, memory: Int) -> ProofOracle {
    ProofOracle(table, memory: memory) { watch.shouldStop() }
  }

  /// Writes a proof to a temporary file, checks it, and moves it into place; for `-`, prints it.
  ///
  /// - Parameters:
  ///   - game: The proved game.
  ///   - lines: Writes the lines of the proof.
  /// - Returns: One line with the value, or the proof itself.
  /// - Throws: The reason the proof could not be written.
  private func write(
    _ game: Game, _ lines: (ProofFile) throws(ProofWriter.Obstacle) -> Void
  ) throws(Failure) -> String {
    let place = realpath(path, nil).map { place in
      defer { free(place) }
      return String(cString: place)
    }
    let draft = path == "-" || isStream ? nil : "\(place ?? path).\(getpid()).part"
    // Registered before the file exists, because a signal may come right after.
    if let draft { Interruption.guardDraft(draft) }
    defer {
      if let draft { unlink(draft) }
      Interruption.dropDraft()
    }
    guard let file = draft.map({ fopen($0, "w+b") }) ?? tmpfile() else { throw cannotWrite }
    defer { fclose(file) }
    // Writing beyond the file size limit should be an error, not a fatal signal.
    setHandler(SIGXFSZ, SIG_IGN)
    let proof = ProofFile(file, of: game.rules, whenFailed: watch.stop)
    watch.words = { "\(proof.lineCount) lines" }
    let obstacle: ProofWriter.Obstacle?
    do throws(ProofWriter.Obstacle) {
      try lines(proof)
      proof.end()
      obstacle = nil
    } catch {
      obstacle = error
    }
    if let failure = proof.failure {
      throw Failure(
        status: .failure,
        message:
          "solve: \"\(path)\": cannot be written beyond line \(failure.lineCount): \(failure.cause)"
      )
    }
    if let obstacle { throw Certificate.failure(obstacle) }
    watch.say("checking \(proof.lineCount) lines")
    guard let bytes = FileBytes(file) else {
      throw Certificate.complaint("checking it takes more memory than the system gives")
    }
    let checked = try bytes.proof(Certificate.complaint)
    if let draft {
      if rename(draft, place ?? path) != 0 { throw cannotWrite }
    } else if path == "-" {
      return String(bytes.text.dropLast())
    } else {
      guard let stream = fopen(path, "wb") else { throw cannotWrite }
      let isWritten = bytes.copy(to: stream)
      if fclose(stream) != 0 || !isWritten { throw cannotWrite }
    }
    return line(checked)
  }

  /// Whether the path is not a regular file, such as a pipe.
  private var isStream: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Fails before a long search, rather than after it, if the proof cannot be written.
  private func checkPlace() throws(Failure) {
    if path == "-" { return }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    if access(isStream ? path : folder, W_OK) != 0 { throw cannotWrite }
    if let directory = opendir(path) {
      closedir(directory)
      errno = EISDIR
      throw cannotWrite
    }
  }

  private static func complaint(_ cause: String) -> Failure {
    Failure(status: .failure, message: "solve: the proof: \(cause)")
  }

  private var cannotWrite: Failure {
    Failure(status: .failure, message: "solve: \"\(path)\": cannot be written: \(reason())")
  }

  private func line(_ proof: ProofChecker.Proof) -> String {
    "\(proof.game) \(proof.value), proved in \(proof.lineCount) lines"
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
    if !game.rules.isMonotone {
      throw Failure(
        status: .failure, message: "solve: proofs are for games in which a mark more never hurts")
    }
    if isWeak ? WeakSearch.covers(game.rules) : game.rules.fitsInWord { return }
    if game.position.ply > 0 || !WeakSearch.covers(game.rules) {
      throw Failure(
        status: .failure,
        message:
          "solve: proofs are for boards of up to 64 squares, or 128 from the empty board or --weak")
    }
  }

  private static func failure(_ obstacle: ProofWriter.Obstacle) -> Failure {
    switch obstacle {
    case .stopped:
      Failure(status: .failure, message: "solve: stopped before the proof was found")
    case .missing(let game):
      Failure(status: .failure, message: "solve: --join: no proof that O holds \(game)")
    }
  }
}

extension SolveTask {
  /// Runs the options about proofs.
  ///
  /// - Parameter arguments: The arguments of `solve`.
  /// - Returns: Whether such an option was given.
  /// - Throws: An error in proving, reading or writing.
  func prove(_ arguments: Arguments) throws(Failure) -> Bool {
    let given = [Option.certificate, .split, .join].first(where: arguments.has)
    if let given, isJSON {
      throw .usage("solve: \(given.name): there is no --json of it", for: .solve)
    }
    let watch = SearchWatch(seconds)
    let certificate = Certificate(
      path: arguments.value(of: .certificate) ?? "-", memory: memory, isWeak: isWeak, watch: watch)
    defer { _ = watch.end() }
    let lines: [String]
    if let folder = arguments.value(of: .join) {
      if arguments.has(.split) { throw .usage("solve: --join: there is --split too", for: .solve) }
      lines = [try certificate.join(rules(arguments[0], .join), folder)]
    } else if let text = arguments.value(of: .split) {
      if arguments.has(.certificate) {
        throw .usage("solve: --split: a certificate is that of --join", for: .solve)
      }
      guard let count = Int(text), count > 0 else {
        throw .usage(
          "solve: --split: \"\(text)\": the number of games is at least 1", for: .solve)
      }
      lines = try certificate.split(rules(arguments[0], .split), into: count)
    } else if arguments.has(.certificate) {
      lines = [try certificate.solve(game(arguments[0]))]
    } else {
      return false
    }
    _ = watch.end()
    for line in lines { print(line) }
    return true
  }

  /// Parses the rules of a game without moves.
  private func rules(_ text: String, _ option: Option) throws(Failure) -> Rules {
    let game = try game(text)
    if game.ply > 0 {
      throw .usage(
        "solve: \(option.name): \"\(text)\": it is for whole games, without moves", for: .solve)
    }
    return game.rules
  }
}
