import GameRules
import GameSolver

/// Finds out what a position and each of its moves are worth, on all threads.
///
/// Each thread has a search and a table of its own, and takes one part of the question at a time.
final class AnalysisSearch {
  private let position: Position
  private let solvers: [Solver]
  private let shouldStop: () -> Bool
  private let counted = Locked(0)
  private let known: Locked<Analysis>

  /// A search for the values of a position and its moves.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - threads: How many threads it may use.
  ///   - memory: How many bytes all tables may take.
  ///   - shouldStop: Asked now and then, by one thread at a time.
  init(_ position: Position, threads: Int, memory: Int, shouldStop: @escaping () -> Bool) {
    self.position = position
    self.shouldStop = shouldStop
    known = Locked(Analysis(position))
    let count = Solver.Method(for: position.rules) == .winSearch ? threads : 1
    solvers = (0..<count).map { _ in Solver(position.table, memory: memory / count) }
  }

  /// What is known by now.
  var analysis: Analysis { known.withLock { $0 } }

  /// The positions looked at so far, or a few less while the search goes on.
  var nodes: Int { counted.withLock { $0 } }

  /// Searches until all is known, or it is told to stop.
  func run() {
    if solvers[0].method == .winSearch {
      if !position.isOver { runOnThreads() }
      return
    }
    let (solver, counted, shouldStop) = (solvers[0], counted, shouldStop)
    let limit = SearchLimit {
      counted.withLock { $0 = solver.nodes }
      return shouldStop()
    }
    let analysis = solver.analysis(of: position, limit: limit)
    known.withLock { $0 = analysis }
    counted.withLock { $0 = solver.nodes }
  }

  private func runOnThreads() {
    let work = Locked((question: AnalysisQuestion(position, .distance), isStopped: false))
    let own = Locked((solvers: solvers, shouldStop: shouldStop))
    let (counted, known) = (counted, known)
    Threads.run(solvers.count) { thread in
      let solver = own.withLock { $0.solvers[thread] }
      var last = 0
      func count() {
        counted.withLock { $0 += solver.nodes - last }
        last = solver.nodes
      }
      let limit = SearchLimit {
        count()
        let isOver = own.withLock { $0.shouldStop() }
        return work.withLock { work in
          work.isStopped = work.isStopped || isOver
          return work.isStopped
        }
      }
      while var part = work.withLock({ $0.isStopped ? nil : $0.question.takePart() }) {
        solver.work(&part, limit: limit)
        count()
        work.withLock { work in
          work.question.learn(part)
          known.withLock { $0 = work.question.analysis }
        }
      }
    }
    // What was known at once nobody had to work at.
    work.withLock { work in known.withLock { $0 = work.question.analysis } }
  }
}
