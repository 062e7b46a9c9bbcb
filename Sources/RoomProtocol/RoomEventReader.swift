import GameRules

/// Reads the stream of a room or a class from pieces of any length.
public struct RoomEventReader: Sendable {
  private var bytes: [UInt8] = []

  /// Creates a reader at the start of a stream.
  public init() {}

  /// The number of bytes of an event that has not ended yet.
  public var unfinished: Int { bytes.count }

  /// Returns the events that end with these bytes; comments and unknown events are left out.
  public mutating func take(_ piece: some Sequence<UInt8>) -> [RoomEvent] {
    takeTexts(piece).compactMap { RoomEvent($0) }
  }

  /// Returns the texts of the events and comments that end with these bytes.
  public mutating func takeTexts(_ piece: some Sequence<UInt8>) -> [UTF8Text] {
    var texts: [UTF8Text] = []
    for byte in piece {
      // An empty line ends an event.
      if byte == UInt8(ascii: "\n"), bytes.last == byte {
        texts.append(UTF8Text(bytes.dropLast()))
        bytes = []
      } else {
        bytes.append(byte)
      }
    }
    return texts
  }
}
