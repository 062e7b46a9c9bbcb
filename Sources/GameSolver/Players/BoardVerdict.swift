import GameRules

/// The worth of a board before its first move, as far as it is found in about a second.
///
///     BoardVerdict(of: try Rules("6x6k0+a1b1c1d1b2")).finding  // .wins(.x, moves: 6)
///
/// The limits count positions, so the same rules have the same verdict on every machine.
public struct BoardVerdict: Hashable, Sendable {
  /// The findings, in terms that players can be told.
  public enum Finding: Hashable, Sendable {
    /// Neither side wins if both play well.
    case draw
    /// A mark wins, with so many moves of its own; nil if only the result is known.
    case wins(Mark, moves: Int?)
    /// The player who may choose the side after the first move wins.
    case chooserWins
    /// Nothing is proved. Perhaps nobody has ever looked.
    case unknown
  }

  /// The rules of the board.
  public let rules: Rules
  /// The finding.
  public let finding: Finding
  /// A paving that makes the game a draw on every board of any size; nil if none is known.
  public let paving: Paving?

  /// The positions for each of the two searches: who wins, and how soon.
  private static let nodes: (result: Int64, distance: Int64) = (400_000, 300_000)
  /// The memory for the table of proved positions, in bytes.
  private static let memory = 16 << 20

  /// Finds the worth of a board.
  ///
  /// - Parameters:
  ///   - rules: The rules of the board.
  ///   - shouldStop: Polled during the search; true ends it with what is proved so far.
  @inline(never)
  public init(of rules: Rules, shouldStop: @escaping () -> Bool = { false }) {
    self.rules = rules
    paving = Paving(stopping: rules)
    finding =
      paving == nil
      ? BoardVerdict.slowFinding(rules) ?? BoardVerdict.search(rules, shouldStop) : .draw
  }

  /// The slowest boards and their proved values: the moves to the first player's win, or a draw.
  ///
  /// Their proofs take half a second and more. Boards have up to 7×7 squares, shapes up to five.
  static let slowBoards: StaticString = """
    7x6k0+a1b1c1d1 draw
    7x7k0+a1b1c1d1 7
    7x6k0+a1b1c1d1a2 10
    7x7k0+a1b1c1d1a2 9
    """

  private static func slowFinding(_ rules: Rules) -> Finding? {
    let notation = rules.notation
    let turned = try? Rules(
      columns: rules.rows, rows: rules.columns, inARow: rules.inARow, options: rules.options)
    for line in UTF8Text(slowBoards).split(at: UInt8(ascii: "\n")) {
      let words = line.words
      if words[0] == notation || words[0] == turned?.notation {
        return words[1].number.map { .wins(.x, moves: $0) } ?? .draw
      }
    }
    return nil
  }

  private static func search(_ rules: Rules, _ shouldStop: @escaping () -> Bool) -> Finding {
    let game = Game(rules)
    let table = game.position.table
    let solver = Solver(table, memory: memory)
    func limit(_ nodes: Int64) -> SearchLimit { SearchLimit(nodes: nodes, shouldStop: shouldStop) }
    if rules.allowsSwap {
      let analysis = solver.analysis(of: game, .result, limit: limit(nodes.result))
      return analysis.bounds.result.map { $0 == .draw ? .draw : .chooserWins } ?? .unknown
    }
    if solver.method == .winSearch {
      let bounds = solver.bounds(of: game.position, .result, limit: limit(nodes.result))
      if bounds.result != .win { return finding(bounds) }
    }
    let bounds = solver.bounds(of: game.position, limit: limit(nodes.distance))
    // The first search has proved the win, even if this one reached its limit before that.
    return solver.method == .winSearch && bounds.result == nil
      ? .wins(.x, moves: nil) : finding(bounds)
  }

  private static func finding(_ bounds: ValueBounds) -> Finding {
    switch bounds.result {
    case .win: .wins(.x, moves: bounds.value?.plies.map { ($0 + 1) / 2 })
    case .loss: .wins(.o, moves: bounds.value?.plies.map { $0 / 2 })
    case .draw: .draw
    case nil: .unknown
    }
  }
}

extension BoardVerdict {
  /// The smallest square board on which the first player wins with the same lines.
  public enum SmallestBoard: Hashable, Sendable {
    /// This board, while the first player is proved not to win on smaller ones.
    case found(BoardVerdict)
    /// None of any size, by a paving.
    case none(Paving)
    /// None with a smaller side; about the board with this side, nothing is known.
    case unknown(side: Int)
  }

  /// The largest side that is tried.
  public static let largestSide = 8

  /// Looks for the smallest square board on which the first player wins.
  ///
  /// - Parameters:
  ///   - rules: The lines and the ending; their board does not matter.
  ///   - shouldStop: Polled during the search; true ends it.
  /// - Returns: The board, or the reason why none was found.
  public static func smallestBoard(
    likeThat rules: Rules, shouldStop: @escaping () -> Bool = { false }
  ) -> SmallestBoard {
    if let paving = Paving(stopping: rules) { return .none(paving) }
    for side in 1...largestSide {
      let lines = try? Rules(
        columns: side, rows: side, inARow: rules.inARow, options: rules.options)
      guard let lines else { continue }
      let verdict = BoardVerdict(of: lines, shouldStop: shouldStop)
      switch verdict.finding {
      case .wins(.x, _): return .found(verdict)
      case .unknown: return .unknown(side: side)
      case .draw, .wins, .chooserWins: continue
      }
    }
    return .unknown(side: largestSide + 1)
  }

  /// The nearest rules that are proved to be fair: with swap, one row or column less, or misère.
  ///
  /// - Parameters:
  ///   - rules: Rules under which a side wins.
  ///   - shouldStop: Polled during the search; true ends it.
  /// - Returns: The verdict on the first that is a draw, or nil.
  public static func fairer(
    than rules: Rules, shouldStop: @escaping () -> Bool = { false }
  ) -> BoardVerdict? {
    var swap = rules.options
    swap.set(.swap, true)
    var misere = rules.options
    misere.set(.ending(.misere), true)
    let changes = [
      (rules.columns, rules.rows, swap), (rules.columns, rules.rows - 1, rules.options),
      (rules.columns - 1, rules.rows, rules.options), (rules.columns, rules.rows, misere),
    ]
    for (columns, rows, options) in changes {
      let changed = try? Rules(
        columns: columns, rows: rows, inARow: rules.inARow, options: options)
      guard let changed, changed != rules else { continue }
      let verdict = BoardVerdict(of: changed, shouldStop: shouldStop)
      if verdict.finding == .draw { return verdict }
    }
    return nil
  }
}
