import GameRules
import GameSolver

/// Makes puzzles on one board: plays careful games at random and examines their positions.
///
/// The puzzles depend only on the rules, the seed and proved values, never on a level or a clock.
/// The same seed gives the same puzzle on every machine, even where `Int` has 32 bits.
public final class PuzzleMaker {
  /// The solver that proves the values of given games.
  public let solver: Solver
  /// The solver for the positions of random games: searching a few is faster than solving even a
  /// small game completely.
  private let search: Solver
  /// The number of positions skipped because the limit left their moves undecided.
  public private(set) var undecided = 0

  /// The limit for one position.
  ///
  /// It must never change, because another limit could give other puzzles. It leaves no position of
  /// the daily puzzles undecided.
  private static var limit: SearchLimit { SearchLimit(nodes: 20_000, work: 2_000_000) }

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - rules: The rules of the puzzles.
  ///   - memory: The most bytes for the solver's table.
  public init(_ rules: Rules, memory: Int = 16 << 20) {
    let table = LineTable(rules)
    solver = Solver(table, memory: memory)
    search =
      solver.method == .retrogradeAnalysis ? Solver(searching: table, memory: 1 << 20) : solver
  }

  /// Returns the first puzzle that fulfils a wish, in the order given by the seed.
  ///
  /// - Parameters:
  ///   - wish: The puzzles that are wanted; their rules are the maker's.
  ///   - seed: Any number. Neighbouring numbers give unrelated puzzles.
  ///   - games: The most games to play.
  ///   - admits: Whether a position may become the puzzle; asked before its moves are solved.
  /// - Returns: The puzzle, or nil if none came in that many games.
  public func puzzle(
    _ wish: PuzzleWish, seed: UInt64, games: Int = 20_000,
    admits: (Position) -> Bool = { _ in true }
  ) -> Puzzle? {
    precondition(wish.rules == solver.rules, "The wish is for the maker's board")
    // A generator's state grows by the same number each time, so two seeds that differ by it would
    // give one stream, shifted. Its first output has no such pattern.
    var seeds = SplitMix64(seed: seed)
    var generator = SplitMix64(seed: seeds.next())
    var played: [Int] = []
    for _ in 0..<games {
      var position = Position(solver.table)
      played.removeAll(keepingCapacity: true)
      let first = wish.plies.lowerBound + generator.below(wish.plies.count)
      while position.ply <= wish.plies.upperBound, let moves = carefulMoves(in: position) {
        if position.ply >= first, !moves.isPlain, admits(position),
          !isRuledOut(position, wish.kind), let puzzle = puzzle(game(played), search),
          wish.accepts(puzzle)
        {
          return puzzle
        }
        let move = moves.set[number: generator.below(moves.set.count)]
        position.playUnchecked(move)
        played.append(move)
      }
    }
    return nil
  }

  /// Returns the puzzle in the current position of a game, if there is one.
  ///
  /// - Parameter game: A game with the maker's rules.
  /// - Returns: The puzzle; nil if there is none, or if the limit leaves a move undecided.
  public func puzzle(_ game: Game) -> Puzzle? {
    // While the first mark can be taken over, that is an answer too, but not a square.
    if game.isSwapOpen || game.position.isOver || Puzzle.isPlain(game.position) { return nil }
    return puzzle(game, solver)
  }

  private func puzzle(_ game: Game, _ solver: Solver) -> Puzzle? {
    if Puzzle.isByThreats(game.rules) {
      return Puzzle(byThreatsIn: game, solver, limit: PuzzleMaker.limit)
    }
    var analysis = solver.analysis(of: game.position, .result, limit: PuzzleMaker.limit)
    if analysis.moves.contains(where: { $0.bounds.result == nil }) { undecided += 1 }
    guard let answer = Puzzle.answer(in: analysis)?.square else { return nil }
    // Distances take longer, and a puzzle shows only that of a win.
    if analysis.bounds.result == .win {
      let after = game.position.playingUnchecked(answer)
      analysis.learn(solver.bounds(of: after, limit: PuzzleMaker.limit).beforeMove, of: answer)
    }
    return Puzzle(game, analysis)
  }

  /// The game of legal moves, given by the indices of their squares.
  private func game(_ moves: [Int]) -> Game {
    var game = Game(solver.table)
    for move in moves {
      do throws(IllegalMove) { try game.play(game.rules.square(at: move)) } catch {
        preconditionFailure("Careful moves are legal")
      }
    }
    return game
  }

  /// Whether a position cannot have a task of this kind: its result or the win's distance differs, or it has
  /// two answers.
  ///
  /// For most positions this is faster than finding the results of all moves.
  private func isRuledOut(_ position: Position, _ kind: PuzzleWish.Kind) -> Bool {
    if Puzzle.isByThreats(position.rules) { return false }
    func result(_ position: Position) -> Value.Result? {
      search.bounds(of: position, .result, limit: PuzzleMaker.limit).result
    }
    // The other side's result after the answer. In a trap, the answer is the move that loses.
    let wanted: Value.Result
    switch kind {
    case .win(let ownMoves):
      func wins(inOwnMoves count: Int) -> Bool? {
        search.wins(position, within: 2 * count, limit: PuzzleMaker.limit)
      }
      if wins(inOwnMoves: ownMoves.lowerBound - 1) == true { return true }
      if wins(inOwnMoves: ownMoves.upperBound) == false { return true }
      wanted = .loss
    case .hold, .trap:
      if let result = result(position), result != .draw { return true }
      wanted = kind == .hold ? .draw : .win
    case .move: return false
    }
    var answers = 0
    return position.legalMoves.contains { square in
      if result(position.playingUnchecked(square)) == wanted { answers += 1 }
      return answers > 1
    }
  }

  /// The moves of somebody who blocks lines and otherwise plays at random, and whether the position is plain
  /// (`Puzzle.isPlain`).
  ///
  /// - Returns: Nil if the game is over or, where a line wins, about to be: a line can be completed, or two
  ///   have to be blocked.
  private func carefulMoves(in position: Position) -> (set: SquareSet, isPlain: Bool)? {
    if position.isOver { return nil }
    let own = position.completionSet(by: position.toMove)
    // In misère a line loses, so there is nothing to block, and the game may end here.
    if position.rules.ending == .misere { return (position.emptySquares, own.count > 0) }
    if own.count > 0 { return nil }
    let blocks = position.completionSet(by: position.toMove.opponent)
    switch blocks.count {
    case 0: return (position.emptySquares, false)
    case 1: return (blocks, true)
    default: return nil
    }
  }
}
