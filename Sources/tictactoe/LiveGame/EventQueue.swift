#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A queue of messages from several threads to one.
final class EventQueue<Element: Sendable>: @unchecked Sendable {
  private var elements: [Element] = []
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    lock.deallocate()
  }

  func put(_ element: Element) {
    pthread_mutex_lock(lock)
    elements.append(element)
    pthread_cond_signal(condition)
    pthread_mutex_unlock(lock)
  }

  /// Returns and removes all messages.
  func take() -> [Element] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    defer { elements = [] }
    return elements
  }

  /// Waits for a message, then returns and removes all.
  func wait() -> [Element] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while elements.isEmpty { pthread_cond_wait(condition, lock) }
    defer { elements = [] }
    return elements
  }
}
