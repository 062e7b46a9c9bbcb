import GameRules

/// Something the front end has to do; its answer, if any, comes back as an `Action`.
public enum Effect: Hashable, Sendable {
  /// Send `Action.waitEnded` with this token after a time; an earlier wait may be forgotten.
  case wait(milliseconds: Int, token: Int)
  /// Send `Action.answerFound` with this token when the answer is found; an earlier question is
  /// dropped.
  case think(AnalysisRequest, token: Int)
  /// Drop the question that was asked last.
  case stopThinking
  /// Tell a screen reader, at once.
  case announce(UTF8Text)
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
  /// Keep who plays and who begins for another time, as `Match.notation`.
  case keepPlayers(Match)
}
