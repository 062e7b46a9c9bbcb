import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line.
///
/// Results go to standard output, one on each line; errors to standard error.
@main
struct TicTacToe {
  static func main() {
    // A write beyond the file size limit then fails and is reported, instead of ending the program.
    setHandler(SIGXFSZ, SIG_IGN)
    do throws(Failure) {
      try Command.run(Array(CommandLine.words.dropFirst()))
      try Output.flush()
    } catch {
      fflush(nil)
      if Output.isClosed { Signals.give(SIGPIPE) }
      Console.error("tictactoe: \(error.message)")
      if let advice = error.advice { Console.error(advice) }
      exit(error.status.rawValue)
    }
  }
}

extension CommandLine {
  /// The words of the command line, with the program's name.
  ///
  /// Swift finds none of them when some libraries are preloaded, such as libfaketime; the system still
  /// has them.
  fileprivate static var words: [String] {
    #if canImport(Glibc)
      if arguments.isEmpty, let file = fopen("/proc/self/cmdline", "r") {
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
          String(decoding: $0, as: UTF8.self)
        }
      }
    #endif
    return arguments
  }
}

/// Standard output.
enum Output {
  nonisolated(unsafe) private static var failure: Failure?
  /// Whether the reader of the output has ended, so that this program has to end silently by SIGPIPE.
  ///
  /// Live games ignore that signal, because their connections raise it too.
  nonisolated(unsafe) private(set) static var isClosed = false

  /// Prints a text for people, of one line or more, in characters that the terminal can show.
  static func say(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      print(Terminal.text(String(line)))
    }
  }

  /// Flushes standard output.
  ///
  /// - Throws: The first error in writing, now or earlier.
  static func flush() throws(Failure) {
    // The second reports earlier losses, when the buffer was full.
    if failure == nil, fflush(nil) != 0 || cn_output_failed() {
      isClosed = errno == EPIPE
      failure = Failure(status: .failure, message: "output: \(systemErrorMessage())")
    }
    if let failure { throw failure }
  }
}

/// Standard error.
enum Console {
  /// Writes a line to standard error, control characters escaped.
  static func error(_ line: String) {
    let bytes = Array((Terminal.text(line) + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}

/// The error message of the last failed system call.
func systemErrorMessage() -> String { String(cString: strerror(errno)) }
