import GameRules
import GameSession
import GameSolver
import RoomProtocol

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A game in line mode: shows the board, asks for a line, and repeats until the input ends.
///
/// For a screen reader it says what has happened instead of drawing the board.
struct PlainGame {
  private(set) var play: Play
  /// The reason a script cannot play the game of its link.
  private(set) var failure: Failure?
  private var lineNumber = 0
  private var isDone = false
  private var said: UTF8Text = ""
  /// Whether the name of the game was said.
  private var isNamed = false
  /// The messages to a screen reader; nil if the board is drawn.
  private var speech: Speech?
  private let engine = Engine()
  /// Whether it ends with the game, as in a class.
  private let endsWithGame: Bool
  /// Whether the player has typed quit, or the input has ended.
  private(set) var hasQuit = false
  private let hasTypist = isatty(STDIN_FILENO) == 1

  private var presentation: Presentation { play.presentation }
  private var wording: Wording { play.presentation.wording }

  init(_ play: Play, isSpoken: Bool, endsWithGame: Bool = false) {
    self.play = play
    self.endsWithGame = endsWithGame
    if isSpoken { speech = Speech(play.session) }
  }

  /// Plays until the input ends or the player quits.
  mutating func run() {
    offerSavedGame()
    if isDone { return }
    play.seat()
    sayName()
    if hasTypist { say(wording.helpOffer) }
    showPosition()
    think()
    repeat {
      followRoom()
      if isDone || hasEnded { return }
      guard let line = nextLine() else {
        hasQuit = true
        return
      }
      answer(line)
    } while !isDone
  }

  /// Whether the game of a class is over.
  private var hasEnded: Bool {
    endsWithGame && (play.session.room == nil || presentation.phase == .finished)
  }

  private mutating func offerSavedGame() {
    let saved = play.savedGame()
    sayAnnouncements()
    guard let saved else { return }
    say(wording.savedGame(saved.game))
    while true {
      say(wording.savedGameQuestion)
      guard let line = nextLine() else {
        isDone = true
        return
      }
      if line.means("yes", wording.answer(true)) { return play.goOn(with: saved) }
      if line.means("no", wording.answer(false)) { return }
      if PlainWord(line.lowercased()) == .quit { return quit() }
    }
  }

  // MARK: Answers

  private mutating func answer(_ line: String) {
    let words = line.withWesternDigits.split(whereSeparator: \.isWhitespace)
    guard let first = words.first?.lowercased(), !first.hasPrefix("#") else { return }
    let arguments = words.dropFirst()
    if let square = Square(first), arguments.isEmpty {
      perform(.squareTapped(square))
    } else if PlainWord(first) == .command(.explain), arguments.count == 1,
      let square = arguments.first.flatMap({ Square($0.lowercased()) })
    {
      if !presentation[.explain].isEnabled {
        refuse(wording.unavailable(.explain))
      } else if let cause = play.game.position.refusal(of: square) {
        refuse(wording.refused(cause))
      } else {
        perform(.squareExplained(square))
      }
    } else if let word = PlainWord(first),
      arguments.isEmpty || arguments.count == 1 && word.takes(arguments.joined())
    {
      perform(word, arguments.first.map(String.init))
    } else {
      let near = nearest(to: first, among: PlainWord.names).map { UTF8Text($0) }
      refuse(wording.notUnderstood(UTF8Text(line).quoted, nearest: near))
    }
  }

  private mutating func perform(_ word: PlainWord, _ argument: String?) {
    switch word {
    case .board: showPosition()
    case .room(.claim) where !play.canClaim: refuse(wording.notNowInLiveGame)
    case .room(.leave) where endsWithGame: quit()
    case .quit: quit()
    case .room(let command): perform(inRoom: command)
    case .computer:
      let level = Level(named: UTF8Text(argument ?? "\(Level.easy.identifier)"))
      perform(inRoom: play.hasFreeSeat ? level.map { .inviteComputer($0) } : nil)
    case .say: perform(inRoom: argument.flatMap { Emote(UTF8Text($0)) }.map { .say($0) })
    case .accept: perform(inRoom: play.session.room?.acceptance)
    case .takeOver:
      if play.session.canTakeOver {
        perform(.markTakenOver)
      } else {
        refuse(wording.nothingToTakeOver)
      }
    // The help says how to leave.
    case .command(.newGame) where argument != nil && play.session.room != nil:
      refuse(wording.liveGameHelp)
    case .command(.newGame) where argument != nil: begin(argument ?? "")
    case .command(.games):
      for rules in Preset.all { say("new \(rules.notation): \(wording.gameName(rules))") }
    case .command(.howToPlay):
      for paragraph in wording.howToWin(presentation.rules) + wording.wordHelp { say(paragraph) }
      if play.session.room != nil { say(wording.liveGameHelp) }
    case .command(let command):
      if presentation[command].isEnabled {
        perform(command.action)
      } else {
        refuse(wording.unavailable(command))
      }
    }
  }

  private mutating func quit() {
    hasQuit = true
    isDone = true
  }

  private mutating func perform(inRoom command: LiveGameCommand?) {
    guard let command, play.session.room != nil else {
      return refuse(wording.notNowInLiveGame)
    }
    play.perform(.room(.asked(command)))
    if command == .leave { return showBoard() }
    learn(play.rooms?.waitForAnswers() ?? [])
    showBoard()
  }

  private mutating func begin(_ text: String) {
    do throws(RulesTextError) {
      let rules = try Rules(text)
      play.perform(.rulesChosen(rules))
      if speech == nil { say(presentation.gameName) }
      showBoard()
      think()
    } catch {
      refuse(wording.refusal(error, nearest: nearestRules(to: text).map { UTF8Text($0) }))
    }
  }

