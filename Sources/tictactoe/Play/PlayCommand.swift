import GameRules
import GameSession
import GameSolver

extension Option {
  /// The player of X.
  static let x = Option(
    name: "--x", value: "PLAYER", summary: "Set the player of X: human or a level")
  /// The player of O.
  static let o = Option(
    name: "--o", value: "PLAYER", summary: "Set the player of O: human or a level")
  /// Line mode instead of the full screen.
  static let plain = Option(
    name: "--plain", summary: "Read one line at a time instead of using the full screen")
  /// Sentences instead of pictures of the board.
  static let spoken = Option(
    name: "--spoken", summary: "Speak to a screen reader instead of drawing the board")
  /// The terminal's bell.
  static let bell = Option(
    name: "--bell", summary: "Ring the bell after the other side's moves, refusals and the end")
  /// A server with people to play with.
  static let someone = Option(
    name: "--someone", value: "SERVER",
    summary: "Play anyone who wants the same game on SERVER")
  /// The name of the player in a live game.
  static let playerName = Option(
    name: "--name", value: "NAME", summary: "Be called NAME by the other player of a live game")
  /// The link to the final position.
  static let link = Option(
    name: "--link", summary: "Print the link or game text of the last position")
}

extension Command {
  /// Plays a game.
  static let play = Command(
    name: "play",
    parameters: ["GAME"],
    optional: 1,
    isDefault: true,
    options: [.x, .o, .someone, .playerName, .plain, .spoken, .bell, .link],
    summary: "Play a new game, or continue GAME",
    details: """
      Plays on the full screen of a terminal. If standard input or output is not a terminal, it reads
      one line at a time: a square such as b2, or a command, which help lists. It refuses a line that
      it cannot play, names the line's number, and goes on.

      For a screen reader, --spoken reads lines too and says what has happened, such as "Top left (a3).
      Computer: the centre (b2). Your turn." The word board then lists the marks of each row.

      A PLAYER is human or one of the computer's levels: beginner, easy, medium, hard, perfect or
      trickster. It also reads the levels' names in every language, and those of earlier versions:
      casual for easy, careful for medium, sharp for hard, trapper for trickster.

        $ tictactoe play 5x5k4 --x human --o perfect
        $ tictactoe play 'https://example.org/#4x4+corners+squares:b2c3'
        $ tictactoe play --plain 3x3 < moves.txt
        $ tictactoe play 'https://example.org/#room=pX3mBq0vT1aYw9ZkLr4sNe'
        $ tictactoe play --someone https://example.org/ 5x5k4
        $ tictactoe play --someone https://example.org/ '5x5k4 3d'

      The link of a class, a puzzle or a lesson works as with join, puzzle or learn.

      The link of a live game takes a seat that is free there, and watches otherwise. Where it becomes
      your turn in a live game, the bell rings. With --someone nobody may come: type computer, or press n
      on the full screen, to play the computer instead. If a stranger stays away for a minute, claim
      takes the win.

      On a terminal, it saves an unfinished game in $XDG_STATE_HOME/tictactoe
      (~/.local/state/tictactoe) and offers it the next time you play without GAME. If that file is a
      symbolic link of yours, it replaces the file that the link leads to. While another unfinished game
      is saved, a GAME that does not continue it is not saved, nor are the games begun after it.
      It prints no colour if NO_COLOR is set.
      """,
    run: { arguments throws(Failure) in
      if let command = try linked(arguments) { return try command.run(arguments) }
      let isSpoken = arguments.has(.spoken)
      let isFull = !arguments.wantsLines && Terminal.canDraw
      var seated: [(player: Player, mark: Mark)] = []
      for (option, mark) in [(Option.x, Mark.x), (Option.o, .o)] {
        guard let name = arguments.value(of: option) else { continue }
        seated.append((try Player(named: name, option), mark))
      }
      var play = Play(
        seated, isSaved: Terminal.isInteractive, in: Terminal.language(onFullScreen: isFull))
      play.rings = arguments.has(.bell)
      if let name = arguments.value(of: .playerName) { play.name(name) }
      if let server = arguments.value(of: .someone) {
        try play.findSomeone(on: server, arguments.first ?? "3x3")
      } else if let text = arguments.first {
        try play.open(text)
      }
      let place: Play
      if isFull, let screen = Screen() {
        var game = FullScreenGame(play, on: screen)
        game.run()
        place = game.play
      } else {
        var game = PlainGame(play, isSpoken: isSpoken)
        game.run()
        if let failure = game.failure { throw failure }
        place = game.play
      }
      let isSent = place.rooms?.finish() ?? true
      if arguments.has(.link) { print(place.link.withEscapedControls) }
      if !isSent {
        throw Failure(
          status: .failure, message: "play: your last move or request did not reach the server")
      }
    })

  /// The command that opens a link to a puzzle, a lesson or a class; nil for a game.
  ///
  /// - Throws: An option that only a game has.
  private static func linked(_ arguments: Arguments) throws(Failure) -> Command? {
    guard let text = arguments.first else { return nil }
    let linked = Link.gameText(in: UTF8Text(text))
    if Link.day(in: linked) != nil {
      try refuseOptions(of: arguments, but: [.plain, .spoken], for: "puzzles and lessons")
      return puzzle
    }
    if Link.lesson(in: linked) != nil {
      try refuseOptions(of: arguments, but: [.plain, .spoken], for: "puzzles and lessons")
      return learn
    }
    guard Link.isOfHall(linked) else { return nil }
    try refuseOptions(of: arguments, but: [.plain, .spoken, .bell], for: "classes")
    return join
  }

  private static func refuseOptions(
    of arguments: Arguments, but allowed: [Option], for what: String
  ) throws(Failure) {
    for option in play.options
    where arguments.has(option) && !allowed.contains(where: { $0.name == option.name }) {
      throw .usage("play: \(option.name): there is none for \(what)", for: play)
    }
  }
}

extension Arguments {
  /// Whether lines are wanted instead of the full screen.
  var wantsLines: Bool { has(.plain) || has(.spoken) }
}

extension Player {
  /// The names of all players on the command line.
  static var names: [String] { all.map(\.commandLineName) }

  private var commandLineName: String {
    switch self {
    case .person: "human"
    case .remote: "remote"
    case .computer(let level): "\(level)"
    }
  }

  /// Whether this is the player's name in one of the preset games, in any language.
  private func isRead(as name: String) -> Bool {
    Language.all.map(\.phrases).contains { phrases in
      Preset.all.contains {
        Wording(SymbolChoice(), in: phrases, playing: $0).name(self).description.lowercased()
          == name
      }
    }
  }

  /// The player with this name.
  fileprivate init(named name: String, _ option: Option) throws(Failure) {
    let name = name.lowercased()
    let player =
      Player.all.first { $0.commandLineName == name }
      ?? Level(named: UTF8Text(name)).map(Player.computer)
      ?? Player.all.first { $0.isRead(as: name) }
    guard let player else {
      throw .usage(
        "play: \(option.name): \"\(name)\": the players are \(Player.names.joined(separator: ", "))",
        nearest: nearest(to: name, among: Player.names), for: .play)
    }
    self = player
  }
}
