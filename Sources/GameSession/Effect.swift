import GameRules

/// Something the front end has to do; its answer, if any, comes back as an `Action`.
public enum Effect: Hashable, Sendable {
  /// Send `Action.waitEnded` with this token after a time; an earlier wait may be forgotten.
  case wait(milliseconds: Int, token: Int)
  /// Send `Action.resultFound` with this token when the result is found; an earlier request is
  /// dropped.
  indirect case analyze(AnalysisRequest, token: Int)
  /// Drop what was asked last.
  case stopAnalyzing
  /// Show what has happened, in a front end with a line for each thing; `Speech` makes what a screen
  /// reader is told.
  ///
  /// How things stand then is `Presentation.status`, and neither repeats the other.
  case announce(UTF8Text, Urgency)
  /// Give the game to others, and answer with `Action.shared` once that is done: its link, its
  /// picture, or this text with the link.
  case share(Share, UTF8Text)
  /// Go over to the new version, with the game that stands.
  case update
  /// Put the game on the home screen.
  case install
  /// Let it be heard or felt.
  case cue(Cue)
  /// Ask it of the server of rooms, and tell what it says.
  case room(RoomRequest)
  /// Keep the game text where the player can copy it, with the whole record beside it.
  ///
  /// `isStep` says that it is another game, so that going back leads to the one before.
  case keepGame(UTF8Text, record: UTF8Text, isStep: Bool)
  /// Keep the players' symbols for another time, as `SymbolChoice.notation`.
  case keepSymbols(SymbolChoice)
  /// Keep the language for another time, by its code, and begin anew with it where the game stands.
  case keepLanguage(Language)
  /// Keep how the game looks, sounds and feels, as `Settings.notation`.
  case keepSettings(Settings)
  /// Keep what was played, as `Journal.notation`, and the score, which is part of
  /// `Match.notation`.
  case keepJournal(Journal)
  /// Keep who plays and who begins for another time, as `Match.notation`.
  case keepPlayers(Match)

  /// How soon something has to be told.
  public enum Urgency: Hashable, Sendable {
    /// When nothing else is being said.
    case polite
    /// At once.
    case assertive
  }
}
