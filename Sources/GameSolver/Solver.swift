import GameRules

/// Finds what positions of one game are worth, with proof.
///
/// Boards of at most 16 squares are solved whole, once; boards of up to 64 are searched; on larger
/// ones only wins by threats are found; where a line loses, larger boards are searched plainly. A
/// solver keeps what it has proved, so that the next question
/// about the same game is answered sooner.
///
///     let solver = Solver(LineTable(try Rules("6x5k4")))
///     solver.bounds(of: position).value  // .win(in: 11)
///
/// The same questions in the same order look at the same positions, on every machine.
public final class Solver {
  /// The lines of the game.
  public let table: LineTable
  /// How it finds values.
  public let method: Method
  private var strong: StrongSolution?
  private let tableSize: Int
  private let memory: Int
  private var search: WinSearch?
  private var plain: PlainSearch?
  private var seen: Tactics?

  /// A solver for a game.
  ///
  /// - Parameters:
  ///   - table: The lines of the game.
  ///   - memory: How many bytes the table of proved positions may grow to.
  public init(_ table: LineTable, memory: Int = 64 << 20) {
    self.table = table
    tableSize = TranspositionTable<UInt64>.size(in: memory)
    self.memory = memory
    method = Method(for: table.rules)
  }

  /// A solver that searches where it could look up, for tests.
  init(searching table: LineTable, by method: Method = .winSearch) {
    self.table = table
    tableSize = 1 << 16
    memory = 2 << 20
    self.method = method
  }

  /// The rules of the game.
  public var rules: Rules { table.rules }

  /// How many positions were looked at so far, in all searches.
  public var nodes: Int { (search?.nodes ?? 0) + (seen?.nodes ?? 0) + (plain?.nodes ?? 0) }

  /// How many lines were looked at so far, in all searches.
  public var work: Int { (search?.work ?? 0) + (seen?.work ?? 0) + (plain?.work ?? 0) }

  /// The solution of the whole game, made when first asked for; nil where the board is too large, or
  /// where it was told to stop.
  public func strongSolution(shouldStop: () -> Bool = { false }) -> StrongSolution? {
    guard method == .retrogradeAnalysis else { return nil }
    if strong == nil { strong = .solving(table, unless: shouldStop) }
    return strong
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
    if method == .retrogradeAnalysis {
      let solution = strongSolution(shouldStop: limit.shouldStop)
      return solution.map { ValueBounds($0[position]) } ?? ValueBounds(position)
    }
    if method == .plainSearch {
      let search = plainSearch()
      let limit = limit.counted(from: search.nodes, search.work)
      return search.bounds(of: position, precision, counted: limit)
    }
    guard let search = winSearch() else {
      let limit = limit.counted(from: threats.nodes, threats.work)
      return threats.bounds(of: position, counted: limit)
    }
    var proof = ValueProof(position, precision)
    var budget = Solver.firstBudget
    let limit = limit.counted(from: search.nodes, search.work)
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
    if method == .retrogradeAnalysis {
      guard let solution = strongSolution(shouldStop: limit.shouldStop) else { return analysis }
      for square in position.legalMoves {
        let after = position.playingUnchecked(square)
        analysis.learn(ValueBounds(solution[after]).beforeMove, of: square)
      }
      analysis.learn(ValueBounds(solution[position]))
      return analysis
    }
    if method == .plainSearch {
      learnPlainly(&analysis, precision, limit: limit)
      onProgress(analysis)
      return analysis
    }
    guard let search = winSearch() else {
      learnByThreats(&analysis, limit)
      onProgress(analysis)
      return analysis
    }
    let start = search.nodes
    let limit = limit.counted(from: start, search.work)
    var question = AnalysisQuestion(position, precision)
    while var part = question.takePart() {
      part.work(search, limit: limit)
      question.learn(part)
      question.analysis.nodes = search.nodes - start
      onProgress(question.analysis)
      if search.isOverLimit { break }
    }
    return question.analysis
  }

  /// Works at a part of a question about a game that is searched for wins.
  ///
  /// - Parameters:
  ///   - part: The part, which learns what is found.
  ///   - limit: When to stop before its budget is spent.
  package func work(_ part: inout AnalysisQuestion.Part, limit: SearchLimit) {
    guard let search = winSearch() else { return }
    part.work(search, limit: limit.counted(from: search.nodes, search.work))
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
    let limit = limit.counted(from: start, threats.work)
    analysis.learn(threats.bounds(of: position, counted: limit))
    for square in position.legalMoves {
      let after = threats.bounds(of: position.playingUnchecked(square), counted: limit)
      analysis.learn(after.beforeMove, of: square)
    }
    analysis.nodes = threats.nodes - start
  }

  /// Looks at every move in turn, to a depth.
  func learnPlainly(
    _ analysis: inout Analysis, _ precision: Precision = .distance, depth: Int = .max,
    limit: SearchLimit
  ) {
    let search = plainSearch()
    search.learn(
      &analysis, precision, depth: depth, counted: limit.counted(from: search.nodes, search.work))
  }

  private func plainSearch() -> PlainSearch {
    let search = plain ?? PlainSearch(table, memory: memory)
    plain = search
    return search
  }

  private static let firstBudget = 4000

  /// What sees wins, blocks and threats; nil where completing a line is no aim.
  func tactics() -> Tactics? { rules.isMonotone ? Tactics(table) : nil }

  /// What finds wins by threats on boards too large for anything else.
  private var threats: Tactics {
    let threats = seen ?? Tactics(table)
    seen = threats
    return threats
  }

  private func winSearch() -> WinSearch? {
    guard method == .winSearch else { return nil }
    let search = search ?? WinSearch(Bitboard64(table), tableSize: tableSize)
    self.search = search
    return search
  }
}

extension Solver {
  /// How values are found, which depends on the rules alone.
  ///
  /// `WinSearch`, `Tactics`, and strategy stealing in `ValueProof` are true only of monotone games,
  /// in which a mark more never hurts the side that owns it. Of what it uses, only `Solver` asks
  /// whether it is so; `WeakSearch` and proofs ask for themselves.
  public enum Method: Hashable, Sendable {
    /// All positions are worked out once, from the last ply to the first (`StrongSolution`).
    case retrogradeAnalysis
    /// Each position is searched for a win of either side (`WinSearch`).
    case winSearch
    /// Only wins by threats are looked for (`Tactics`).
    case threats
    /// Every move is looked at, whatever the rules (`PlainSearch`).
    case plainSearch

    /// The best method for some rules.
    package init(for rules: Rules) {
      if StrongSolution.covers(rules) {
        self = .retrogradeAnalysis
      } else if !rules.isMonotone {
        self = .plainSearch
      } else {
        self = rules.fitsInWord ? .winSearch : .threats
      }
    }
  }
}

extension SearchLimit {
  /// The limit with its nodes and work counted on from those already done.
  fileprivate func counted(from nodes: Int, _ work: Int) -> SearchLimit {
    var limit = self
    limit.nodes = self.nodes < Int.max - nodes ? self.nodes + nodes : .max
    limit.work = self.work < Int.max - work ? self.work + work : .max
    return limit
  }
}
