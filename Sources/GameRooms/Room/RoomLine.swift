import GameRules
import RoomProtocol

/// One line of the log of a room.
public struct RoomLine: Hashable, Sendable {
  /// The room of the log.
  public var room: Secret
  /// The line's number in the log, from 1 without gaps.
  public var number: Int
  /// The time at which it was written, in milliseconds since 1970.
  public var time: Int
  /// The text; not necessarily that of a `LogEntry` if something else wrote it.
  public var text: UTF8Text

  /// Creates a line.
  public init(room: Secret, number: Int, time: Int, text: UTF8Text) {
    self.room = room
    self.number = number
    self.time = time
    self.text = text
  }
}
