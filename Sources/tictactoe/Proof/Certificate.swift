import GameProofs
import GameRules
import GameSolver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Option {
  /// For sceptics.
  static let certificate = Option(
    name: "--certificate", value: "FILE", summary: "Write a proof that verify can check")
  /// For many machines.
  static let split = Option(
    name: "--split", value: "N", summary: "Print at least N games to be solved each on its own")
  /// For what came of those games.
  static let join = Option(
    name: "--join", value: "DIR", summary: "Put the proofs of a split in DIR together")
  /// For large machines and small ones.
  static let memory = Option(
    name: "--memory", value: "SIZE",
    summary: "Keep at most so much of what is proved: 500M, 2G; else a quarter of the machine")
}

/// Proofs written to files.
struct Certificate {
  let path: String
  let memory: Int

  /// Solves a game and writes its proof, unless the file holds it already.
  ///
  /// - Returns: One line that tells the value.
  func solve(_ game: Game) throws(Failure) -> String {
    try Certificate.check(game)
    if let bytes = File.read(path), let proof = try? ProofChecker.check(bytes),
      proof.game == game.description
    {
      return line(proof)
    }
    let position = game.position
    let weak =
      position.ply == 0 && WeakSearch.covers(game.rules)
      ? WeakSearch(position.table, memory: game.rules.fitsInWord ? memory / 2 : memory) : nil
    // As where values are told: what is quick first, by either search.
    if let weak, let line = try block(game, weak, nodes: ValueSearch.littleWeakly) { return line }
    if game.rules.area > UInt64.bitWidth {
      if let weak, let line = try block(game, weak, nodes: .max) { return line }
      throw Certificate.failure(.stopped)
    }
    let budget = Locked(ValueSearch.littleStrongly / 4096)
    let oracle = ProofOracle(position.table, memory: weak == nil ? memory : memory / 2) {
      budget.withLock {
        $0 -= 1
        return $0 < 0
      } || Interruption.happened
    }
    var value = Certificate.value(of: position, oracle)
    budget.withLock { $0 = .max }
    if value == nil, let weak, let line = try block(game, weak, nodes: ValueSearch.much) {
      return line
    }
    value = value ?? Certificate.value(of: position, oracle)
    guard let value else { throw Certificate.failure(.stopped) }
    let proof: String
    do throws(ProofWriter.Obstacle) {
      proof = try ProofWriter.proof(of: game, value, oracle)
    } catch {
      throw Certificate.failure(error)
    }
    return try keep(proof)
  }

  /// What a position is worth; nil where the search was stopped.
  private static func value(of position: Position, _ oracle: ProofOracle) -> Value.Result? {
    let own = position.board.squares(of: position.toMove).firstWord
    let other = position.board.squares(of: position.toMove.opponent).firstWord
    guard let wins = oracle.canWin(attacker: own, defender: other, isAttacking: true) else {
      return nil
    }
    // Where the first player has no second player's strategy to fear, only its own win is asked for.
    if wins || position.ply == 0 { return wins ? .win : .draw }
    return oracle.canWin(attacker: other, defender: own, isAttacking: false).map {
      $0 ? .loss : .draw
    }
  }

  /// Writes the proof that O stops every line of X from the empty board.
  ///
  /// - Returns: One line that tells the value, or nil where that is not so or not found.
  private func block(_ game: Game, _ search: WeakSearch, nodes: Int) throws(Failure) -> String? {
    let limit = SearchLimit(nodes: nodes) { Interruption.happened }
    guard search.canComplete(from: game.position, limit: limit) == false else { return nil }
    let draft = path == "-" ? nil : "\(path).\(getpid()).part"
    guard let file = draft.map({ fopen($0, "w+b") }) ?? tmpfile() else { throw cannotWrite }
    defer {
      fclose(file)
      if let draft { unlink(draft) }
    }
    let proof = ProofFile(file, of: game.rules)
    for line in ["tictactoe proof 1", game.description, "draw", "o blocks"] { proof.begin(line) }
    let isWhole = search.prove(
      game.position, limit: SearchLimit { Interruption.happened }, tell: proof.write)
    if !isWhole { throw Certificate.failure(.stopped) }
    guard proof.end(), let bytes = File.read(file) else { throw cannotWrite }
    let checked = try check(bytes)
    if draft == nil { return String(decoding: bytes.dropLast(), as: UTF8.self) }
    if let draft, rename(draft, path) != 0 { throw cannotWrite }
    return line(checked)
  }

