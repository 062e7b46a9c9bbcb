import GameRooms

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work on a thread of its own, one piece after another.
///
/// A result is handed on by `deliver`, for which the event loop waits at `descriptor`.
public final class WorkThread: @unchecked Sendable {
  // The two threads share what follows; the lock guards it.
  private var questions: [() -> Void] = []
  private var answers: [() -> Void] = []
  private var isAsking = false
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let pipe: (read: Int32, write: Int32)

  /// Starts the thread.
  ///
  /// - Throws: `StoreError` if the system refuses a thread or a pipe.
  public init() throws(StoreError) {
    var ends: [Int32] = [0, 0]
    guard Self.open(&ends) else { throw StoreError("a pipe cannot be opened: \(System.reason)") }
    pipe = (ends[0], ends[1])
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
    guard let thread = Thread({ [self] in work() }) else {
      throw StoreError("no thread can be started: \(System.reason)")
    }
    thread.detach()
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

  /// The number of pieces of work that have not begun.
  public var count: Int { withLock { questions.count } }

  /// Does work after all that was asked for earlier; `deliver` hands on the result.
  public func ask<Answer>(
    _ work: @escaping () -> Answer, then: @escaping (Answer) -> Void
  ) {
    withLock {
      questions.append { [self] in
        let answer = work()
        withLock {
          answers.append { then(answer) }
          if answers.count == 1 { _ = write(pipe.write, [1], 1) }
        }
      }
      pthread_cond_broadcast(change)
    }
  }

  /// Hands on the answers that have arrived.
  func deliver() {
    let arrived = withLock {
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(pipe.read, &bytes, 64) == 64 {}
      defer { answers = [] }
      return answers
    }
    for answer in arrived { answer() }
  }

  /// Waits until all questions are answered, and hands on the answers.
  func finish() {
    withLock {
      while isAsking || !questions.isEmpty { pthread_cond_wait(change, lock) }
    }
    deliver()
  }

  private func work() {
    while true {
      let question = withLock {
        isAsking = false
        pthread_cond_broadcast(change)
        while questions.isEmpty { pthread_cond_wait(change, lock) }
        isAsking = true
        return questions.removeFirst()
      }
      question()
    }
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
