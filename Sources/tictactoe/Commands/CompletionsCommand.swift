import GameRules
import GameSession

extension Command {
  /// Prints a shell's completion script.
  static let completions = Command(
    name: "completions",
    parameters: ["SHELL"],
    summary: "Print the completions for bash, zsh or fish",
    details: """
      Prints a script that teaches a shell to complete the command line.

        $ tictactoe completions bash > ~/.local/share/bash-completion/completions/tictactoe
        $ tictactoe completions zsh > ~/.zfunc/_tictactoe
        $ tictactoe completions fish > ~/.config/fish/completions/tictactoe.fish
      """,
    run: { arguments throws(Failure) in
      print(try Shell(named: arguments[0]).script, terminator: "")
    })
}

/// A shell with completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The shell with this name.
  init(named name: String) throws(Failure) {
    guard let shell = Shell(rawValue: name) else {
      throw .usage(
        "completions: \"\(name)\": the shells are bash, zsh and fish",
        nearest: nearest(to: name, among: Shell.allCases.map(\.rawValue)), for: .completions)
    }
    self = shell
  }

  /// The completion script.
  var script: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The possible values of an argument with this name.
  private func words(for parameter: String) -> [String] {
    switch parameter {
    case "GAME", "RULES": Preset.all.map(\.description)
    case "COMMAND": Command.all.map(\.name)
    case "PLAYER": Player.names
    case "SHELL": Shell.allCases.map(\.rawValue)
    default: []
    }
  }

  private func list(for parameter: String) -> String {
    words(for: parameter).joined(separator: " ")
  }

  private func words(of command: Command) -> [String] {
    command.options.map(\.name) + ["--help"] + command.parameters.flatMap(words)
  }

  private var firstWords: [String] {
    Command.all.map(\.name) + words(of: .play)
  }

  /// A word in single quotes, within which zsh knows no escapes.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: self == .zsh ? "'\\''" : "\\'") + "'"
  }

  private var bash: String {
    let cases = Command.all.map { command in
      "    \(command.name)) words=\"\(words(of: command).joined(separator: " "))\" ;;\n"
    }
    let values = Command.all.flatMap(\.options).compactMap { option in
      option.value.map { parameter in
        "    \(option.name)) words=\"\(list(for: parameter))\" ;;\n"
      }
    }
    return """
      # bash completion for tictactoe
      _tictactoe() {
        local current=${COMP_WORDS[COMP_CWORD]} words
        case ${COMP_WORDS[1]} in
      \(cases.joined())    *) words="\(words(of: .play).joined(separator: " "))" ;;
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(firstWords.joined(separator: " "))"
        fi
        case ${COMP_WORDS[COMP_CWORD - 1]} in
      \(values.joined())  esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _tictactoe tictactoe

      """
  }

  private var zsh: String {
    let commands = Command.all.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }
    let cases = Command.all.map { command in
      "    \(command.name)) _arguments \(zshArguments(of: command)) ;;\n"
    }
    return """
      #compdef tictactoe
      _tictactoe() {
        local -a commands=(
      \(commands.joined())  )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _arguments \(zshArguments(of: .play))
          return
        fi
        local command=$words[2]
        words=("${(@)words[2,-1]}")
        (( CURRENT-- ))
        case $command in
      \(cases.joined())    *) _arguments \(zshArguments(of: .play)) ;;
        esac
      }
      if [ "$funcstack[1]" = _tictactoe ]; then
        _tictactoe "$@"
      else
        compdef _tictactoe tictactoe
      fi

      """
  }

  private func zshArguments(of command: Command) -> String {
    let options = command.options.map { option in
      let value = option.value.map { ":\($0):\(zshAction(for: $0))" } ?? ""
      return "\(option.name)[\(option.summary)]\(value)"
    }
    let operands = command.parameters.enumerated().map { place, parameter in
      "\(place + 1):\(parameter):\(zshAction(for: parameter))"
    }
    return (options + ["--help[Explain the command]"] + operands).map(quoted)
      .joined(separator: " ")
  }

  private func zshAction(for parameter: String) -> String {
    switch parameter {
    case "FILE": "_files"
    case "DIR": "_files -/"
    default: "(\(list(for: parameter)))"
    }
  }

  private var fish: String {
    var lines = ["complete -c tictactoe -f"]
    for command in Command.all {
      let isFirst = "complete -c tictactoe -n __fish_use_subcommand"
      lines.append("\(isFirst) -a '\(command.name)' -d \(quoted(command.summary))")
      let isSeen = "complete -c tictactoe -n '__fish_seen_subcommand_from \(command.name)'"
      for start in command.isDefault ? [isSeen, isFirst] : [isSeen] {
        lines += fishArguments(of: command).map { start + " " + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishArguments(of command: Command) -> [String] {
    let options = command.options.map { option in
      let values = option.value.map { " -r \(fishWords(for: $0) ?? "-f")" } ?? ""
      return "-l \(option.name.dropFirst(2)) -d \(quoted(option.summary))\(values)"
    }
    return options + command.parameters.compactMap(fishWords)
  }

  /// The option of `complete` with the values of an argument; nil if nothing is known of them.
  private func fishWords(for parameter: String) -> String? {
    switch parameter {
    case "FILE": return "-F"
    case "DIR": return "-f -a '(__fish_complete_directories)'"
    default:
      let words = list(for: parameter)
      return words.isEmpty ? nil : "-f -a '\(words)'"
    }
  }
}
