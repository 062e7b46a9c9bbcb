import GameRules

/// What the session is doing.
public enum Phase: Hashable, Sendable {
  /// It waits for a move.
  case playing
  /// Something moves on the screen; squares and pieces are deaf until it has ended.
  case animating(Transition)
  /// The program looks for its move.
  case thinking
  /// The game has ended.
  case finished

  /// The name under which a page shows it.
  public var name: StaticString {
    switch self {
    case .playing: "playing"
    case .animating: "animating"
    case .thinking: "thinking"
    case .finished: "finished"
    }
  }
}
