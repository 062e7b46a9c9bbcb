import GameRules

// Players by name, and what was played before.

extension Wording {
  /// Where a player's name is typed.
  var nameField: UTF8Text { phrases.panelName }

  /// Over the symbols of one player.
  var symbolField: UTF8Text { phrases.panelSymbol }

  /// Over those who can sit in a seat.
  var playerField: UTF8Text { phrases.panelPlayer }

  /// In place of the last games, before there are any.
  var nothingPlayed: UTF8Text { phrases.journalEmpty }

  /// Over how games against the computer ended.
  var tallies: UTF8Text { phrases.journalTallies }

  /// Who played a game, and how it stands.
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

  /// How games against a level on a board ended.
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
