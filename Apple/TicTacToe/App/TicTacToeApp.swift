import GameSession
import SwiftUI

/// The app; each window has its own game.
@main
struct TicTacToeApp: App {
  init() { AppEnvironment.current.prepare() }

  var body: some Scene {
    WindowGroup { GameWindow() }
      .commands { GameCommands() }
      #if os(macOS)
        .defaultSize(width: 960, height: 680)
        .windowResizability(.contentMinSize)
      #endif
    #if os(macOS)
      SwiftUI.Settings { SettingsWindow() }
    #endif
  }
}

/// The state and events of a window.
struct GameWindow: View {
  @State private var model = GameModel()
  @SceneStorage("game") private var game = ""
  @SceneStorage("quest") private var quest = ""
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.scenePhase) private var phase
  @Environment(\.isInFront) private var isInFront

  var body: some View {
    GameView()
      .atLeast(model.environment.platform.smallestWindow)
      .environment(model)
      .language(model.presentation.wording.phrases)
      // A link or a tap on the widget opens no window. It goes to the window that was last in front,
      // because none is in front while the player is in a browser.
      .handlesExternalEvents(preferring: isLastInFront ? ["*"] : [], allowing: ["*"])
      .focusedSceneValue(model)
      .onChange(of: reducesMotion, initial: true) { _, isReduced in
        model.send(.motionPreferenceChanged(isReduced: isReduced))
      }
      .onAppear {
        model.windowAppeared(keeping: game, quest: quest)
        comeToFront()
      }
      .onDisappear { model.windowDisappeared() }
      .onChange(of: model.environment.requests.next) { fulfilRequest() }
      .onChange(of: model.environment.requests.savedTexts) { model.adoptSavedTexts() }
      .onActivation { model.adoptSavedTexts() }
      .onChange(of: phase) { model.sceneChanged(isActive: phase != .background) }
      .onChange(of: isInFront) { comeToFront() }
      .onChange(of: model.savedGame) { _, savedGame in game = savedGame }
      .onChange(of: model.questLink) { _, link in quest = link.description }
      .onOpenURL { model.open($0) }
      .userActivity(GameModel.activity) { activity in
        activity.title = model.presentation.title.description
        activity.userInfo = model.handoff
      }
      .onContinueUserActivity(GameModel.activity) { model.goOn(from: $0.userInfo ?? [:]) }
      .haptics(of: model)
  }

  /// Whether no other window has been in front since.
  private var isLastInFront: Bool { model.environment.requests.front == ObjectIdentifier(model) }

  /// Notes that this window is in front, if it is, and runs a pending request.
  private func comeToFront() {
    if isInFront { model.environment.requests.front = ObjectIdentifier(model) }
    fulfilRequest()
  }

  /// Runs a pending request; only the window in front does.
  private func fulfilRequest() {
    if isInFront, let request = model.environment.requests.take() {
      model.fulfil(request)
    }
  }
}

extension View {
  /// Plays haptics for cues, where the system has them: visionOS only from 26 on.
  @ViewBuilder fileprivate func haptics(of model: GameModel) -> some View {
    if #available(visionOS 26, *) {
      sensoryFeedback(trigger: model.heard) { _, heard in
        guard model.presentation.settings.isFelt else { return nil }
        return heard.cue.flatMap(SensoryFeedback.init)
      }
    } else {
      self
    }
  }
}

@available(visionOS 26, *)
extension SensoryFeedback {
  /// The haptic feedback of a cue, if any.
  init?(_ cue: Cue) {
    switch cue {
    case .placed: self = .impact(weight: .light)
    case .refused: self = .error
    case .won: self = .success
    case .lost, .drawn: self = .warning
    case .takenBack, .replayed, .lifted: self = .selection
    case .newGame, .returned: return nil
    }
  }
}