  /// Joins the proofs in a folder.
  func join(_ rules: Rules, _ folder: String) throws(Failure) -> String {
    let game = Game(rules)
    try Certificate.check(game)
    let parts = try ProofParts(in: folder, of: rules)
    let proof: String
    do throws(ProofWriter.Obstacle) {
      proof = try ProofWriter.proof(
        of: game, .draw, oracle(for: game.position.table), parts: parts)
    } catch {
      throw Certificate.failure(error)
    }
    return try keep(proof)
  }

  /// The jobs of a split.
  func split(_ rules: Rules, into count: Int) throws(Failure) -> [String] {
    let game = Game(rules)
    try Certificate.check(game)
    let table = game.position.table
    return ProofSplit(of: table, into: count, oracle(for: table)).games
  }

  private func oracle(for table: LineTable) -> ProofOracle {
    ProofOracle(table, memory: memory) { Interruption.happened }
  }

  /// Writes a proof that has been checked, to the file or, for `-`, to standard output.
  private func keep(_ text: String) throws(Failure) -> String {
    let proof = try check(Array(text.utf8))
    if path == "-" { return String(text.dropLast()) }
    guard File.write(text, to: path) else { throw cannotWrite }
    return line(proof)
  }

  private func check(_ bytes: [UInt8]) throws(Failure) -> ProofChecker.Proof {
    do throws(ProofChecker.Refusal) {
      return try ProofChecker.check(bytes)
    } catch {
      throw Failure(
        status: .failure, message: "solve: the proof fails, line \(error.line): \(error.cause)")
    }
  }

  private var cannotWrite: Failure {
    Failure(status: .failure, message: "solve: \"\(path)\": cannot be written")
  }

  private func line(_ proof: ProofChecker.Proof) -> String {
    "\(proof.game) \(proof.value), proved in \(proof.lineCount) lines"
  }

  private static func check(_ game: Game) throws(Failure) {
    if game.position.isOver {
      throw Failure(status: .failure, message: "solve: the game is over: there is nothing to prove")
    }
    if !game.rules.isMonotone {
      throw Failure(
        status: .failure, message: "solve: proofs are for games in which a mark more never hurts")
    }
    if !game.rules.fitsInWord, game.position.ply > 0 || !WeakSearch.covers(game.rules) {
      throw Failure(
        status: .failure,
        message: "solve: proofs are for boards of up to 64 squares, or 128 from the empty board")
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
  /// Does what the options about proofs ask for.
  ///
  /// - Parameter arguments: The words after `solve`.
  /// - Returns: Whether any such option was given.
  /// - Throws: What could not be proved, read or written.
  func prove(_ arguments: Arguments) throws(Failure) -> Bool {
    let certificate = Certificate(path: arguments.value(of: .certificate) ?? "-", memory: memory)
    if let folder = arguments.value(of: .join) {
      print(try certificate.join(game(arguments[0]).rules, folder))
    } else if let text = arguments.value(of: .split) {
      guard let count = Int(text), count > 0 else {
        throw .usage(
          "solve: --split: \"\(text)\": the number of games is at least 1", for: .solve)
      }
      for game in try certificate.split(game(arguments[0]).rules, into: count) { print(game) }
    } else if arguments.has(.certificate) {
      print(try certificate.solve(game(arguments[0])))
    } else {
      return false
    }
    return true
  }
}
