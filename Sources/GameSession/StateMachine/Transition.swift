import GameRules

/// An animation with a fixed duration (decision 2).
public enum Transition: Hashable, Sendable {
  /// A mark appears and the turn passes.
  case turn(Arrival)
  /// The last mark appears; nothing shows the end yet.
  case ending(Arrival)
  /// The winning lines are drawn; nothing announces the result yet.
  case deciding(Arrival)
  /// A piece glides back to the tray.
  case returning
  /// The marks of the previous game fade out.
  case clearing(Remains)

  /// A mark that has just been placed.
  public struct Arrival: Hashable, Sendable {
    /// The square of the mark.
    public let square: Square
    /// Whether it was dropped as a whole piece, which is not drawn stroke by stroke.
    public let isDropped: Bool
  }

  /// The remaining marks of the previous game, which had the same rules.
  public struct Remains: Hashable, Sendable {
    /// Its marks, by rows from the bottom-left corner.
    public let marks: [Mark?]
  }

  /// The duration.
  public var milliseconds: Int {
    switch self {
    case .turn: 200
    case .ending: EndTimeline.pen.duration
    case .deciding: EndTimeline.headline.start
    case .returning: 180
    case .clearing: 250
    }
  }
}
