import RoomServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Functions to run work on several threads.
enum Threads {
  /// The number of processors.
  static var most: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Parses a number of threads; the number of processors by default.
  static func read(_ text: String?) throws(Failure) -> Int {
    guard let text else { return most }
    if let number = Int(text), 1...1024 ~= number { return number }
    throw .usage(
      "solve: --threads: \"\(text)\": the number of threads is from 1 to 1024", for: .solve)
  }

  /// Runs a function on a new thread; without one, the program ends with an error.
  static func start(_ body: @escaping @Sendable () -> Void) {
    if let thread = Thread(body) { return thread.detach() }
    Signals.restoreTerminal()
    Console.error("tictactoe: the system refuses a thread")
    exit(Failure.Status.failure.rawValue)
  }

  /// Runs a function on up to `count` threads with their numbers, and waits for all; 0 is the
  /// caller's own thread.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    // If there is no memory for a thread's stack, or the system refuses one, the others do its work.
    let threads = (1..<max(count, 1)).compactMap { number in
      Memory.isToBeHad(Thread.size) ? Thread { body(number) } : nil
    }
    body(0)
    for thread in threads { thread.join() }
  }
}
