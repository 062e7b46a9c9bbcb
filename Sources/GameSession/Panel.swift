/// The panels; at most one is open.
public enum Panel: Hashable, Sendable {
  /// The result of the game.
  case result
  /// How the current game is played.
  case howToPlay
  /// The games to choose from.
  case games
  /// The symbols to choose from.
  case symbols
  /// The players, and the first move.
  case players
  /// One player: name, symbol, and kind of player.
  case seat(Seat)
  /// The recent games and the statistics.
  case journal
  /// The ways to share the game.
  case share
  /// The way to make a live game, and the commands in one.
  case room
  /// The languages to choose from.
  case languages
  /// The menu of secondary commands.
  case menu
  /// The error in a game text from outside.
  case unreadableGame

  /// A stable, unlocalized identifier.
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
