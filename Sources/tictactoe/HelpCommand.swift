extension Command {
  /// Explains the commands.
  static let help = Command(
    name: "help",
    alias: "--help",
    parameters: ["COMMAND"],
    optional: 1,
    summary: "Explain the commands, or one of them",
    details: "Lists the commands, or explains one of them.",
    run: { arguments throws(Failure) in
      if let word = arguments.first {
        print(Help.page(of: try named(word)))
      } else {
        print(Help.overview)
      }
    })
}

/// The pages of help, made from the table of commands.
enum Help {
  /// What there is.
  static var overview: String {
    let width = Command.all.map(\.usage.count).max() ?? 0
    let commands = Command.all.map { command in
      "  " + command.usage + String(repeating: " ", count: width - command.usage.count + 2)
        + command.summary
    }
    return """
      Tic-tac-toe on any board.

      \(commands.joined(separator: "\n"))

      RULES are written COLUMNSxROWS[kK][+corners][+squares]: 3x3, 5x5k4 (four in a row on a board
      of five by five), 4x4+corners+squares (the four corners or any 2×2 square also win).
      """
  }

  /// One command.
  static func page(of command: Command) -> String {
    "Usage: \(command.usage)\n\n\(command.details)"
  }
}
