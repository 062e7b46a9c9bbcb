import GameRules
import GameSolver

/// The state machine of the program: an action goes in, effects come out, and the presentation is
/// derived from the state.
///
///     var session = Session()
///     let effects = session.handle(.squareTapped(Square(column: 1, row: 1)))
///     session.presentation.status  // "O's turn"
public struct Session: Sendable {
  /// The game and its record.
  public internal(set) var game: Game
  /// Other lines of this game: moves that were left for another move.
  public internal(set) var otherLines: [Game] = []
  /// The current language.
  public internal(set) var phrases: Phrasebook
  /// The players and the score.
  public internal(set) var match: Match
  /// The recent games and the statistics.
  public internal(set) var journal: Journal
  /// The shapes of the marks.
  public internal(set) var symbols: SymbolChoice
  /// Theme, sound, vibration and emotes.
  public internal(set) var settings: Settings
  /// Whether every empty square shows its value.
  public internal(set) var showsValues = false
  /// The progress with puzzles and lessons, as `LearningRecord.notation`; nil where a front end has none.
  public var learning: UTF8Text?
  /// The number of today's puzzle; 0 where a front end has none.
  public var today = 0
  /// The page of the archive of puzzles that is shown, from 0.
  var archivePage = 0
  /// Whether the review is open.
  public internal(set) var isReviewing = false

  /// The state machine's current state.
  var activity: Activity
  /// The panel that a player or an error opened; it covers the result panel.
  var openPanel: OpenPanel?
  /// Whether an update is ready to be installed.
  var hasUpdate = false
  /// Whether the browser offers to install the app.
  var canInstall = false
  /// Whether the player must use the browser's own command to install it.
  var installsByHand = false
  /// The number of moves in the game when it was opened from a shared link.
  var invitation: Int?
  private var boxedLiveGame: Boxed?
  /// Whether the server supports live games.
  var hasLiveGames = false
  /// Whether the front end can make and join classes.
  public var offersClasses = false
  /// Whether the front end saves and opens files.
  public var hasFiles = false
  /// Whether the server has forgotten the live game that the current game came from.
  var isLiveGameGone = false
  /// The unfinished game that New game replaced; Undo restores it.
  var unfinished: UnfinishedGame?
  /// The pending analysis.
  var request: Request?
  /// The facts that Explain shows of each square; nil until it is known.
  var squareValues: [SquareValue?]?
  /// The square that a player points at while values are shown.
  var pointed: PointedSquare?
  /// The last review, possibly of another record.
  var review: Review?
  /// A finished game against the computer that is reviewed unasked.
  var endToReview: Game?
  /// A finished game whose mistakes are not counted yet.
  var endToCount: Game?

  /// The codes of the languages that the player reads, separated by spaces; the choice lists them first.
  public var playersLanguages: UTF8Text = ""
  /// Whether the system asks for reduced motion.
  public internal(set) var reducesMotion: Bool
  /// Whether moves are typed, so that places have their letters and no text mentions taps.
  let isTyped: Bool
  /// The instructions that suit the front end's input devices.
  let manual: @Sendable (Wording, Rules) -> [UTF8Text]
  /// The effects of the action that is being handled.
  private var effects: [Effect] = []
  var lastWaitToken = 0
  var lastRequestToken = 0
  var generator: SplitMix64
  /// Line tables, shared by consecutive games of the same rules.
  var tables = LineTables()

  /// Boxes the rarely present live game, because a session is copied often.
  private indirect enum Boxed: Sendable {
    case room(LiveGame)
  }

  /// A pending analysis.
  struct Request: Sendable {
    let analysis: AnalysisRequest
    /// Matches a result to this request; a result with another token is stale.
    let token: Int
    /// Progress in percent, once the analysis takes longer than a second.
    var progress: Int?
    /// Whether the engine could not be reached; the next action retries.
    var isLost = false
  }

  /// An unfinished game and its players.
  struct UnfinishedGame: Sendable {
    let game: Game
    var match: Match
  }

  /// A session that continues the last game, or starts an empty 3×3 one.
  ///
  /// - Parameters:
  ///   - phrases: The language.
  ///   - symbols: The shapes of the marks.
  ///   - match: The players and the score.
  ///   - journal: The recent games and the statistics.
  ///   - game: The last game.
  ///   - reducesMotion: Whether the system asks for reduced motion.
  ///   - settings: The saved settings, if any.
  ///   - seed: Decides between equal moves of the computer.
  ///   - isTyped: Whether moves are typed, as in a terminal.
  ///   - manual: The instructions, in paragraphs; by default for a pointer and keys.
  public init(
    phrases: Phrasebook = .english, symbols: SymbolChoice = SymbolChoice(), match: Match = Match(),
    journal: Journal = Journal(), game: Game = Game(.classic), reducesMotion: Bool = false,
    settings: Settings? = nil, seed: Int = 0, isTyped: Bool = false,
    manual: @escaping @Sendable (Wording, Rules) -> [UTF8Text] = { $0.howToPlay($1) }
  ) {
    self.phrases = phrases
    self.symbols = symbols
    self.match = match
    self.journal = journal
    self.game = game
    self.reducesMotion = reducesMotion
    self.settings = settings ?? Settings(reducesMotion: reducesMotion)
    self.isTyped = isTyped
    self.manual = manual
    generator = SplitMix64(seed: seed)
    self.match.follow(isSwapped: game.isSwapped)
    activity = Activity(game, self.match, isReviewing: false, end: game.position.outcome)
  }

  /// The live game; nil during a local one.
  public internal(set) var room: LiveGame? {
    @inline(never) get { if case .room(let room) = boxedLiveGame { room } else { nil } }
    @inline(never) set { boxedLiveGame = newValue.map { .room($0) } }
  }

