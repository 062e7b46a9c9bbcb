/// The record of a game: its rules, its moves and the current place among them.
///
/// Undone moves stay in the record until another move is played instead.
///
///     var game = try Game("3x3:b2a1")
///     game.undo()         // takes a1 back
///     game.description    // "3x3:b2"
///     game.redo()
public struct Game: Hashable, Sendable {
  /// Every move of the record, including undone moves.
  public private(set) var record: [Square] = []
  /// The position after the moves played and not undone.
  public private(set) var position: Position

  /// Creates a game without moves.
  public init(_ rules: Rules) {
    position = Position(rules)
  }

  /// Creates a game without moves from an existing table.
  public init(_ table: LineTable) {
    position = Position(table)
  }

  /// The rules of the game.
  public var rules: Rules { position.rules }

  /// The number of moves played and not undone.
  public var ply: Int { position.ply }

  /// The moves played and not undone.
  public var moves: ArraySlice<Square> { record[..<ply] }

  /// The last move played and not undone.
  public var lastMove: Square? { moves.last }

  /// Whether there is a move to undo.
  public var canUndo: Bool { ply > 0 }

  /// Whether there is an undone move to redo.
  public var canRedo: Bool { ply < record.count }

  /// Plays a move and drops the undone ones, unless it is the next of them.
  ///
  /// - Throws: `IllegalMove` if the move is refused; the game is then unchanged.
  public mutating func play(_ square: Square) throws(IllegalMove) {
    let ply = ply
    try position.play(square)
    if ply < record.count, record[ply] == square { return }
    record.removeSubrange(ply...)
    record.append(square)
  }

  /// Undoes the last move.
  ///
  /// - Returns: The square that is now empty, or nil if there was no move.
  @discardableResult
  public mutating func undo() -> Square? {
    guard let last = lastMove else { return nil }
    position.undoUnchecked(rules.index(of: last))
    return last
  }

  /// Redoes the next undone move.
  ///
  /// - Returns: Its square, or nil if no move is undone.
  @discardableResult
  public mutating func redo() -> Square? {
    guard canRedo else { return nil }
    let next = record[ply]
    position.playUnchecked(rules.index(of: next))
    return next
  }

  /// Undoes or redoes moves until `ply` moves are played.
  ///
  /// - Precondition: `ply` is in `0...record.count`.
  public mutating func go(to ply: Int) {
    precondition(0...record.count ~= ply, "The record has no such place")
    while self.ply > ply { undo() }
    while self.ply < ply { redo() }
  }

  /// Returns the position after each number of moves, from the empty board to the end of the
  /// record.
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
