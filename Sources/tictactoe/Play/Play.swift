import GameRules
import GameSession
import RoomProtocol

/// Runs a session: passes actions to it and carries out the effects.
struct Play {
  private(set) var session: Session
  /// The pending analysis.
  private(set) var request: (AnalysisRequest, token: Int)?
  /// Announcements since the last `takeAnnouncements`.
  private var announcements: [(text: UTF8Text, urgency: Effect.Urgency)] = []
  /// Errors of the saved files.
  private(set) var complaints: [UTF8Text] = []
  /// Cues since the last `takeRing`.
  private var cues: [Cue] = []
  private var wait: (end: Int, token: Int)?
  /// The address of the page that the game came from, with its `#`.
  private var address = ""
  private let store: Store?
  /// The connection to the server, during a live game.
  private(set) var rooms: LiveGameClient?
  private var heardAt = 0
  /// Whether cues ring the terminal's bell.
  var rings = false
  private var hasComplained = false
  /// Whether the game may replace the saved one; nil while the file has not been looked at.
  private var savesGame: Bool?
  /// Whether it has become this player's turn in a live game, which they may not have seen.
  private var isCalled = false
  /// The players that the command line seats; the other seats stay as saved.
  private let seated: [(player: Player, mark: Mark)]
  /// Whether the command line names the game, so that the saved one is not offered.
  private var isGiven = false
  /// Whether a game is just being opened, which is not saved.
  private var isOpening = false

  /// Creates a new game.
  ///
  /// - Parameters:
  ///   - seated: The players that the command line names; `seat` seats them.
  ///   - isSaved: Whether games and symbols are saved for another time.
  ///   - language: The language that it speaks.
  init(_ seated: [(player: Player, mark: Mark)], isSaved: Bool, in language: Language) {
    self.seated = seated
    store = isSaved ? Store() : nil
    session = Session(
      phrases: language.phrases, symbols: store?.symbols ?? SymbolChoice(), reducesMotion: true,
      seed: Int.random(in: 0...Int.max), isTyped: true, manual: { $0.howToWin($1) + $0.keyHelp })
  }

  var presentation: Presentation { session.presentation }
  var game: Game { session.game }

  /// Handles an action and carries out its effects.
  mutating func perform(_ action: Action) {
    for effect in session.handle(action) {
      switch effect {
      case .wait(let milliseconds, let token):
        wait = (end: Clock.milliseconds + milliseconds, token: token)
      case .analyze(let request, let token): self.request = (request, token)
      case .stopAnalyzing: request = nil
      case .announce(let text, let urgency): announcements.append((text, urgency))
      case .cue(let cue): cues.append(cue)
      // The server saves a live game.
      case .saveGame(let text, let record, _):
        if !isOpening, session.room == nil { save(text, record) }
      case .saveSymbols(let symbols): _ = store?.save(symbols)
      // Players are saved with their game.
      case .savePlayers, .saveSettings, .saveJournal, .share, .update, .install, .saveFile,
        .openFile:
        break
      case .saveLanguage: break  // The environment sets it.
      case .room(let request): rooms?.carryOut(request)
      }
    }
  }

  /// The second text below the board: what can be typed to take over the first mark, or as everywhere.
  var detail: UTF8Text {
    session.canTakeOver ? presentation.wording.takeOverTyped(.x) : presentation.detail
  }

  /// Milliseconds left of the current wait; nil if there is none.
  var timeToWait: Int? { wait.map { max(0, $0.end - Clock.milliseconds) } }

  /// Ends the wait, even before its time.
  mutating func endWait() {
    guard let token = wait?.token else { return }
    wait = nil
    perform(.waitEnded(token: token))
  }

  /// Handles the result of a request.
  mutating func learn(_ result: Action) {
    if case .resultFound(_, let token) = result, token == request?.token { request = nil }
    perform(result)
  }

  /// Returns and clears the announcements.
  mutating func takeAnnouncements() -> [(text: UTF8Text, urgency: Effect.Urgency)] {
    defer { announcements = [] }
    return announcements
  }

  /// Returns whether the terminal's bell is to ring for something since the last call: this player's
  /// turn in a live game, or a cue if `rings` is on.
  mutating func takeRing() -> Bool {
    defer { (cues, isCalled) = ([], false) }
    return isCalled || rings && cues.contains(where: \.rings)
  }

  /// Seats the players named on the command line; where it names neither players nor a game, a new
  /// game is against the computer, as on a first visit of the page.
  mutating func seat() {
    if seated.isEmpty, !isGiven, game.record.isEmpty {
      perform(.opponentChosen(Match.ofFirstVisit[.second]))
    }
    for (player, mark) in seated {
      perform(.playerChosen(player, for: session.match.seat(of: mark)))
    }
  }

  // MARK: Games from outside

  /// Opens a rules text, a game text or a link.
  mutating func open(_ text: String) throws(Failure) {
    let text = Link.onPage(text)
    if let end = text.firstIndex(of: "#") { address = String(text[...end]) }
    let gameText = Link.gameText(in: UTF8Text(text))
    if Link.room(in: gameText) != nil { return try openRoom(text) }
    if !gameText.isEmpty { _ = try Command.play.readGame(text) }
    isGiven = true
    open(with: .gameOpened(UTF8Text(text), record: ""))
  }

  /// Joins a live game; `learn` takes a free seat, if any.
  private mutating func openRoom(_ link: String) throws(Failure) {
    guard let server = ServerAddress(page: link) else {
      throw .usage(
        "play: \"\(link)\": a live game is opened by its whole link, such as https://example.org/#room=…",
        for: .play)
    }
    guard let id = Link.room(in: Link.gameText(in: UTF8Text(link))), Secret(id.bytes) != nil else {
      throw .usage("play: \"\(link)\": it names no live game", for: .play)
    }
    if !seated.isEmpty {
      throw .usage(
        """
        play: "\(link)": --x and --o are for games on this machine: in a live game the server seats \
        the players
        """, for: .play)
    }
    try LiveGameClient.begin(for: "play")
    follow(link, with: LiveGameClient(server, seats: seatFile))
  }

