import GameRules

/// A command for players, as a button, a menu row, a key or a typed word.
///
/// Its `row` has everything about it except its name, which is in the catalogue (`Wording.name`), and
/// whether it can be used now (`Presentation.commands`).
public enum GameCommand: UInt8, Hashable, Sendable, CaseIterable, Identifiable {
  // Ordered by importance: where room is short, the first ones are shown.
  /// Explains how the game is played.
  case howToPlay
  /// Undoes the last move.
  case undo
  /// Replays the move that was undone.
  case redo
  /// Starts a new game with the same rules.
  case newGame
  /// Opens the choice of games.
  case games
  /// Opens the choice of players and of who starts.
  case players
  /// Suggests a move.
  case hint
  /// Shows or hides the value of every square.
  case explain
  /// Opens the choice of symbols.
  case symbols
  /// Opens the review of the game, move by move.
  case review
  /// Opens the list of games played.
  case journal
  /// Opens the ways to share the game.
  case share
  /// Leaves the review and plays on from the position shown.
  case playOn
  /// Opens the choice of languages.
  case languages
  /// Opens the menu of secondary commands.
  case menu

  /// The command itself.
  public var id: GameCommand { self }
}

// MARK: The table

extension GameCommand {
  private var row: Row {
    switch self {
    case .howToPlay:
      Row(
        "how-to-play", .panelOpened(.howToPlay), .menu,
        board: "?", terminal: "?", menuBar: "?", typed: "help")
    case .undo:
      Row("undo", .undoTapped, .bar(.text), board: "u", terminal: "u", menuBar: "z", typed: "undo")
    case .redo:
      Row("redo", .redoTapped, .bar(.text), board: "U", terminal: "r", menuBar: "Z", typed: "redo")
    case .newGame:
      Row("new-game", .newGameTapped, .bar(.text), terminal: "n", menuBar: "N", typed: "new")
    case .games:
      Row(
        "games", .panelOpened(.games), .barAndMenu, terminal: "g", menuBar: "o", typed: "games")
    case .players:
      Row("players", .panelOpened(.players), .menu, terminal: "p", menuBar: "P")
    case .hint:
      Row("hint", .hintTapped, .bar(.text), board: "hH", terminal: "t", menuBar: "H", typed: "hint")
    case .explain:
      Row("explain", .explainTapped, .bar(.text), terminal: "v", menuBar: "e", typed: "explain")
    case .symbols:
      Row("symbols", .panelOpened(.symbols), .menu, terminal: "s")
    case .review:
      Row("review-game", .reviewOpened, .menu, menuBar: "r")
    case .journal:
      Row("journal", .panelOpened(.journal), .menu, menuBar: "y")
    case .share:
      Row("share", .panelOpened(.share), .bar(.name), menuBar: "S")
    case .playOn:
      Row("play-on", .reviewClosed, .bar(.text))
    case .languages:
      Row("languages", .panelOpened(.languages), .menu)
    case .menu:
      Row("menu", .panelOpened(.menu), .bar(.name))
    }
  }

  /// Everything about a command that does not depend on the game.
  ///
  /// A capital letter as a key is that letter with Shift.
  private struct Row {
    let identifier: StaticString
    let action: Action
    let place: Place
    let boardKeys: StaticString
    let terminalKey: Unicode.Scalar?
    let menuKey: Unicode.Scalar?
    let typedWord: StaticString?

    init(
      _ identifier: StaticString, _ action: Action, _ place: Place, board: StaticString = "",
      terminal: Unicode.Scalar? = nil, menuBar: Unicode.Scalar? = nil, typed: StaticString? = nil
    ) {
      self.identifier = identifier
      self.action = action
      self.place = place
      boardKeys = board
      terminalKey = terminal
      menuKey = menuBar
      typedWord = typed
    }
  }

  /// The place of a command on a screen.
  public enum Place: Hashable, Sendable {
    /// A row of the menu.
    case menu
    /// A button of its own.
    case bar(Label)
    /// A row of the menu, and a button that names the game.
    case barAndMenu

    /// The way a button names its command.
    public enum Label: Hashable, Sendable {
      /// With visible text.
      case text
      /// With an icon, and a name for assistive technology.
      case name
    }
  }

  /// The action that using the command sends to the session.
  public var action: Action { row.action }

  /// A stable, unlocalized identifier.
  public var identifier: StaticString { row.identifier }

  /// The place that offers the command on a screen.
  public var place: Place { row.place }

  /// The key of the full-screen terminal.
  ///
  /// A column with the same letter is typed as a capital.
  public var terminalKey: Unicode.Scalar? { row.terminalKey }

  /// The key of a menu bar, pressed with Command on a Mac.
  public var menuKey: (key: Unicode.Scalar, isShifted: Bool)? {
    row.menuKey.map { key in
      guard "A"..."Z" ~= key else { return (key, false) }
      return (Unicode.Scalar(UInt8(key.value) + 32), true)
    }
  }

  /// The word to type where input comes a line at a time; the same in every language.
  public var typedWord: StaticString? { row.typedWord }

  /// Finds the command of a key while the board has the focus, on a page or in a window.
  ///
  /// A letter that names one of the board's columns is a column, because squares can be typed; no board
  /// has a column u.
  ///
  /// - Parameters:
  ///   - character: A lower-case letter or a punctuation mark.
  ///   - isShifted: Whether Shift is held; it makes no difference to a punctuation mark.
  ///   - rules: The rules of the board.
  public init?(typing character: Unicode.Scalar, isShifted: Bool, on rules: Rules) {
    let column = Int(character.value) - Int(UInt8(ascii: "a"))
    if !isShifted, 0..<rules.columns ~= column { return nil }
    guard character.isASCII else { return nil }
    let isCapital = isShifted && "a"..."z" ~= character
    let typed = UInt8(character.value) - (isCapital ? 32 : 0)
    let command = GameCommand.allCases.first { command in
      command.row.boardKeys.withUTF8Buffer { $0.contains(typed) }
    }
    guard let command else { return nil }
    self = command
  }
}

// MARK: The state

extension Session {
  /// The state of every command, in the order of `GameCommand.allCases`.
  @inline(never)
  func makeCommands() -> [CommandState] {
    // In a live game the record is for review only.
    let isAlone = !isInLiveGame || isReviewing
    return GameCommand.allCases.map { command in
      var state = CommandState(command: command)
      switch command {
      case .undo: state.isEnabled = isAlone && (game.canUndo || canRestoreUnfinishedGame)
      case .redo: state.isEnabled = isAlone && game.canRedo
      case .hint:
        // A hint weighs only moves, not taking over the first mark.
        state.isEnabled = !isInLiveGame && !game.isSwapOpen && activity.turn?.carry != nil
      case .explain:
        state.isOn = showsValues
        state.isEnabled = isAlone || isOver
      case .players: state.isEnabled = !isInLiveGame
      case .review:
        state.isShown = phase == .finished && !isReviewing
        state.isEnabled = !game.record.isEmpty
      case .playOn:
        state.isShown = isReviewing
        state.isEnabled = isReviewing
      default: break
      }
      return state
    }
  }
}
