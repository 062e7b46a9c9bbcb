/// A transposition table of the scores that a lookahead has found (decision 24).
struct ScoreTable {
  /// The relation of a score to the true score.
  enum Bound: UInt8 {
    case exact, atLeast, atMost
  }

  /// The result for one position.
  struct Entry {
    /// The position's Zobrist hash.
    var position: UInt64 = 0
    var score: Int32 = 0
    /// The best move; negative if none was searched.
    var move: Int16 = -1
    /// The searched depth in plies; negative for an empty entry.
    var depth: Int8 = -1
    var bound = Bound.exact

    /// The score, if its depth suffices and it is exact or causes a cutoff.
    func score(depth: Int, _ alpha: Int, _ beta: Int) -> Int? {
      let score = Int(score)
      if Int(self.depth) < depth { return nil }
      switch bound {
      case .exact: return score
      case .atLeast: return score >= beta ? score : nil
      case .atMost: return score <= alpha ? score : nil
      }
    }
  }

  private static let count = 1 << 17
  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: ScoreTable.count)
    forgetAll()
  }

  func deallocate() { entries.deallocate() }

  /// Clears the table, so that results do not depend on earlier searches.
  func forgetAll() { entries.initialize(repeating: Entry(), count: ScoreTable.count) }

  /// The entry of a position, or nil if there is none.
  subscript(position: UInt64) -> Entry? {
    let entry = place(position).pointee
    return entry.position == position && entry.depth >= 0 ? entry : nil
  }

  /// Stores an entry, replacing the one in its place.
  func keep(_ entry: Entry) { place(entry.position).pointee = entry }

  private func place(_ position: UInt64) -> UnsafeMutablePointer<Entry> {
    entries + Int(truncatingIfNeeded: position) & (ScoreTable.count - 1)
  }
}
