/// Marks placed on a board by hand; no game need lead to them.
///
///     var setup = Setup(.classic)
///     setup[Square(column: 1, row: 1)] = .x
///     try Position(setup: setup).toMove  // .o
public struct Setup: Hashable, Sendable {
  /// The rules of the game.
  public let rules: Rules
  /// The marks on their squares.
  public private(set) var board = Board()

  /// Creates a board without marks.
  public init(_ rules: Rules) {
    self.rules = rules
  }

  /// The mark on a square, or nil if it is empty.
  ///
  /// - Precondition: The square lies on the board.
  public subscript(square: Square) -> Mark? {
    get { board[rules.index(of: square)] }
    set {
      let index = rules.index(of: square)
      if let mark = board[index] { board.lift(mark, at: index) }
      if let newValue { board.place(newValue, at: index) }
    }
  }
}

extension Position {
  /// Creates the position that a setup shows.
  ///
  /// - Throws: `InvalidSetup` if no game leads to it.
  /// - Complexity: O(total size of the lines).
  public init(setup: Setup) throws(InvalidSetup) {
    try self.init(setup: setup, LineTable(setup.rules))
  }

  /// Creates the position that a setup shows, with an existing table.
  ///
  /// - Precondition: The table belongs to the rules of the setup.
  /// - Throws: `InvalidSetup` if no game leads to it.
  /// - Complexity: O(total size of the lines).
  public init(setup: Setup, _ table: LineTable) throws(InvalidSetup) {
    precondition(setup.rules == table.rules, "A table is for its own rules")
    let (x, o) = (setup.board.x.count, setup.board.o.count)
    guard x == o || x == o + 1 else { throw .turns(x: x, o: o) }
    let next = x == o ? Mark.x : .o
    guard table.ownedLines(of: setup.board.squares(of: next)).isEmpty else {
      throw .endedBefore(next)
    }
    var end: End?
    let owned = table.ownedLines(of: setup.board.squares(of: next.opponent))
    if let first = owned.first {
      let last = first.squares.first { square in owned.allSatisfy { $0.squares.contains(square) } }
      guard let last else { throw .endedTwice(next.opponent) }
      end = .line(at: setup.rules.index(of: last))
    } else if x + o == setup.rules.area {
      end = .draw
    }
    self.init(table, board: setup.board, toMove: next, ply: x + o, end: end)
  }
}
