import BoardUI
import GameRules
import GameSession

/// The command buttons of the page.
///
/// Four are below the board (`Presentation.actions`); all other commands are in the menu.
struct Toolbar {
  private let nodes: [Node?]
  private var shown: [CommandState] = []
  private var places: [GameCommand?] = []

  /// The commands that have one of the four places below the board at some time.
  private static let placed: [GameCommand] = [
    .undo, .redo, .hint, .review, .explain, .players, .newGame, .playOn,
  ]

  /// Takes over the buttons of the static page, whose IDs are the commands' identifiers.
  init() {
    nodes = GameCommand.allCases.map { command in
      guard Toolbar.has(command) else { return nil }
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
    Node.find("review-game-name").setText(wording.name(.review))
    Node.find("players-name").setText(wording.opponent)
  }

  /// Whether the command has a button; the review and the players have one after the end.
  private static func has(_ command: GameCommand) -> Bool {
    command.place != .menu || command == .review || command == .players
  }

  mutating func render(_ presentation: Presentation) {
    if places != presentation.actions {
      places = presentation.actions
      for command in Toolbar.placed {
        self[command]?.set("hidden", isOn: !places.contains(command))
      }
    }
    let before = shown
    shown = presentation.commands
    for (index, state) in shown.enumerated() {
      guard before.isEmpty || before[index] != state, let node = self[state.command] else {
        continue
      }
      node.set("aria-disabled", state.isEnabled ? nil : "true")
      if let isOn = state.isOn { node.set("aria-pressed", isOn ? "true" : "false") }
    }
  }

  subscript(command: GameCommand) -> Node? { nodes[Int(command.rawValue)] }
}
