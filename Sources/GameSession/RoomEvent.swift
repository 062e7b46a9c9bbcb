import GameRules

/// Something that happened about a room: here, or by the word of its server.
public enum RoomEvent: Hashable, Sendable {
  /// A player wants something.
  case asked(RoomCommand)
  /// A room is to be made with the clock of a place among those that are offered.
  case clockChosen(Int)
  /// The room that was asked for is there, under this ID.
  case opened(UTF8Text)
  /// One's own is the seat that has this mark in the first game.
  case seated(Mark)
  /// The server has said how the room stands, or at least its game.
  case heard(UTF8Text)
  /// The move that was sent is not taken; what the server said instead, if it was a game.
  case refused(UTF8Text)
  /// A player has said something.
  case said(RoomSign, by: Mark)
  /// The connection is lost, or is back.
  case connectionChanged(isLive: Bool)
  /// The server knows no such room, or cannot make one.
  case lost
  /// So many milliseconds have passed since the room was heard of last.
  case ticked(Int)

  /// Reads what a front end in another language says: one of the words below, and what belongs to it.
  ///
  ///     opened ID · seated x|o · heard STATE · refused STATE · emote x|o NUMBER · live 0|1 · lost · ticked NUMBER
  ///
  /// - Returns: The event; nil where it cannot be read.
  public init?(_ text: UTF8Text) {
    let bytes = text.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
    let rest = UTF8Text(bytes[min(end + 1, bytes.count)...])
    switch UTF8Text(bytes[..<end]) {
    case "opened": self = .opened(rest)
    case "seated":
      guard let mark = Mark(word: rest) else { return nil }
      self = .seated(mark)
    case "heard": self = .heard(rest)
    case "refused": self = .refused(rest)
    case "emote":
      let words = rest.bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
      guard words.count == 2, let mark = Mark(word: words[0]),
        let number = words[1].number.flatMap({ UInt8(exactly: $0) }),
        let sign = RoomSign(rawValue: number)
      else { return nil }
      self = .said(sign, by: mark)
    case "live": self = .connectionChanged(isLive: rest == "1")
    case "lost": self = .lost
    case "ticked":
      guard let milliseconds = rest.number else { return nil }
      self = .ticked(milliseconds)
    default: return nil
    }
  }
}
