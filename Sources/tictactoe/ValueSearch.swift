import GameRules
import GameSolver

/// Finds out whether a position is won, drawn or lost, by two searches in turn.
///
/// Most draws are draws because one side can stop every line of the other, which the weak search
/// proves far sooner; all else takes the strong one. First each has a little time on one thread, so
/// that what is quick comes out with the same number of positions everywhere; then the weak search has
/// a long time on all threads, and then the strong one has all there is.
final class ValueSearch {
  private let position: Position
  private let solver: Solver
  private let threads: Int
  private let limit: SearchLimit
  private let searches = Locked<[WeakSearch]>([])
  private let weakNodes = Locked(0)
  private let memory: Int
  private var questions: [Mark]
  private(set) var bounds: ValueBounds

  /// How many positions the searches may look at first, and how many each thread's weak one then.
  static let (littleWeakly, littleStrongly, much) = (1 << 20, 1 << 18, 100 << 20)
  /// How many the weak search may look at before it goes through the first moves one by one.
  private static let littleWhole = 32 << 20

  /// A search for the value of a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - solver: The strong search.
  ///   - threads: How many threads the weak search may use.
  ///   - memory: How many bytes all tables of the weak search may take.
  ///   - shouldStop: Asked now and then, by one thread at a time.
  init(
    _ position: Position, _ solver: Solver, threads: Int, memory: Int,
    shouldStop: @escaping () -> Bool
  ) {
    self.position = position
    self.solver = solver
    self.threads = threads
    self.memory = memory / threads
    limit = SearchLimit(shouldStop: shouldStop)
    bounds = ValueBounds(position)
    questions = WeakSearch.covers(position.rules) && !position.isOver ? [position.toMove] : []
    // The first player does not lose anyway.
    if position.ply > 0 { questions += questions.map(\.opponent) }
  }

  /// The positions looked at so far, or a few less while several threads are at it.
  var nodes: Int { solver.nodes + weakNodes.withLock { $0 } }

  /// Searches until the result is known, or the limit is reached.
  func run() {
    // Of small boards all positions are worked out.
    if solver.method == .retrogradeAnalysis { questions = [] }
    askWeakly(threads: 1, nodes: ValueSearch.littleWeakly)
    askStrongly(nodes: ValueSearch.littleStrongly)
    // On boards of several words there is no strong search to wait for.
    askWeakly(threads: threads, nodes: solver.method == .winSearch ? ValueSearch.much : .max / 2)
    askStrongly(nodes: .max)
  }

  /// Whether the side to move can complete a line where its opponent only blocks; nil where the limit
  /// was reached, or where that cannot be asked.
  func canComplete() -> Bool? {
    questions.contains(position.toMove)
      ? canComplete(position.toMove, threads: threads, nodes: .max / 2) : nil
  }

  private var isDone: Bool { bounds.result != nil || limit.shouldStop() }

  private func askStrongly(nodes: Int) {
    if isDone { return }
    var limit = limit
    limit.nodes = nodes
    let found = solver.bounds(of: position, .result, limit: limit)
    bounds.learn(atLeast: found.lower)
    bounds.learn(atMost: found.upper)
  }

  private func askWeakly(threads: Int, nodes: Int) {
    for maker in questions where !isDone {
      guard let canComplete = canComplete(maker, threads: threads, nodes: nodes) else { continue }
      questions.removeAll { $0 == maker }
      if canComplete { continue }
      if maker == position.toMove {
        bounds.learn(atMost: .draw)
      } else {
        bounds.learn(atLeast: .draw)
      }
    }
  }

  /// What the threads share.
  private struct Work {
    var question: WeakQuestion
    var isStopped = false
    var isOver: Bool { isStopped || question.canComplete != nil }
  }

  /// Asks about the whole first where a cut may answer that: all first moves at once.
  private func canComplete(_ maker: Mark, threads: Int, nodes: Int) -> Bool? {
    if maker == position.toMove, WeakSearch.triesCuts(position.rules),
      searches.withLock({ $0.isEmpty })
    {
      let whole = WeakQuestion(maker, from: position, isWhole: true)
      if let found = answer(whole, threads: 1, nodes: ValueSearch.littleWhole) { return found }
    }
    return answer(WeakQuestion(maker, from: position), threads: threads, nodes: nodes)
  }

  private func answer(_ question: WeakQuestion, threads: Int, nodes: Int) -> Bool? {
    let work = Locked(Work(question: question))
    let idle = Locked(searches.withLock { $0 })
    let shouldStop = Locked(limit.shouldStop)
    let (table, memory, searches, weakNodes) = (position.table, memory, searches, weakNodes)
    Threads.run(threads) { _ in
      let known = idle.withLock { $0.popLast() }
      let search = known ?? WeakSearch(table, memory: memory)
      if known == nil { searches.withLock { $0.append(search) } }
      let last = search.nodes + nodes
      var counted = search.nodes
      func count() {
        weakNodes.withLock { $0 += search.nodes - counted }
        counted = search.nodes
      }
      while let part = work.withLock({ $0.isOver ? nil : $0.question.takePart() }) {
        let limit = SearchLimit(nodes: last - search.nodes) {
          count()
          let isOver = shouldStop.withLock { $0() }
          return work.withLock { work in
            work.isStopped = work.isStopped || isOver
            return work.isOver
          }
        }
        let answer = search.answer(part, limit: limit)
        count()
        work.withLock { work in
          if let answer {
            work.question.learn(answer)
          } else {
            work.isStopped = true
          }
        }
      }
    }
    return work.withLock { $0.question.canComplete }
  }
}
