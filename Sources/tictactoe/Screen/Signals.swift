#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Wakes the game on signals and thread results through a pipe, which it polls together with keys.
enum Signals {
  /// The byte that threads write; no signal has this number.
  static let notification: UInt8 = 0

  // Written before the first signal can arrive, and only read afterwards.
  nonisolated(unsafe) private static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)
  nonisolated(unsafe) private static var farewell: UnsafeMutableBufferPointer<UInt8>?
  nonisolated(unsafe) private static var modes = termios()

  /// The signals that the game answers itself.
  private static let answered = [
    SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGTSTP,
    SIGCONT, SIGWINCH,
  ]
  /// The signals of a program that cannot go on.
  private static let fatal = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT,
  ]

  /// The end of the pipe to read from.
  static var pipe: Int32 { pipeEnds.read }

  /// Installs the handlers; call it before the terminal is changed.
  static func watch() {
    tcgetattr(STDIN_FILENO, &modes)
    var ends: [Int32] = [-1, -1]
    if openPipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      pipeEnds = (ends[0], ends[1])
    }
    for signal in answered { answer(signal) }
    for signal in fatal { setHandler(signal) { Signals.die(of: $0) } }
  }

  /// Restores the default handlers, and raises the signals that have come and not been read.
  static func forget() {
    for signal in answered + fatal { setHandler(signal, SIG_DFL) }
    var byte = notification
    while read(pipe, &byte, 1) == 1 { if byte != notification { raise(Int32(byte)) } }
  }

  /// Handles a signal by writing its number to the pipe.
  static func answer(_ number: Int32) {
    setHandler(number) { Signals.wake(UInt8(truncatingIfNeeded: $0)) }
  }

  /// Writes a byte to the pipe; safe in a signal handler.
  static func wake(_ byte: UInt8) {
    let before = errno
    var byte = byte
    _ = write(pipeEnds.write, &byte, 1)
    errno = before
  }

  /// Raises a signal with its default effect.
  static func give(_ number: Int32) {
    setHandler(number, SIG_DFL)
    raise(number)
  }

  /// Does something before a signal ends the program; a second signal ends it at once.
  ///
  /// Call it before there are other threads, which could receive the signal instead.
  static func beforeEnd(_ body: @escaping @Sendable () -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Threads.start { [signals] in
      var (signals, number) = (signals, Int32(0))
      guard sigwait(&signals, &number) == 0 else { return }
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      body()
      Signals.give(number)
    }
  }

  /// Sets the bytes that restore the terminal after a crash, when nothing else can run.
  static func setFarewell(_ bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    farewell = copy
  }

  /// Clears them, once the terminal is restored.
  static func dropFarewell() { farewell = nil }

  /// Restores the terminal in a crash, when nothing else can run.
  static func restoreTerminal() {
    guard let farewell else { return }
    _ = write(STDOUT_FILENO, farewell.baseAddress, farewell.count)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  private static func die(of number: Int32) {
    restoreTerminal()
    give(number)
  }
}

// Members hide the system functions of the same names.
private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

func setHandler(_ number: Int32, _ handler: sig_t?) { signal(number, handler) }
