import GameRules
import GameSolver
import RoomServer

/// Computes the values of a position and its moves on all threads.
///
/// Each thread has its own search and table, and takes one part of the question at a time.
final class AnalysisSearch {
  private let position: Position
  private let precision: Solver.Precision
  private let solvers: [Solver]
  private let shouldStop: () -> Bool
  private let counted = Locked<Int64>(0)
  private let known: Locked<Analysis>

  /// A search for the values of a position and its moves.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - precision: Whether distances are needed.
  ///   - threads: The number of threads to use at most.
  ///   - memory: The size of all tables together, in bytes.
  ///   - shouldStop: Called now and then, by one thread at a time.
  init(
    _ position: Position, _ precision: Solver.Precision = .distance, threads: Int, memory: Int,
    shouldStop: @escaping () -> Bool
  ) {
    self.position = position
    self.precision = precision
    self.shouldStop = shouldStop
    known = Locked(Analysis(position))
    let count = Solver.Method(for: position.rules) == .winSearch ? threads : 1
    solvers = (0..<count).map { _ in Solver(position.table, memory: memory / count) }
  }

  /// The values known so far.
  var analysis: Analysis { known.withLock { $0 } }

  /// The number of positions searched so far; slightly behind while threads are running.
  var nodes: Int64 { counted.withLock { $0 } }

  /// Searches until everything is known or `shouldStop` returns true.
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
    let analysis = solver.analysis(of: position, precision, limit: limit)
    known.withLock { $0 = analysis }
    counted.withLock { $0 = solver.nodes }
  }

  private func runOnThreads() {
    let work = Locked((question: AnalysisQuestion(position, precision), isStopped: false))
    let own = Locked((solvers: solvers, shouldStop: shouldStop))
    let (counted, known) = (counted, known)
    Threads.run(solvers.count) { thread in
      let solver = own.withLock { $0.solvers[thread] }
      var last: Int64 = 0
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
    // If everything was known at once, no thread has reported it.
    work.withLock { work in known.withLock { $0 = work.question.analysis } }
  }
}
