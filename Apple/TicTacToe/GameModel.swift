import BoardUI
import Foundation
import GameRules
import GameSession
import Observation

/// A window's game: owns the session, takes actions in, carries effects out, and shows what there is
/// to see.
@MainActor @Observable
final class GameModel {
  /// All that there is to see.
  private(set) var presentation: Presentation
  /// The last thing that was to be heard or felt, and how many there were before it.
  private(set) var heard = Heard()
  /// The game as it was kept last, and who plays it: `PlayedGame.notation`.
  private(set) var kept = ""
  /// The panel that was shown last, which keeps its looks while it slides out.
  private(set) var lastPanel: PanelContent?
  /// The square that keys are about.
  var cursor = BoardCursor(inTheMiddleOf: .classic)
  /// The square under a pointer.
  var hovered: Square?
  /// Whether a panel takes the place of the rail, so that no sheet is needed.
  var hasRail = false
  /// Whether a link to a live game was opened, which cannot be played here.
  var isLiveGameRefused = false
  /// How far a piece is from its home, and how large, while it is dragged.
  var placement: PieceGesture.Placement?
  /// The side of a square on a board that is larger than its window; nil where all of it is seen.
  var zoomedSide: Double?
  /// Where the board is on the screen.
  var geometry = BoardGeometry(rules: .classic)

  @ObservationIgnored var gesture = PieceGesture()
  @ObservationIgnored private(set) var session: Session
  @ObservationIgnored private var speech: Speech
  @ObservationIgnored let means: Means
  @ObservationIgnored private let worker = AnalysisWorker()
  /// What waits for the end of a movement.
  @ObservationIgnored private(set) var wait: Task<Void, Never>?
  /// What waits for a result of the engine.
  @ObservationIgnored private(set) var analysis: Task<Void, Never>?

  /// Something to be heard or felt; the same twice is not equal.
  struct Heard: Equatable {
    /// How many there were before.
    var count = 0
    /// What it is.
    var cue: Cue?
  }

  /// A window with what was kept, in which `restore` begins.
  ///
  /// - Parameter means: What the system does for the game.
  init(_ means: Means = .current) {
    let session = Session(means, game: "")
    self.means = means
    self.session = session
    presentation = session.presentation
    speech = Speech(session)
  }

  /// Goes on where this window was left; a new one goes on where the last launch ended, if it is
  /// the first.
  ///
  /// - Parameter game: `PlayedGame.notation`, a game text alone, or nothing.
  func restore(_ game: String) {
    let last = means.takeLast() ? means.read(.game) : nil
    begin(with: game.isEmpty ? last ?? "" : game)
  }

  /// Goes on with the game that was played last, in whatever window.
  func goOn() {
    if let last = means.read(.game), last != kept { begin(with: last) }
    if isPanelOpen { send(.panelClosed) }
  }

  /// Begins with what was kept and a game, in the language that was chosen.
  private func begin(with game: String) {
    analysis?.cancel()
    let reducesMotion = session.reducesMotion
    session = Session(means, game: game)
    speech = Speech(session)
    send(.motionPreferenceChanged(isReduced: reducesMotion))
    send(.gameOpened(session.game.notation, record: session.game.recordNotation))
  }

  // MARK: Actions

  /// Takes in what happened.
  func send(_ action: Action) {
    let rules = session.game.rules
    let effects = session.handle(action)
    presentation = session.presentation
    if let panel = presentation.panel { lastPanel = panel }
    if case .dragging = session.carry {} else { endDrag() }
    if session.game.rules != rules { layOutAnew() }
    // What a player waits for, or did not expect, is told at once.
    var urgency = session.refusal == nil ? Effect.Urgency.polite : .assertive
    for effect in effects {
      if case .announce(_, .assertive) = effect { urgency = .assertive }
      carryOut(effect)
    }
    if let text = speech.message(about: session) { means.announce(text.description, urgency) }
  }

  /// Uses a command; the control that opened a panel closes it.
  func use(_ command: GameCommand) {
    if case .panelOpened(let panel) = command.action { open(panel) } else { send(command.action) }
  }

  /// Opens a panel, or closes it where it is open.
  func open(_ panel: Panel) {
    send(session.panel == panel ? .panelClosed : .panelOpened(panel))
  }

  /// Uses an item of a panel.
  func use(_ item: PanelItem, entering text: String = "") {
    if let action = item.action(entering: UTF8Text(text)) { send(action) }
  }

  /// Opens the game that a link carries, or the last one; refuses a live game.
  func open(_ link: URL) {
    let text = UTF8Text(link.absoluteString)
    if link == AppLink.lastGame {
      fulfil(.goOn)
    } else if Link.room(in: Link.gameText(in: text)) != nil {
      isLiveGameRefused = true
    } else {
      send(.linkOpened(text, record: ""))
    }
  }

  /// The mark that a tap would place now.
  var nextMark: Mark? { session.nextMark }

  /// What leads to the game on other devices.
  var link: URL { AppLink.game(session.game.notation) }

  /// What Handoff knows a game by.
  static let activity = "org.example.tictactoe.game"

  // MARK: Effects

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .wait(let milliseconds, let token):
      wait?.cancel()
      wait = Task { [means] in
        await means.sleep(.milliseconds(milliseconds))
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
    case .announce: break  // `speech` tells a turn in one sentence.
    case .cue(let cue):
      heard = Heard(count: heard.count + 1, cue: cue)
      if session.settings.isHeard { means.play(cue, session.game.rules) }
    case .share(let share, let text):
      // What else is given goes by a control of the system's.
      if share == .copy || share == .signs { means.copy("\(text)\(link.absoluteString)") }
      send(.shared(share))
    case .keepGame:
      kept = PlayedGame(session.game, session.match).notation.description
      means.write(kept, .game)
    case .keepSymbols(let symbols): means.write(symbols.notation.description, .symbols)
    case .keepPlayers(let match): means.write(match.notation.description, .players)
    case .keepSettings(let settings): means.write(settings.notation.description, .settings)
    case .keepJournal(let journal):
      means.write(journal.notation.description, .journal)
      means.write(session.match.notation.description, .players)
    case .keepLanguage(let language):
      means.write(language.code.description, .language)
      begin(with: PlayedGame(session.game, session.match).notation.description)
    case .update, .install: break  // The App Store's part.
    case .room: break  // No room is entered or offered.
    }
  }

  private func progress(to percent: Int, token: Int) {
    send(.analysisProgressed(percent, token: token))
  }

  private func layOutAnew() {
    cursor = BoardCursor(inTheMiddleOf: session.game.rules)
    zoomedSide = nil
    hovered = nil
    geometry.rules = session.game.rules
  }
}

extension Session {
  /// A game with what a window finds kept.
  @MainActor fileprivate init(_ means: Means, game: String) {
    self.init(
      kept: { means.read($0) }, game: game, languages: means.languages, seed: means.seed())
  }
}
