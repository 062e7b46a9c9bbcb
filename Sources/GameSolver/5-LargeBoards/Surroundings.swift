import GameRules

/// A hash for each square of the marks on all lines through it.
///
/// Most squares look the same after a move as before, so their weights are found by this hash. The
/// hashes are Zobrist's (1970): each mark on each square has a random key, and the keys are
/// combined by exclusive or, so a move changes few hashes and undoing it restores them.
struct Surroundings {
  private let board: ThreatBoard
  /// Random keys of the marks, X's and O's for each square.
  private let keys: UnsafeMutablePointer<UInt64>
  private let around: UnsafeMutablePointer<UInt64>
  private let weights: UnsafeMutablePointer<Weights>
  /// The hash of all marks, which identifies the position.
  private(set) var position: UInt64 = 0

  /// The weights of a square with this hash, for either side.
  private struct Weights {
    var around: UInt64 = 0
    var x: Int32 = 0
    var o: Int32 = 0
  }

  private static let weightCount = 1 << 16

  init(_ board: ThreatBoard) {
    self.board = board
    keys = .allocate(capacity: 2 * board.area)
    around = .allocate(capacity: board.area)
    weights = .allocate(capacity: Surroundings.weightCount)
    forgetAll()
    var generator = SplitMix64(seed: 1)
    for index in 0..<board.area { (around + index).initialize(to: generator.next()) }
    for key in 0..<2 * board.area { (keys + key).initialize(to: generator.next()) }
  }

  func deallocate() {
    keys.deallocate()
    around.deallocate()
    weights.deallocate()
  }

  /// Clears the weights, so that neither results nor work depend on earlier searches.
  func forgetAll() {
    weights.initialize(repeating: Weights(), count: Surroundings.weightCount)
  }

  /// Updates the hashes for a mark placed on a square or lifted from it.
  mutating func change(_ mark: Mark, at index: Int) {
    let key = keys[2 * index + Int(mark.rawValue)]
    position ^= key
    for square in board.reach[index] { around[Int(square)] ^= key }
    board.work += 2
  }

  /// The importance of a square to the side `mark`.
  func weight(of index: Int, for mark: Mark) -> Int {
    let number = around[index]
    let known = weights + Int(truncatingIfNeeded: number) & (Surroundings.weightCount - 1)
    board.work += 1
    if known.pointee.around != number {
      known.pointee = Weights(
        around: number,
        x: Int32(board.weight(of: index, for: .x)), o: Int32(board.weight(of: index, for: .o)))
    }
    return Int(mark == .x ? known.pointee.x : known.pointee.o)
  }
}
