import GameRules

/// A task for the front end; its answer, if any, comes back as an `Action`.
public enum Effect: Hashable, Sendable {
  /// Send `Action.waitEnded` with this token after the time; it replaces any earlier wait.
  case wait(milliseconds: Int, token: Int)
  /// Send `Action.resultFound` with this token when the result is found; it replaces any earlier
  /// request.
  indirect case analyze(AnalysisRequest, token: Int)
  /// Cancel the current analysis.
  case stopAnalyzing
  /// Show an event on a line of its own; a screen reader gets `Speech` instead.
  ///
  /// `Presentation.status` is the state after the event; the two never repeat each other.
  case announce(UTF8Text, Urgency)
  /// Share the game: its link, its picture, or this text with the link. Answer with
  /// `Action.shared`.
  case share(Share, UTF8Text)
  /// Save this text as a file.
  case saveFile(UTF8Text)
  /// Have the player choose a file; answer with `Action.saved(.file, …)`.
  case openFile
  /// Switch to the new version with the current game.
  case update
  /// Install the app on the home screen.
  case install
  /// Play the sound or vibration of a cue.
  case cue(Cue)
  /// Send a request to the server of live games, and report its answer.
  case room(LiveGameRequest)
  /// Save the game text where the player can copy it (a page's address), and the whole record.
  ///
  /// `isStep` marks another game: Back then returns to the one before (decision 19).
  case saveGame(UTF8Text, record: UTF8Text, isStep: Bool)
  /// Save the players' symbols, as `SymbolChoice.notation`.
  case saveSymbols(SymbolChoice)
  /// Save the language by its code, and restart in it with the current game.
  case saveLanguage(Language)
  /// Save the settings, as `Settings.notation`.
  case saveSettings(Settings)
  /// Save the journal, as `Journal.notation`, and `Session.ownMatch`, which has the score.
  case saveJournal(Journal)
  /// Save the players and the first move, as `Match.notation`.
  case savePlayers(Match)

  /// The priority of an announcement.
  public enum Urgency: Hashable, Sendable {
    /// After whatever is being spoken.
    case polite
    /// Immediately.
    case assertive
  }
}