  /// Finds somebody on a server who wants to play the same rules, and joins the live game.
  mutating func findSomeone(on server: String, _ rules: String) throws(Failure) {
    let server = try ServerAddress(server, in: "play: --someone", of: .play)
    if let mark = seated.first?.mark {
      throw .usage(
        "play: --\(mark.name): with --someone, the server seats both players", for: .play)
    }
    let terms: RoomTerms
    do throws(RoomTerms.Unreadable) { terms = try RoomTerms(UTF8Text(rules)) } catch {
      throw .usage("play: \"\(rules)\": --someone needs rules such as 3x3", for: .play)
    }
    try LiveGameClient.begin(for: "play")
    address = "\(server)/#"
    let client = LiveGameClient(server, seats: seatFile)
    let room = try client.find(terms)
    follow(address + "\(Link.text(toRoom: room.notation))", with: client)
  }

  /// Joins a live game in which this player already has a seat.
  mutating func join(_ room: Secret, on server: ServerAddress, as seat: SavedSeats.Seat) {
    address = "\(server)/#"
    let client = LiveGameClient(server, seats: nil)
    client.sit(in: room, on: seat)
    follow(address + "\(Link.text(toRoom: room.notation))", with: client)
  }

  private var seatFile: SeatFile? { store.map { SeatFile(store: $0) } }

  private mutating func follow(_ link: String, with client: LiveGameClient) {
    isGiven = true
    rooms = client
    perform(.gameOpened(UTF8Text(link), record: ""))
  }

  /// Whether a live game's state has not arrived yet; its rules may differ from those on the board.
  var isConnecting: Bool { session.room.map { $0.state == nil } ?? false }

  /// Milliseconds until the clocks need an update; nil if none is running.
  var timeToTick: Int? { session.room?.state?.clock?.running == nil ? nil : 500 }

  /// Tells the session how much time has passed since the last state.
  mutating func tick() { perform(.room(.ticked(Clock.milliseconds - heardAt))) }

  /// Handles an event of the live game.
  mutating func learn(_ event: LiveGameEvent) {
    if case .heard = event { heardAt = Clock.milliseconds }
    let wasKnown = session.room?.state != nil
    let wasTurn = session.nextMark != nil
    perform(.room(event))
    if wasKnown, !wasTurn, session.room != nil, session.nextMark != nil { isCalled = true }
    guard let room = session.room, !wasKnown, room.state != nil, room.seat == nil else { return }
    if room.freeSeat != nil { perform(.room(.asked(.sit))) }
  }

  /// Whether this player may claim the win over a stranger who has left.
  var canClaim: Bool {
    guard let room = session.room, let mark = room.mark else { return false }
    return room.state?.claimant == mark
  }

  /// Whether this player can let the computer play in the live game.
  var hasFreeSeat: Bool { session.room?.mark != nil && session.room?.freeSeat != nil }

  /// Names this player, as others in a live game read it.
  mutating func name(_ name: String) { perform(.playerNamed(UTF8Text(name), for: .first)) }

  /// The link to the position, or its game text if it did not come from a page.
  var link: String {
    address + (session.room.map { "\(Link.text(toRoom: $0.id))" } ?? game.description)
  }

  /// The saved unfinished game; nil if the command line names another one.
  mutating func savedGame() -> SavedGame? { isGiven ? nil : lookAtSavedGame() }

  /// Reads the game in the file, and decides whether another one may replace it.
  ///
  /// An unreadable file is renamed and reported.
  private mutating func lookAtSavedGame() -> SavedGame? {
    savesGame = true
    switch store?.game() {
    case .game(let saved)?: return saved
    case .unreadable(let path, let error)?:
      complain(presentation.wording.setAside(UTF8Text(path), error))
    case .refused(let reason)?:
      savesGame = false
      complainOfSaving(reason)
    case nil: break
    }
    return nil
  }

  /// Resumes a saved game.
  mutating func goOn(with saved: SavedGame) {
    open(with: .gameResumed(saved.game, saved.match))
  }

  private mutating func open(with action: Action) {
    isOpening = true
    perform(action)
    isOpening = false
  }

  private mutating func save(_ text: UTF8Text, _ record: UTF8Text) {
    guard let store else { return }
    // A game that the command line names never replaces another unfinished one.
    if savesGame == nil, let saved = lookAtSavedGame(), !game.continues(saved.game) {
      savesGame = false
    }
    guard savesGame == true else { return }
    let isWorthSaving = !game.position.isOver && !game.record.isEmpty
    let failure = isWorthSaving ? store.save(text, record, session.match) : store.forgetGame()
    if let failure { complainOfSaving(failure) }
  }

  private mutating func complainOfSaving(_ reason: String) {
    guard let store, !hasComplained else { return }
    hasComplained = true
    complain(presentation.wording.notSaved(UTF8Text(store.folder), UTF8Text(reason)))
  }

  private mutating func complain(_ text: UTF8Text) {
    complaints.append(text)
    announcements.append((text, .assertive))
  }
}

extension Cue {
  /// Whether the bell rings: after a move of the computer or of a remote player, a refusal or the end.
  fileprivate var rings: Bool {
    switch self {
    case .placed(_, _, let player): player != .person
    case .refused, .won, .lost, .drawn: true
    case .takenBack, .replayed, .newGame, .lifted, .returned: false
    }
  }
}
