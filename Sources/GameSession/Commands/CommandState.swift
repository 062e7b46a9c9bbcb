import GameRules

/// Whether a command is shown, enabled and switched on.
public struct CommandState: Hashable, Sendable, Identifiable {
  /// The command.
  public let command: GameCommand
  /// Whether it is shown now; most commands always are.
  public var isShown = true
  /// Whether it would do something now.
  public var isEnabled = true
  /// Whether it is switched on; nil if it is not a switch.
  public var isOn: Bool?

  /// The command: each has one state.
  public var id: GameCommand { command }
}
