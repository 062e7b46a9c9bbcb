import GameRules

/// A control that a player can use all the time: by a button, a menu, a key or a word.
///
/// This is the one table of them. What it is called is in `Wording`, and whether it can be used
/// now in `Presentation.commands`.
public enum GameCommand: UInt8, Hashable, Sendable, CaseIterable, Identifiable {
  // In the order in which they are offered where not all of them fit.
  /// Tells how the game is played.
  case howToPlay
  /// Takes the last move back.
  case undo
  /// Plays the move again that was taken back.
  case redo
  /// Begins anew, with the same rules.
  case newGame
  /// Offers other games.
  case games
  /// Offers who plays, and who begins.
  case players
  /// Advises a move.
  case hint
  /// Shows what every square is worth, or no longer.
  case explain
  /// Offers other symbols.
  case symbols
  /// Looks at the game move by move.
  case review
  /// Shows what was played.
  case journal
  /// Gives the game to others.
  case share
  /// Goes on playing from the position that is looked at.
  case playOn
  /// Offers other languages.
  case languages
  /// Offers what is not wanted all the time.
  case menu

  /// The command itself.
  public var id: GameCommand { self }

  /// What using it tells the session.
  public var action: Action {
    switch self {
    case .howToPlay: .panelOpened(.howToPlay)
    case .undo: .undoTapped
    case .redo: .redoTapped
    case .newGame: .newGameTapped
    case .games: .panelOpened(.games)
    case .players: .panelOpened(.players)
    case .hint: .hintTapped
    case .explain: .explainTapped
    case .symbols: .panelOpened(.symbols)
    case .review: .reviewOpened
    case .journal: .panelOpened(.journal)
    case .share: .panelOpened(.share)
    case .playOn: .reviewClosed
    case .languages: .panelOpened(.languages)
    case .menu: .panelOpened(.menu)
    }
  }

  /// What names it wherever a name is no word for players: an element, an icon.
  public var identifier: StaticString {
    switch self {
    case .howToPlay: "how-to-play"
    case .undo: "undo"
    case .redo: "redo"
    case .newGame: "new-game"
    case .games: "games"
    case .players: "players"
    case .hint: "hint"
    case .explain: "explain"
    case .symbols: "symbols"
    case .review: "review-game"
    case .journal: "journal"
    case .share: "share"
    case .playOn: "play-on"
    case .languages: "languages"
    case .menu: "menu"
    }
  }
}

extension Session {
  /// The state of every command, in the order of `GameCommand.allCases`.
  @inline(never)
  func makeCommands() -> [CommandState] {
    // In a room, a game is only gone through to look at it.
    let isAlone = !isInRoom || isReviewing
    return GameCommand.allCases.map { command in
      var state = CommandState(command: command)
      switch command {
      case .undo: state.isEnabled = isAlone && (game.canUndo || canBringBack)
      case .redo: state.isEnabled = isAlone && game.canRedo
      case .hint: state.isEnabled = !isInRoom && activity.turn?.carry != nil
      case .explain:
        state.isOn = showsTruth
        state.isEnabled = isAlone || isOver
      case .players: state.isEnabled = !isInRoom
      case .review:
        state.isShown = phase == .finished && !isReviewing
        state.isEnabled = !game.record.isEmpty
      case .playOn:
        state.isShown = isReviewing
        state.isEnabled = isReviewing
      case .howToPlay, .newGame, .games, .symbols, .journal, .share, .languages, .menu:
        break
      }
      return state
    }
  }
}
