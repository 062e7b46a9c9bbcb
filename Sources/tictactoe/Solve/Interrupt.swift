#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Handles Ctrl-C, which ends a search but not the program.
enum Interrupt {
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0
  // Safe to read in a signal handler at any time: a pointer is written in one step.
  nonisolated(unsafe) private static var draft: UnsafeMutablePointer<CChar>?

  static var wasRequested: Bool { flag != 0 }

  static func watch() {
    setHandler(SIGINT) { _ in
      setHandler(SIGINT) { Interrupt.end(of: $0) }
      Interrupt.flag = 1
    }
    for signal in [SIGTERM, SIGHUP] { setHandler(signal) { Interrupt.end(of: $0) } }
  }

  /// Runs a task, such as reading a line, during which Ctrl-C ends the program as usual.
  static func unwatched<Result>(_ task: () -> Result) -> Result {
    setHandler(SIGINT, SIG_DFL)
    defer { watch() }
    return task()
  }

  /// Makes a signal that ends the program remove an unfinished file.
  static func guardDraft(_ path: String) { draft = strdup(path) }

  /// Stops guarding the file, because it is complete or gone.
  static func dropDraft() { draft = nil }

  /// Removes the unfinished file and ends the program, after a second Ctrl-C or another signal.
  private static func end(of number: Int32) {
    if let draft { unlink(draft) }
    Signals.give(number)
  }
}
