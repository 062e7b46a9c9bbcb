import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Thinks on a thread of its own, so that keys are answered meanwhile.
///
/// Only the last request counts: what an earlier one still finds is dropped.
final class Worker: @unchecked Sendable {
  // All that two threads share is read and written under the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var request: (AnalysisRequest, token: Int)?
  private var isFresh = false
  private var results: [Action] = []
  private var isRunning = false

  /// A thought that lasts longer says how far it is.
  private static let patience = 1000

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(bell, nil)
  }

  /// Takes a request up in place of the one before; nil drops it.
  func ask(_ request: (AnalysisRequest, token: Int)?) {
    withLock {
      self.request = request
      isFresh = request != nil
      results = []
      pthread_cond_signal(bell)
    }
    if request != nil { start() }
  }

  /// What was found since the last time.
  func takeResults() -> [Action] {
    withLock {
      defer { results = [] }
      return results
    }
  }

  private func start() {
    if isRunning { return }
    isRunning = true
    // A search may go deeper than the small stack that some systems give a thread.
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
