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
  /// One line of help, without a full stop.
  var summary: String
  /// What help says about this command alone.
  var details: String
  /// Does it.
  var run: @Sendable ([String]) throws(Failure) -> Void

  /// Every command, in the order of the help.
  static let all = [perft, help, version]

  /// The command as it is typed.
  var usage: String {
    let shown = parameters.enumerated().map { place, parameter in
      place < parameters.count - optional ? parameter : "[\(parameter)]"
    }
    return (["tictactoe", name] + shown).joined(separator: " ")
  }

  /// Runs what the words after the program's name ask for.
  static func run(_ words: [String]) throws(Failure) {
    guard let word = words.first else { return print(Help.overview) }
    let command = try named(word)
    let arguments = Array(words.dropFirst())
    if arguments.contains("--help") { return print(Help.page(of: command)) }
    try command.check(arguments)
    try command.run(arguments)
  }

  /// The command that a word calls.
  static func named(_ word: String) throws(Failure) -> Command {
    if let command = all.first(where: { $0.name == word || $0.alias == word }) { return command }
    let kind = word.hasPrefix("-") ? "option" : "command"
    let names = all.flatMap { [$0.name, $0.alias].compactMap(\.self) }
    throw .usage("unknown \(kind) \"\(word)\"", nearest: nearest(to: word, among: names))
  }

  private func check(_ arguments: [String]) throws(Failure) {
    if let option = arguments.first(where: { $0.hasPrefix("--") }) {
      throw .usage(
        "\(name): unknown option \"\(option)\"", nearest: nearest(to: option, among: ["--help"]),
        for: self)
    }
    if arguments.count < parameters.count - optional {
      throw .usage("\(name): \(parameters[arguments.count]) is missing", for: self)
    }
    if arguments.count > parameters.count {
      throw .usage("\(name): unexpected \"\(arguments[parameters.count])\"", for: self)
    }
  }
}
