/// What the one panel can show.
public enum Panel: Hashable, Sendable {
  /// Who won, and why.
  case result
  /// How the rules that are set are played.
  case howToPlay
  /// The games to choose from.
  case games
  /// The symbols to choose from.
  case symbols
  /// Who plays, and who begins.
  case players
  /// One player: name, symbol, and who that is.
  case seat(Seat)
  /// The last games, and how those against the computer ended.
  case journal
  /// What of the game can be given to others.
  case share
  /// How a room is made, and what can be done in one.
  case room
  /// The languages to choose from.
  case languages
  /// What is not wanted all the time.
  case menu
  /// What is wrong with a game text from outside.
  case unreadableGame

  /// What names it wherever a name is no word for players.
  public var identifier: StaticString {
    switch self {
    case .result: "result"
    case .howToPlay: "how-to-play"
    case .games: "games"
    case .symbols: "symbols"
    case .players: "players"
    case .seat: "seat"
    case .journal: "journal"
    case .share: "share"
    case .room: "room"
    case .languages: "languages"
    case .menu: "menu"
    case .unreadableGame: "unreadable-game"
    }
  }
}
