import GameSession
import SwiftUI

/// The settings in a window of their own, as a Mac has them.
///
/// It has a model without a game, whose menu shows only the settings.
struct SettingsWindow: View {
  @State private var model = GameModel(.settings)

  var body: some View {
    VStack {
      if let content = model.presentation.panel {
        let isMenu = content.panel == .menu
        PanelForm(content: content, isShown: { !isMenu || $0.isSetting })
        if !isMenu { WayOut(content: content) }
      }
    }
    .padding()
    .atLeast(model.environment.platform.smallestPanel)
    .environment(model)
    .language(model.presentation.wording.phrases)
    .foregroundStyle(model.palette.ink)
    .tint(model.palette.ink)
    .onChange(of: model.isPanelOpen, initial: true) { _, isOpen in
      if !isOpen { model.send(.panelOpened(.menu)) }
    }
    .onChange(of: model.environment.requests.savedTexts) { model.adoptSavedTexts() }
  }
}

extension AppEnvironment {
  /// The services of a window that saves settings and the language, and plays nothing.
  @MainActor fileprivate static var settings: AppEnvironment {
    var environment = current
    let write = environment.write
    environment.write = { if [.settings, .language].contains($1) { write($0, $1) } }
    environment.liveGames = nil
    return environment
  }
}

extension PanelItem {
  /// Whether it is one of the menu's settings, or leads to the languages.
  fileprivate var isSetting: Bool {
    switch use {
    case .setting, .command(.languages): true
    default: kind == .heading
    }
  }
}
