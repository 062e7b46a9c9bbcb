import GameSession

/// Thinks beside the main actor, one request at a time.
actor AnalysisWorker {
  private let engine = Engine()
  private let clock = ContinuousClock()

  /// The result of a request, which tells how far it is, in percent, once it lasts for more than a
  /// second; nil where its task was cancelled before it was found.
  func result(
    of request: AnalysisRequest, progress: @Sendable (Int) async -> Void
  ) async -> AnalysisResult? {
    engine.begin(request)
    let start = clock.now
    while !Task.isCancelled {
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
