/// Tells which states of a room are older than the last one, or than this player's last accepted move.
///
/// Moves and questions are answered outside the stream, so a state that was already on its way would
/// undo what the answer has told.
public struct StateOrder: Sendable {
  /// The ID of the last state.
  public private(set) var lastID = 0
  private var outdatedID = 0

  /// Creates the order of a room from which nothing has been heard.
  public init() {}

  /// Records a state; returns whether it is outdated.
  ///
  /// - Parameters:
  ///   - id: The ID of the state.
  ///   - startsStream: Whether the state is the first one of a stream, and so the server's newest. Its
  ///     ID is lower if an older copy has replaced the server's log.
  /// - Returns: Whether a newer state or move is known.
  public mutating func isOutdated(_ id: Int, startsStream: Bool = false) -> Bool {
    if startsStream, id < lastID { (lastID, outdatedID) = (id, 0) }
    if id < lastID || id <= outdatedID { return true }
    lastID = id
    return false
  }

  /// Records that the server has accepted a move.
  ///
  /// - Parameter id: `lastID` when the move was sent.
  public mutating func accepted(after id: Int) { outdatedID = max(outdatedID, min(id, lastID)) }
}
