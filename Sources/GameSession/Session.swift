import GameRules
import GameSolver

/// The one way through the program: an action goes in, effects come out, and what there is to see
/// is derived from the state in between.
///
///     var session = Session()
///     let effects = session.handle(.squareTapped(Square(column: 1, row: 1)))
///     session.presentation.status  // "O's turn"
public struct Session: Sendable {
  /// The game and its record.
  public internal(set) var game: Game
  /// Lines of this game that were left for another move.
  public internal(set) var otherLines: [Game] = []
  /// The language that it speaks.
  public internal(set) var phrases: Phrasebook
  /// Who plays, and the score.
  public internal(set) var match: Match
  /// What was played before.
  public internal(set) var journal: Journal
  /// The shapes of the marks.
  public internal(set) var symbols: SymbolChoice
  /// How the game looks, sounds and feels.
  public internal(set) var settings: Settings
  /// Whether every square shows what it is worth.
  public internal(set) var showsTruth = false
  /// Whether the game is looked at move by move.
  public internal(set) var isReviewing = false

  /// What the session is doing.
  var activity: Activity
  /// What was opened over the board; it also lies over the result.
  var overlay: Overlay?
  /// Whether a new version waits.
  var hasUpdate = false
  /// Whether the game can be put on the home screen.
  var canInstall = false
  /// How many moves a game had that came by a link.
  var invitation: Int?
  private var boxedRoom: Boxed?
  /// Whether rooms can be made.
  var hasRooms = false
  /// Whether the game at hand was played in a room that is no longer there.
  var isRoomGone = false
  /// A game that was left in the middle for the one at hand.
  var left: Left?
  /// What is being looked for.
  var request: Request?
  /// What each square is worth to the side to move; nil until it is found.
  var truth: [ValueBounds?]?
  /// The last review, which may be of another record than the one at hand.
  var review: Review?
  /// A game that has just ended and is to be looked at for slips.
  var endToReview: Game?

  /// Whether the player's system asks for less motion.
  public internal(set) var reducesMotion: Bool
  /// Tells how a game is played with what the front end has for hands.
  let manual: @Sendable (Wording, Rules) -> [UTF8Text]
  /// What there is to do about the action that is being handled.
  private var effects: [Effect] = []
  var lastWaitToken = 0
  var lastRequestToken = 0
  var generator: SplitMix64
  /// Games of the same rules, one after the other, share a table.
  var tables = LineTables()

  /// Keeps what there rarely is in a place of its own, as a session is copied often.
  private indirect enum Boxed: Sendable {
    case room(Room)
  }

  /// Something that was asked of the engine.
  struct Request: Sendable {
    /// What.
    let analysis: AnalysisRequest
    /// What its result is known by.
    let token: Int
    /// How far it is, in percent, once it lasts.
    var progress: Int?
    /// Whether the engine could not be reached; it is asked anew with the next action.
    var isLost = false
  }

  /// A game that was left, and who played it.
  struct Left: Sendable {
    let game: Game
    let match: Match
  }

  /// A session with the game that was played last, or an empty one of 3×3.
  ///
  /// - Parameters:
  ///   - phrases: The language that it speaks.
  ///   - symbols: The shapes of the marks.
  ///   - match: Who plays.
  ///   - journal: What was played before.
  ///   - game: What was played last.
  ///   - reducesMotion: Whether the player's system asks for less motion.
  ///   - settings: How the game looks, sounds and feels, if that was kept.
  ///   - seed: Decides between moves of the program that look the same.
  ///   - manual: Tells how a game is played, by paragraphs; a pointer and keys are expected.
  public init(
    phrases: Phrasebook = .english, symbols: SymbolChoice = SymbolChoice(), match: Match = Match(),
    journal: Journal = Journal(), game: Game = Game(.classic), reducesMotion: Bool = false,
    settings: Settings? = nil, seed: Int = 0,
    manual: @escaping @Sendable (Wording, Rules) -> [UTF8Text] = { $0.howToPlay($1) }
  ) {
    self.phrases = phrases
    self.symbols = symbols
    self.match = match
    self.journal = journal
    self.game = game
    self.reducesMotion = reducesMotion
    self.settings = settings ?? Settings(reducesMotion: reducesMotion)
    self.manual = manual
    generator = SplitMix64(seed: seed)
    activity = Activity(game, match, isReviewing: false, end: game.position.outcome)
  }

  /// The room, while the game is played in one.
  public internal(set) var room: Room? {
    @inline(never) get { if case .room(let room) = boxedRoom { room } else { nil } }
    @inline(never) set { boxedRoom = newValue.map { .room($0) } }
  }

  /// Who plays here when no room is: what there is to keep.
  public var ownMatch: Match { room?.matchBefore ?? match }

  /// Whether the game is played in a room.
  public var isInRoom: Bool { boxedRoom != nil }

  /// What the session is doing, as a front end shows it.
  public var phase: Phase { activity.phase }

  /// The panel that is shown; one that a player opens lies over the result.
  public var panel: Panel? {
    if let overlay { return overlay.panel }
    if case .result = activity.ending?.stage { return .result }
    return nil
  }

