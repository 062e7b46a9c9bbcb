import GameSession

extension Command {
  /// Prints the manual page.
  static let manual = Command(
    name: "manual",
    summary: "Print the manual page, for man",
    details: """
      Prints the manual page in the form that man reads.

        $ tictactoe manual > tictactoe.1
        $ man ./tictactoe.1
      """,
    run: { _ throws(Failure) in print(Manual.page, terminator: "") })
}

/// The manual page, generated from the table of commands.
enum Manual {
  static var page: String {
    let synopsis = Command.all.map { ".B tictactoe\n\(escaped(arguments(of: $0)))\n.br\n" }
    return """
      .TH TICTACTOE 1 "" "tictactoe \(Product.version)" "Games"
      .SH NAME
      tictactoe \\- tic\\-tac\\-toe on any board
      .SH SYNOPSIS
      \(synopsis.joined()).SH DESCRIPTION
      \(escaped(Help.introduction))
      .PP
      \(escaped(Help.rules))
      .PP
      \(escaped(Help.games))
      .SH COMMANDS
      \(Command.all.map(section).joined()).SH EXIT STATUS
      .TP
      .B 0
      It did what was asked.
      .TP
      .B 1
      It failed.
      .TP
      .B 64
      The command line or a text in it cannot be read.
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      Where it is set, colour is left out.
      .TP
      .B XDG_STATE_HOME
      The folder for state. In its folder
      .I tictactoe
      an unfinished game is saved in
      .IR game ,
      the players' symbols in
      .IR symbols ,
      the seats in live games in
      .IR seats ,
      and the live games of
      .B serve
      in
      .IR rooms.sqlite .
      It is ~/.local/state unless set.
      .TP
      .BR LC_ALL ", " LC_MESSAGES ", " LANG
      The first of these that is set names the language, such as de_DE.UTF-8. The help is in English.

      """
  }

  /// The usage without the program's name.
  private static func arguments(of command: Command) -> String {
    command.usage.split(separator: " ").dropFirst().joined(separator: " ")
  }

  private static func section(_ command: Command) -> String {
    var section = ".SS \(escaped(arguments(of: command)))\n"
    var isExample = false
    for line in command.details.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isExample { section += isIndented ? ".PP\n.EX\n" : ".EE\n" }
      isExample = isIndented
      section += line.isEmpty ? (isExample ? "" : ".PP\n") : escaped(String(line)) + "\n"
    }
    if isExample { section += ".EE\n" }
    for option in command.options {
      section += ".TP\n.B \(escaped(option.usage))\n\(escaped(option.summary)).\n"
    }
    return section
  }

  /// Escapes a text for roff.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isRequest = line.hasPrefix(".") || line.hasPrefix("'")
      return (isRequest ? "\\&" : "")
        + line.map { character in
          switch character {
          case "\\": "\\e"
          case "-": "\\-"
          case "~": "\\(ti"
          case "'": "\\(aq"
          default: String(character)
          }
        }.joined()
    }.joined(separator: "\n")
  }
}
