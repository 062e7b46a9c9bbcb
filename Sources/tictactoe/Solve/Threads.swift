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

  /// Runs a function on a new thread.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let error = pthread_create(&thread, nil, Threads.enter, body.toOpaque())
    if error != 0 { return body.release() }
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
  }

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  #if canImport(Glibc)
    private static let enter:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
        if let body = $0 { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
        return nil
      }
  #else
    private static let enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }
  #endif

  /// The room that a thread takes up, nearly all of it for its stack.
  private static let size = 8 << 20

  /// Does the same on up to so many threads, told their numbers, and waits for all; 0 is the caller's
  /// own.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    // A thread that left no memory for the search would end it.
    for number in 1..<max(count, 1) where Memory.isToBeHad(size) {
      #if canImport(Glibc)
        var thread = pthread_t()
      #else
        var thread: pthread_t?
      #endif
      let body = Unmanaged.passRetained(Body { body(number) })
      let error = pthread_create(&thread, nil, Threads.enter, body.toOpaque())
      // If a thread cannot be created, the others do its work.
      if error != 0 { body.release() }
      #if canImport(Glibc)
        if error == 0 { threads.append(thread) }
      #else
        if error == 0, let thread { threads.append(thread) }
      #endif
    }
    body(0)
    for thread in threads { pthread_join(thread, nil) }
  }
}

/// A value guarded by a lock.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Calls a function with exclusive access to the value.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
