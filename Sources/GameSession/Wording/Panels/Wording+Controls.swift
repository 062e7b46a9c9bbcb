import GameRules
import GameSolver

/// The names of controls and panels.
extension Wording {
  /// The name of a command on a button or in a menu.
  @inline(never)
  public func name(_ command: GameCommand) -> UTF8Text { phrases.command(command) }

  /// The name of a command beside its key, where there is room for one word.
  public func shortName(_ command: GameCommand) -> UTF8Text { phrases.key(command) }

  /// The reason a command is disabled.
  public func unavailable(_ command: GameCommand) -> UTF8Text {
    switch command {
    case .undo: phrases.nothingUndo
    case .redo: phrases.nothingRedo
    default: phrases.nothingHint
    }
  }

  /// The heading of How to play.
  func howToPlayTitle(_ rules: Rules) -> UTF8Text { phrases.helpTitle(game: gameName(rules)) }

  /// The heading of the games.
  var gamesTitle: UTF8Text { phrases.panelGames }

  /// The code of a language, as in HTML.
  public func code(of language: Language) -> UTF8Text { phrases.code(of: language) }

  /// The heading of the custom rules.
  public var customGame: UTF8Text { phrases.panelCustom }

  /// The button that starts a custom game.
  public var startCustomGame: UTF8Text { phrases.panelStart }

  /// The heading of the panel about an unreadable game text.
  var unreadableTitle: UTF8Text { phrases.unreadableTitle }

  /// The heading of a seat.
  func seat(_ seat: Seat) -> UTF8Text {
    seat == .first ? phrases.panelFirst : phrases.panelSecond
  }

  /// The heading of the first-move choices.
  var whoBeginsNext: UTF8Text { phrases.panelBegins(mark: name(.x)) }

  /// The announcement of a new game.
  func newGame(_ rules: Rules) -> UTF8Text { phrases.newGameOn(game: gameName(rules)) }

  /// The button that closes a panel.
  var ok: UTF8Text { phrases.panelOk }

  /// The button for the next game, after the end.
  var playAgain: UTF8Text { phrases.panelPlayAgain }

  /// The button that opens the review, after the end.
  var whereItTurned: UTF8Text { phrases.offerReview }

  /// The name of the choice of opponents, and of the button that opens it after the end.
  public var opponent: UTF8Text { phrases.offerAgainst }

  /// The button for two people at one device.
  var twoPlayers: UTF8Text { phrases.offerFriend }

  /// The button that gives the first move to the computer.
  var computerStarts: UTF8Text { phrases.offerComputerStarts }

  /// The name of the choice of levels.
  var level: UTF8Text { phrases.offerLevel }

  /// The button for the next weaker level.
  public var easier: UTF8Text { phrases.offerEasier }
  /// The button for the next stronger level.
  public var harder: UTF8Text { phrases.offerHarder }

  /// The heading of the games before this one.
  public var earlierRounds: UTF8Text { phrases.offerRounds }

  /// The button for a game against the computer.
  var computer: UTF8Text { phrases.offerComputer }

  /// The instruction on the empty board.
  var tapToStart: UTF8Text { phrases.offerStart }

  /// The status if the engine cannot be reached.
  var engineLost: UTF8Text { phrases.offerLost }

  /// The button that tries the engine again.
  var tryAgain: UTF8Text { phrases.offerTryAgain }

  /// The offer of an update.
  var updateReady: UTF8Text { phrases.noticeUpdate }
  /// The button that switches to the update.
  var updateNow: UTF8Text { phrases.noticeUpdateNow }
  /// The offer to install the app.
  var installable: UTF8Text { phrases.noticeInstall }
  /// How to install the app where the browser has a command for it.
  var installableByHand: UTF8Text { phrases.noticeByHand }
  /// The button that installs the app.
  var installNow: UTF8Text { phrases.noticeInstallNow }
  /// The button that declines it for good.
  var notNow: UTF8Text { phrases.noticeNotNow }

  /// The heading of the themes.
  var themes: UTF8Text { phrases.settingColours }

  /// The name of a theme.
  func name(_ theme: Settings.Theme) -> UTF8Text { phrases.theme(theme) }

  /// The switch for sound.
  var sound: UTF8Text { phrases.settingSound }

  /// The switch for vibration.
  var vibration: UTF8Text { phrases.settingVibration }

  /// The announcement that an earlier game is back.
  func broughtBack(_ rules: Rules) -> UTF8Text { phrases.turnBroughtBack(game: gameName(rules)) }

  /// The button for a game against the next stronger level, after a win.
  func next(_ level: Level) -> UTF8Text { phrases.offerNext(level: name(.computer(level))) }

  /// The button for a larger board, after a draw.
  func bigger(_ rules: Rules) -> UTF8Text {
    phrases.offerBigger(size: phrases.gameSize(columns: rules.columns, rows: rules.rows))
  }

  /// The button that goes back to before the decisive mistake, after a loss.
  var tryThatMoveAgain: UTF8Text { phrases.offerRetry }

  /// The button of the review that goes back to before a mistake.
  @inline(never)
  var tryAgainFromHere: UTF8Text { phrases.reviewRetry }

  /// The button that closes the result panel and shows the board.
  var seeTheBoard: UTF8Text { phrases.viewBoard }

  /// The text of a review that is not ready yet.
  var reviewing: UTF8Text { phrases.reviewLooking }

  /// The label of another line (`Session.otherLines`).
  public func otherLine(_ line: UTF8Text) -> UTF8Text { phrases.branchOther(line: line) }
}
