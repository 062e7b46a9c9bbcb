/// An option of a command, which starts with two dashes.
struct Option: Sendable {
  /// The name, with its dashes.
  var name: String
  /// The name of its value; nil if it takes none.
  var value: String?
  /// One line of help, without a full stop.
  var summary: String

  /// The option as it is typed.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}

/// The parsed words after a command.
struct Arguments {
  /// The words that are not options.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Parses the words; `Command.check` checks the number of operands.
  ///
  /// - Throws: An unknown option, or a missing, empty or unexpected value.
  init(_ words: [String], of command: Command) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("--") {
        try readOption(word, &rest, of: command)
      } else if let meant = optionMeant(by: word, among: Arguments.optionNames(of: command)) {
        throw .usage("\(command.name): unknown option \"\(word)\"", nearest: meant, for: command)
      } else {
        operands.append(word)
      }
    }
  }

  /// Reads an option with its value, which follows after `=` or as the next word.
  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, of command: Command
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw .usage(
        "\(command.name): unknown option \"\(name)\"",
        nearest: nearest(to: name, among: Arguments.optionNames(of: command)), for: command)
    }
    let written = parts.count > 1 ? String(parts[1]) : nil
    guard let parameter = option.value else {
      if let written {
        throw .usage("\(command.name): \(name): unexpected \"\(written)\"", for: command)
      }
      values[name] = [""]
      return
    }
    guard let value = written ?? rest.popFirst() else {
      throw .usage("\(command.name): \(name): \(parameter) is missing", for: command)
    }
    if value.isEmpty {
      throw .usage("\(command.name): \(name): \(parameter) is empty", for: command)
    }
    values[name, default: []].append(value)
  }

  private static func optionNames(of command: Command) -> [String] {
    command.options.map(\.name) + ["--help"]
  }

  /// The first operand.
  var first: String? { operands.first }

  /// An operand; `Command.check` has made sure it exists.
  subscript(index: Int) -> String { operands[index] }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option, the last one if it was given several times; nil if it was not given.
  func value(of option: Option) -> String? { values[option.name]?.last }

  /// The values of an option that may be given several times.
  func values(of option: Option) -> [String] { values[option.name] ?? [] }
}
