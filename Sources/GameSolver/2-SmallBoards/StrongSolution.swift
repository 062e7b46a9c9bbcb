import GameRules

/// A strong solution: the value and distance of every position of a board of at most 16 squares.
///
/// It takes one byte per position, in blocks. A block holds all positions with the same set of X,
/// and serves all sets that are equal up to symmetry. Inside a block, the squares that X leaves
/// free are numbered, and the place of a position is the set of O in that numbering:
///
///     . X .              . 2 .  ← X turned      free squares      5 6 7
///     O . .   a turn →   X 4 3    to the form   counted from 0:   X 3 4     O on 7 and 1 (say)
///     . . .              0 1 .    kept                            0 1 2     is place 1000 0010
///
/// A move of O stays in its block. A move of X leads to a block with one more X, so blocks are
/// filled from the most X down. Bytes are from X's point of view: 17 − ply for a win of X, the
/// negative for a win of O, 0 for a draw. A byte holds the ply of the win, not its distance, so it
/// is the same in all positions on the way: X takes the largest byte within reach, O the smallest.
public final class StrongSolution: Sendable {
  /// The solved rules.
  public let rules: Rules

  private let bytes: [Int8]
  private let blocks: RetrogradeBlocks

  /// Whether the board is small enough to be solved whole.
  public static func covers(_ rules: Rules) -> Bool { rules.area <= RetrogradeBoard.largestArea }

  /// Solves every position.
  ///
  /// - Precondition: `covers(table.rules)`.
  /// - Complexity: O(3^squares / symmetries).
  public convenience init(_ table: LineTable) { self.init(table, unless: { false }) }

  /// Solves every position of some rules.
  public convenience init(_ rules: Rules) { self.init(LineTable(rules)) }

  /// Solves every position; returns nil if `shouldStop`, polled as in `SearchLimit`, returned true.
  static func solving(_ table: LineTable, unless shouldStop: () -> Bool) -> StrongSolution? {
    let solution = StrongSolution(table, unless: shouldStop)
    return solution.bytes.isEmpty ? nil : solution
  }

  private init(_ table: LineTable, unless shouldStop: () -> Bool) {
    rules = table.rules
    let board = RetrogradeBoard(table)
    blocks = RetrogradeBlocks(board)
    bytes = RetrogradeAnalysis.solve(board, blocks, unless: shouldStop)
  }

  /// The size of the table in bytes.
  public var byteCount: Int { bytes.count }

  /// The value of a position to the side to move.
  ///
  /// - Precondition: The position belongs to these rules.
  public subscript(position: Position) -> Value {
    precondition(position.rules == rules, "A solution is for its own rules")
    var x = 0
    var o = 0
    for index in 0..<rules.area {
      if position.board.x.contains(index) { x |= 1 << index }
      if position.board.o.contains(index) { o |= 1 << index }
    }
    return value(x: x, o: o)
  }

  /// The value of a position given as two sets of squares; X is to move if they are equally large.
  func value(x: Int, o: Int) -> Value {
    let byte = Int(bytes[blocks.place(x: x, o: o)])
    if byte == 0 { return .draw }
    let ply = x.nonzeroBitCount + o.nonzeroBitCount
    let plies = RetrogradeAnalysis.unit - abs(byte) - ply
    return (byte > 0) == (ply % 2 == 0) ? .win(in: plies) : .loss(in: plies)
  }
}
