/// The record of a game: its rules, its moves and the current place among them.
///
/// Undone moves stay in the record until another move is played instead.
///
///     var game = try Game("3x3:b2a1")
///     game.undo()         // takes a1 back
///     game.description    // "3x3:b2"
///     game.redo()
///
/// Under rules with swap, the second player may take over the first mark instead of moving. That
/// changes who plays which mark but nothing on the board, so it does not count as a move, although
/// it is undone and redone like one.
///
///     var game = try Game("6x5k4+swap:b1")
///     game.swap()         // the second player is X now, and the first one moves as O
///     game.description    // "6x5k4+swap:b1="
public struct Game: Hashable, Sendable {
  /// Every move of the record, including undone moves.
  public private(set) var record: [Square] = []
  /// The position after the moves played and not undone.
  public private(set) var position: Position
  /// Whether the second player has taken over the first mark.
  public private(set) var isSwapped = false
  /// Whether the first mark is taken over in the record, even if that is undone.
  public private(set) var recordIsSwapped = false

  /// Returns whether both have the same record and stand at the same step of it.
  @inline(never)
  public static func == (left: Game, right: Game) -> Bool {
    left.step == right.step && left.isSwapped == right.isSwapped
      && left.recordIsSwapped == right.recordIsSwapped && left.rules == right.rules
      && left.record == right.record
  }

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
  public var canRedo: Bool { ply < record.count || isSwapNext }

  /// Whether the side to move may take over the first mark instead.
  public var canSwap: Bool { ply == 1 && isSwapOpen }

  /// Whether the first mark can still be taken over, now or after the next move.
  public var isSwapOpen: Bool {
    @inline(never) get { rules.allowsSwap && step < 2 && !position.isOver }
  }

  /// Whether the next step of the record is that the second player takes over the first mark.
  private var isSwapNext: Bool { ply == 1 && recordIsSwapped && !isSwapped }

  /// The place in the record: the number of moves played, and one more after the first mark was taken
  /// over.
  public var step: Int { isSwapped ? ply + 1 : ply }

  /// The step at the end of the record.
  public var lastStep: Int { recordIsSwapped ? record.count + 1 : record.count }

  /// Plays a move and drops the undone ones, unless it is the next of them.
  ///
  /// - Throws: `IllegalMove` if the move is refused; the game is then unchanged.
  public mutating func play(_ square: Square) throws(IllegalMove) {
    // Looked up before the move, which advances `ply`.
    let place = ply
    let isNextOfRecord = !isSwapNext && place < record.count && record[place] == square
    try position.play(square)
    if isNextOfRecord { return }
    record.removeSubrange(place...)
    record.append(square)
    recordIsSwapped = isSwapped
  }

  /// Takes over the first mark, and drops the undone moves unless the record has the swap already.
  ///
  /// - Precondition: `canSwap`.
  @inline(never)
  public mutating func swap() {
    precondition(canSwap, "The first mark cannot be taken over now")
    if !recordIsSwapped { record.removeSubrange(1...) }
    isSwapped = true
    recordIsSwapped = true
  }

  /// Undoes the last move or the swap.
  ///
  /// - Returns: The square that is now empty, or nil if there is none.
  @discardableResult
  public mutating func undo() -> Square? {
    if isSwapped, ply == 1 {
      isSwapped = false
      return nil
    }
    guard let last = lastMove else { return nil }
    position.undoUnchecked(rules.index(of: last))
    return last
  }

  /// Redoes the move or the swap that was undone last.
  ///
  /// - Returns: The square of the move, or nil if there is none.
  @discardableResult
  public mutating func redo() -> Square? {
    guard canRedo else { return nil }
    if isSwapNext {
      isSwapped = true
      return nil
    }
    let next = record[ply]
    position.playUnchecked(rules.index(of: next))
    return next
  }

  /// Undoes or redoes moves until `ply` moves are played, and the first mark is taken over if the
  /// record does that after the first of them.
  ///
  /// - Precondition: `ply` is in `0...record.count`.
  public mutating func go(to ply: Int) { go(toStep: step(at: ply)) }

  /// The last step at which `ply` moves are played.
  public func step(at ply: Int) -> Int { ply > 0 && recordIsSwapped ? ply + 1 : ply }

  /// Undoes or redoes until `step` is reached.
  ///
  /// - Precondition: `step` is in `0...lastStep`.
  public mutating func go(toStep step: Int) {
    precondition(0...lastStep ~= step, "The record has no such place")
    while self.step > step { undo() }
    while self.step < step { redo() }
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
