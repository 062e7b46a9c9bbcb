/// A command of the program.
///
/// Dispatch and help are driven by the table of all commands.
struct Command: Sendable {
  /// The word that selects the command.
  var name: String
  /// An alternative name, such as the option `--help`.
  var alias: String?
  /// The arguments as shown in the help.
  var parameters: [String] = []
  /// The number of last arguments that may be omitted.
  var optional = 0
  /// Whether the command's name may be omitted.
  var isDefault = false
  /// The options, besides `--help`.
  var options: [Option] = []
  /// One line of help, without a full stop.
  var summary: String
  /// The help page's text.
  var details: String
  /// Runs the command.
  var run: @Sendable (Arguments) throws(Failure) -> Void

  /// Every command, in the order of the help.
  static let all: [Command] = [
    play, join, turns, puzzle, learn, serve, backup, restore, solve, picture, verify, engine, perft,
    bench,
    completions, manual, help, version,
  ]

  /// The usage line.
  var usage: String {
    let shown = parameters.enumerated().map { place, parameter in
      place < parameters.count - optional ? parameter : "[\(parameter)]"
    }
    return (["tictactoe", isDefault ? "[\(name)]" : name] + shown).joined(separator: " ")
  }

  /// Runs the command given by the words after the program's name.
  static func run(_ words: [String]) throws(Failure) {
    guard let word = words.first else { return try play.run(with: []) }
    if play.isMeant(byFirst: word) { return try play.run(with: words) }
    try named(word).run(with: Array(words.dropFirst()))
  }

  /// The command with this name or alias.
  static func named(_ word: String) throws(Failure) -> Command {
    if let command = all.first(where: { $0.name == word || $0.alias == word }) { return command }
    let isOption = word.hasPrefix("-")
    let options = isOption ? play.options.map(\.name) : []
    let names = all.flatMap { [$0.name, $0.alias].compactMap(\.self) } + options
    throw .usage(
      "unknown \(isOption ? "option" : "command") \"\(word)\"",
      nearest: optionMeant(by: word, among: names) ?? nearest(to: word, among: names))
  }

  /// Whether a command line starting with this word omits the command's name.
  private func isMeant(byFirst word: String) -> Bool {
    if word == "--" { return true }
    if let option = word.split(separator: "=").first, options.contains(where: { $0.name == option })
    {
      return true
    }
    guard let first = word.unicodeScalars.first, !word.hasPrefix("-") else { return false }
    return "0"..."9" ~= first || word.contains("#") || word.contains("://")
  }

  private func run(with words: [String]) throws(Failure) {
    if words.prefix(while: { $0 != "--" }).contains("--help") {
      return Output.say(Help.page(of: self))
    }
    let arguments = try Arguments(words, of: self)
    try check(arguments.operands)
    try run(arguments)
  }

  private func check(_ operands: [String]) throws(Failure) {
    if operands.count < parameters.count - optional {
      throw .usage("\(name): \(parameters[operands.count]) is missing", for: self)
    }
    if operands.count > parameters.count {
      throw .usage("\(name): unexpected \"\(operands[parameters.count])\"", for: self)
    }
  }
}