  /// What became of the tray's pieces.
  public var carry: Carry { activity.turn?.carry ?? .empty }

  /// Why the last move was refused, until the next legal one.
  public var refusal: IllegalMove? { activity.refusal?.cause }

  /// Goes on in these words: a table with more messages of the same language.
  public mutating func speak(_ phrases: Phrasebook) { self.phrases = phrases }

  /// Takes in what happened.
  ///
  /// - Returns: What the front end has to do about it, in order.
  public mutating func handle(_ action: Action) -> [Effect] {
    // Whatever else is done asks the engine anew.
    if case .analysisFailed = action {} else if isEngineLost { request = nil }
    respond(to: action)
    advanceReply()
    updateRequest()
    defer { effects = [] }
    return effects
  }

  /// Adds something for the front end to do.
  @inline(never)
  mutating func perform(_ effect: Effect) {
    effects.append(effect)
  }

  @inline(never)
  private mutating func respond(to action: Action) {
    switch action {
    // Moves
    case .squareTapped(let square): tapSquare(square)
    case .pieceTapped(let mark): pickUp(mark)
    case .pieceLifted(let mark): lift(mark)
    case .pieceMoved(let square): carryPiece(over: square)
    case .pieceDropped(let square): drop(on: square)
    case .pieceReturned: putBack()
    // The record
    case .undoTapped: undo()
    case .redoTapped: redo()
    case .plyChosen(let ply): go(to: ply)
    case .otherLineChosen(let index): swapLine(index)
    // Games
    case .newGameTapped: newGame()
    case .rulesChosen(let rules): begin(rules)
    case .customRulesEdited(let field, let entry): edit(field, to: entry)
    case .customRulesConfirmed: beginCustomGame()
    case .playedGameChosen(let index): reopen(index)
    case .journalKept(let text): takeOverJournal(text)
    case .linkOpened(let text, let record): openLink(text, record: record)
    case .shareChosen(let kind): share(kind)
    case .shared(let kind): hasShared(kind)
    case .gameOpened(let text, let record): open(text, record: record)
    case .gameResumed(let game, let match): resume(game, match)
    // Choices
    case .symbolChosen(let symbol, let mark): choose(symbol, for: mark)
    case .playerChosen(let player, let seat): choose(player, for: seat)
    case .playerNamed(let name, let seat): rename(seat, to: name)
    case .opponentChosen(let player): playAgainst(player)
    case .firstMoveChosen(let firstMove): choose(firstMove)
    case .languageChosen(let language): choose(language)
    case .settingChanged(let change): make(change)
    case .motionPreferenceChanged(let isReduced): reduceMotion(isReduced)
    // Rooms
    case .roomsFound: hasRooms = true
    case .room(let event): take(event)
    // What a front end has beside the game
    case .updateFound: hasUpdate = true
    case .updateChosen: perform(.update)
    case .installOffered: canInstall = true
    case .installAnswered(let isWanted): answerInstall(isWanted)
    // Panels
    case .panelOpened(let panel): open(panel)
    case .panelConfirmed: confirmPanel()
    case .panelClosed: closePanel()
    // Analysis
    case .hintTapped: seekHint()
    case .explainTapped: toggleTruth()
    case .reviewOpened: openReview()
    case .reviewClosed: closeReview()
    case .resultFound(let result, let token): learn(result, token: token)
    case .analysisProgressed(let percent, let token): progress(to: percent, token: token)
    case .analysisFailed: loseEngine()
    case .retryTapped: break  // Any action asks anew.
    // Time
    case .waitEnded(let token): endWait(token)
    }
  }

  // MARK: Time

  /// Goes on with the game as it is, after a movement on the screen where there is one.
  ///
  /// Whatever was in hand, refused, advised or under way is over.
  @inline(never)
  mutating func proceed(after transition: Transition? = nil) {
    truth = nil
    activity = Activity(
      game, match, isReviewing: isReviewing, end: outcome, after: transition)
    guard let transition else { return }
    if reducesMotion { endTransition() } else { wait(milliseconds: transition.milliseconds) }
  }

  @inline(never)
  mutating func wait(milliseconds: Int) {
    lastWaitToken += 1
    perform(.wait(milliseconds: milliseconds, token: lastWaitToken))
  }

  @inline(never)
  private mutating func endWait(_ token: Int) {
    guard token == lastWaitToken else { return }
    if case .pausing = activity.reply?.stage { activity.reply?.stage = .ready }
    endTransition()
  }

  /// Ends the movement on the screen, by itself or because something else begins.
  @inline(never)
  mutating func endTransition() {
    guard activity.transition != nil else { return }
    activity.turn?.stage = .still(.empty)
    activity.reply?.stage = .waiting
    activity.ending?.stage = .result
    if case .watching = activity { activity = .watching(nil) }
    if let ending = activity.ending, !isInRoom { count(ending.outcome) }
  }

  @inline(never)
  private mutating func reduceMotion(_ isReduced: Bool) {
    reducesMotion = isReduced
    if isReduced { endTransition() }
  }
}
