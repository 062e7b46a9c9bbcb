import BoardUI
import GameRules
import GameSession

/// The buttons that stand for commands, wherever they are on the page.
///
/// The others are in the menu.
struct Toolbar {
  private let nodes: [Node?]
  private var shown: [CommandState] = []

  /// Takes the buttons of the static page over, which have the identifiers of their commands.
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

  /// Names the buttons; what is written on them was English until now.
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

  /// Takes the buttons that a sheet leaves in sight out of reach, all but the one that begins anew.
  func set(isInert: Bool) {
    for command in [GameCommand.undo, .redo, .hint, .explain] {
      self[command]?.set("inert", isOn: isInert)
    }
  }

  subscript(command: GameCommand) -> Node? { nodes[Int(command.rawValue)] }
}
