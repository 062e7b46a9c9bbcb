#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line: results on standard output, one a line; errors on standard error.
@main
struct TicTacToe {
  static func main() {
    // A file that grows beyond the limit is a write that fails, which is told.
    setHandler(SIGXFSZ, SIG_IGN)
    do throws(Failure) {
      try Command.run(Array(CommandLine.arguments.dropFirst()))
      try Output.flush()
    } catch {
      fflush(nil)
      complain("tictactoe: \(error.message)")
      if let advice = error.advice { complain(advice) }
      exit(error.status.rawValue)
    }
  }
}

/// What is printed.
enum Output {
  nonisolated(unsafe) private static var failure: Failure?

  /// Gives out what was printed.
  ///
  /// - Throws: Why that cannot be written, or could not be before.
  static func flush() throws(Failure) {
    if failure == nil, fflush(nil) != 0 {
      failure = Failure(status: .failure, message: "output: \(reason())")
    }
    if let failure { throw failure }
  }
}

/// Writes a line to standard error.
func complain(_ line: String) {
  let bytes = Array((Terminal.text(line) + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

/// Why the last call of the system failed.
func reason() -> String { String(cString: strerror(errno)) }
