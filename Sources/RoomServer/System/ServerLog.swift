#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lines for the operator, on standard error: one for each change of state, never for a request.
///
/// No line has an address, an ID or a name of a player.
public enum ServerLog {
  /// The importance of a line, as syslog numbers it.
  public enum Level: Int, Sendable {
    /// Players are refused something.
    case error = 3
    /// Players may be refused something soon.
    case warning = 4
    /// All is as it should be.
    case info = 6
  }

  /// Writes a line.
  ///
  /// The journal of systemd reads its level; others see only the words.
  public static func write(_ level: Level, _ words: String) {
    let level = getenv("JOURNAL_STREAM") != nil ? "<\(level.rawValue)>" : ""
    let line = Array("\(level)tictactoe: \(words)\n".utf8)
    #if canImport(Glibc)
      _ = Glibc.write(STDERR_FILENO, line, line.count)
    #else
      _ = Darwin.write(STDERR_FILENO, line, line.count)
    #endif
  }
}
