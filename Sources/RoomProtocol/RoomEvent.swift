import GameRules

/// An event of a room's stream, as `text/event-stream` writes it.
public enum RoomEvent: Hashable, Sendable {
  /// The whole state, with the number of lines in the log.
  case state(RoomState, id: Int)
  /// A mark shows an emote to everybody.
  case emote(Emote, by: Mark)

  /// The comment sent after a silence: sending fails if the client has left.
  public static let quiet: UTF8Text = ":\n\n"
  /// The comment that a server sends before it stops.
  public static let farewell: UTF8Text = ": the server stops\n\n"

  private static let emote: StaticString = "emote"

  /// The lines of the event, the last of them empty.
  public var notation: UTF8Text {
    var lines: UTF8Text
    let data: UTF8Text
    switch self {
    case .state(let state, let id):
      lines = "id: \(id)\n"
      data = state.notation
    case .emote(let emote, let mark):
      lines = "event: " + UTF8Text(RoomEvent.emote) + "\n"
      data = mark.name + " " + emote.notation
    }
    for line in data.split(at: UInt8(ascii: "\n")) { lines += "data: " + line + "\n" }
    return lines + "\n"
  }

  /// Reads an event, without the empty line that ends it; nil for a comment and for an unknown event.
  public init?(_ notation: UTF8Text) {
    var id: Int?
    var name: UTF8Text = ""
    var data: [UTF8Text] = []
    for line in notation.split(at: UInt8(ascii: "\n")) {
      let field = line.bytes.prefix { $0 != UInt8(ascii: ":") }
      var value = line.bytes.dropFirst(field.count + 1)
      if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
      switch UTF8Text(field) {
      case "id": id = UTF8Text(value).number
      case "event": name = UTF8Text(value)
      case "data": data.append(UTF8Text(value))
      default: break
      }
    }
    guard let first = data.first else { return nil }
    if name == UTF8Text(RoomEvent.emote) {
      self.init(emote: first)
    } else {
      guard name.isEmpty, let id else { return nil }
      var state = RoomState()
      state.take(data.dropFirst().reduce(first) { $0 + "\n" + $1 })
      self = .state(state, id: id)
    }
  }

  /// Reads the data of an emote: the mark and the number; nil if the text is anything else.
  public init?(emote data: UTF8Text) {
    let words = data.words
    guard words.count == 2, let mark = Mark(name: words[0]), let emote = Emote(words[1]) else {
      return nil
    }
    self = .emote(emote, by: mark)
  }
}
