import GameRules

/// What controls and panels are called.
extension Wording {
  /// The name of a command, as it stands on a button or in a menu.
  @inline(never)
  public func name(_ command: GameCommand) -> UTF8Text { phrases.command(command) }

  /// The name of a command beside its key, where there is room for one word.
  public func shortName(_ command: GameCommand) -> UTF8Text { phrases.key(command) }

  /// Why a command cannot be used now.
  public func unavailable(_ command: GameCommand) -> UTF8Text {
    switch command {
    case .undo: phrases.nothingUndo
    case .redo: phrases.nothingRedo
    default: phrases.nothingHint
    }
  }

  /// Over how a game is played.
  func howToPlayTitle(_ rules: Rules) -> UTF8Text { phrases.helpTitle(game: game(rules)) }

  /// Over the games.
  var gamesTitle: UTF8Text { phrases.panelGames }

  /// Over the custom rules.
  public var customGame: UTF8Text { phrases.panelCustom }

  /// Begins a game of the custom rules.
  public var startCustomGame: UTF8Text { phrases.panelStart }

  /// Over what is wrong with a game text from outside.
  var unreadableTitle: UTF8Text { phrases.unreadableTitle }

  /// What a seat is called before anyone sits there.
  func seat(_ seat: Seat) -> UTF8Text {
    seat == .first ? phrases.panelFirst : phrases.panelSecond
  }

  /// Over those who can have the first move.
  var whoBeginsNext: UTF8Text { phrases.panelBegins(mark: name(.x)) }

  /// Tells that another game has begun.
  func newGame(_ rules: Rules) -> UTF8Text { name(.newGame) + ": " + game(rules) }

  /// Leaves a panel.
  var ok: UTF8Text { phrases.panelOk }

  /// Begins the next game from the result.
  var playAgain: UTF8Text { phrases.panelPlayAgain }

  /// Leaves the result for a look at the board.
  var seeTheBoard: UTF8Text { phrases.panelBoard }

  /// Before the sentence of a review is found.
  var reviewing: UTF8Text { phrases.reviewLooking }

  /// Another line that was played in a game.
  public func otherLine(_ line: UTF8Text) -> UTF8Text { phrases.branchOther(line: line) }
}
