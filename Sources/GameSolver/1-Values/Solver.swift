import GameRules

/// Finds proved values of the positions of one game.
///
/// Boards of at most 16 squares are solved completely, once. Boards of at most 64 squares are
/// searched. On larger boards only wins by threats are found. In misère, boards of more than 16
/// squares are searched move by move. A solver remembers what it has proved, so later questions
/// about the same game take less time.
///
///     let solver = Solver(LineTable(try Rules("6x5k4")))
///     solver.bounds(of: position).value  // .win(in: 11)
///
/// The same questions in the same order search the same positions on every machine.
public final class Solver {
  /// The lines of the game.
  public let table: LineTable
  /// The method that finds the values.
  public let method: Method
  private var strong: StrongSolution?
  private let tableSize: Int
  private let memory: Int
  private var search: WinSearch?
  private var plain: PlainSearch?
  private var seen: Tactics?

  /// Creates a solver for a game.
  ///
  /// - Parameters:
  ///   - table: The lines of the game.
  ///   - memory: The most bytes for the table of proved positions; a solution of the whole game takes what
  ///     it needs, up to 21 MB.
  public init(_ table: LineTable, memory: Int = 64 << 20) {
    self.table = table
    tableSize = TranspositionTable<UInt64>.size(in: memory)
    self.memory = memory
    method = Method(for: table.rules)
  }

  /// Creates a solver that searches even where it could solve the whole game first.
  ///
  /// For a few positions of a small board, that is faster.
  ///
  /// - Parameters:
  ///   - table: The lines of the game.
  ///   - method: The method; nil for the best one that searches.
  ///   - memory: The most bytes for the table of proved positions.
  package init(searching table: LineTable, by method: Method? = nil, memory: Int = 2 << 20) {
    self.table = table
    tableSize = TranspositionTable<UInt64>.size(in: memory)
    self.memory = memory
    self.method = method ?? Method(searching: table.rules)
  }

  /// The rules of the game.
  public var rules: Rules { table.rules }

  /// The number of positions searched so far, in all searches.
  public var nodes: Int64 { (search?.nodes ?? 0) + (seen?.nodes ?? 0) + (plain?.nodes ?? 0) }

  /// The number of lines examined so far, in all searches.
  public var work: Int64 { (search?.work ?? 0) + (seen?.work ?? 0) + (plain?.work ?? 0) }

  /// The solution of the whole game, computed on first use; nil if the board is too large or
  /// `shouldStop` returned true.
  public func strongSolution(shouldStop: () -> Bool = { false }) -> StrongSolution? {
    guard method == .retrogradeAnalysis else { return nil }
    if strong == nil { strong = .solving(table, unless: shouldStop) }
    return strong
  }

  /// Returns bounds on the value of a position for the side to move.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - precision: Whether the distance is needed.
  ///   - limit: The limit of the search. Of a whole game's solution (up to 16 squares), only
  ///     `shouldStop` counts.
  /// - Returns: The value, or the bounds proved within the limit.
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

  /// Whether the side to move wins within a number of plies; nil where the limit leaves that open.
  ///
  /// This takes less time than finding the distance, and usually less than finding the result.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - plies: The most plies that the game may last.
  ///   - limit: The limit of the search.
  /// - Returns: Whether it wins so soon.
  package func wins(_ position: Position, within plies: Int, limit: SearchLimit = .none) -> Bool? {
    if position.isOver { return position.outcome?.winner == position.toMove }
    if plies < 1 { return false }
    // No game lasts longer, and a search without a limit on plies knows more cutoffs.
    let plies = min(plies, position.emptySquares.count + 2)
    if method == .plainSearch {
      let search = plainSearch()
      let limit = limit.counted(from: search.nodes, search.work)
      return search.wins(position, within: plies, counted: limit)
    }
    if method == .winSearch, let search = winSearch() {
      let verdict = search.search(
        attacker: position.board.squares(of: position.toMove).firstWord,
        defender: position.board.squares(of: position.toMove.opponent).firstWord, isAttacking: true,
        plies: plies, budget: .max, limit: limit.counted(from: search.nodes, search.work))
      switch verdict {
      case .win: return true
      case .none, .never: return false
      case .unknown: return nil
      }
    }
    let bounds = bounds(of: position, limit: limit)
    let latest = Value.win(in: plies)
    if bounds.lower >= latest { return true }
    return bounds.upper < latest ? false : nil
  }

  /// Whether a limit ended the last search for wins by threats, so it may have missed some.
  package var isThreatSearchCut: Bool { seen?.isCut == true }

  /// Returns bounds on the values of a position and of each of its moves.
  ///
  /// - Parameters:
  ///   - position: A position of this game.
  ///   - precision: Whether distances are needed.
  ///   - limit: The limit of the search.
  ///   - onProgress: Called with intermediate results.
  /// - Returns: The values, or the bounds proved within the limit.
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

  /// Works on one part of the analysis of a game that is solved by a `WinSearch`.
  ///
  /// - Parameters:
  ///   - part: The part; the results are recorded in it.
  ///   - limit: The limit, which may end the work before the part's budget is spent.
  package func work(_ part: inout AnalysisQuestion.Part, limit: SearchLimit) {
    guard let search = winSearch() else { return }
    part.work(search, limit: limit.counted(from: search.nodes, search.work))
  }

  /// Whether a search should find the distance to the end or only the result.
  public enum Precision: Hashable, Sendable {
    /// Win, draw or loss, and the number of plies.
    case distance
    /// Win, draw or loss.
    case result
  }

  /// Records the moves that threats prove to be won or lost.
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

  /// Searches every move to a given depth.
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

  private static let firstBudget: Int64 = 4000

  /// Recognizes wins, blocks and threats; nil in misère.
  func tactics() -> Tactics? { rules.isMonotone ? Tactics(table) : nil }

  /// Finds wins by threats on boards too large for any other search.
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
  /// The method for finding values; it depends only on the rules.
  ///
  /// `WinSearch`, `Tactics` and strategy stealing in `ValueBounds` are valid only for monotone
  /// games, in which an extra mark never hurts the side that owns it. `Solver` checks this for
  /// everything it uses; `WeakSearch` and the proofs check for themselves.
  public enum Method: Hashable, Sendable {
    /// Computes all positions once, from the last ply to the first (`StrongSolution`).
    case retrogradeAnalysis
    /// Searches each position for a win of either side (`WinSearch`).
    case winSearch
    /// Looks only for wins by threats (`Tactics`).
    case threats
    /// Searches every move, whatever the rules (`PlainSearch`).
    case plainSearch

    /// The best method for the rules.
    package init(for rules: Rules) {
      self = StrongSolution.covers(rules) ? .retrogradeAnalysis : Method(searching: rules)
    }

    /// The best method that does not solve the whole game.
    @inline(__always)
    init(searching rules: Rules) {
      if !rules.isMonotone {
        self = .plainSearch
      } else {
        self = rules.fitsInWord ? .winSearch : .threats
      }
    }
  }
}
