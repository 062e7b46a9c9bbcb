import GameRules
import GameSession

extension BoardCursor {
  /// The effect of a key on the board.
  public enum Press: Hashable, Sendable {
    /// The cursor moved, or part of a square's name was typed.
    case taken
    /// The key means a command.
    case command(GameCommand)
    /// The key does nothing on the board.
    case unused
  }

  /// Handles a key pressed on the board.
  ///
  /// Enter and Escape are not used, but discard what was typed.
  @inline(never)
  public mutating func press(_ key: Key, on rules: Rules) -> Press {
    switch key {
    case .step(let step): move(step, on: rules)
    case .character(let character, let isShifted):
      if let command = GameCommand(typing: character, isShifted: isShifted, on: rules) {
        forget()
        return .command(command)
      }
      // On keyboards such as the French one, a digit is typed with Shift.
      let isTypable = !isShifted || "0"..."9" ~= character
      if !isTypable || !type(character, on: rules) { return .unused }
    case .enter, .escape:
      forget()
      return .unused
    }
    return .taken
  }
}
