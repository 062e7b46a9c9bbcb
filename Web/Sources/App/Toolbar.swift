import BoardUI
import GameRules
import GameSession

/// The command buttons of the page.
///
/// All other commands are in the menu.
struct Toolbar {
  private let nodes: [Node?]
  private var shown: [CommandState] = []

  /// Takes over the buttons of the static page, whose IDs are the commands' identifiers.
  init() {
    nodes = GameCommand.allCases.map { command in
      switch command {
      case .howToPlay, .players, .symbols, .review, .journal, .languages: return nil
      case .undo, .redo, .newGame, .games, .hint, .explain, .playOn, .share, .menu:
        let node = Node.find(command.identifier)
        node.setControl(.command(command))
        return node
      }
    }
  }

  /// Translates the buttons, which are in English in the static page.
  func name(_ wording: Wording) {
    for command in GameCommand.allCases {
      switch command {
      case .undo: Node.find("undo-name").setText(wording.name(command))
      case .redo: Node.find("redo-name").setText(wording.name(command))
      case .hint: Node.find("hint-name").setText(wording.name(command))
      case .explain: Node.find("explain-name").setText(wording.name(command))
      case .playOn: self[command]?.setText(wording.name(command))
      case .newGame, .share, .menu: self[command]?.set("aria-label", wording.name(command))
      case .games, .howToPlay, .players, .symbols, .review, .journal, .languages: break
      }
    }
  }

  mutating func render(_ presentation: Presentation) {
    let before = shown
    shown = presentation.commands
    for (index, state) in shown.enumerated() {
      guard before.isEmpty || before[index] != state, let node = self[state.command] else {
        continue
      }
      node.set("aria-disabled", state.isEnabled ? nil : "true")
      node.set("hidden", isOn: !state.isShown)
      if let isOn = state.isOn { node.set("aria-pressed", isOn ? "true" : "false") }
    }
  }

  /// Makes the buttons beneath a sheet inert, except the one for a new game.
  func set(isInert: Bool) {
    for command in [GameCommand.undo, .redo, .hint, .explain] {
      self[command]?.set("inert", isOn: isInert)
    }
  }

  subscript(command: GameCommand) -> Node? { nodes[Int(command.rawValue)] }
}