  /// The local players, to be saved even during a live game.
  public var ownMatch: Match { room?.matchBefore ?? match }

  /// Whether a live game is on.
  public var isInLiveGame: Bool { boxedLiveGame != nil }

  /// The activity, as a front end shows it.
  public var phase: Phase { activity.phase }

  /// The open panel; one that a player opened covers the result.
  public var panel: Panel? {
    if let openPanel { return openPanel.panel }
    if case .result = activity.ending?.stage { return .result }
    return nil
  }

  /// The place of the piece to move.
  public var carry: Carry { activity.turn?.carry ?? .empty }

  /// The reason the last move was refused, for a while.
  public var refusal: IllegalMove? { activity.refusal?.cause }

  /// Handles an action.
  ///
  /// - Returns: The effects for the front end to carry out, in order.
  public mutating func handle(_ action: Action) -> [Effect] {
    // Any other action retries the engine.
    if case .analysisFailed = action {} else if isEngineLost { request = nil }
    respond(to: action)
    // Both look only at the state left by the action, so no action has to start or stop them.
    advanceReply()
    updateRequest()
    defer { effects = [] }
    return effects
  }

  /// Adds an effect.
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
    case .pieceReturned: returnPiece()
    case .markTakenOver: if canTakeOver { takeOverMark() }
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
    case .saved(let value, let text): adopt(value, text)
    case .linkOpened(let text, let record): openLink(text, record: record)
    case .shareChosen(let kind): share(kind)
    case .gamesSaved: perform(.saveFile(journal.notation))
    case .gamesOpened: perform(.openFile)
    case .shared(let kind): hasShared(kind)
    case .started: saveGame(isStep: false)
    case .gameOpened(let text, let record): open(text, record: record)
    case .gameResumed(let game, let match): resume(game, match)
    // Choices
    case .symbolChosen(let symbol, let mark): choose(symbol, for: mark)
    case .playerChosen(let player, let seat): choose(player, for: seat)
    case .playerNamed(let name, let seat): rename(seat, to: name)
    case .opponentChosen(let player): playAgainst(player)
    case .marksSwapped: swapMarks()
    case .nextOpponentChosen(let player): playNext(against: player)
    case .firstMoveChosen(let firstMove): choose(firstMove)
    case .languageChosen(let language): choose(language)
    case .settingChanged(let change): make(change)
    case .motionPreferenceChanged(let isReduced): reduceMotion(isReduced)
    // Rooms
    case .liveGamesFound:
      hasLiveGames = true
      // The history may have been opened before.
      if openPanel?.panel == .journal { askForSeats() }
    case .room(let event): take(event)
    // Services of the front end
    case .updateFound: hasUpdate = true
    case .updateChosen: perform(.update)
    case .installOffered(let byHand): (canInstall, installsByHand) = (true, byHand)
    case .installAnswered(let isWanted): answerInstall(isWanted)
    // Panels
    case .panelOpened(let panel): open(panel)
    case .searchEdited(let text): openPanel?.search = text
    case .panelConfirmed: confirmPanel()
    case .panelClosed: closePanel()
    // Analysis
    case .hintTapped: seekHint()
    case .explainTapped: toggleValues()
    case .squarePointedAt(let square): point(at: square)
    case .squareExplained(let square): explain(square)
    case .reviewOpened: openReview()
    case .reviewClosed: closeReview()
    case .moveRetried(let ply): tryAgain(ply)
    case .resultFound(let result, let token): learn(result, token: token)
    case .analysisProgressed(let percent, let token): progress(to: percent, token: token)
    case .analysisFailed: loseEngine()
    case .retryTapped: break  // Any action retries.
    // Time
    case .waitEnded(let token): endWait(token)
    }
  }

  // MARK: Time

  /// Derives the activity from the game and the match, after an optional transition.
  ///
  /// Discards any carried piece, refusal, hint and running transition.
  @inline(never)
  mutating func refreshActivity(after transition: Transition? = nil) {
    squareValues = nil
    pointed = nil
    match.follow(isSwapped: game.isSwapped)
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
    if case .moving(.ending(let arrival)) = activity.ending?.stage {
      decide(after: arrival)
    } else if activity.transition == nil {
      activity.endRefusal()
    } else {
      letTransitionEnd()
    }
  }

  /// Ends the running transition; a refusal that was not shown long enough stays.
  @inline(never)
  private mutating func letTransitionEnd() {
    endTransition()
    if activity.refusal != nil { wait(milliseconds: Activity.Refusal.milliseconds) }
  }

  /// Draws the lines that ended the game, now that its last mark is drawn.
  @inline(never)
  private mutating func decide(after arrival: Transition.Arrival) {
    let transition = Transition.deciding(arrival)
    activity.ending?.stage = .moving(transition)
    if let outcome { cue(outcome) }
    wait(milliseconds: transition.milliseconds)
  }

  /// Ends the running transition, because its time is over or because something else starts.
  @inline(never)
  mutating func endTransition() {
    guard activity.transition != nil else { return }
    if !isDecided, let outcome { cue(outcome) }
    activity.turn?.stage = .still(.empty)
    activity.reply?.stage = .waiting
    activity.ending?.stage = .result
    if case .watching = activity { activity = .watching(nil) }
    if let ending = activity.ending, !isInLiveGame { count(ending.outcome) }
  }

  @inline(never)
  private mutating func reduceMotion(_ isReduced: Bool) {
    reducesMotion = isReduced
    if isReduced, activity.transition != nil { letTransitionEnd() }
  }
}
