import GameRules

/// A panel: a sheet over the board, or a column beside it.
public enum Panel: Hashable, Sendable {
  /// The winner and the reason; appears by itself.
  case result
  /// How the current rules are played.
  case howToPlay
  /// The choice of games.
  case games
  /// The archive of daily puzzles.
  case days
  /// The lessons.
  case lessons
  /// The grades of endless puzzles.
  case puzzles
  /// The shapes of the gallery, or one that the player draws.
  case shapes
  /// The choice of symbols.
  case symbols
  /// The choice of players, and of who starts.
  case players
  /// One player: name, symbol, and person or level.
  case seat(Seat)
  /// The games played, and the statistics.
  case journal
  /// The ways to share the game.
  case share
  /// The creation of a live game, or the commands in one.
  case room
  /// The data that live games leave behind.
  case stored
  /// The choice of languages.
  case languages
  /// The menu of secondary commands.
  case menu
  /// The reason why a game text from outside cannot be read; appears by itself.
  case unreadableGame

  /// A stable, unlocalized identifier.
  public var identifier: StaticString {
    switch self {
    case .result: "result"
    case .howToPlay: "how-to-play"
    case .games: "games"
    case .days: "days"
    case .lessons: "lessons"
    case .puzzles: "puzzles"
    case .shapes: "shapes"
    case .symbols: "symbols"
    case .players: "players"
    case .seat: "seat"
    case .journal: "journal"
    case .share: "share"
    case .room: "room"
    case .stored: "stored"
    case .languages: "languages"
    case .menu: "menu"
    case .unreadableGame: "unreadable-game"
    }
  }
}

/// The panel that a player opened, with what it holds until it closes.
struct OpenPanel: Sendable {
  let panel: Panel
  /// The custom rules as edited on the panel of games.
  var customRules: CustomRules?
  /// The way the game has just been shared.
  var shared: Share?
  /// The number of games and results that a file has added.
  var added: Int?
  /// The index of the clock chosen for a live game.
  var clock = 0
  /// Whether the server did not answer when a live game was requested.
  var isServerUnreachable = false
  /// The number of answers that its notes have shown.
  var answers: UInt8 = 0
  /// The seconds after which the server asks to be tried again.
  var busySeconds: Int?
  /// The live games in which this player has a seat, each as `ID x|o STATE`.
  var listed: [UTF8Text] = []
  /// The text to search for.
  var search: UTF8Text = ""
  /// The error in a game text from outside.
  var error: GameTextError?

  init(_ panel: Panel) { self.panel = panel }
}
