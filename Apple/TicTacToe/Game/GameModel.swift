import BoardUI
import Foundation
import GameRules
import GameSession
import Observation

/// The model of a window: owns the session, sends it actions, carries out its effects and publishes
/// its presentation.
@MainActor @Observable
final class GameModel {
  /// The complete state to show.
  private(set) var presentation: Presentation
  /// The last cue, with a count.
  private(set) var heard = Heard()
  /// The last saved game with its players, as `PlayedGame.notation`, or the link of a live game.
  var savedGame = ""
  /// The text of the link to the puzzle, lesson or drawing in place of the game; empty without one.
  var questLink: UTF8Text = ""
  /// The last panel, which stays visible while it slides out.
  private(set) var lastPanel: PanelContent?
  /// The square with the keyboard focus.
  var cursor = BoardCursor(inTheMiddleOf: .classic)
  /// The square under the pointer.
  var hovered: Square?
  /// Whether panels replace the rail, so that no sheet is needed.
  var hasRail = false
  /// Whether a link to a live game was opened, and no server is configured.
  var isLiveGameRefused = false
  /// The offset and scale of a dragged piece.
  var placement: PieceGesture.Placement?
  /// The side of a square on an enlarged board; nil if all of the board is visible.
  var zoomedSide: Double?
  /// Whether squares are too small for a finger when the whole board is visible.
  var isTooSmall = false

  /// The board's position on the screen, which changes at every step of a scroll.
  @ObservationIgnored var geometry = BoardGeometry(rules: .classic)
  @ObservationIgnored var gesture = PieceGesture()
  @ObservationIgnored var session: Session
  @ObservationIgnored private var speech: Speech
  @ObservationIgnored let environment: AppEnvironment
  @ObservationIgnored private let worker = AnalysisWorker()
  /// The puzzle, lesson or drawing in place of the session's game.
  @ObservationIgnored var quest: BoardQuest?
  @ObservationIgnored let questWorker = QuestWorker()
  /// The task of the quest's current wait.
  @ObservationIgnored var questWait: Task<Void, Never>?
  /// The task of the quest's current question.
  @ObservationIgnored var questAnswer: Task<Void, Never>?
  @ObservationIgnored private(set) var client: LiveGameClient?
  @ObservationIgnored var hasBegun = false
  /// Whether the server has live games.
  @ObservationIgnored var hasLiveGames = false
  /// The task of the current wait.
  @ObservationIgnored private(set) var wait: Task<Void, Never>?
  /// The task of the current analysis.
  @ObservationIgnored private(set) var analysis: Task<Void, Never>?

  /// A cue with a count, so that the same cue twice is not equal.
  struct Heard: Equatable {
    /// The number of cues so far.
    var count = 0
    var cue: Cue?
  }

  /// Creates a window's model with the saved settings; `restore` loads its game.
  ///
  /// - Parameter environment: The system services.
  init(_ environment: AppEnvironment = .current) {
    let session = Session(environment, game: "")
    self.environment = environment
    self.session = session
    self.session.learning = UTF8Text(environment.read(.learning) ?? "")
    presentation = session.presentation
    speech = Speech(session)
    client = environment.liveGames.map { service in
      LiveGameClient(
        service, readSeats: { environment.read(.seats) ?? "" },
        writeSeats: { environment.write($0, .seats) },
        tell: { [weak self] in self?.send(.room($0)) })
    }
  }

  /// Starts a session with the saved texts and a game.
  func begin(with game: String) {
    wait?.cancel()
    analysis?.cancel()
    endQuest()
    let reducesMotion = session.reducesMotion
    session = Session(environment, game: game)
    session.learning = UTF8Text(environment.read(.learning) ?? "")
    findDay()
    speech = Speech(session)
    send(.motionPreferenceChanged(isReduced: reducesMotion))
    if hasLiveGames { send(.liveGamesFound) }
    if client != nil, Link.room(in: UTF8Text(game)) != nil {
      send(.linkOpened(UTF8Text(game), record: ""))
    } else {
      send(.gameOpened(session.game.notation, record: session.game.recordNotation))
    }
  }

  /// Starts the session of this window's game or live game again, with the saved texts as they are now.
  func beginAgain() {
    let link = questLink
    begin(with: savedGame)
    openQuest(from: link)
  }

  // MARK: Actions

  /// Handles an action and carries out its effects.
  func send(_ action: Action) {
    if case .linkOpened(let text, _) = action, let source = Quest.Source(text) {
      return open(source)
    }
    // A mark is never put on a board that the player has not seen.
    if action.isMove, quest == nil, widgetsGame(from: savedGame) != nil { return adoptSavedTexts() }
    if take(action) { return }
    if case .panelOpened(.games) = action { findDay() }
    handle(action)
  }

  /// Has the session handle an action, also while a quest is shown.
  func handle(_ action: Action) {
    let (room, refusal) = (session.room, presentation.panel?.refusal)
    let effects = session.handle(action)
    let isLeft = quest != nil && session.wantsBoard(since: room)
    render()
    if case .dragging = carry {} else { endDrag() }
    layOut()
    // The events that a player waits for, or does not expect, interrupt other speech.
    var urgency = session.refusal == nil ? Effect.Urgency.polite : .assertive
    for effect in effects where quest == nil || !session.holdsBack(effect) {
      if case .announce(_, .assertive) = effect { urgency = .assertive }
      carryOut(effect)
    }
    if isLeft {
      // Ending the quest resets `speech` as if all had been told, including a player who has just come.
      let news = speech.message(about: session)
      let told = speech
      leaveQuest(telling: news)
      speech = told
      return
    }
    if let text = message(after: action, refusal), !action.isSilent { announce(text, urgency) }
  }

