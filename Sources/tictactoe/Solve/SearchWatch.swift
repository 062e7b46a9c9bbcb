import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Stops a search at its time limit or on Ctrl-C.
///
/// Meanwhile, if standard error is a terminal whose lines can be erased, it shows the progress there in
/// one line.
final class SearchWatch {
  /// The progress in words.
  var words = { "" }
  private let seconds: Double?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let canShow = isatty(STDERR_FILENO) == 1 && Terminal.obeysSequences
  private var next = Duration.milliseconds(500)
  private var isShown = false
  private var isStopped = false

  /// Starts the clock.
  ///
  /// - Parameter seconds: The time limit, if any.
  init(_ seconds: Double?) {
    self.seconds = seconds
    start = clock.now
  }

  /// Whether the search has to stop; call it now and then, from one thread at a time.
  func shouldStop() -> Bool {
    let elapsed = start.duration(to: clock.now)
    show(elapsed)
    return isStopped || Interrupt.wasRequested || seconds.map { elapsed >= .seconds($0) } ?? false
  }

  /// Stops the search because its result is no longer needed.
  func stop() { isStopped = true }

  /// Erases the progress line.
  ///
  /// - Returns: The time since the start.
  func end() -> Duration {
    if isShown { writeError("\r\u{1B}[K") }
    isShown = false
    words = { "" }  // Breaks the reference cycle with the search.
    return start.duration(to: clock.now)
  }

  /// Shows the next step, which reports no progress itself, if anything was shown before.
  func say(_ text: String) {
    words = { text }
    next = .zero
    if isShown { show(start.duration(to: clock.now)) }
  }

  private func show(_ elapsed: Duration) {
    guard canShow, elapsed >= next else { return }
    next = elapsed + .milliseconds(200)
    isShown = true
    let text = "\(SolveReport.decimal(elapsed, digits: 1)) s, \(words())"
    // Only one row can be erased, and the terminal may add ^C to it.
    let columns = Int(cn_window_columns(STDERR_FILENO))
    writeError("\r\u{1B}[K" + (columns > 0 ? String(text.prefix(max(columns - 3, 0))) : text))
  }

  private func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}
