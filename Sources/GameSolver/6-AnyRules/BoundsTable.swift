import GameRules

/// A transposition table of proved bounds, for boards of any size.
///
/// A position is stored in its normal form, seen by the side to move:
///
///     low   high
///      1     0    a mark of that side on a line that it can still complete
///      0     1    the same of the other side
///      1     1    an empty square on such a line of either side
///      0     0    any other square; only the number of empty ones is stored
///
/// Forms are compared in full, so an entry is never mistaken for another position's. Two entries
/// share a bucket: one has the position with the most empty squares, the other the latest.
final class BoundsTable {
  struct Entry {
    /// The number of empty squares; 0 for an unused entry.
    fileprivate var emptyCount: Int16 = 0
    /// The bounds, as scores.
    var lower: Int16 = -Value.mostScore
    var upper: Int16 = Value.mostScore
    /// The best move found; negative if there is none.
    var best: Int16 = -1
  }

  private let keys: UnsafeMutablePointer<UInt64>
  private let entries: UnsafeMutablePointer<Entry>
  private let capacity: Int
  /// The words of a set of squares.
  private let wordCount: Int
  /// The form to look for.
  private let key: UnsafeMutablePointer<UInt64>

  /// Creates a table of at most `memory` bytes.
  init(area: Int, memory: Int) {
    wordCount = (area + 63) / 64
    let stride = 2 * wordCount * MemoryLayout<UInt64>.stride + MemoryLayout<Entry>.stride
    var count = 2
    while count * 2 * stride <= min(memory, BoundsTable.mostMemory) { count *= 2 }
    capacity = count
    keys = .allocate(capacity: count * 2 * wordCount)
    keys.initialize(repeating: 0, count: count * 2 * wordCount)
    entries = .allocate(capacity: count)
    entries.initialize(repeating: Entry(), count: count)
    key = .allocate(capacity: 2 * wordCount)
    key.initialize(repeating: 0, count: 2 * wordCount)
  }

  deinit {
    keys.deallocate()
    entries.deallocate()
    key.deallocate()
  }

  /// The most bytes: a larger table is not worth the time it takes to clear.
  private static let mostMemory = 16 << 20

  /// The entry of a position; nil if there is none.
  func entry(_ counts: LineCounts, toMove mark: Mark) -> Entry? {
    slot(counts, mark, isNew: false).map { entries[$0] }
  }

  /// Updates the entry of a position.
  func update(_ counts: LineCounts, toMove mark: Mark, _ change: (inout Entry) -> Void) {
    if let slot = slot(counts, mark, isNew: true) { change(&entries[slot]) }
  }

  /// The place of a position's entry; if there is none, a new one if `isNew`, or else nil.
  private func slot(_ counts: LineCounts, _ mark: Mark, isNew: Bool) -> Int? {
    let (own, other) = (counts[mark], counts[mark.opponent])
    var hash = UInt64(counts.emptyCount)
    for word in 0..<wordCount {
      let open = own.open[word: word] | other.open[word: word]
      let empty = open & ~own.taken[word: word] & ~other.taken[word: word]
      let low = empty | own.open[word: word] & own.taken[word: word]
      let high = empty | other.open[word: word] & other.taken[word: word]
      key[2 * word] = low
      key[2 * word + 1] = high
      hash = (hash ^ low) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 32 ^ high) &* 0xC2B2_AE3D_27D4_EB4F
      hash ^= hash >> 29
    }
    let first = Int(truncatingIfNeeded: hash & UInt64(capacity - 1)) & ~1
    for slot in [first, first + 1] where holdsKey(slot, counts.emptyCount) { return slot }
    if !isNew { return nil }
    let keepsFirst = Int(entries[first].emptyCount) > counts.emptyCount
    let slot = keepsFirst ? first + 1 : first
    if !keepsFirst { copy(first, to: first + 1) }
    for word in 0..<2 * wordCount { keys[slot * 2 * wordCount + word] = key[word] }
    entries[slot] = Entry(emptyCount: Int16(counts.emptyCount))
    return slot
  }

  private func holdsKey(_ slot: Int, _ emptyCount: Int) -> Bool {
    if Int(entries[slot].emptyCount) != emptyCount { return false }
    for word in 0..<2 * wordCount where keys[slot * 2 * wordCount + word] != key[word] {
      return false
    }
    return true
  }

  private func copy(_ slot: Int, to other: Int) {
    entries[other] = entries[slot]
    for word in 0..<2 * wordCount {
      keys[other * 2 * wordCount + word] = keys[slot * 2 * wordCount + word]
    }
  }
}
