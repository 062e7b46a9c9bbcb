import GameRules
import GameSolver

/// Runs analysis requests in slices, so that the caller can drop one at any time.
///
/// Results proved for a game stay in memory for the next request about the same rules.
public final class Engine {
  private let memory: Int
  private var player: ComputerPlayer?
  private var request: AnalysisRequest?
  private var slice = 0
  private var reviewWork: ReviewWork?

  private static let firstSlice: Int64 = 50_000
  private static let largestSlice: Int64 = 1_600_000
  /// The most slices for a request: about eight million positions.
  private static let sliceLimit = 9
  private static let reviewNodes: Int64 = 200_000

  /// An engine with an empty table.
  ///
  /// - Parameter memory: The largest size of the table of proved positions, in bytes.
  public init(memory: Int = 32 << 20) {
    self.memory = memory
  }

  /// The number of lines examined so far for the current rules.
  var work: Int64 { player?.work ?? 0 }

  /// Starts a request and drops the one before.
  public func begin(_ request: AnalysisRequest) {
    self.request = request
    slice = 0
    reviewWork = nil
    if player?.solver.rules != request.game.rules {
      player = ComputerPlayer(Solver(request.game.position.table, memory: memory))
    }
  }

  /// The outcome of a slice.
  public enum Step: Hashable, Sendable {
    /// No request is pending.
    case idle
    /// The request needs more slices; an estimate of the progress in percent.
    case more(progress: Int)
    /// The result; values that the last slice did not settle stay open.
    case done(AnalysisResult)
  }

  /// Runs one slice of the current request.
  ///
  /// - Parameter shouldStop: Polled every one to ten milliseconds, by machine and board (see
  ///   `SearchLimit.pace`). True ends the slice early; discard its result.
  /// - Returns: The progress, or the result.
  public func think(shouldStop: @escaping () -> Bool = { false }) -> Step {
    guard let request, let player else { return .idle }
    slice += 1
    guard let result = answer(request, player, shouldStop) else {
      return .more(progress: reviewWork?.progress ?? min(99, slice * 100 / Engine.sliceLimit))
    }
    self.request = nil
    return .done(result)
  }

  private func answer(
    _ request: AnalysisRequest, _ player: ComputerPlayer, _ shouldStop: @escaping () -> Bool
  ) -> AnalysisResult? {
    let position = request.game.position
    var generator = SplitMix64(seed: request.seed)
    switch request.kind {
    case .move(let level):
      if request.game.rules.allowsSwap, request.game.step < 2 {
        return .move(opening(request.game, level, player, shouldStop, &generator))
      }
      return .move(
        player.move(in: position, level: level, shouldStop: shouldStop, using: &generator))
    case .hint:
      return .hint(player.hint(in: position, shouldStop: shouldStop, using: &generator))
    case .truth:
      return squareValues(request.game, player.solver, shouldStop)
    case .answers(let square):
      return answers(to: square, in: position, player.solver, shouldStop)
    case .review:
      return review(request.game, player.solver, shouldStop)
    }
  }

  /// The first move or the answer to it; a level takes the first mark over by answering with its square.
  @inline(never)
  private func opening(
    _ game: Game, _ level: Level, _ player: ComputerPlayer, _ shouldStop: @escaping () -> Bool,
    _ generator: inout SplitMix64
  ) -> Square? {
    player.takesOver(in: game, level: level, shouldStop: shouldStop, using: &generator)
      ? game.lastMove
      : player.move(in: game, level: level, shouldStop: shouldStop, using: &generator)
  }

  @inline(never)
  private func answers(
    to square: Square, in position: Position, _ solver: Solver, _ shouldStop: @escaping () -> Bool
  ) -> AnalysisResult {
    let limit = SearchLimit(nodes: Engine.reviewNodes, shouldStop: shouldStop)
    return .answers(
      solver.answers(
        to: square, in: position, limit: limit.divided(by: Refutation.mostAnalyses)))
  }

  @inline(never)
  private func squareValues(
    _ game: Game, _ solver: Solver, _ shouldStop: @escaping () -> Bool
  ) -> AnalysisResult? {
    let rules = game.rules
    let nodes = min(Engine.firstSlice << (slice - 1), Engine.largestSlice)
    let limit = SearchLimit(nodes: nodes, shouldStop: shouldStop)
    let analysis = solver.analysis(of: game.position, limit: limit).underSwap(in: game)
    let isSettled = analysis.moves.allSatisfy { $0.bounds.value != nil }
    guard isSettled || solver.method == .threats || slice >= Engine.sliceLimit else { return nil }
    let values = (0..<rules.area).map { analysis[rules.square(at: $0)] }
    return .values(values, safe: safeReplies(values, game, solver))
  }

  /// The number of safe replies to each move that leads to a draw; empty unless the board is solved.
  private func safeReplies(
    _ values: [ValueBounds?], _ game: Game, _ solver: Solver
  ) -> [Int?] {
    guard solver.method == .retrogradeAnalysis, !game.canSwap else { return [] }
    let counts = values.indices.map { index -> Int? in
      guard values[index]?.result == .draw else { return nil }
      let replies =
        solver.safeReplies(
          to: game.rules.square(at: index), in: game.position)?.count ?? 0
      // After the last mark there is nothing to reply.
      return replies == 0 ? nil : replies
    }
    return counts.contains { $0 != nil } ? counts : []
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
