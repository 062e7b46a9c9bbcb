import GameRules

/// An input to the session: a player's action, or the answer to an effect.
public enum Action: Hashable, Sendable {
  /// A square, empty or taken, was tapped, clicked or confirmed by key.
  case squareTapped(Square)
  /// A tray piece was tapped; the next tap on a square places it.
  case pieceTapped(Mark)
  /// A tray piece started to follow the pointer.
  case pieceLifted(Mark)
  /// The lifted piece moved over another square, or off the board.
  case pieceMoved(over: Square?)
  /// The lifted piece was released over a square, or off the board.
  case pieceDropped(on: Square?)
  /// The drag was cancelled, or the piece that was picked up was put back.
  case pieceReturned
  /// The second player takes over the first mark instead of moving.
  case markTakenOver
  /// Undo the last move.
  case undoTapped
  /// Replay the move that was undone.
  case redoTapped
  /// Start a new game with the same rules.
  case newGameTapped
  /// Start a new game with these rules.
  indirect case rulesChosen(Rules)
  /// A field of the custom rules changed.
  case customRulesEdited(CustomRules.Field, to: CustomRules.Entry)
  /// Start a game with the custom rules as edited.
  case customRulesConfirmed
  /// A player chose a symbol for a mark.
  case symbolChosen(Symbol, for: Mark)
  /// Another player takes a seat, which resets the score.
  case playerChosen(Player, for: Seat)
  /// A person's name changed; empty removes it.
  case playerNamed(UTF8Text, for: Seat)
  /// The search text of a panel changed.
  case searchEdited(UTF8Text)
  /// Seats a person first and this opponent second: another person here, or the computer.
  case opponentChosen(Player)
  /// Before the first move, the two seats swap their marks.
  case marksSwapped
  /// Start a new game in which this opponent replaces the person's current one.
  case nextOpponentChosen(Player)
  /// A setting changed.
  case settingChanged(Settings.Change)
  /// Sets which seat has X in the next game.
  case firstMoveChosen(FirstMove)
  /// A player chose a language.
  case languageChosen(Language)
  /// Resume a recent game, by its index in the journal.
  case playedGameChosen(Int)
  /// Another window saved a value that all windows share, as its `notation`.
  case saved(SavedValue, UTF8Text)
  /// An update is ready to be installed.
  case updateFound
  /// Switch to the update.
  case updateChosen
  /// The browser offers to install the app, or has its own command for that.
  case installOffered(byHand: Bool = false)
  /// The answer to that offer; the player is not asked again.
  case installAnswered(Bool)
  /// Save the recent games and the results as a file.
  case gamesSaved
  /// Add the games of a file, which the player chooses.
  case gamesOpened
  /// Share the game in this way.
  case shareChosen(Share)
  /// `Effect.share` has been carried out.
  case shared(Share)
  /// A page was opened by a link; `record` is the whole record behind it, or empty.
  case linkOpened(UTF8Text, record: UTF8Text)
  /// Show the best move, with the reason.
  case hintTapped
  /// Show or hide the value of every empty square.
  case explainTapped
  /// Open the review.
  case reviewOpened
  /// Close the review and play on from the shown position.
  case reviewClosed
  /// Show the position after this number of moves of the record.
  case plyChosen(Int)
  /// Show another line of this game, by its index in `Session.otherLines`.
  case otherLineChosen(Int)
  /// Open a panel. `result` and `unreadableGame` open only by themselves.
  case panelOpened(Panel)
  /// The primary button (`OK`) of the open panel.
  case panelConfirmed
  /// Close the panel without confirming.
  case panelClosed
  /// The front end shows the game that the session was created with.
  case started
  /// A game text arrived from outside; `record` is the whole record behind it, or empty.
  case gameOpened(UTF8Text, record: UTF8Text)
  /// Resumes a saved game at its ply, with its players, their seats and their score.
  indirect case gameResumed(Game, Match)
  /// The server supports live games.
  case liveGamesFound
  /// An event of a live game.
  indirect case room(LiveGameEvent)
  /// The time of `Effect.wait` has passed.
  case waitEnded(token: Int)
  /// A player points at a square, or no longer at any; while values are shown, so are the answers to
  /// a move there.
  case squarePointedAt(Square?)
  /// Show the values, and the answers to a move on this square in place of a hint.
  case squareExplained(Square)
  /// Leave the review, and go back to before the move with this number.
  case moveRetried(Int)
  /// The engine has finished the request of `Effect.analyze`.
  indirect case resultFound(AnalysisResult, token: Int)
  /// The engine could not be reached.
  case analysisFailed
  /// Try to reach the engine again.
  case retryTapped
  /// Progress in percent of an analysis that has run for more than a second.
  case analysisProgressed(Int, token: Int)
  /// The system setting for reduced motion changed.
  case motionPreferenceChanged(isReduced: Bool)

  /// A value that all windows share and save, with the page's number for it.
  public enum SavedValue: Int32, Hashable, Sendable, CaseIterable {
    /// The symbols, as `SymbolChoice.notation`.
    case symbols
    /// The names and the score, as `Match.notation`.
    case players
    /// The settings, as `Settings.notation`.
    case settings
    /// The recent games, as `Journal.notation`.
    case journal
    /// The recent games of a file, to add to those here.
    case file = 5
    /// The progress with puzzles and lessons, as `LearningRecord.notation`.
    case learning
  }
}
