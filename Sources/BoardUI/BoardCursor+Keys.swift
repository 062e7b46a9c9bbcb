import GameRules
import GameSession

extension BoardCursor {
  /// What a key on the board came to.
  public enum Press: Hashable, Sendable {
    /// The cursor went elsewhere, or keeps what was typed of a square's name.
    case taken
    /// A command was meant.
    case command(GameCommand)
    /// The cursor has no use for it.
    case left
  }

  /// Takes a key that was pressed on the board; Enter and Escape are left, and end what was typed.
  @inline(never)
  public mutating func press(_ key: Key, on rules: Rules) -> Press {
    switch key {
    case .step(let step): move(step, on: rules)
    case .character(let character, let isShifted):
      if let command = GameCommand(typing: character, isShifted: isShifted, on: rules) {
        forget()
        return .command(command)
      }
      if isShifted || !type(character, on: rules) { return .left }
    case .enter, .escape:
      forget()
      return .left
    }
    return .taken
  }
}
