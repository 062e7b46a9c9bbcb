import GameRules

/// One line of the log of a room.
public struct RoomLine: Hashable, Sendable {
  /// Whose log it is.
  public var room: Secret
  /// Its place in the log, from 1 without a gap.
  public var number: Int
  /// When it was written, in milliseconds since 1970.
  public var time: Int
  /// What it says, which may be no `RoomEvent` if someone else wrote it.
  public var text: UTF8Text

  /// A line.
  public init(room: Secret, number: Int, time: Int, text: UTF8Text) {
    self.room = room
    self.number = number
    self.time = time
    self.text = text
  }
}
