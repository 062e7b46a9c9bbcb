import GameRules

/// A command of a player in a live game, or to make one.
public enum LiveGameCommand: Hashable, Sendable {
  /// Make a live game with the current rules and the clock of this index in `LiveGame.clocks`.
  case make(clock: Int)
  /// Take a free seat.
  case sit
  /// Resign.
  case resign
  /// Offer a draw, or accept one.
  case draw
  /// Ask to take back this player's last move, or let the other player take back.
  case undo
  /// Ask for another game, or accept one.
  case again
  /// Decline the other player's offer.
  case decline
  /// Send an emote.
  case say(Emote)
  /// Stop following the live game.
  case leave
}

/// A request to the server of live games; see `Documentation/Reference/Rooms.md`.
public enum LiveGameRequest: Hashable, Sendable {
  /// Make a live game for these rules and this clock; `LiveGameEvent.opened` has its ID.
  case open(UTF8Text)
  /// Follow the live game with this ID, in the seat that was taken there before.
  case watch(UTF8Text)
  /// Put the game text, and retry until the server has answered.
  case play(UTF8Text)
  /// Send a player's command.
  case ask(LiveGameCommand)

  /// The last part of the request's path, or the name of what a front end does by itself.
  public var verb: StaticString {
    switch self {
    case .open, .ask(.make): "open"
    case .watch: "watch"
    case .play: "play"
    case .ask(.sit): "sit"
    case .ask(.resign): "resign"
    case .ask(.draw): "draw"
    case .ask(.undo): "undo"
    case .ask(.again): "again"
    case .ask(.decline): "decline"
    case .ask(.say): "emote"
    case .ask(.leave): "leave"
    }
  }

  /// The body of the request.
  public var body: UTF8Text {
    switch self {
    case .open(let text), .watch(let text), .play(let text): text
    case .ask(.say(let emote)): "\(Int(emote.rawValue))"
    case .ask: ""
    }
  }
}
