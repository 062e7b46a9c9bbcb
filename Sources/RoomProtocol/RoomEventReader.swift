import GameRules

/// Reads a room's stream from pieces of any length.
public struct RoomEventReader: Sendable {
  private var bytes: [UInt8] = []

  /// Creates a reader at the start of a stream.
  public init() {}

  /// The number of bytes of an event that has not ended yet.
  public var unfinished: Int { bytes.count }

  /// Returns the events that end with these bytes; comments and unknown events are left out.
  public mutating func take(_ piece: some Sequence<UInt8>) -> [RoomEvent] {
    var events: [RoomEvent] = []
    for byte in piece {
      // An empty line ends an event.
      if byte == UInt8(ascii: "\n"), bytes.last == byte {
        if let event = RoomEvent(UTF8Text(bytes.dropLast())) { events.append(event) }
        bytes = []
      } else {
        bytes.append(byte)
      }
    }
    return events
  }
}
