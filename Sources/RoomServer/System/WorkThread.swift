import GameRooms

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work on a thread of its own, one piece after another.
///
/// The event loop takes results from the mailbox and hands them on.
public final class WorkThread: @unchecked Sendable {
  // The two threads share what follows; the lock guards it.
  private var questions: [() -> Void] = []
  private var isAsking = false
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// The results, on their way to the event loop.
  public let mailbox: Mailbox

  /// Starts the thread.
  ///
  /// - Throws: `StoreError` if the system refuses a thread or a pipe.
  public init() throws(StoreError) {
    mailbox = try Mailbox()
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
    guard let thread = Thread({ [self] in work() }) else {
      throw StoreError("no thread can be started: \(System.reason)")
    }
    thread.detach()
  }

  /// The number of pieces of work that have not begun.
  public var count: Int { withLock { questions.count } }

  /// Queues work; the event loop receives its result.
  public func ask<Answer>(
    _ work: @escaping () -> Answer, then: @escaping (Answer) -> Void
  ) {
    withLock {
      questions.append { [mailbox] in
        let answer = work()
        mailbox.leave { then(answer) }
      }
      pthread_cond_broadcast(change)
    }
  }

  /// Waits until all questions are answered, and hands on the answers.
  func finish() {
    withLock {
      while isAsking || !questions.isEmpty { pthread_cond_wait(change, lock) }
    }
    mailbox.deliver()
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
