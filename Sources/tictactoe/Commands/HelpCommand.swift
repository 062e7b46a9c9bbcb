import GameRules
import GameSession

extension Command {
  /// Prints the help.
  static let help = Command(
    name: "help",
    alias: "--help",
    parameters: ["COMMAND"],
    optional: 1,
    summary: "Explain the commands, or one of them",
    details: """
      Lists the commands, or explains one of them. help animals shows shapes that can win, and on which
      boards they do.
      """,
    run: { arguments throws(Failure) in
      if arguments.first == "animals" {
        Output.say(Animal.gallery)
      } else if let word = arguments.first {
        Output.say(Help.page(of: try named(word)))
      } else {
        Output.say(Help.overview)
      }
    })
}

/// The help pages, generated from the table of commands.
enum Help {
  /// The program in one line.
  static let introduction = "Tic-tac-toe on any board."

  /// The syntax of rules.
  static let rules = """
    RULES are written COLUMNSxROWS[kK]\(options): 3x3,
    5x5k4 (four in a row on a board of five by five), 4x4+corners+squares (the four corners or any
    2×2 block also win). Four squares around one are a diamond, and with misere whoever completes a
    line loses. K is the number in a row that wins; without it, the shorter side. With swap, the
    second player may take over the first mark instead of moving.

    A SHAPE is 2 to 8 squares run together, which win wherever they fit, turned and mirrored too;
    three shapes at most. With k0 nothing in a row wins: 6x6k0+a1b1c1d1b2.
    """

  /// The options in the order in which they are written, the shapes among them.
  private static var options: String {
    var words = Rules.Option.allCases.map { "[\($0.notation)]" }
    words.insert("[+SHAPE]", at: Pattern.allCases.count)
    return words.joined()
  }

  /// The syntax of games.
  static let games = """
    A GAME is RULES, a colon and the moves run together: 3x3:b2a1. RULES alone are a game without
    moves. A link of the web page works too: the text after its # is the game. With swap, = after
    the first square says that the second player took that mark over: 6x5k4+swap:b1=.
    """

  /// The overview of all commands.
  static var overview: String {
    """
    \(introduction)

    \(table(Command.all.map { ($0.usage, $0.summary) }))

    \(rules)

    \(games)
    """
  }

  /// The help page of a command.
  static func page(of command: Command) -> String {
    var page = "Usage: \(command.usage)\n\n\(command.details)"
    if !command.options.isEmpty {
      page += "\n\nOptions:\n\(table(command.options.map { ($0.usage, $0.summary) }))"
    }
    return page
  }

  private static func table(_ rows: [(usage: String, summary: String)]) -> String {
    let width = rows.map(\.usage.count).max() ?? 0
    return rows.map { usage, summary in
      "  " + usage + String(repeating: " ", count: width - usage.count + 2) + summary
    }.joined(separator: "\n")
  }
}
