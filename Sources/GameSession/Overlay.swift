import GameRules

/// The panel that a player or an error opened over the board, with its data.
enum Overlay: Sendable {
  /// How the current game is played.
  case howToPlay
  /// The games to choose from, and the custom rules as edited.
  case games(CustomRules)
  /// The symbols to choose from.
  case symbols
  /// The players, and the first move.
  case players
  /// One player: name, symbol, and kind of player.
  case seat(Seat)
  /// The recent games and statistics.
  case journal
  /// The ways to share the game, and the last one used.
  case share(done: Share?)
  /// Without a live game, the way to make one, with the chosen clock; in one, its commands.
  case room(clock: Int, isUnreachable: Bool = false)
  /// The languages to choose from.
  case languages
  /// The menu of secondary commands.
  case menu
  /// The error in a game text from outside.
  case unreadable(GameTextError)

  /// The panel to show.
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
