import GameRules
import RoomProtocol

/// An event of a live game, from this player or from the server.
public enum LiveGameEvent: Hashable, Sendable {
  /// This player chose a command.
  case asked(LiveGameCommand)
  /// This player chose a clock for a new live game, by its index in `LiveGame.clocks`.
  case clockChosen(Int)
  /// The server has made the live game; its ID.
  case opened(UTF8Text)
  /// The server gave this player a seat in the live game with this ID, opposite a stranger or to wait for one.
  case placed(UTF8Text)
  /// Nobody has come for some seconds.
  case waited
  /// The server asks to be tried again after this many seconds.
  case busy(Int)
  /// The server gave this player the seat that plays this mark in the first game.
  case seated(Mark)
  /// The server sent its state, or only the game text.
  case heard(UTF8Text)
  /// The server refused this player's move; the body of its answer, which may be a game text.
  case refused(UTF8Text)
  /// A player sent an emote.
  case said(Emote, by: Mark)
  /// The connection was lost or restored.
  case connectionChanged(isLive: Bool)
  /// The server does not know the live game, or cannot make one.
  case lost
  /// Milliseconds since the last state from the server.
  case ticked(Int)
  /// The state of push messages about turns changed.
  case called(LiveGame.Calls)
  /// A live game in which this player has a seat, as `ID x|o STATE`.
  case found(UTF8Text)
  /// This player chose one of those.
  case chosen(Int)

  /// Parses an event from a front end in another language: one of these words, then its arguments.
  ///
  ///     opened ID · placed ID · waited · busy SECONDS · seated x|o · heard STATE · refused STATE
  ///     emote x|o NUMBER · live 0|1 · lost · ticked NUMBER · calls off|on|refused|home
  ///     found ID x|o STATE
  ///
  /// - Returns: The event; nil if the text cannot be read.
  public init?(_ text: UTF8Text) {
    let bytes = text.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
    let rest = UTF8Text(bytes[min(end + 1, bytes.count)...])
    switch UTF8Text(bytes[..<end]) {
    case "opened": self = .opened(rest)
    case "placed": self = .placed(rest)
    case "waited": self = .waited
    case "busy": self = .busy(rest.number ?? 1)
    case "seated":
      guard let mark = Mark(name: rest) else { return nil }
      self = .seated(mark)
    case "heard": self = .heard(rest)
    case "refused": self = .refused(rest)
    case "emote":
      guard case .emote(let emote, let mark)? = RoomEvent(emote: rest) else { return nil }
      self = .said(emote, by: mark)
    case "live": self = .connectionChanged(isLive: rest == "1")
    case "lost": self = .lost
    case "ticked":
      guard let milliseconds = rest.number else { return nil }
      self = .ticked(milliseconds)
    case "calls":
      switch rest {
      case "off": self = .called(.off)
      case "on": self = .called(.on)
      case "home": self = .called(.atHome)
      default: self = .called(.refused)
      }
    case "found": self = .found(rest)
    default: return nil
    }
  }
}
