#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread that runs a function.
package struct Thread {
  private let handle: pthread_t

  /// The memory that a thread takes up, nearly all of it for its stack.
  package static let size = 8 << 20

  /// Starts a thread; nil if the system refuses one.
  ///
  /// Call `join` or `detach` on it.
  package init?(_ body: @escaping @Sendable () -> Void) {
    // Some systems give threads a stack too small for a deep search.
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Thread.size)
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Glibc)
      var handle = pthread_t()
    #else
      var handle: pthread_t?
    #endif
    guard pthread_create(&handle, &attributes, Thread.enter, box.toOpaque()) == 0 else {
      box.release()
      return nil
    }
    #if canImport(Glibc)
      self.handle = handle
    #else
      guard let handle else { return nil }
      self.handle = handle
    #endif
  }

  /// Waits for the end of the function.
  package func join() { pthread_join(handle, nil) }

  /// Lets the thread end by itself.
  package func detach() { pthread_detach(handle) }

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
}
