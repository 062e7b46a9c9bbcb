import GameSession
import RoomServer

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
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var request: (AnalysisRequest, token: Int)?
  private var isFresh = false
  private var results: [Action] = []
  private var isRunning = false

  /// Milliseconds after which an analysis reports its progress.
  private static let patience = 1000

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(condition, nil)
  }

  /// Starts a request in place of the one before; nil only cancels.
  func ask(_ request: (AnalysisRequest, token: Int)?) {
    withLock {
      self.request = request
      isFresh = request != nil
      results = []
      pthread_cond_signal(condition)
    }
    // Without a thread the answer comes before the next key is read.
    if request != nil, !start() { answer(nextRequest(), by: Engine()) }
  }

  /// Returns and clears the results.
  func takeResults() -> [Action] {
    withLock {
      defer { results = [] }
      return results
    }
  }

  /// Starts the thread, once; returns whether there is one.
  private func start() -> Bool {
    if isRunning { return true }
    guard let thread = Thread({ self.work() }) else { return false }
    thread.detach()
    isRunning = true
    return true
  }

  private func work() {
    let engine = Engine()
    while true { answer(nextRequest(), by: engine) }
  }

  private func answer(_ question: (AnalysisRequest, token: Int), by engine: Engine) {
    let (request, token) = question
    engine.begin(request)
    let start = Clock.milliseconds
    while isWanted(token) {
      switch engine.think(shouldStop: { !self.isWanted(token) }) {
      case .idle: return
      case .done(let result): report(.resultFound(result, token: token), token)
      case .more(let progress):
        if Clock.milliseconds - start > Worker.patience {
          report(.analysisProgressed(progress, token: token), token)
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
        pthread_cond_wait(condition, lock)
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
