import GameRules
import GameSolver

/// Answers requests a slice at a time, so that whoever asks can drop one at any moment.
///
/// It keeps what it has proved about a game for the next request about the same rules.
public final class Engine {
  private let memory: Int
  private var opponent: ComputerPlayer?
  private var request: AnalysisRequest?
  private var slice = 0
  private var reviewWork: ReviewWork?

  private static let firstSlice = 50_000
  private static let largestSlice = 1_600_000
  /// How many slices a request may take: about eight million positions.
  private static let sliceLimit = 9
  private static let reviewNodes = 200_000

  /// An engine that knows nothing yet.
  ///
  /// - Parameter memory: How many bytes the table of proved positions may grow to.
  public init(memory: Int = 32 << 20) {
    self.memory = memory
  }

  /// How many lines were looked at for the games of the last request's rules.
  var work: Int { opponent?.work ?? 0 }

  /// Takes a request up, in place of the one before.
  public func begin(_ request: AnalysisRequest) {
    self.request = request
    slice = 0
    reviewWork = nil
    if opponent?.solver.rules != request.game.rules {
      opponent = ComputerPlayer(Solver(request.game.position.table, memory: memory))
    }
  }

  /// What a slice of thought came to.
  public enum Step: Hashable, Sendable {
    /// There is nothing to think about: nothing was asked, or the result has been given.
    case idle
    /// There is more to think about; so much is done, in percent, as far as can be told.
    case more(progress: Int)
    /// The result; what the last slice has not settled is left open in it.
    case done(AnalysisResult)
  }

  /// Thinks for a slice.
  ///
  /// - Parameter shouldStop: Asked every hundredth of a second or so, as `SearchLimit` tells. True
  ///   ends the slice soon, for a request that nobody wants any more: what it comes to is void.
  /// - Returns: How far it has come.
  public func think(shouldStop: @escaping () -> Bool = { false }) -> Step {
    guard let request, let opponent else { return .idle }
    slice += 1
    guard let result = answer(request, opponent, shouldStop) else {
      return .more(progress: reviewWork?.progress ?? min(99, slice * 100 / Engine.sliceLimit))
    }
    self.request = nil
    return .done(result)
  }

  private func answer(
    _ request: AnalysisRequest, _ opponent: ComputerPlayer, _ shouldStop: @escaping () -> Bool
  ) -> AnalysisResult? {
    let position = request.game.position
    var generator = SplitMix64(seed: request.seed)
    switch request.kind {
    case .move(let level):
      return .move(
        opponent.move(in: position, level: level, shouldStop: shouldStop, using: &generator))
    case .hint:
      return .hint(opponent.hint(in: position, shouldStop: shouldStop, using: &generator))
    case .truth:
      return truth(position, opponent.solver, shouldStop)
    case .review:
      return review(request.game, opponent.solver, shouldStop)
    }
  }

  private func truth(
    _ position: Position, _ solver: Solver, _ shouldStop: @escaping () -> Bool
  ) -> AnalysisResult? {
    let nodes = min(Engine.firstSlice << (slice - 1), Engine.largestSlice)
    let analysis = solver.analysis(
      of: position,
      limit: SearchLimit(nodes: nodes, shouldStop: shouldStop))
    let isSettled = analysis.moves.allSatisfy { $0.bounds.value != nil }
    guard isSettled || solver.method == .threats || slice >= Engine.sliceLimit else { return nil }
    return .truth((0..<position.rules.area).map { analysis[position.rules.square(at: $0)] })
  }

  private func review(
    _ game: Game, _ solver: Solver, _ shouldStop: @escaping () -> Bool
  ) -> AnalysisResult? {
    var work = reviewWork ?? ReviewWork(of: game, with: solver, nodesPerMove: Engine.reviewNodes)
    let isDone = work.step(shouldStop: shouldStop)
    reviewWork = isDone ? nil : work
    return isDone ? .review(work.review) : nil
  }
}
