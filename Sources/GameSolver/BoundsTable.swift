import GameRules

/// What was proved of boards of any size, found again by whoever reaches them in another way.
///
/// Boards are compared whole, so an entry is never taken for another board's. The later one takes
/// the place.
final class BoundsTable {
  struct Entry {
    var bounds: ValueBounds
    /// To this depth there is nothing more to find.
    var depth: Int
    /// The best move that was found.
    var best: Int?
  }

  private var slots: [(board: Board, entry: Entry)?]

  /// A table of at most this many bytes.
  init(memory: Int) {
    let stride = MemoryLayout<(board: Board, entry: Entry)?>.stride
    var count = 1
    while count * 2 * stride <= min(memory, BoundsTable.mostMemory) { count *= 2 }
    slots = Array(repeating: nil, count: count)
  }

  /// More is not worth the time that it takes to clear it.
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
