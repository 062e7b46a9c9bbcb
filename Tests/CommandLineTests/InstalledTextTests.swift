import Foundation
import Testing

/// The completions and the manual page, which are made from the table of commands.
@Suite struct InstalledTextTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `the completions contain every command and option`(shell: String) throws {
    let transcript = try Transcript(running: ["completions", shell])
    for word in [
      "play", "perft", "completions", "manual", "help", "plain", "link", "4x4", "zsh", "serve",
      "port",
    ] {
      #expect(transcript.output.contains(word), "\(word) is missing")
    }
    #expect(transcript.errors == "")
    #expect(transcript.status == 0)
  }

  @Test func `bash completes commands, options, games and levels`() throws {
    let script = try Transcript(running: ["completions", "bash"]).output
    let words = try completions(of: ["tictactoe", "pl"], by: script)
    #expect(words == ["play"])
    #expect(try completions(of: ["tictactoe", "play", "--l"], by: script) == ["--link"])
    #expect(try completions(of: ["tictactoe", "help", "pe"], by: script) == ["perft"])
    #expect(try completions(of: ["tictactoe", "4x4+"], by: script) == ["4x4+corners+squares"])
    #expect(try completions(of: ["tictactoe", "--o", "pe"], by: script) == ["perfect"])
    #expect(try completions(of: ["tictactoe", "completions", "f"], by: script) == ["fish"])
  }

  /// Reads quotation marks as a shell does; neither zsh nor fish need be installed.
  @Test(arguments: [("zsh", false), ("fish", true)])
  func `every quotation in a completion script ends on its line`(shell: String, hasEscapes: Bool)
    throws
  {
    for line in try Transcript(running: ["completions", shell]).output.split(separator: "\n")
    where !line.hasPrefix("#") {
      var (isQuoted, isEscaped) = (false, false)
      for character in line {
        if isEscaped {
          isEscaped = false
        } else if character == "\\", hasEscapes || !isQuoted {
          isEscaped = true
        } else if character == "'" {
          isQuoted.toggle()
        }
      }
      #expect(!isQuoted, "\(line)")
    }
  }

  @Test(arguments: [
    ("zsh", "verify) _arguments '--help[Explain the command]' '1:FILE:_files' ;;"),
    ("zsh", "--data[Use DIR as the folder of live games]:DIR:_files -/'"),
    ("fish", "-n '__fish_seen_subcommand_from verify' -F"),
    (
      "fish",
      "-l data -d 'Use DIR as the folder of live games' -r -f -a '(__fish_complete_directories)'"
    ),
  ])
  func `files and folders are completed`(shell: String, words: String) throws {
    #expect(try Transcript(running: ["completions", shell]).output.contains(words))
  }

  @Test func `completions for an unknown shell are refused`() throws {
    let errors = """
      tictactoe: completions: "bsh": the shells are bash, zsh and fish; did you mean "bash"?
      Usage: tictactoe completions SHELL

      """
    #expect(
      try Transcript(running: ["completions", "bsh"]) == Transcript(errors: errors, status: 64))
  }

  @Test func `the manual describes every command and option`() throws {
    let page = try Transcript(running: ["manual"]).output
    for heading in [
      ".TH TICTACTOE 1", ".SH SYNOPSIS", ".SS [play] [GAME]", ".SS perft RULES DEPTH",
      ".B \\-\\-plain", ".SS serve", ".B \\-\\-port N", ".SH EXIT STATUS", ".SH ENVIRONMENT",
    ] {
      #expect(
        page.contains(heading + "\n") || page.contains(heading + " "), "\(heading) is missing")
    }
  }

  /// The completions that bash offers for the last word.
  private func completions(of words: [String], by script: String) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    process.arguments = [
      "-c",
      script + "COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1); _tictactoe\n"
        + #"printf '%s\n' "${COMPREPLY[@]}""#,
    ]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }
}
