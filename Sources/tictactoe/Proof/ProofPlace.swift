import GameProofs
import GameRules

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The place of a proof: a file, a stream such as a pipe, or `-` for standard output.
struct ProofPlace {
  let path: String
  let watch: SearchWatch

  /// The valid proof that the file already holds.
  var proof: ProofChecker.Proof? {
    if isStream { return nil }
    return FileBytes(path).flatMap { try? $0.proof(ProofPlace.complaint) }
  }

  /// Whether the path is not a regular file, such as a pipe.
  private var isStream: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Fails before a long search, rather than after it, if the proof cannot be written.
  func check() throws(Failure) {
    if path == "-" { return }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    if access(isStream ? path : folder, W_OK) != 0 { throw cannotWrite }
    if let directory = opendir(path) {
      closedir(directory)
      errno = EISDIR
      throw cannotWrite
    }
  }

  /// Writes a proof to a temporary file, checks it, and moves it into place; for `-`, prints it.
  ///
  /// - Parameters:
  ///   - game: The proved game.
  ///   - lines: Writes the lines of the proof.
  /// - Returns: One line with the value, or the proof itself.
  /// - Throws: The reason the proof could not be written.
  func write(
    _ game: Game, _ lines: (ProofFile) throws(ProofWriter.Obstacle) -> Void
  ) throws(Failure) -> String {
    let target = target
    let draft = path == "-" || isStream ? nil : "\(target).\(getpid()).part"
    // Registered before the file exists, because a signal may come right after.
    if let draft { Interrupt.guardDraft(draft) }
    defer {
      if let draft { unlink(draft) }
      Interrupt.dropDraft()
    }
    guard let file = draft.map({ fopen($0, "w+b") }) ?? tmpfile() else { throw cannotWrite }
    defer { fclose(file) }
    try fill(file, game, lines)
    guard let bytes = FileBytes(file) else {
      throw ProofPlace.complaint("checking it takes more memory than the system gives")
    }
    let proof = try bytes.proof(ProofPlace.complaint)
    if let draft {
      if rename(draft, target) != 0 { throw cannotWrite }
    } else if path == "-" {
      return String(bytes.text.dropLast())
    } else {
      try copy(bytes)
    }
    return proof.line
  }

  /// The path without symbolic links, which would otherwise be replaced by the file.
  private var target: String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// Writes the lines of a proof to an open file.
  private func fill(
    _ file: UnsafeMutablePointer<FILE>, _ game: Game,
    _ lines: (ProofFile) throws(ProofWriter.Obstacle) -> Void
  ) throws(Failure) {
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
    // An error in writing stops the search, so it comes first.
    if let failure = proof.failure {
      throw Failure(
        status: .failure,
        message:
          "solve: \"\(path)\": cannot be written beyond line \(failure.lineCount): \(failure.cause)"
      )
    }
    if let obstacle { throw obstacle.failure }
    watch.say("checking \(proof.lineCount) lines")
  }

  /// Copies a checked proof to the stream.
  private func copy(_ bytes: FileBytes) throws(Failure) {
    guard let stream = fopen(path, "wb") else { throw cannotWrite }
    let isWritten = bytes.copy(to: stream)
    if fclose(stream) != 0 || !isWritten { throw cannotWrite }
  }

  private static func complaint(_ cause: String) -> Failure {
    Failure(status: .failure, message: "solve: the proof: \(cause)")
  }

  private var cannotWrite: Failure {
    Failure(
      status: .failure, message: "solve: \"\(path)\": cannot be written: \(systemErrorMessage())")
  }
}

extension ProofChecker.Proof {
  /// The value and the length in one line.
  var line: String { "\(game) \(value), proved in \(lineCount) lines" }
}

extension ProofWriter.Obstacle {
  var failure: Failure {
    switch self {
    case .stopped:
      Failure(status: .failure, message: "solve: stopped before the proof was found")
    case .missing(let game):
      Failure(status: .failure, message: "solve: --join: no proof that O holds \(game)")
    }
  }
}
