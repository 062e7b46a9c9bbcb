/// A transposition table of the scores that a lookahead has found (decision 24).
///
/// Several threads may share it without a lock: an entry is two words, the second its content and
/// the first the position combined with it by exclusive or. Words of two entries that threads mix
/// up do not fit together and are read as no entry (Hyatt and Mann 2002).
final class ScoreTable {
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

    /// All but the position, in one word.
    fileprivate var content: UInt64 {
      UInt64(UInt32(bitPattern: score)) | UInt64(UInt16(bitPattern: move)) << 32
        | UInt64(UInt8(bitPattern: depth)) << 48 | UInt64(bound.rawValue) << 56
    }

    fileprivate init?(position: UInt64, content: UInt64) {
      self.position = position
      depth = Int8(truncatingIfNeeded: content >> 48)
      if depth < 0 { return nil }
      score = Int32(truncatingIfNeeded: content)
      move = Int16(truncatingIfNeeded: content >> 32)
      bound = Bound(rawValue: UInt8(truncatingIfNeeded: content >> 56)) ?? .exact
    }

    init(
      position: UInt64 = 0, score: Int32 = 0, move: Int16 = -1, depth: Int8 = -1,
      bound: Bound = .exact
    ) {
      (self.position, self.score, self.move) = (position, score, move)
      (self.depth, self.bound) = (depth, bound)
    }
  }

  private let count: Int
  private let words: UnsafeMutablePointer<(check: UInt64, content: UInt64)>

  /// Creates a table with room for `count` positions, a power of two.
  init(count: Int) {
    self.count = count
    words = .allocate(capacity: count)
    forgetAll()
  }

  deinit { words.deallocate() }

  /// Clears the table, so that results do not depend on earlier searches.
  func forgetAll() {
    let empty = Entry().content
    words.initialize(repeating: (empty, empty), count: count)
  }

  /// The entry of a position, or nil if there is none.
  subscript(position: UInt64) -> Entry? {
    let (check, content) = words[place(position)]
    return check ^ content == position ? Entry(position: position, content: content) : nil
  }

  /// Stores an entry, replacing the one in its place.
  func keep(_ entry: Entry) {
    let content = entry.content
    words[place(entry.position)] = (entry.position ^ content, content)
  }

  /// The number of entries that fit a condition.
  func count(where isCounted: (Entry) -> Bool) -> Int {
    (0..<count).count { place in
      let (check, content) = words[place]
      return Entry(position: check ^ content, content: content).map(isCounted) ?? false
    }
  }

  private func place(_ position: UInt64) -> Int {
    Int(truncatingIfNeeded: position) & (count - 1)
  }
}