  /// The message about the changes by an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - refusal: The refusal on the panel before.
  /// - Returns: The message; over a quest, only that about its panel or a live game.
  private func message(after action: Action, _ refusal: UTF8Text?) -> UTF8Text? {
    if quest == nil { return speech.message(about: session) }
    if case .room = action { return speech.message(about: session) }
    if case .customRulesEdited = action, let now = presentation.panel?.refusal, now != refusal {
      return now
    }
    return speech.message(about: presentation.panel, in: presentation.wording)
  }

  /// Uses a command; if its panel is open already, closes it.
  func use(_ command: GameCommand) {
    if case .panelOpened(let panel) = command.action { open(panel) } else { send(command.action) }
  }

  /// Opens a panel, or closes it if it is open.
  func open(_ panel: Panel) {
    send(session.panel == panel ? .panelClosed : .panelOpened(panel))
  }

  /// Uses a panel item.
  func use(_ item: PanelItem, entering text: String = "") {
    if case .quest(let choice) = item.use { return use(choice) }
    if let action = item.action(entering: UTF8Text(text)) { send(action) }
  }

  /// Opens a link to a game, to a live game or to the last game, which the page itself stands for.
  func open(_ link: URL) {
    adoptSavedTexts()
    let text = AppLink.text(in: link)
    if text.isEmpty {
      fulfil(.goOn)
    } else if client == nil, Link.room(in: text) != nil {
      isLiveGameRefused = true
    } else {
      send(.linkOpened(text, record: ""))
    }
  }

  // MARK: What is shown

  /// The game on the board.
  var game: Game { quest?.game ?? session.game }

  /// The place of the piece to move.
  var carry: Carry { quest?.carry ?? session.carry }

  /// The mark that a tap would place now.
  var nextMark: Mark? { quest.map(\.nextMark) ?? session.nextMark }

  /// Shows the state of the quest or of the session.
  func render() {
    presentation = quest?.presentation(over: session) ?? session.presentation
    if let panel = presentation.panel { lastPanel = panel }
  }

  /// Resets the cursor, the zoom and the geometry if the board has other rules.
  func layOut() {
    let rules = presentation.rules
    guard rules != geometry.rules else { return }
    cursor = BoardCursor(inTheMiddleOf: rules)
    zoomedSide = nil
    hovered = nil
    geometry.rules = rules
  }

  /// Forgets the quest, and has the session ask its engine again.
  func endQuest() {
    guard quest != nil else { return }
    quest = nil
    questLink = ""
    questWait?.cancel()
    questAnswer?.cancel()
    endDrag()
    speech = Speech(session)
    send(.analysisFailed)
  }

  /// The link to the game or to the live game, for other devices.
  var link: URL {
    let room = session.room.map { Link.text(toRoom: $0.id) }
    return AppLink.game(
      quest == nil ? room ?? session.game.notation : questLink, page: environment.page)
  }

  // MARK: Effects

  private func carryOut(_ effect: Effect) {
    let texts = session.texts(savedBy: effect)
    for (key, text) in texts { save(text, key) }
    switch effect {
    case .wait(let milliseconds, let token):
      wait?.cancel()
      wait = Task { [environment] in
        await environment.sleep(.milliseconds(milliseconds))
        if !Task.isCancelled { send(.waitEnded(token: token)) }
      }
    case .analyze(let request, let token):
      analysis?.cancel()
      analysis = Task { [worker] in
        let result = await worker.result(of: request) { percent in
          await self.progress(to: percent, token: token)
        }
        if let result, !Task.isCancelled { send(.resultFound(result, token: token)) }
      }
    case .stopAnalyzing: analysis?.cancel()
    case .announce: break  // `speech` covers it.
    case .cue(let cue):
      heard = Heard(count: heard.count + 1, cue: cue)
      if session.settings.isHeard { environment.play(cue, session.game.rules) }
    case .share(let share, let text):
      // Links and pictures go through the system's share control.
      if share == .copy || share == .emoji { environment.copy("\(text)\(link.absoluteString)") }
      send(.shared(share))
    case .saveGame(let link, _, _): savedGame = texts.first?.text ?? link.description
    case .saveSymbols, .savePlayers, .saveSettings, .saveJournal: break  // `texts` has them.
    case .saveLanguage: beginAgain()
    case .update, .install: break  // The App Store does this.
    case .saveFile, .openFile: break  // Not offered: the system backs the app up.
    case .room(let request): client?.carryOut(request)
    }
  }

  /// Announces a text to a screen reader.
  func announce(_ text: UTF8Text, _ urgency: Effect.Urgency = .polite) {
    environment.announce(text.description, urgency, session.phrases.language.description)
  }

  /// Saves a text, and has the other windows take it over if they share it.
  func save(_ text: String, _ key: StorageKey) {
    environment.write(text, key)
    if key != .game { environment.requests.savedTexts += 1 }
  }

  private func progress(to percent: Int, token: Int) {
    send(.analysisProgressed(percent, token: token))
  }
}

extension Action {
  /// Whether it plays a square.
  fileprivate var isMove: Bool {
    switch self {
    case .squareTapped, .pieceDropped: true
    default: false
    }
  }

  /// Whether it is not announced, because another window has done so or nothing new happens.
  fileprivate var isSilent: Bool {
    switch self {
    case .saved, .analysisFailed, .started: true
    default: false
    }
  }
}

extension Session {
  /// Creates a session from the saved texts.
  @MainActor fileprivate init(_ environment: AppEnvironment, game: String) {
    self.init(
      stored: { environment.read($0) }, game: game, languages: environment.languages,
      seed: environment.seed())
  }
}
