import BoardUI
import GameRules
import GameSession

/// The buttons that stand for commands, wherever they are on the page.
struct Toolbar {
  private let nodes: [Node]
  private var shown: [CommandState] = []

  /// Takes the buttons of the static page over, which have the identifiers of their commands.
  init(_ wording: Wording) {
    nodes = GameCommand.allCases.map { command in
      let node = Node.find(command.identifier)
      node.setControl(.command(command))
      switch command {
      case .games: break  // It shows what is being played.
      case .symbols: node.set("aria-label", wording.name(command))
      default: _ = node.create("span", text: wording.name(command))
      }
      return node
    }
  }

  mutating func render(_ presentation: Presentation) {
    if presentation.commands == shown { return }
    shown = presentation.commands
    for state in shown {
      let node = self[state.command]
      node.set("aria-disabled", state.isEnabled ? nil : "true")
      node.set("hidden", isOn: !state.isShown)
      if let isOn = state.isOn { node.set("aria-pressed", isOn ? "true" : "false") }
    }
  }

  subscript(command: GameCommand) -> Node { nodes[Int(command.rawValue)] }
}
