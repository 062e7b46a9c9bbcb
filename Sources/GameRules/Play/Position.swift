/// A board and the mark to move on it, reached by legal moves or given as a ``Setup``.
///
///     var position = Position(.classic)
///     try position.play(Square(column: 1, row: 1))
///     position.toMove  // .o
public struct Position: Sendable {
  /// The lines of the rules, shared by every position of a game.
  public let table: LineTable
  /// The marks on the board.
  public private(set) var board = Board()
  /// The mark to move; once the game is over, the one that would be next.
  public private(set) var toMove = Mark.x
  /// The number of moves made.
  public private(set) var ply = 0
  /// The way the game ended; nil while it goes on.
  @usableFromInline private(set) var end: End?

  @usableFromInline enum End: Hashable, Sendable {
    /// The last move, at this index, completed a line.
    case line(at: Int)
    case draw
  }

  /// Creates the empty board of the rules.
  public init(_ rules: Rules) {
    self.init(LineTable(rules))
  }

  /// Creates the empty board with an existing table.
  public init(_ table: LineTable) {
    self.table = table
  }

  init(_ table: LineTable, board: Board, toMove: Mark, ply: Int, end: End?) {
    self.table = table
    self.board = board
    self.toMove = toMove
    self.ply = ply
    self.end = end
  }

  /// The rules of the game.
  public var rules: Rules { table.rules }

  /// The mark on a square of the board, or nil if it is empty.
  public subscript(square: Square) -> Mark? { board[rules.index(of: square)] }

  /// Whether the game has ended.
  @inlinable
  public var isOver: Bool { end != nil }

  /// The result of the game, with every line that the last move completed; nil while it goes on.
  public var outcome: Outcome? {
    switch end {
    case .none: return nil
    case .draw: return .draw
    case .line(at: let index):
      let owner = toMove.opponent
      let lines = table.completedLines(of: board.squares(of: owner), at: index)
      return rules.ending == .normal ? .win(owner, lines: lines) : .loss(owner, lines: lines)
    }
  }

  /// The empty squares, row by row from the bottom-left corner; empty once the game is over.
  public var legalMoves: [Square] {
    isOver ? [] : emptySquares.members.map(rules.square(at:))
  }

  /// The indices of the empty squares.
  package var emptySquares: SquareSet {
    var empty = SquareSet()
    for word in 0..<(rules.area + 63) / 64 {
      let squares = min(rules.area - 64 * word, 64)
      empty[word: word] = .max >> UInt64(64 - squares) & ~board.x[word: word] & ~board.o[word: word]
    }
    return empty
  }

  /// The reason why a move is refused, or nil if it is legal.
  public func refusal(of square: Square) -> IllegalMove? {
    if let outcome { return .gameOver(outcome) }
    guard rules.contains(square) else { return .outsideBoard(square, end: rules.lastSquare) }
    return self[square].map { .occupied(square, by: $0) }
  }

  /// The empty squares where `mark` would complete a line, row by row from the bottom-left corner;
  /// empty once the game is over.
  ///
  /// - Complexity: O(total size of the lines).
  public func completions(by mark: Mark) -> [Square] {
    completionSet(by: mark).members.map(rules.square(at:))
  }

  /// The indices of `completions(by:)`.
  package func completionSet(by mark: Mark) -> SquareSet {
    if isOver { return SquareSet() }
    return table.completions(
      of: board.squares(of: mark), without: board.squares(of: mark.opponent))
  }

  /// Places the mark to move on a square and passes the turn.
  ///
  /// - Throws: `IllegalMove` if the move is refused; the position is then unchanged.
  /// - Complexity: O(lines through the square).
  public mutating func play(_ square: Square) throws(IllegalMove) {
    if let refusal = refusal(of: square) { throw refusal }
    playUnchecked(rules.index(of: square))
  }

  /// Returns the position after a move.
  ///
  /// - Throws: `IllegalMove` if the move is refused.
  public func playing(_ square: Square) throws(IllegalMove) -> Position {
    var position = self
    try position.play(square)
    return position
  }

  /// Places the mark to move without checking the move.
  ///
  /// The square with this index must be empty and the game must not be over.
  @inline(__always)
  public mutating func playUnchecked(_ index: Int) {
    board.place(toMove, at: index)
    ply &+= 1
    if table.completesLine(board.squares(of: toMove), at: index) {
      end = .line(at: index)
    } else if ply == rules.area {
      end = .draw
    }
    toMove = toMove.opponent
  }

  /// Undoes the last move, which must be the one with this index.
  @inline(__always)
  public mutating func undoUnchecked(_ index: Int) {
    toMove = toMove.opponent
    board.lift(toMove, at: index)
    ply &-= 1
    end = nil
  }
}

extension Position: Hashable {
  /// Returns whether both have the same rules, marks and mark to move.
  public static func == (left: Position, right: Position) -> Bool {
    left.board == right.board && left.toMove == right.toMove && left.rules == right.rules
  }

  /// Hashes the rules, the marks and the mark to move.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(board)
    hasher.combine(toMove)
    hasher.combine(rules)
  }
}
