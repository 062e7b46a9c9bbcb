#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line: results on standard output, one a line; errors on standard error.
@main
struct TicTacToe {
  static func main() {
    do throws(Failure) {
      try Command.run(Array(CommandLine.arguments.dropFirst()))
      guard fflush(nil) == 0 else {
        throw Failure(status: .failure, message: "output: \(reason())")
      }
    } catch {
      fflush(nil)
      complain("tictactoe: \(error.message)")
      exit(error.status.rawValue)
    }
  }
}

/// Writes a line to standard error.
func complain(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

/// Why the last call of the system failed.
func reason() -> String { String(cString: strerror(errno)) }
