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

  /// The heading of the results against the computer.
  var tallies: UTF8Text { phrases.journalTallies }

  /// The players of a recent game, and its result.
  func about(_ played: PlayedGame) -> UTF8Text {
    let players = phrases.journalPlayers(
      first: player(played.match.seat(of: .x), in: played.match),
      second: player(played.match.seat(of: .o), in: played.match))
    switch played.game.position.outcome {
    case nil: return phrases.journalOpen(players: players, n: played.game.ply)
    case .draw?: return phrases.journalDraw(players: players)
    case let outcome?:
      let winner = outcome.winner ?? .x
      return phrases.journalWon(players: players, mark: name(winner))
    }
  }

  /// The results against a level on a board.
  func tally(_ tally: Tally) -> UTF8Text {
    var text = phrases.journalTally(
      player: name(.computer(tally.level)), game: game(tally.rules),
      played: phrases.digits(tally.played), won: phrases.digits(tally.won),
      drawn: phrases.digits(tally.drawn))
    if tally.streak > 1 { text = phrases.journalStreak(tally: text, n: tally.streak) }
    if tally.reviewed > 0 {
      let tenths = 10 * tally.slips / tally.reviewed
      text = phrases.journalSlips(
        tally: text, whole: phrases.digits(tenths / 10), tenths: phrases.digits(tenths % 10))
    }
    return text
  }
}
