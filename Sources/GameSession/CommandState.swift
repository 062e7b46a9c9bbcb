import GameRules

/// Whether a command can be used now, and whether it is on.
public struct CommandState: Hashable, Sendable, Identifiable {
  /// The command.
  public let command: GameCommand
  /// Whether it has a place now; most have it always.
  public var isShown = true
  /// Whether it would do something now.
  public var isEnabled = true
  /// Whether it is on; nil where it is no switch.
  public var isOn: Bool?

  /// The command, as each has one state.
  public var id: GameCommand { command }
}
