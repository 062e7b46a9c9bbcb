import GameRules

/// A transposition table for boards of any size.
///
/// It compares whole boards, so an entry is never mistaken for another board's. A later entry
/// replaces an earlier one.
final class BoundsTable {
  struct Entry {
    var bounds: ValueBounds
    /// The search depth beyond which there is nothing more to find.
    var depth: Int
    /// The best move found.
    var best: Int?
  }

  private var slots: [(board: Board, entry: Entry)?]

  /// Creates a table of at most `memory` bytes.
  init(memory: Int) {
    let stride = MemoryLayout<(board: Board, entry: Entry)?>.stride
    var count = 1
    while count * 2 * stride <= min(memory, BoundsTable.mostMemory) { count *= 2 }
    slots = Array(repeating: nil, count: count)
  }

  /// A larger table is not worth the time it takes to clear.
  private static let mostMemory = 16 << 20

  subscript(board: Board) -> Entry? {
    guard let slot = slots[place(of: board)], slot.board == board else { return nil }
    return slot.entry
  }

  func update(_ board: Board, _ entry: Entry) {
    slots[place(of: board)] = (board, entry)
  }

  private func place(of board: Board) -> Int {
    var hash: UInt64 = 0
    for word in 0..<SquareSet.wordCount {
      hash = (hash ^ board.x[word: word]) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 32 ^ board.o[word: word]) &* 0xC2B2_AE3D_27D4_EB4F
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
  }
}
