import GameRules

// Names of players, and the journal.

extension Wording {
  /// The label of the field for a name.
  var nameField: UTF8Text { phrases.panelName }

  /// The heading of a player's symbols.
  var symbolField: UTF8Text { phrases.panelSymbol }

  /// The heading of the choice of player.
  var playerField: UTF8Text { phrases.panelPlayer }

  /// The text of an empty journal.
  var nothingPlayed: UTF8Text { phrases.journalEmpty }

  /// The heading of the two buttons that save and open files.
  var asFile: UTF8Text { phrases.journalFile }

  /// The button that saves the recent games as a file.
  var saveGames: UTF8Text { phrases.journalSaveFile }

  /// The button that opens such a file.
  var openGames: UTF8Text { phrases.journalOpenFile }

  /// The number of games and results that a file has added.
  func gamesAdded(_ count: Int) -> UTF8Text {
    count == 0 ? phrases.journalNothingNew : phrases.journalAdded(n: count)
  }

  /// The heading of the results against the computer.
  var tallies: UTF8Text { phrases.journalTallies }

  /// The players of a recent game and its result; this wording must have the same players.
  func about(_ played: PlayedGame) -> UTF8Text {
    let players = phrases.journalPlayers(
      first: player(match.seat(of: .x)), second: player(match.seat(of: .o)))
    guard let outcome = played.game.position.outcome else {
      return phrases.journalOpen(players: players)
    }
    guard let winner = outcome.winner else { return phrases.journalDraw(players: players) }
    return subject(winner).map { phrases.journalWon(players: players, player: $0) }
      ?? phrases.journalYouWon(players: players)
  }

  /// The results against a level on a board.
  func tally(_ tally: Tally) -> UTF8Text {
    var text = phrases.journalTally(
      player: name(.computer(tally.level)), game: gameName(tally.rules),
      results: list([
        phrases.journalGames(n: tally.played), phrases.journalWins(n: tally.won),
        phrases.journalDraws(n: tally.drawn),
      ]))
    if tally.streak > 1 { text = phrases.journalStreak(tally: text, n: tally.streak) }
    if tally.reviewed > 0 {
      let tenths = 10 * tally.mistakes / tally.reviewed
      let average = phrases.decimal(
        whole: phrases.digits(tenths / 10), tenths: phrases.digits(tenths % 10))
      text = phrases.journalMistakes(tally: text, average: average)
    }
    return text
  }
}
