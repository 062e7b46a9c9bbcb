/// The record of a game: its rules and its moves, with a place in them.
///
/// Undone moves stay in the record until another move is played instead.
///
///     var game = try Game("3x3:b2a1")
///     game.undo()         // takes a1 back
///     game.description    // "3x3:b2"
///     game.redo()
public struct Game: Hashable, Sendable {
  /// Every move of the record, the undone ones included.
  public private(set) var record: [Square] = []
  /// The position after the moves played and not undone.
  public private(set) var position: Position

  /// A game without moves.
  public init(_ rules: Rules) {
    position = Position(rules)
  }

  /// A game without moves, with a table that exists already.
  public init(_ table: LineTable) {
    position = Position(table)
  }

  /// What is played.
  public var rules: Rules { position.rules }

  /// How many moves are played and not undone.
  public var ply: Int { position.ply }

  /// The moves played and not undone.
  public var moves: ArraySlice<Square> { record[..<ply] }

  /// The last move played and not undone.
  public var lastMove: Square? { moves.last }

  /// Whether there is a move to take back.
  public var canUndo: Bool { ply > 0 }

  /// Whether there is an undone move to play again.
  public var canRedo: Bool { ply < record.count }

  /// Plays a move and forgets the undone ones, unless it is the first of them.
  ///
  /// - Throws: The cause, when the move is refused; the game is then as it was.
  public mutating func play(_ square: Square) throws(IllegalMove) {
    let ply = ply
    try position.play(square)
    if ply < record.count, record[ply] == square { return }
    record.removeSubrange(ply...)
    record.append(square)
  }

  /// Takes the last move back.
  ///
  /// - Returns: The square that is empty again, or nil where there was no move.
  @discardableResult
  public mutating func undo() -> Square? {
    guard let last = lastMove else { return nil }
    position.undoUnchecked(rules.index(of: last))
    return last
  }

  /// Plays the next undone move again.
  ///
  /// - Returns: Its square, or nil where no move is undone.
  @discardableResult
  public mutating func redo() -> Square? {
    guard canRedo else { return nil }
    let next = record[ply]
    position.playUnchecked(rules.index(of: next))
    return next
  }

  /// Undoes or redoes up to a place in the record.
  ///
  /// - Precondition: `ply` is in `0...record.count`.
  public mutating func go(to ply: Int) {
    precondition(0...record.count ~= ply, "The record has no such place")
    while self.ply > ply { undo() }
    while self.ply < ply { redo() }
  }

  /// The position after each number of moves, from the empty board to the end of the record.
  public func replay() -> [Position] {
    var position = Position(position.table)
    var positions = [position]
    for square in record {
      position.playUnchecked(rules.index(of: square))
      positions.append(position)
    }
    return positions
  }
}
