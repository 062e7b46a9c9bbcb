/// What was seen of positions while looking ahead: a transposition table of scores.
struct ScoreTable {
  /// How a score compares to what the position is worth.
  enum Bound: UInt8 {
    case exact, atLeast, atMost
  }

  /// What was seen of one position.
  struct Entry {
    /// The number of the position.
    var position: UInt64 = 0
    var score: Int32 = 0
    /// The best move, below 0 where none was looked for.
    var move: Int16 = -1
    /// How many plies ahead that was; below 0 where nothing is known.
    var depth: Int8 = -1
    var bound = Bound.exact

    /// The score, where it is of enough plies and decides about a window.
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

  /// Forgets everything, so that what is found depends on nothing that was looked at before.
  func forgetAll() { entries.initialize(repeating: Entry(), count: ScoreTable.count) }

  /// What is known of a position; nil where nothing is.
  subscript(position: UInt64) -> Entry? {
    let entry = place(position).pointee
    return entry.position == position && entry.depth >= 0 ? entry : nil
  }

  /// Keeps what was seen of a position, in the place of what was kept there.
  func keep(_ entry: Entry) { place(entry.position).pointee = entry }

  private func place(_ position: UInt64) -> UnsafeMutablePointer<Entry> {
    entries + Int(truncatingIfNeeded: position) & (ScoreTable.count - 1)
  }
}
