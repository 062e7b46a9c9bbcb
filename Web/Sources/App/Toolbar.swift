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
      if command.place == .menu { return nil }
      let node = Node.find(command.identifier)
      node.setControl(.command(command))
      return node
    }
  }

  /// Translates the buttons, which are in English in the static page.
  func name(_ wording: Wording) {
    for command in GameCommand.allCases {
      guard case .bar(let label) = command.place else { continue }
      switch label {
      case .text:
        Node.find(id: UTF8Text(command.identifier) + "-name").setText(wording.name(command))
      case .name:
        self[command]?.set("aria-label", wording.name(command))
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
