import GameRules
import GameSession

/// The buttons that stand for commands, wherever they are on the page. The others are in the menu.
struct Toolbar {
  private let nodes: [Node?]
  private var shown: [CommandState] = []

  /// Takes the buttons of the static page over, which have the identifiers of their commands.
  init() {
    nodes = GameCommand.allCases.map { command in
      switch command {
      case .howToPlay, .players, .symbols, .review: return nil
      case .undo, .redo, .newGame, .games, .hint, .explain, .playOn, .menu:
        let node = Node.find(command.identifier)
        node.setControl(.command(command))
        return node
      }
    }
  }

  mutating func render(_ presentation: Presentation) {
    if presentation.commands == shown { return }
    shown = presentation.commands
    for state in shown {
      guard let node = self[state.command] else { continue }
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
