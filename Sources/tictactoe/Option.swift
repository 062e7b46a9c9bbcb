/// A word beginning with two dashes that changes what a command does.
struct Option: Sendable {
  /// The word.
  var name: String
  /// What its value is called, or nil where it takes none.
  var value: String?
  /// One line of help, without a full stop.
  var summary: String

  /// The option as it is typed.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}

/// The words after a command, sorted.
struct Arguments {
  /// The words that are no options.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Sorts the words; those that no option explains are left to `Command.check`.
  ///
  /// - Throws: What is wrong, for a word that is no option of the command and a missing value.
  init(_ words: [String], of command: Command) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("--") else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        let names = command.options.map(\.name) + ["--help"]
        throw .usage(
          "\(command.name): unknown option \"\(name)\"", nearest: nearest(to: name, among: names),
          for: command)
      }
      let written = parts.count > 1 ? String(parts[1]) : nil
      if let parameter = option.value {
        guard let value = written ?? rest.popFirst() else {
          throw .usage("\(command.name): \(name): \(parameter) is missing", for: command)
        }
        if value.isEmpty {
          throw .usage("\(command.name): \(name): \(parameter) is empty", for: command)
        }
        values[name] = value
      } else {
        if let written {
          throw .usage("\(command.name): \(name): unexpected \"\(written)\"", for: command)
        }
        values[name] = ""
      }
    }
  }

  /// The first operand.
  var first: String? { operands.first }

  /// An operand, which `Command.check` has made sure is there.
  subscript(index: Int) -> String { operands[index] }

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option, or nil where it is not given.
  func value(of option: Option) -> String? { values[option.name] }
}
