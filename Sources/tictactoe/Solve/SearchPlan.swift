import GameRules

/// The turns that two searches take in deciding whether a position is won, drawn or lost, and the
/// nodes and memory that each may spend (decision 22).
///
/// Most draws are draws because one side can stop every line of the other, which the weak search
/// proves much sooner; the strong search handles everything else. Both start with a small budget on
/// one thread, so that easy positions take the same number of nodes on every machine. Then the weak
/// search gets a large budget on all threads, and finally the strong one has no limit.
struct SearchPlan {
  /// A turn of one search.
  enum Step {
    /// The weak search, on one thread or on all, with a node budget for each.
    case weak(nodes: Int64, isParallel: Bool)
    case strong(nodes: Int64)
  }

  let rules: Rules

  var steps: [Step] {
    [
      .weak(nodes: 1 << 20, isParallel: false),
      .strong(nodes: 1 << 18),
      // Boards of more than 64 squares have no strong search, so the weak one gets everything.
      .weak(nodes: rules.fitsInWord ? 100 << 20 : SearchPlan.unlimited, isParallel: true),
      .strong(nodes: SearchPlan.unlimited),
    ]
  }

  /// A budget that no search spends; half of the largest number, so that sums do not overflow.
  static let unlimited = Int64.max / 2

  /// Divides the memory between the searches and other tables.
  ///
  /// - Parameters:
  ///   - memory: The memory for everything.
  ///   - others: The number of other tables, of the same size as a search's.
  /// - Returns: The memory for each of them, in bytes.
  func share(of memory: Int, others: Int = 0) -> Int {
    memory / ((rules.fitsInWord ? 2 : 1) + others)
  }
}
