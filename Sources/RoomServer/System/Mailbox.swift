import GameRooms

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Results of other threads, on their way to the event loop, which waits for them at `descriptor`.
public final class Mailbox: @unchecked Sendable {
  private let answers = Locked<[() -> Void]>([])
  private let pipe: (read: Int32, write: Int32)

  /// Creates an empty mailbox.
  ///
  /// - Throws: `StoreError` if the system refuses a pipe.
  init() throws(StoreError) {
    var ends: [Int32] = [0, 0]
    guard Mailbox.open(&ends) else { throw StoreError("a pipe cannot be opened: \(System.reason)") }
    pipe = (ends[0], ends[1])
  }

  private static func open(_ ends: inout [Int32]) -> Bool {
    #if canImport(Glibc)
      guard Glibc.pipe(&ends) == 0 else { return false }
    #else
      guard Darwin.pipe(&ends) == 0 else { return false }
    #endif
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return true
  }

  /// A descriptor that is readable while answers wait.
  var descriptor: Int32 { pipe.read }

  /// Leaves an answer, which `deliver` calls.
  func leave(_ answer: @escaping () -> Void) {
    answers.withLock {
      $0.append(answer)
      if $0.count == 1 { _ = write(pipe.write, [1], 1) }
    }
  }

  /// Hands on the answers that have arrived.
  func deliver() {
    let arrived = answers.withLock { answers in
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(pipe.read, &bytes, 64) == 64 {}
      defer { answers = [] }
      return answers
    }
    for answer in arrived { answer() }
  }
}
