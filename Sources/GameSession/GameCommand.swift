import GameRules

/// A command that is always available, by button, menu, key or word.
///
/// `Wording` has its name, and `Presentation.commands` says whether it can be used now.
public enum GameCommand: UInt8, Hashable, Sendable, CaseIterable, Identifiable {
  // In order of priority, for front ends where not all of them fit.
  /// Opens the rules of the current game.
  case howToPlay
  /// Undoes the last move.
  case undo
  /// Replays the move that was undone.
  case redo
  /// Starts a new game with the same rules.
  case newGame
  /// Opens the list of games.
  case games
  /// Opens the choice of players and of the first move.
  case players
  /// Suggests a move.
  case hint
  /// Shows or hides the value of every empty square.
  case explain
  /// Opens the choice of symbols.
  case symbols
  /// Opens the review of the game.
  case review
  /// Opens the recent games and statistics.
  case journal
  /// Opens the ways to share the game.
  case share
  /// Plays on from the position under review.
  case playOn
  /// Opens the choice of languages.
  case languages
  /// Opens the menu of secondary commands.
  case menu

  /// The command itself.
  public var id: GameCommand { self }

  /// The action to send to the session.
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

  /// A stable, unlocalized identifier, for elements and icons.
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
    // A live game can only be stepped through in a review.
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
