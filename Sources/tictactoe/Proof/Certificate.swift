import GameProofs
import GameRules
import GameSolver

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
    let table = game.position.table
    let oracle = oracle(for: table)
    let position = game.position
    let own = position.board.squares(of: position.toMove).firstWord
    let other = position.board.squares(of: position.toMove.opponent).firstWord
    // Where the first player has no second player's strategy to fear, only its own win is asked for.
    guard
      let wins = oracle.canWin(attacker: own, defender: other, isAttacking: true),
      let loses = wins || position.ply == 0
        ? false : oracle.canWin(attacker: other, defender: own, isAttacking: false)
    else { throw Certificate.failure(.stopped) }
    let value: Value.Result = wins ? .win : loses ? .loss : .draw
    let proof: String
    do throws(ProofWriter.Obstacle) {
      proof = try ProofWriter.proof(of: game, value, oracle)
    } catch {
      throw Certificate.failure(error)
    }
    return try keep(proof)
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
    let proof: ProofChecker.Proof
    do throws(ProofChecker.Refusal) {
      proof = try ProofChecker.check(Array(text.utf8))
    } catch {
      throw Failure(
        status: .failure, message: "solve: the proof fails, line \(error.line): \(error.cause)")
    }
    if path == "-" { return String(text.dropLast()) }
    guard File.write(text, to: path) else {
      throw Failure(status: .failure, message: "solve: \"\(path)\": cannot be written")
    }
    return line(proof)
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
    if game.rules.area > 64 {
      throw Failure(
        status: .failure, message: "solve: proofs are for boards of up to 64 squares")
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
