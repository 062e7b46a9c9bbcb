import GameRules

/// What is around each square, as a number: equal where the same marks are on the lines through it.
///
/// Most squares look the same after a move as before it, and what they weigh is known by that number.
/// The numbers are those of Zobrist (1970): each mark on each square has one of its own, and of several
/// marks they are taken together by exclusive or, so that a move changes few and taking it back undoes it.
struct Surroundings {
  private let board: ThreatBoard
  /// The numbers of X's and O's marks, two for each square.
  private let keys: UnsafeMutablePointer<UInt64>
  private let around: UnsafeMutablePointer<UInt64>
  private let weights: UnsafeMutablePointer<Weights>
  /// The number of all marks together, by which positions are told apart.
  private(set) var position: UInt64 = 0

  /// What a square with these surroundings weighs for either side.
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

  /// Forgets all weights, so that what is found, and after how much work, depends on nothing that was
  /// looked at before.
  func forgetAll() {
    weights.initialize(repeating: Weights(), count: Surroundings.weightCount)
  }

  /// Takes note of a mark that was placed on a square, or of one that was lifted from it.
  mutating func change(_ mark: Mark, at index: Int) {
    let key = keys[2 * index + Int(mark.rawValue)]
    position ^= key
    for square in board.reach[index] { around[Int(square)] ^= key }
    board.work += 2
  }

  /// How much a square matters to a side to move.
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
