import GameSession

/// Runs the engine off the main actor, one request at a time.
actor AnalysisWorker {
  private let engine: Engine
  private let clock = ContinuousClock()

  /// Creates a worker whose table of proved positions has this many bytes at most.
  init(memory: Int = 32 << 20) { engine = Engine(memory: memory) }

  /// Runs a request; returns nil if its task was cancelled, or if it takes longer than a limit.
  ///
  /// `progress` receives percent once the analysis has run for more than a second.
  func result(
    of request: AnalysisRequest, within limit: Duration? = nil,
    progress: @Sendable (Int) async -> Void
  ) async -> AnalysisResult? {
    engine.begin(request)
    let start = clock.now
    while !Task.isCancelled {
      if let limit, clock.now - start >= limit { return nil }
      switch engine.think(shouldStop: { Task.isCancelled }) {
      case .idle: return nil
      case .done(let result): return result
      case .more(let percent):
        if clock.now - start > .seconds(1) { await progress(percent) }
        await Task.yield()
      }
    }
    return nil
  }
}