  private mutating func perform(_ action: Action) {
    play.perform(action)
    if play.session.refusal != nil {
      refuse(presentation.status)
      // The refusal is printed and cannot go away, so there is nothing to wait for.
      return play.endWait()
    }
    if presentation.phase == .thinking || play.request == nil { showBoard() }
    think()
  }

  /// Runs the pending analysis and waits, including the computer's move, and shows the results.
  private mutating func think() {
    while true {
      if let (request, token) = play.request {
        engine.begin(request)
        while true {
          if case .done(let result) = engine.think() {
            play.learn(.resultFound(result, token: token))
            break
          }
        }
      } else if let time = play.timeToWait {
        if hasTypist { usleep(UInt32(time) * 1000) }
        play.endWait()
      } else {
        return
      }
      if play.request == nil, play.timeToWait == nil || presentation.phase != .thinking {
        showBoard()
      }
    }
  }

  /// Shows the events of the live game until a typist has typed a line, or it waits for one of a script.
  private mutating func followRoom() {
    guard let rooms = play.rooms, play.session.room != nil else { return }
    var shown = view
    var events = rooms.takeEvents()
    while true {
      learn(events)
      let now = view
      if now != shown { showBoard() }
      ring()
      shown = now
      if isDone || hasEnded || !hasTypist && isAsked { return }
      // A script cannot answer, so an unreachable live game ends it. A person can wait.
      if !hasTypist, play.session.room?.state == nil,
        events.contains(.connectionChanged(isLive: false))
      {
        return fail("the server cannot be reached")
      }
      // The output is closed; `main` reports the error.
      if (try? Output.flush()) == nil { return isDone = true }
      guard let next = nextEvents(of: rooms) else { return }
      events = next
    }
  }

  /// Handles events; a live game that is gone ends a script, whose moves nobody would see.
  private mutating func learn(_ events: [LiveGameEvent]) {
    let wasLive = play.session.room != nil
    for event in events { play.learn(event) }
    let isLost = wasLive && play.session.room == nil
    if isLost, !hasTypist, !endsWithGame { fail("the room is no longer there") }
  }

  /// The part of the game that the board is shown again for; a live game that begins without a move, or
  /// is paused, differs only in its status.
  private var view: (game: Game, status: UTF8Text, detail: UTF8Text, phase: Phase) {
    (play.game, presentation.statusLine, play.detail, presentation.phase)
  }

  /// Waits for events; nil once a typist has typed a line, which can be a command at any time.
  private func nextEvents(of rooms: LiveGameClient) -> [LiveGameEvent]? {
    guard hasTypist else { return rooms.waitForEvents() }
    while true {
      let events = rooms.takeEvents()
      if !events.isEmpty { return events }
      if Terminal.hasInput(within: 100) { return nil }
    }
  }

  private mutating func fail(_ cause: String) {
    failure = Failure(status: .failure, message: "play: \(cause)")
    isDone = true
  }

  /// Rings the terminal's bell where that is due.
  private mutating func ring() {
    if play.takeRing(), hasTypist { print("\u{7}", terminator: "") }
  }

  /// Whether the game waits for a line from the player.
  private var isAsked: Bool {
    guard let room = play.session.room else { return true }
    guard let state = room.state, !state.isPaused else { return false }
    return play.session.nextMark != nil || presentation.phase == .finished || room.acceptance != nil
  }

  // MARK: Lines

  /// Says the name of the game, once it is known.
  private mutating func sayName() {
    if isNamed || play.isConnecting { return }
    isNamed = true
    say(presentation.gameName)
  }

  /// Shows the board, or says where the marks are.
  private mutating func showPosition() {
    if speech == nil { showBoard() } else { sayPosition() }
  }

  /// Shows the announcements, the board and the status.
  private mutating func showBoard() {
    sayName()
    if speech != nil { return sayNews() }
    sayAnnouncements()
    if !play.isConnecting {
      for line in PlainBoard.lines(presentation) { print(line) }
    }
    sayStatus()
    // Show a text only once.
    let detail = play.detail
    if detail != said, !detail.isEmpty { say(detail) }
    said = detail
  }

  /// Says what has happened since the last time.
  private mutating func sayNews() {
    _ = play.takeAnnouncements()
    if let text = speech?.message(about: play.session) { say(text) }
  }

  /// Says where the marks are, row by row, and how the game stands.
  private mutating func sayPosition() {
    sayNews()
    if !play.isConnecting {
      for line in SpokenBoard.lines(presentation) { say(line) }
    }
    sayStatus()
  }

  /// Says the time that is left on each clock, and how the game stands.
  private mutating func sayStatus() {
    if play.timeToTick != nil { play.tick() }
    for piece in presentation.tray where piece.isTimed { say(piece.fullName + " " + piece.about) }
    say(presentation.statusLine)
  }

  private mutating func sayAnnouncements() {
    // The board that follows shows everything that is not urgent.
    for (text, urgency) in play.takeAnnouncements() where urgency == .assertive { say(text) }
  }

  private func say(_ text: UTF8Text) { Output.say(text.description) }

  /// Reports a refused line on standard error, with its number unless it was typed.
  private mutating func refuse(_ cause: UTF8Text) {
    try? Output.flush()
    Console.error((hasTypist ? cause : wording.place(line: lineNumber, cause)).description)
    // Speech must not say it again.
    _ = speech?.message(about: play.session)
  }

  private mutating func nextLine() -> String? {
    ring()
    // If the board cannot be written, the game ends.
    guard (try? Output.flush()) != nil, let line = Input.line() else { return nil }
    lineNumber += 1
    return String(line.drop(while: \.isWhitespace)).withoutSpacesAtEnd
  }
}
