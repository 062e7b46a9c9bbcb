import GameRules
import GameSession
import SwiftUI

/// The menu bar on a Mac and on an iPad with a keyboard.
struct GameCommands: Commands {
  @FocusedValue(GameModel.self) private var model: GameModel?

  var body: some Commands {
    CommandGroup(after: .newItem) {
      CommandItem(.newGame, model)
      CommandItem(.games, model)
      CommandItem(.share, model)
    }
    // A text field, as in the settings' window too, has its own undo: the system's items are for that.
    if let model, !model.hasField {
      CommandGroup(replacing: .undoRedo) {
        CommandItem(.undo, model)
        CommandItem(.redo, model)
      }
    }
    CommandMenu(Text(words: GameModel.wording(of: model).name(.games))) {
      CommandItem(.hint, model)
      CommandItem(.explain, model)
      CommandItem(.review, model)
      CommandItem(.playOn, model)
      Divider()
      CommandItem(.players, model)
      CommandItem(.symbols, model)
      CommandItem(.journal, model)
      CommandItem(.languages, model)
      CommandItem(.menu, model)
    }
    CommandGroup(replacing: .help) { CommandItem(.howToPlay, model) }
  }
}

/// A command in a menu, with its shortcut.
struct CommandItem: View {
  let command: GameCommand
  let model: GameModel?

  init(_ command: GameCommand, _ model: GameModel?) {
    self.command = command
    self.model = model
  }

  var body: some View {
    let state = model?.presentation[command]
    item
      .disabled(state?.isEnabled != true || state?.isShown != true)
      .keyboardShortcut(command.shortcut)
  }

  @ViewBuilder private var item: some View {
    let name = Text(words: GameModel.wording(of: model).name(command))
    if let model, model.presentation[command].isOn != nil {
      @Bindable var model = model
      Toggle(isOn: $model[isOn: command]) { name }
    } else {
      Button {
        model?.use(command)
      } label: {
        name
      }
    }
  }
}

extension GameModel {
  /// The wording of a window's game; without a window, in the system's language.
  static func wording(of model: GameModel?) -> Wording {
    model?.presentation.wording
      ?? Wording(SymbolChoice(), in: AppEnvironment.current.language.phrases)
  }
}

extension GameCommand {
  /// The shortcut in a menu bar.
  var shortcut: KeyboardShortcut? {
    menuKey.map { menuKey in
      KeyboardShortcut(
        KeyEquivalent(Character(menuKey.key)),
        modifiers: menuKey.isShifted ? [.command, .shift] : .command)
    }
  }

  /// The name of its SF Symbol.
  var systemImage: String {
    switch self {
    case .howToPlay: "questionmark.circle"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .newGame: "plus"
    case .games: "square.grid.3x3"
    case .players: "person.2"
    case .hint: "lightbulb"
    case .explain: "eye"
    case .symbols: "xmark.circle"
    case .review: "chart.line.uptrend.xyaxis"
    case .journal: "clock.arrow.circlepath"
    case .share: "square.and.arrow.up"
    case .playOn: "play"
    case .languages: "globe"
    case .menu: "ellipsis.circle"
    }
  }
}
