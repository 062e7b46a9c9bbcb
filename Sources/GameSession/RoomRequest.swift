import GameRules

/// Something that a player can ask for in a room, or to have one.
public enum RoomCommand: Hashable, Sendable {
  /// Make a room for the rules at hand, with the clock of a place among those that are offered.
  case make(clock: Int)
  /// Take a seat that is free.
  case sit
  /// Give the game up.
  case resign
  /// Offer a draw, or accept it.
  case draw
  /// Ask for one's last move back, or give the other's back.
  case undo
  /// Ask for another game, or begin it.
  case again
  /// Turn down what is offered.
  case decline
  /// Say something to the other.
  case say(RoomSign)
  /// Follow the room no longer.
  case leave
}

/// Something that a front end asks of the server of rooms; `Documentation/Reference/Rooms.md` tells how.
public enum RoomRequest: Hashable, Sendable {
  /// Make a room for these rules and this clock; its ID comes back as `RoomEvent.opened`.
  case open(UTF8Text)
  /// Follow the room of an ID, with the seat that was taken in it before.
  case watch(UTF8Text)
  /// Put the game text there, again and again until that is answered.
  case play(UTF8Text)
  /// What a player wants.
  case ask(RoomCommand)

  /// The last part of the path that it goes to, or what a front end does by itself.
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

  /// What goes there with it.
  public var body: UTF8Text {
    switch self {
    case .open(let text), .watch(let text), .play(let text): text
    case .ask(.say(let sign)): "\(Int(sign.rawValue))"
    case .ask: ""
    }
  }
}
