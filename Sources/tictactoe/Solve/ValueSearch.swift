import GameRules
import GameSolver
import RoomServer

/// Decides whether a position is won, drawn or lost, by the turns of a `SearchPlan`.
final class ValueSearch {
  private let position: Position
  private let solver: Solver
  private let threads: Int
  private let limit: SearchLimit
  private let searches = Locked<[WeakSearch]>([])
  private let weakNodes = Locked<Int64>(0)
  private let memory: Int
  private var questions: [Mark]
  private(set) var bounds: ValueBounds
  /// Whether a paving stops every line on the empty board.
  private let isPaved: Bool

  /// The weak search's node budget before it examines the first moves one by one.
  private static let littleWhole: Int64 = 32 << 20

  /// Creates a search for the value of a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - solver: The strong search.
  ///   - threads: The number of threads for the weak search.
  ///   - memory: The size of all tables of the weak search, in bytes.
  ///   - shouldStop: Called now and then, by one thread at a time.
  init(
    _ position: Position, _ solver: Solver, threads: Int, memory: Int,
    shouldStop: @escaping () -> Bool
  ) {
    self.position = position
    self.solver = solver
    self.threads = threads
    self.memory = memory / threads
    limit = SearchLimit(shouldStop: shouldStop)
    let rules = position.rules
    bounds = ValueBounds(position)
    isPaved = position.ply == 0 && Paving(stopping: rules) != nil
    if isPaved { bounds = ValueBounds(.draw) }
    questions = WeakSearch.covers(rules) && !position.isOver ? [position.toMove] : []
    // On the empty board the second player cannot win.
    if position.ply > 0 { questions += questions.map(\.opponent) }
  }

  /// The number of positions searched so far; slightly behind while threads are running.
  var nodes: Int64 { solver.nodes + weakNodes.withLock { $0 } }

  /// Searches until the result is known or the limit is reached.
  func run() {
    // Small boards are solved by working out every position.
    if solver.method == .retrogradeAnalysis { questions = [] }
    for step in SearchPlan(rules: position.rules).steps {
      switch step {
      case .weak(let nodes, let isParallel):
        askWeakly(threads: isParallel ? threads : 1, nodes: nodes)
      case .strong(let nodes): askStrongly(nodes: nodes)
      }
    }
  }

  /// Whether the side to move can complete a line if its opponent only blocks.
  ///
  /// The value is nil if the limit was reached, or if the rules do not allow the question.
  func canComplete() -> Bool? {
    if isPaved { return false }
    return questions.contains(position.toMove)
      ? canComplete(position.toMove, threads: threads, nodes: SearchPlan.unlimited) : nil
  }

  private var isDone: Bool { bounds.result != nil || limit.shouldStop() }

  private func askStrongly(nodes: Int64) {
    if isDone { return }
    var limit = limit
    limit.nodes = nodes
    let found = solver.bounds(of: position, .result, limit: limit)
    bounds.learn(atLeast: found.lower)
    bounds.learn(atMost: found.upper)
  }

  private func askWeakly(threads: Int, nodes: Int64) {
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

  /// The state shared by the threads.
  private struct Work {
    var question: WeakQuestion
    var isStopped = false
    var isOver: Bool { isStopped || question.canComplete != nil }
  }

  /// Asks about all first moves at once where a cut may answer that (decision 28), then one by one.
  private func canComplete(_ maker: Mark, threads: Int, nodes: Int64) -> Bool? {
    if maker == position.toMove, WeakSearch.triesCuts(position.rules),
      searches.withLock({ $0.isEmpty })
    {
      let whole = WeakQuestion(maker, from: position, isWhole: true)
      if let found = answer(whole, threads: 1, nodes: ValueSearch.littleWhole) { return found }
    }
    return answer(WeakQuestion(maker, from: position), threads: threads, nodes: nodes)
  }

  private func answer(_ question: WeakQuestion, threads: Int, nodes: Int64) -> Bool? {
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
