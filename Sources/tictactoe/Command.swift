/// One thing that the command line can do; the table of them drives dispatch and help.
struct Command: Sendable {
  /// The word that calls it.
  var name: String
  /// Another spelling, such as an option that older tools have taught.
  var alias: String?
  /// Its arguments as help shows them.
  var parameters: [String] = []
  /// How many of the last arguments may be left out.
  var optional = 0
  /// Whether the word may be left out, and the arguments do without it.
  var isDefault = false
  /// The options that it knows, besides `--help`.
  var options: [Option] = []
  /// One line of help, without a full stop.
  var summary: String
  /// What help says about this command alone.
  var details: String
  /// Does it.
  var run: @Sendable (Arguments) throws(Failure) -> Void

  /// Every command, in the order of the help.
  static let all: [Command] = [
    play, serve, solve, verify, engine, perft, bench, completions, manual, help, version,
  ]

  /// The command as it is typed.
  var usage: String {
    let shown = parameters.enumerated().map { place, parameter in
      place < parameters.count - optional ? parameter : "[\(parameter)]"
    }
    return (["tictactoe", isDefault ? "[\(name)]" : name] + shown).joined(separator: " ")
  }

  /// Runs what the words after the program's name ask for.
  static func run(_ words: [String]) throws(Failure) {
    guard let word = words.first else { return try play.run(with: []) }
    if play.isMeant(byFirst: word) { return try play.run(with: words) }
    try named(word).run(with: Array(words.dropFirst()))
  }

  /// The command that a word calls.
  static func named(_ word: String) throws(Failure) -> Command {
    if let command = all.first(where: { $0.name == word || $0.alias == word }) { return command }
    let isOption = word.hasPrefix("-")
    let names = all.flatMap { [$0.name, $0.alias].compactMap(\.self) }
    let options = isOption ? play.options.map(\.name) : []
    throw .usage(
      "unknown \(isOption ? "option" : "command") \"\(word)\"",
      nearest: nearest(to: word, among: names + options))
  }

  /// Whether a command line that begins with this word left the name of the command out.
  private func isMeant(byFirst word: String) -> Bool {
    if let option = word.split(separator: "=").first, options.contains(where: { $0.name == option })
    {
      return true
    }
    guard let first = word.unicodeScalars.first, !word.hasPrefix("-") else { return false }
    return "0"..."9" ~= first || word.contains("#") || word.contains("://")
  }

  private func run(with words: [String]) throws(Failure) {
    if words.prefix(while: { $0 != "--" }).contains("--help") {
      return print(Help.page(of: self), terminator: "")
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
