import GameRules

/// What controls and panels are called.
extension Wording {
  /// The name of a command, as it stands on a button or in a menu.
  @inline(never)
  public func name(_ command: GameCommand) -> UTF8Text {
    switch command {
    case .howToPlay: "How to play"
    case .undo: "Undo"
    case .redo: "Redo"
    case .newGame: "New game"
    case .games: "Games"
    case .players: "Players"
    case .hint: "Hint"
    case .explain: "Explain"
    case .symbols: "Symbols"
    case .review: "Review"
    case .playOn: "Play on from here"
    }
  }

  /// The name of a command beside its key, where there is room for one word.
  public func shortName(_ command: GameCommand) -> UTF8Text {
    switch command {
    case .howToPlay: "help"
    case .undo: "undo"
    case .redo: "redo"
    case .newGame: "new"
    case .games: "games"
    case .players: "players"
    case .hint: "hint"
    case .explain: "explain"
    case .symbols: "symbols"
    case .review: "review"
    case .playOn: "play on"
    }
  }

  /// Why a command cannot be used now.
  public func unavailable(_ command: GameCommand) -> UTF8Text {
    switch command {
    case .undo: nothingToUndo
    case .redo: nothingToRedo
    default: "There is no move to advise"
    }
  }

  /// Over how a game is played.
  func howToPlayTitle(_ rules: Rules) -> UTF8Text { "How to play " + game(rules) }

  /// Over the games.
  var gamesTitle: UTF8Text { "Choose a game" }

  /// Over what is wrong with a game text from outside.
  var unreadableTitle: UTF8Text { "Unreadable link" }

  /// What a seat is called before anyone sits there.
  func seat(_ seat: Seat) -> UTF8Text { seat == .first ? "First player" : "Second player" }

  /// Over those who can have the first move.
  var whoBeginsNext: UTF8Text { "Who begins the next game, with " + name(.x) }

  /// Tells that another game has begun.
  func newGame(_ rules: Rules) -> UTF8Text { name(.newGame) + ": " + game(rules) }

  /// Leaves a panel.
  var ok: UTF8Text { "OK" }

  /// Begins the next game from the result.
  var playAgain: UTF8Text { "Play again" }

  /// Leaves the result for a look at the board.
  var seeTheBoard: UTF8Text { "See the board" }

  /// Before the sentence of a review is found.
  var reviewing: UTF8Text { "Looking at every move…" }

  /// Another line that was played in a game.
  public func otherLine(_ line: UTF8Text) -> UTF8Text { "Other line: " + line }
}
