import GameRules
import RoomProtocol

/// A command of a player in a live game, or to make one.
public enum LiveGameCommand: Hashable, Sendable {
  /// Make a live game with the current rules and the clock of this index in `LiveGame.clocks`.
  case make(clock: Int)
  /// Take a free seat.
  case sit
  /// Resign.
  case resign
  /// Make an offer, or accept the other player's.
  case offer(Offer.Kind)
  /// Decline the other player's offer.
  case decline
  /// Send an emote.
  case say(Emote)
  /// Stop following the live game.
  case leave
}

/// A request to the server of live games; see `Documentation/Reference/Rooms.md`.
public enum LiveGameRequest: Hashable, Sendable {
  /// Make a live game on these terms; `LiveGameEvent.opened` has its ID.
  case open(RoomTerms)
  /// Follow the live game with this ID, in the seat that was taken there before.
  case watch(UTF8Text)
  /// Put the game text, and retry until the server has answered.
  case play(UTF8Text)
  /// Send a player's command.
  case ask(LiveGameCommand)

  /// The command to the room; nil for a request that makes, follows or leaves one.
  public var command: RoomCommand? {
    switch self {
    case .open, .watch, .ask(.make), .ask(.leave): nil
    case .play: .play
    case .ask(.sit): .sit
    case .ask(.resign): .resign
    case .ask(.offer(let kind)): .offer(kind)
    case .ask(.decline): .decline
    case .ask(.say): .emote
    }
  }

  /// The word of the command, or the name of what a front end does by itself.
  public var verb: StaticString {
    switch self {
    case .open, .ask(.make): "open"
    case .watch: "watch"
    case .ask(.leave): "leave"
    case .play, .ask: command?.word ?? ""
    }
  }

  /// The body of the request.
  public var body: UTF8Text {
    switch self {
    case .open(let terms): terms.notation
    case .watch(let text), .play(let text): text
    case .ask(.say(let emote)): emote.notation
    case .ask: ""
    }
  }
}
