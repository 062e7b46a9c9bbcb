import GameRules

/// What lies over the board because it was opened, with what belongs to it.
enum Overlay: Sendable {
  /// How the rules that are set are played.
  case howToPlay
  /// The games to choose from, and the custom rules as they are edited.
  case games(CustomRules)
  /// The symbols to choose from.
  case symbols
  /// Who plays, and who begins.
  case players
  /// One player: name, symbol, and who that is.
  case seat(Seat)
  /// What was played.
  case journal
  /// What can be given to others, and what has been.
  case share(done: Share?)
  /// How a room is made, with the clock that is chosen, or what can be done in one.
  case room(clock: Int, isUnreachable: Bool = false)
  /// The languages to choose from.
  case languages
  /// What is not wanted all the time.
  case menu
  /// What is wrong with a game text from outside.
  case unreadable(GameTextError)

  /// The panel that shows it.
  var panel: Panel {
    switch self {
    case .howToPlay: .howToPlay
    case .games: .games
    case .symbols: .symbols
    case .players: .players
    case .seat(let seat): .seat(seat)
    case .journal: .journal
    case .share: .share
    case .room: .room
    case .languages: .languages
    case .menu: .menu
    case .unreadable: .unreadableGame
    }
  }
}
