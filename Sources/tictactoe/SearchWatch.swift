#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Looks after a search: ends it at its limit or at Ctrl-C, and meanwhile says on a terminal's standard
/// error, in one line, how far it is.
final class SearchWatch {
  /// What is known by now.
  var words = { "" }
  private let seconds: Double?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let isTerminal = isatty(2) == 1
  private var next = Duration.milliseconds(500)
  private var isShown = false
  private var isStopped = false

  /// Begins.
  ///
  /// - Parameter seconds: The limit, if there is one.
  init(_ seconds: Double?) {
    self.seconds = seconds
    start = clock.now
  }

  /// Asked now and then, by one thread at a time.
  func shouldStop() -> Bool {
    let elapsed = start.duration(to: clock.now)
    show(elapsed)
    return isStopped || Interruption.happened || seconds.map { elapsed >= .seconds($0) } ?? false
  }

  /// Ends the search, which has become useless.
  func stop() { isStopped = true }

  /// Takes the line away.
  ///
  /// - Returns: How long it took.
  func end() -> Duration {
    if isShown { writeError("\r\u{1B}[K") }
    isShown = false
    words = { "" }  // They hold the search, which holds this.
    return start.duration(to: clock.now)
  }

  /// Says what takes its time next, and cannot be asked how far it is, if it has said anything before.
  func say(_ text: String) {
    words = { text }
    next = .zero
    if isShown { show(start.duration(to: clock.now)) }
  }

  private func show(_ elapsed: Duration) {
    guard isTerminal, elapsed >= next else { return }
    next = elapsed + .milliseconds(200)
    isShown = true
    writeError("\r\u{1B}[K\(SolveReport.decimal(elapsed, digits: 1)) s, \(words())")
  }

  private func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
  }
}
