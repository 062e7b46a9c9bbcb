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

  /// Tells whose sentences nobody who speaks them has read.
  func unreviewed(_ languages: [UTF8Text]) -> UTF8Text {
    phrases.panelUnreviewed(languages: list(languages))
  }

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

  /// Leads from the result to the game move by move.
  var whereItTurned: UTF8Text { phrases.offerReview }

  /// Leads from the result to who plays.
  var changeOpponent: UTF8Text { phrases.offerOpponent }

  /// Someone who plays on the same device.
  var friend: UTF8Text { phrases.offerFriend }

  /// Over the levels of the computer.
  var computer: UTF8Text { phrases.offerComputer }

  /// On the empty board.
  var tapToStart: UTF8Text { phrases.offerStart }

  /// Whoever thinks cannot be reached.
  var thinkerLost: UTF8Text { phrases.offerLost }

  /// Asks whoever thinks once more.
  var tryAgain: UTF8Text { phrases.offerTryAgain }

  /// In one quiet line between two games.
  var updateReady: UTF8Text { phrases.noticeUpdate }
  /// Goes over to the new version.
  var updateNow: UTF8Text { phrases.noticeUpdateNow }
  /// In one quiet line, once.
  var installable: UTF8Text { phrases.noticeInstall }
  /// Puts the game on the home screen.
  var installNow: UTF8Text { phrases.noticeInstallNow }
  /// Never asks again.
  var notNow: UTF8Text { phrases.noticeNotNow }

  /// Over the colours.
  var themes: UTF8Text { phrases.settingColours }

  /// What colours are called.
  func name(_ theme: Settings.Theme) -> UTF8Text { phrases.theme(theme) }

  /// Lets moves be heard.
  var sound: UTF8Text { phrases.settingSound }

  /// Lets moves be felt.
  var vibration: UTF8Text { phrases.settingVibration }

  /// A game that was left is back.
  func broughtBack(_ rules: Rules) -> UTF8Text { phrases.turnBroughtBack(game: game(rules)) }

  /// The result where no move gave anything away.
  var faultlessDraw: UTF8Text { phrases.headlineDraw }

  /// The result, to the person who played.
  func headline(_ winner: Mark, in match: Match) -> UTF8Text {
    let seat = match.seat(of: winner)
    switch (match[seat], match[seat.other]) {
    case (.person, .computer), (.person, .remote): return phrases.headlineYou
    case (.computer, .person), (.remote, .person):
      return phrases.headlinePlayer(player: name(match[seat]))
    case (.person, .person) where !match.name(of: seat).isEmpty:
      return phrases.headlinePlayer(player: match.name(of: seat))
    default: return phrases.headlineMark(mark: name(winner))
    }
  }

  /// What a player is doing, beneath the name.
  func about(_ mark: Mark, in match: Match, isToMove: Bool, isThinking: Bool, hasWon: Bool)
    -> UTF8Text
  {
    if hasWon { return phrases.seatWinner }
    if match.player(of: mark).isComputer {
      return isThinking ? phrases.seatThinking : phrases.seatComputer
    }
    return isToMove ? phrases.seatYourTurn : ""
  }

  /// Leaves the result for a look at the board.
  var seeTheBoard: UTF8Text { phrases.panelBoard }

  /// Before the sentence of a review is found.
  var reviewing: UTF8Text { phrases.reviewLooking }

  /// Another line that was played in a game.
  public func otherLine(_ line: UTF8Text) -> UTF8Text { phrases.branchOther(line: line) }
}
