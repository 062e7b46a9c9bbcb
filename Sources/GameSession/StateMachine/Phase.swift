import GameRules

/// The session's activity, as a front end shows it.
public enum Phase: Hashable, Sendable {
  /// The session waits for a move.
  case playing
  /// A transition runs; squares and pieces ignore input until it has ended.
  case animating(Transition)
  /// The computer is looking for its move.
  case thinking
  /// The game has ended.
  case finished

  /// A stable, unlocalized name.
  public var name: StaticString {
    switch self {
    case .playing: "playing"
    case .animating: "animating"
    case .thinking: "thinking"
    case .finished: "finished"
    }
  }
}
