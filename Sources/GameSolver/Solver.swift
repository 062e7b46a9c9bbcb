import GameRules

/// Finds what positions of one game are worth, with proof.
///
/// Boards of at most 16 squares are solved whole, once; boards of up to 64 are searched; on larger
/// ones only wins by threats are found. A solver keeps what it has proved, so that the next question
/// about the same game is answered sooner.
///
///     let solver = Solver(LineTable(try Rules("6x5k4")))
///     solver.bounds(of: position).value  // .win(in: 11)
///
/// The same questions in the same order look at the same positions, on every machine.
public final class Solver {
  /// The lines of the game.
  public let table: LineTable
  private var strong: StrongSolution?
  private let solvesWhole: Bool
  private let tableSize: Int
  private var search: WinSearch?
  private var seen: Tactics?

  /// A solver for a game.
  ///
  /// - Parameters:
  ///   - table: The lines of the game.
  ///   - memory: How many bytes the table of proved positions may grow to.
  public init(_ table: LineTable, memory: Int = 64 << 20) {
    self.table = table
    var size = 1 << 10
    while size * 2 * MemoryLayout<TranspositionTable.Entry>.stride <= memory { size *= 2 }
    tableSize = size
    solvesWhole = StrongSolution.covers(table.rules)
  }

  /// A solver that searches where it could look up, for tests.
  init(searching table: LineTable) {
    self.table = table
    tableSize = 1 << 16
    solvesWhole = false
  }

  /// The rules of the game.
  public var rules: Rules { table.rules }

  /// How many positions were looked at so far, in all searches.
  public var nodes: Int { (search?.nodes ?? 0) + (seen?.nodes ?? 0) }

  /// The solution of the whole game, made when first asked for; nil where the board is too large.
  public var strongSolution: StrongSolution? {
    guard solvesWhole else { return nil }
    let solution = strong ?? StrongSolution(table)
    strong = solution
    return solution
  }

  /// What a position is worth to the side to move.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - precision: Whether the distance is asked for.
  ///   - limit: When to stop and tell what is known until then.
  /// - Returns: The value, or what the limit left time to prove.
  public func bounds(
    of position: Position, _ precision: Precision = .distance, limit: SearchLimit = .none
  ) -> ValueBounds {
    if let value = Value(position.outcome) { return ValueBounds(value) }
    if let strongSolution { return ValueBounds(strongSolution[position]) }
    guard let search = wordSearch() else { return threats.bounds(of: position, limit) }
    var proof = ValueProof(position, precision)
    var budget = Solver.firstBudget
    let limit = limit.counted(from: search.nodes)
    while !proof.isAnswered {
      proof.work(search, budget: budget, limit: limit)
      if search.isOverLimit { break }
      budget *= 8
    }
    return proof.bounds
  }

  /// What a position and each of its moves are worth.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - precision: Whether distances are asked for.
  ///   - limit: When to stop and tell what is known until then.
  ///   - onProgress: Told what is known so far, now and then.
  /// - Returns: The values, or what the limit left time to prove.
  public func analysis(
    of position: Position, _ precision: Precision = .distance, limit: SearchLimit = .none,
    onProgress: (Analysis) -> Void = { _ in }
  ) -> Analysis {
    var analysis = Analysis(position)
    if position.isOver { return analysis }
    if let strongSolution {
      for square in position.legalMoves {
        let after = position.playingUnchecked(square)
        analysis.learn(ValueBounds(strongSolution[after]).beforeMove, of: square)
      }
      analysis.learn(ValueBounds(strongSolution[position]))
      return analysis
    }
    guard let search = wordSearch() else {
      learnByThreats(&analysis, limit)
      onProgress(analysis)
      return analysis
    }
    let start = search.nodes
    let limit = limit.counted(from: start)
    var root = ValueProof(position, precision)
    var moves = MoveFamily.all(of: position).map { family in
      (family, ValueProof(position.playingUnchecked(family.squares[0]), precision))
    }
    var budget = Solver.firstBudget
    while true {
      if !root.isAnswered { root.work(search, budget: budget, limit: limit) }
      analysis.learn(root.bounds)
      analysis.nodes = search.nodes - start
      onProgress(analysis)
      var isDone = root.isAnswered
      for index in moves.indices where !search.isOverLimit {
        if moves[index].1.isAnswered { continue }
        moves[index].1.lower(beforeMove: analysis.bounds)
        moves[index].1.work(search, budget: budget, limit: limit)
        isDone = isDone && moves[index].1.isAnswered
        for square in moves[index].0.squares {
          analysis.learn(moves[index].1.bounds.beforeMove, of: square)
        }
        analysis.nodes = search.nodes - start
      }
      if isDone || search.isOverLimit { break }
      budget *= 8
    }
    onProgress(analysis)
    return analysis
  }

  /// Whether the distance to the end is asked for, or just who wins.
  public enum Precision: Hashable, Sendable {
    /// Win, draw or loss, and in how many plies.
    case distance
    /// Win, draw or loss.
    case result
  }

  /// Finds the moves that threats prove to be won or lost.
  private func learnByThreats(_ analysis: inout Analysis, _ limit: SearchLimit) {
    let position = analysis.position
    let start = threats.nodes
    var rest = limit
    analysis.learn(threats.bounds(of: position, rest))
    for square in position.legalMoves {
      rest.nodes = max(limit.nodes - (threats.nodes - start), 0)
      let after = threats.bounds(of: position.playingUnchecked(square), rest)
      analysis.learn(after.beforeMove, of: square)
    }
    analysis.nodes = threats.nodes - start
  }

  private static let firstBudget = 4000

  /// What finds wins by threats on boards too large for anything else.
  private var threats: Tactics {
    let threats = seen ?? Tactics(table)
    seen = threats
    return threats
  }

  /// Whether a board is small enough to be searched.
  static func searches(_ rules: Rules) -> Bool { rules.area <= WordBoard.largestArea }

  private func wordSearch() -> WinSearch? {
    guard Solver.searches(rules) else { return nil }
    let search = search ?? WinSearch(WordBoard(table), tableSize: tableSize)
    self.search = search
    return search
  }
}

extension SearchLimit {
  /// The limit with its nodes counted from those already looked at.
  fileprivate func counted(from nodes: Int) -> SearchLimit {
    var limit = self
    limit.nodes = self.nodes < Int.max - nodes ? self.nodes + nodes : .max
    return limit
  }
}
