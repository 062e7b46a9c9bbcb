import GameRules
import GameSession
import RoomProtocol

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Option {
  /// The server of a class.
  static let server = Option(
    name: "--server", value: "SERVER", summary: "Find the class of a code on SERVER")
}

extension Command {
  /// Plays with a class.
  static let join = Command(
    name: "join",
    parameters: ["CODE"],
    options: [.server, .spoken, .bell],
    summary: "Play with a class, one game after another",
    details: """
      CODE is the six letters on the teacher's screen, or the whole link of the class. The server picks
      your name. You play one game after another, line by line as with play --plain, until the teacher
      ends the class or you type quit.

        $ tictactoe join KWPXRT --server https://example.org/
        $ tictactoe join 'https://example.org/#hall=pX3mBq0vT1aYw9ZkLr4sNe'
      """,
    run: { arguments throws(Failure) in
      try LiveGameClient.begin(for: "join")
      let hall = try HallClient(arguments.first ?? "", server: arguments.value(of: .server))
      var game = ClassGame(
        hall, isSpoken: arguments.has(.spoken), rings: arguments.has(.bell))
      try game.run()
    })
}

/// The games of one player in a class.
struct ClassGame {
  private let hall: HallClient
  private let isSpoken: Bool
  private let rings: Bool
  private let language = Terminal.language(onFullScreen: false)
  private let wording: Wording
  private var said: [UTF8Text] = []
  private var played: Set<Secret> = []

  init(_ hall: HallClient, isSpoken: Bool, rings: Bool) {
    self.hall = hall
    self.isSpoken = isSpoken
    self.rings = rings
    wording = Wording(SymbolChoice(), in: language.phrases, playing: Rules.classic)
  }

  /// Plays until the class ends, or the player quits and so leaves it.
  mutating func run() throws(Failure) {
    // If the output is closed, `main` reports the error.
    while (try? Output.flush()) != nil, let states = nextStates() {
      // Each state is complete, so only the newest one counts.
      guard let newest = states.last else { continue }
      guard let state = newest, let you = state.you,
        let place = state.players.firstIndex(where: { $0.number == you })
      else {
        return say([newest?.isClosed == false ? wording.hallRemoved : wording.hallClosed])
      }
      tell(state, you, at: place)
      if let game = state.games.first(where: { $0.x == you || $0.o == you }),
        played.insert(game.room).inserted
      {
        guard try play(game, as: game.x == you ? .x : .o) else { break }
      } else if state.isClosed {
        return
      }
    }
    hall.leave()
  }

  /// Waits for states; nil once a typist has typed quit, or the input has ended.
  ///
  /// Any other line is dropped, as there is no game yet that it could be about.
  private func nextStates() -> [HallState?]? {
    guard isatty(STDIN_FILENO) == 1 else { return hall.waitForStates() }
    while true {
      while Terminal.hasInput(within: 0) {
        guard let line = Input.line() else { return nil }
        let word = line.split(whereSeparator: \.isWhitespace).first ?? ""
        if PlainWord(word.lowercased()) == .quit { return nil }
      }
      let states = hall.takeStates()
      if !states.isEmpty { return states }
      _ = Terminal.hasInput(within: 100)
    }
  }

  private mutating func tell(_ state: HallState, _ you: Int, at place: Int) {
    var lines = [wording.inClass(state.players[place].name)]
    if state.players[place].played > 0 {
      lines.append(wording.hallPlace(place + 1, of: state.players.count))
    }
    if let game = state.games.first(where: { $0.x == you || $0.o == you }) {
      let other = game.x == you ? game.o : game.x
      if let player = state.players.first(where: { $0.number == other }) {
        lines.append(wording.hallAgainst(player.name))
      }
    } else if state.isClosed {
      lines.append(wording.hallClosed)
    } else {
      lines.append(state.odd == you ? wording.hallOdd : wording.hallWait)
    }
    if state.isPaused { lines.append(wording.hallPaused) }
    say(lines)
  }

  /// Prints lines that are not those of the last time.
  private mutating func say(_ lines: [UTF8Text]) {
    for line in lines where !said.contains(line) { Output.say(line.description) }
    said = lines
  }

  /// Plays a game to its end; returns whether the player goes on.
  private func play(_ game: HallState.Game, as mark: Mark) throws(Failure) -> Bool {
    var play = Play([], isSaved: false, in: language)
    play.rings = rings
    play.join(game.room, on: hall.server, as: SavedSeats.Seat(mark: mark, token: hall.token))
    var plain = PlainGame(play, isSpoken: isSpoken, endsWithGame: true)
    plain.run()
    _ = plain.play.rooms?.finish()
    plain.play.rooms?.carryOut(.ask(.leave))
    if let failure = plain.failure {
      hall.leave()
      throw failure
    }
    return !plain.hasQuit
  }
}
