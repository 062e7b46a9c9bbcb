/// Tells which states of a room are older than this player's last accepted move.
///
/// A move is answered beside the stream. A state that was on its way meanwhile would take it back.
public struct StateOrder: Sendable {
  /// The ID of the last state.
  public private(set) var lastID = 0
  private var outdatedID = 0

  /// Creates the order of a room from which nothing has been heard.
  public init() {}

  /// Records a state; returns whether it is older than the last accepted move.
  public mutating func isOutdated(_ id: Int) -> Bool {
    lastID = max(lastID, id)
    return id <= outdatedID
  }

  /// Records that the server has accepted a move.
  ///
  /// - Parameter id: `lastID` when the move was sent.
  public mutating func accepted(after id: Int) { outdatedID = max(outdatedID, id) }
}
