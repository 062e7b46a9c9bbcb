import GameRules

/// A movement on the screen.
public enum Transition: Hashable, Sendable {
  /// A mark appears and the turn passes.
  case turn(Arrival)
  /// The last mark appears and the winning lines are drawn.
  case ending(Arrival)
  /// A piece glides back to the tray.
  case returning
  /// The marks of the game before fade away.
  case clearing(Remains)

  /// A mark that has just been placed.
  public struct Arrival: Hashable, Sendable {
    /// Where it was placed.
    public let square: Square
    /// Whether it came as a piece, whole, and need not draw itself.
    public let isDropped: Bool
  }

  /// What is left to see of the game before, which had the same rules.
  public struct Remains: Hashable, Sendable {
    /// Its marks, by rows from the bottom-left corner.
    public let marks: [Mark?]
  }

  /// How long it takes.
  public var milliseconds: Int {
    switch self {
    case .turn: 200
    case .ending: 900
    case .returning: 180
    case .clearing: 250
    }
  }
}
