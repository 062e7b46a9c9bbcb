import GameRules
import GameSession

extension Option {
  /// One line at a time instead of the full screen.
  static let plain = Option(
    name: "--plain", summary: "Ask for one line at a time, without the full screen")
  /// Where a game stands at the end.
  static let link = Option(
    name: "--link", summary: "Print the link or game text of the position at the end")
}

extension Command {
  /// Plays.
  static let play = Command(
    name: "play",
    parameters: ["GAME"],
    optional: 1,
    isDefault: true,
    options: [.plain, .link],
    summary: "Play, from GAME on where it is given",
    details: """
      Plays on the full screen of a terminal. Where standard input or output is no terminal, it
      asks for one line at a time: a square such as b2 or a word, of which help lists all. A line
      that cannot be played is refused with its number, and play goes on.

        $ tictactoe play 5x5k4
        $ tictactoe play 'https://example.org/#4x4+corners+squares:b2c3'
        $ tictactoe play --plain 3x3 < moves.txt

      An unfinished game is kept in $XDG_STATE_HOME/tictactoe (~/.local/state/tictactoe) and
      offered when the next play begins without GAME, unless standard input is no terminal.
      Colour is left out where NO_COLOR is set.
      """,
    run: { arguments throws(Failure) in
      var play = Play(isKept: Terminal.isInteractive)
      if let text = arguments.first { try play.open(text) }
      var place = play
      if arguments.has(.plain) || !Terminal.canDraw {
        var game = PlainGame(play)
        game.run()
        place = game.play
      } else {
        var game = FullScreenGame(play)
        try game.run()
        place = game.play
      }
      if arguments.has(.link) { print(place.link) }
    })
}
