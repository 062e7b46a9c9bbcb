#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A queue of messages from several threads to one.
final class EventQueue<Letter: Sendable>: @unchecked Sendable {
  private var letters: [Letter] = []
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(bell, nil)
  }

  deinit {
    pthread_cond_destroy(bell)
    pthread_mutex_destroy(lock)
    bell.deallocate()
    lock.deallocate()
  }

  func put(_ letter: Letter) {
    pthread_mutex_lock(lock)
    letters.append(letter)
    pthread_cond_signal(bell)
    pthread_mutex_unlock(lock)
  }

  /// Returns and removes all messages.
  func take() -> [Letter] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    defer { letters = [] }
    return letters
  }

  /// Waits for a message, then returns and removes all.
  func wait() -> [Letter] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while letters.isEmpty { pthread_cond_wait(bell, lock) }
    defer { letters = [] }
    return letters
  }
}
