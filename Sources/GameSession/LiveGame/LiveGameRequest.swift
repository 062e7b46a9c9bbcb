import GameRules
import GameSolver
import RoomProtocol

/// A player's command in a live game, or to make one.
public enum LiveGameCommand: Hashable, Sendable {
  /// Make a live game with the current rules and the clock of this index in `LiveGame.clocks`.
  case make(clock: Int)
  /// Find a stranger who wants the current rules and the clock of this index.
  case someone(clock: Int)
  /// Make or join a class; only a front end that offers classes gets this.
  case playClass
  /// Take a free seat.
  case sit
  /// Let the computer take the free seat.
  case inviteComputer(Level)
  /// Ask this player to confirm resigning.
  case considerResigning
  /// Play on instead of resigning.
  case keepPlaying
  /// Resign.
  case resign
  /// Make an offer, or accept the other player's.
  case offer(Offer.Kind)
  /// Decline the other player's offer.
  case decline
  /// Claim the win over a stranger who has left.
  case claim
  /// Switch the browser's push messages about turns on or off.
  case callMe(Bool)
  /// Send an emote.
  case say(Emote)
  /// Stop following the live game.
  case leave
}

/// A request to the server of live games; see `Documentation/Reference/Rooms.md`.
public enum LiveGameRequest: Hashable, Sendable {
  /// Make a live game on these terms; `LiveGameEvent.opened` has its ID.
  case open(RoomTerms)
  /// Find a stranger on these terms; `LiveGameEvent.placed` has the live game's ID.
  case someone(RoomTerms)
  /// Take a free seat, under this name, which may be empty.
  case sit(UTF8Text)
  /// Follow the live game with this ID, in the seat taken there before, if any.
  case watch(UTF8Text)
  /// Send the game text, and retry until the server has answered.
  case play(UTF8Text)
  /// Have the browser announce each turn with this text; if it is empty, stop that.
  case call(UTF8Text)
  /// Report the states of the live games in which this player has a seat.
  case seats
  /// Send a player's command.
  case ask(LiveGameCommand)

  /// The command to the room; nil for a request that makes, follows or leaves one.
  public var command: RoomCommand? {
    switch self {
    case .open, .someone, .watch, .ask(.make), .ask(.someone), .ask(.leave), .ask(.playClass): nil
    case .ask(.considerResigning), .ask(.keepPlaying), .ask(.callMe), .call, .seats: nil
    case .play: .play
    case .sit, .ask(.sit): .sit
    case .ask(.inviteComputer): .computer
    case .ask(.claim): .claim
    case .ask(.resign): .resign
    case .ask(.offer(let kind)): .offer(kind)
    case .ask(.decline): .decline
    case .ask(.say): .emote
    }
  }

  /// The word of the command, or the name of a request that the front end carries out itself.
  public var verb: StaticString {
    switch self {
    case .open, .ask(.make): "open"
    case .someone, .ask(.someone): "someone"
    case .watch: "watch"
    case .ask(.playClass): "class"
    case .ask(.leave): "leave"
    case .call: "call"
    case .seats: "seats"
    case .play, .sit, .ask: command?.word ?? ""
    }
  }

  /// The body of the request.
  public var body: UTF8Text {
    switch self {
    case .open(let terms), .someone(let terms): terms.notation
    case .watch(let text), .play(let text), .sit(let text), .call(let text): text
    case .ask(.inviteComputer(let level)): level.identifier
    case .ask(.say(let emote)): emote.notation
    case .ask, .seats: ""
    }
  }
}
