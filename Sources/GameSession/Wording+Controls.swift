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
    case .menu: "Menu"
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
    case .menu: "menu"
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

  /// Leaves a panel.
  var ok: UTF8Text { "OK" }

  /// Begins the next game from the result.
  var playAgain: UTF8Text { "Play again" }

  /// Leads from the result to the game move by move.
  var whereItTurned: UTF8Text { "Where it turned" }

  /// Leads from the result to who plays.
  var changeOpponent: UTF8Text { "Change opponent" }

  /// Someone who plays on the same device.
  var friend: UTF8Text { "Friend" }

  /// Over the levels of the computer.
  var computer: UTF8Text { "Computer" }

  /// On the empty board.
  var tapToStart: UTF8Text { "Tap any square to start" }

  /// Whoever thinks cannot be reached.
  var thinkerLost: UTF8Text { "The computer cannot be reached" }

  /// Asks whoever thinks once more.
  var tryAgain: UTF8Text { "Try again" }

  /// Over the colours.
  var theme: UTF8Text { "Colours" }

  /// What colours are called.
  func name(_ theme: Settings.Theme) -> UTF8Text {
    switch theme {
    case .system: "As the system"
    case .light: "Light"
    case .dark: "Dark"
    case .contrast: "High contrast"
    case .chalk: "Chalkboard"
    }
  }

  /// Lets moves be heard.
  var sound: UTF8Text { "Sound" }

  /// Lets moves be felt.
  var vibration: UTF8Text { "Vibration" }

  /// A game that was left is back.
  func broughtBack(_ rules: Rules) -> UTF8Text { game(rules) + " goes on" }

  /// The result, to the person who played against the computer.
  func headline(_ winner: Mark, in match: Match) -> UTF8Text {
    let seat = match.seat(of: winner)
    switch (match[seat].isComputer, match[seat.other].isComputer) {
    case (false, true): return "You win!"
    case (true, false): return name(match[seat]) + " wins"
    default: return name(winner) + " wins!"
    }
  }

  /// What a player is doing, beneath the name.
  func about(_ mark: Mark, in match: Match, isToMove: Bool, isThinking: Bool, hasWon: Bool)
    -> UTF8Text
  {
    if hasWon { return "winner" }
    if match.player(of: mark).isComputer { return isThinking ? "thinking…" : "computer" }
    return isToMove ? "your turn" : ""
  }

  /// Leaves the result for a look at the board.
  var seeTheBoard: UTF8Text { "See the board" }

  /// Before the sentence of a review is found.
  var reviewing: UTF8Text { "Looking at every move…" }

  /// Another line that was played in a game.
  public func otherLine(_ line: UTF8Text) -> UTF8Text { "Other line: " + line }
}
