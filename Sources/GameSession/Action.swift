import GameRules

/// Something that happened: a player did it, or an effect has been carried out.
public enum Action: Hashable, Sendable {
  /// An empty or taken square was tapped, clicked or confirmed by key.
  case squareTapped(Square)
  /// A piece of the tray was tapped, to be put down by a tap on a square.
  case pieceTapped(Mark)
  /// A piece of the tray began to follow the pointer.
  case pieceLifted(Mark)
  /// The lifted piece came over another square, or over none.
  case pieceMoved(over: Square?)
  /// The lifted piece was let go over a square, or over none.
  case pieceDropped(on: Square?)
  /// The drag or the picked-up piece was given up.
  case pieceReturned
  /// Take the last move back.
  case undoTapped
  /// Play the move again that was taken back.
  case redoTapped
  /// Begin anew, with the same rules.
  case newGameTapped
  /// Begin anew, with these rules.
  case rulesChosen(Rules)
  /// A field of the custom rules was edited.
  case customRulesEdited(CustomRules.Field, to: CustomRules.Entry)
  /// Begin anew, with the custom rules as edited.
  case customRulesConfirmed
  /// A player wants another symbol for a mark.
  case symbolChosen(Symbol, for: Mark)
  /// Someone else takes a seat; the score begins anew.
  case playerChosen(Player, for: Seat)
  /// A person in a seat gets a name, or none.
  case playerNamed(UTF8Text, for: Seat)
  /// A person plays against someone here or against the computer.
  case opponentChosen(Player)
  /// How the game looks, sounds or feels is changed.
  case settingChanged(Settings.Change)
  /// Another seat begins, or the same.
  case firstMoveChosen(FirstMove)
  /// A player wants another language.
  case languageChosen(Language)
  /// Go on with one of the last games, by its place among them.
  case playedGameChosen(Int)
  /// Another window has kept what was played in both, as `Journal.notation`.
  case journalKept(UTF8Text)
  /// A new version of the program waits.
  case updateFound
  /// Go over to the new version.
  case updateChosen
  /// The game can be put on the home screen.
  case installOffered
  /// Put it there, or never ask again.
  case installAnswered(Bool)
  /// Give the game to others.
  case shareChosen(Share)
  /// `Effect.share` has been carried out.
  case shared(Share)
  /// A page was opened by a link, with the record it was cut from where that is known.
  case linkOpened(UTF8Text, record: UTF8Text)
  /// Show the best move, and why.
  case hintTapped
  /// Show on every square what it is worth, or no longer.
  case explainTapped
  /// Look at the game move by move.
  case reviewOpened
  /// Go on playing from the position that is shown.
  case reviewClosed
  /// Show the position after so many moves of the record.
  case plyChosen(Int)
  /// Show another line that was played in this game.
  case otherLineChosen(Int)
  /// Show a panel, except those that only come by themselves: the result and the unreadable game.
  case panelOpened(Panel)
  /// `OK` on the panel that is shown.
  case panelConfirmed
  /// Leave the panel without more.
  case panelClosed
  /// A game text arrived from outside, with the record it was cut from where that is known.
  case gameOpened(UTF8Text, record: UTF8Text)
  /// A saved game continues, at its place in the record, with its players, their marks and their score.
  indirect case gameResumed(Game, Match)
  /// The site keeps rooms.
  case roomsFound
  /// Something of a room.
  indirect case room(RoomEvent)
  /// The time of `Effect.wait` is over.
  case waitEnded(token: Int)
  /// The result of `Effect.analyze` has been found.
  indirect case resultFound(AnalysisResult, token: Int)
  /// The engine could not be reached.
  case analysisFailed
  /// Try again to reach the engine.
  case retryTapped
  /// An analysis has lasted more than a second and is so far, in percent.
  case analysisProgressed(Int, token: Int)
  /// The player's system asks for less motion, or no longer does.
  case motionPreferenceChanged(isReduced: Bool)
}
