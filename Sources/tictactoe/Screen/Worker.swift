import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the engine on its own thread, so that the game keeps responding to keys.
///
/// Only the last request counts; later results of an earlier one are dropped.
final class Worker: @unchecked Sendable {
  // Everything the two threads share is guarded by the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var request: (AnalysisRequest, token: Int)?
  private var isFresh = false
  private var results: [Action] = []
  private var isRunning = false

  /// Milliseconds after which an analysis reports its progress.
  private static let patience = 1000

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(bell, nil)
  }

  /// Starts a request in place of the one before; nil only cancels.
  func ask(_ request: (AnalysisRequest, token: Int)?) {
    withLock {
      self.request = request
      isFresh = request != nil
      results = []
      pthread_cond_signal(bell)
    }
    if request != nil { start() }
  }

  /// Returns and clears the results.
  func takeResults() -> [Action] {
    withLock {
      defer { results = [] }
      return results
    }
  }

  private func start() {
    if isRunning { return }
    isRunning = true
    // Some systems give threads a stack too small for a deep search.
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 8 << 20)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    pthread_create(
      &thread, &attributes,
      { worker in
        #if canImport(Glibc)
          guard let worker else { return nil }
        #endif
        Unmanaged<Worker>.fromOpaque(worker).takeUnretainedValue().work()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    pthread_attr_destroy(&attributes)
  }

  private func work() {
    let engine = Engine()
    while true {
      let (request, token) = nextRequest()
      engine.begin(request)
      let start = Clock.milliseconds
      work: while isWanted(token) {
        switch engine.think(shouldStop: { !self.isWanted(token) }) {
        case .idle: break work
        case .done(let result): report(.resultFound(result, token: token), token)
        case .more(let progress):
          if Clock.milliseconds - start > Worker.patience {
            report(.analysisProgressed(progress, token: token), token)
          }
        }
      }
    }
  }

  private func nextRequest() -> (AnalysisRequest, token: Int) {
    withLock {
      while true {
        if isFresh, let request {
          isFresh = false
          return request
        }
        pthread_cond_wait(bell, lock)
      }
    }
  }

  private func isWanted(_ token: Int) -> Bool {
    withLock { request?.token == token }
  }

  private func report(_ result: Action, _ token: Int) {
    withLock { if request?.token == token { results.append(result) } }
    Signals.wake(Signals.notification)
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
