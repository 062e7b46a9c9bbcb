import GameRules

extension Option {
  /// The file for a proof.
  static let certificate = Option(
    name: "--certificate", value: "FILE", summary: "Write a proof that verify can check")
  /// The number of independent jobs.
  static let split = Option(
    name: "--split", value: "N", summary: "Print at least N games that can be solved separately")
  /// The folder with the proofs of a split.
  static let join = Option(
    name: "--join", value: "DIR", summary: "Join the proofs of a split in DIR")
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
      place: ProofPlace(path: arguments.value(of: .certificate) ?? "-", watch: watch),
      memory: memory, isWeak: isWeak, watch: watch)
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
  func rules(_ text: String, _ option: Option) throws(Failure) -> Rules {
    let game = try game(text)
    if game.ply > 0 {
      throw .usage(
        "solve: \(option.name): \"\(text)\": it is for whole games, without moves", for: .solve)
    }
    return game.rules
  }
}
