import Foundation
import TestSupport
import Testing

/// The values of games, asked for through a pipe: complete transcripts.
@Suite struct SolveCommandTests {
  @Test(arguments: [
    (["3x3:a1b2"], "3x3:a1b2 draw, best b1 c1 a2 c2 a3 b3 c3\n"),
    (["3x3:a1b1"], "3x3:a1b1 win in 5, best a2 b2 a3\n"),
    (["3x3:a1b1", "--value-only"], "3x3:a1b1 win\n"),
    (["3x3:a1b1a2b2a3"], "3x3:a1b1a2b2a3 X wins\n"),
    (["https://example.org/#2x2:"], "2x2: win in 3, best a1 b1 a2 b2\n"),
    (["https://example.org/g/2x2"], "2x2: win in 3, best a1 b1 a2 b2\n"),
    (["5x5k4", "--weak"], "5x5k4: X completes a line\n"),
    (["3x3:a1", "--weak"], "3x3:a1 X stops every line\n"),
    (["12x6k6", "--weak"], "12x6: O stops every line\n"),
    (["12x6k6", "--value-only"], "12x6: draw\n"),
  ])
  func `solve prints the value and the best moves`(arguments: [String], output: String) throws {
    #expect(try Transcript(running: ["solve"] + arguments) == Transcript(output: output))
  }

  @Test(arguments: [
    ("7x7k5", "draw"), ("6x6k5+corners", "draw"), ("6x6k4", "win"), ("5x5k4", "draw"),
    ("7x7k5:d4d5", "draw"), ("6x6k4:c3", "loss"),
  ])
  func `one thread and two find the same value`(game: String, value: String) throws {
    for threads in ["1", "2"] {
      let arguments = ["solve", game, "--value-only", "--threads", threads]
      let colon = game.contains(":") ? "" : ":"
      #expect(try Transcript(running: arguments).output == "\(game)\(colon) \(value)\n")
    }
  }

  @Test(arguments: ["6x5k4", "7x4k4", "5x5k4:c3", "6x6k4+corners:c3"])
  func `one thread and three find the same value for every square`(game: String) throws {
    let squares = try ["1", "3"].map { threads in
      let json = try Transcript(running: ["solve", game, "--json", "--threads", threads]).output
      return try #require(json.firstMatch(of: /"squares":\{.*\}\}/)?.output)
    }
    #expect(squares[0] == squares[1])
  }

  @Test(arguments: ["1", "2"])
  func `a time limit ends the search with the proved bounds`(threads: String) throws {
    #expect(
      try Transcript(running: ["solve", "9x5k4", "--limit", "0", "--threads", threads])
        == Transcript(output: "9x5k4: at least a draw\n"))
  }

  /// A second player's winning strategy could be stolen, but not where an extra mark may hurt.
  @Test(arguments: [
    (["15x15k5"], "at least a draw", true), (["15x15k5", "--value-only"], "at least a draw", true),
    (["9x9k4+squares"], "at least a draw", true), (["9x8k5"], "at least a draw", true),
    (["8x8k5", "--value-only"], "at least a draw", true), (["15x15k5:h8"], "unknown", false),
    (["15x15k5+misere"], "unknown", false),
  ])
  func `whoever goes first on an empty board of any size has a draw at least`(
    arguments: [String], words: String, isSaid: Bool
  ) throws {
    let solve = ["solve"] + arguments + ["--limit", "0"]
    let text = try Transcript(running: solve).output
    #expect(text == "\(arguments[0]) \(words)\n" || text == "\(arguments[0]): \(words)\n")
    let json = try Transcript(running: solve + ["--json"]).output
    #expect(json.contains(#""toMove":"x","value":"unknown","atLeast":"draw""#) == isSaid)
  }

  @Test func `looks at the same number of positions every time on one thread`() throws {
    let rules = isOptimized ? "8x7k5" : "6x5k4"
    let arguments = ["solve", rules, "--value-only", "--json", "--threads", "1"]
    let counts = try Set(
      (0..<2).map { _ in
        try Transcript(running: arguments).output.split(separator: ",").filter {
          $0.hasPrefix("\"nodes\"")
        }
      })
    #expect(counts.count == 1)
  }

  /// A search that ran out of memory halfway could only crash.
  @Test(arguments: ["--value-only", "--weak"])
  func `unavailable memory is reported before the search`(option: String) throws {
    let much = try Transcript(running: ["solve", "8x8k5", option, "--memory", "900T"])
    #expect(
      much
        == Transcript(
          errors: "tictactoe: solve: --memory: \"900T\": the system does not give so much\n",
          status: 1))
    // The least possible memory makes it slower, with the same result.
    let little = try Transcript(
      running: ["solve", "8x6k5", option, "--memory", "1K", "--threads", "2"])
    #expect(little.status == 0 && little.output.hasPrefix("8x6k5: "), "\(little)")
  }

  #if os(Linux)
    @Test func `little memory is enough for little`() throws {
      let shell = Process()
      let output = Pipe()
      shell.executableURL = URL(fileURLWithPath: "/bin/bash")
      shell.arguments = [
        "-c", "ulimit -v 60000 && exec \"$0\" solve 4x4 --value-only --memory 1M 2>&1",
        Transcript.program.path,
      ]
      shell.standardOutput = output
      try shell.run()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      shell.waitUntilExit()
      #expect(said == "4x4: draw\n" && shell.terminationStatus == 0)
    }
  #endif

  /// An extra mark never hurts, so the first player could use a winning strategy of the second.
  @Test(arguments: [
    ("15x15k5", "15x15k5: at least a draw\n"), ("9x8k4", "9x8k4: at least a draw\n"),
    ("19x19k5+corners", "19x19k5+corners: at least a draw\n"),
    ("15x15k5:h8", "15x15k5:h8 unknown\n"), ("9x8k4+misere", "9x8k4+misere: unknown\n"),
  ])
  func `the first player holds every empty board on which an extra mark never hurts`(
    game: String, line: String
  ) throws {
    for precision in [[], ["--value-only"]] {
      let arguments = ["solve", game, "--limit", "0"] + precision
      #expect(try Transcript(running: arguments).output == line)
      let json = try Transcript(running: arguments + ["--json"]).output
      #expect(
        json.contains(#""value":"unknown","atLeast":"draw""#) == line.contains("draw"), "\(json)")
      #expect(!json.contains("atMost"))
    }
  }

  @Test func `tells the limit of what is not known yet`() throws {
    let first = try Transcript(running: ["solve", "9x5k4", "--limit", "0", "--json"]).output
    #expect(first.contains(#""value":"unknown","atLeast":"draw","squares""#), "\(first)")
    let second = try Transcript(running: ["solve", "9x5k4:e3", "--limit", "0", "--json"]).output
    #expect(second.contains(#""value":"unknown","atMost":"draw","squares""#), "\(second)")
  }

  @Test func `reads a game a line and goes on after a bad one`() throws {
    let errors = """
      tictactoe: solve: line 2: rules, "zz": rules begin with a size such as 3x3
      tictactoe: solve: 1 line could not be read

      """
    #expect(
      try Transcript(running: ["solve", "-", "--value-only"], input: "3x3:b2\nzz\n\n3x3:a1b1\n")
        == Transcript(output: "3x3:b2 draw\n3x3:a1b1 win\n", errors: errors, status: 64))
  }

  @Test func `the end of a line that is too long is not left out silently`() throws {
    let errors = """
      tictactoe: solve: line 1: unexpected "…"
      tictactoe: solve: 1 line could not be read

      """
    let line = "3x3:a1b1" + String(repeating: " ", count: 9000) + "c1"
    #expect(
      try Transcript(running: ["solve", "-", "--value-only"], input: "\(line)\n3x3:a1b1\n")
        == Transcript(output: "3x3:a1b1 win\n", errors: errors, status: 64))
  }

  @Test func `a line of input holds one game or link`() throws {
    let errors = """
      tictactoe: solve: line 2: unexpected "b2"
      tictactoe: solve: line 4: --weak is for up to 128 squares, and for games in which an extra mark \
      never hurts
      tictactoe: solve: line 5: this link names no single game; "tictactoe play" opens it
      tictactoe: solve: 3 lines could not be read

      """
    let lines = [
      "https://example.org/#3x3:b2", "3x3: b2", "3x3:a1b1a2b2a3  # ended", "3x3+misere",
      "https://example.org/#lesson=4",
    ]
    #expect(
      try Transcript(running: ["solve", "-", "--weak"], input: lines.joined(separator: "\n"))
        == Transcript(
          output: "3x3:b2 X stops every line\n3x3:a1b1a2b2a3 X wins\n", errors: errors, status: 64))
  }

  @Test(arguments: [
    ("3x3+misere", "3x3+misere"), ("12x12k5:a1", "12x12k5"),
  ])
  func `--weak is refused for misère and for more than 128 squares`(game: String, rules: String)
    throws
  {
    let errors = """
      tictactoe: solve: \(rules): --weak is for up to 128 squares, and for games in which an extra mark \
      never hurts
      Usage: tictactoe solve GAME

      """
    #expect(
      try Transcript(running: ["solve", game, "--weak"]) == Transcript(errors: errors, status: 64))
  }

  #if os(Linux)
    @Test(arguments: [
      "solve 3x3 --json", "solve 4x4 --split 2", "solve 3x3 --certificate -", "help", "--version",
      "manual", "play --plain 3x3 <<<b2", "solve - <<<3x3", "engine <<<'START 15'",
      "serve --port 0 --data rooms",
    ])
    func `output that cannot be written is a failure`(words: String) throws {
      let folder = try Folder()
      let shell = Process()
      let errors = Pipe()
      shell.executableURL = URL(fileURLWithPath: "/bin/bash")
      shell.arguments = [
        "-c", "cd '\(folder.path)' && exec \"$0\" \(words) >/dev/full", Transcript.program.path,
      ]
      shell.standardError = errors
      try shell.run()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      shell.waitUntilExit()
      #expect(said == "tictactoe: output: No space left on device\n")
      #expect(shell.terminationStatus == 1)
    }
  #endif

  @Test(arguments: [
    (["3x3", "--limit", "inf"], #"--limit: "inf": the limit is a number of seconds"#),
    (["3x3", "--certificate", ""], "--certificate: FILE is empty"),
    (["3x3", "--certificate", "f", "--json"], "--certificate: there is no --json of it"),
    (["3x3", "--split", "2", "--certificate", "f"], "--split: a certificate is that of --join"),
    (["3x3", "--split", "2", "--join", "d"], "--join: there is --split too"),
    (
      ["4x4:b2", "--split", "2"], #"--split: "4x4:b2": it is for whole games, without moves"#
    ),
    (["3x3", "--verdict", "--json"], "--verdict: there is --json too"),
    (["3x3", "--verdict", "--weak"], "--verdict: there is --weak too"),
    (["3x3", "--value-only", "--verdict"], "--verdict: there is --value-only too"),
    (["3x3", "--verdict", "--memory", "1G"], "--verdict: there is --memory too"),
    (["3x3", "--verdict", "--threads", "2"], "--verdict: there is --threads too"),
    (["3x3", "--verdict", "--split", "2"], "--verdict: there is --split too"),
    (["4x4:b2", "--verdict"], #"--verdict: "4x4:b2": it is for whole games, without moves"#),
    (["4x4:b2", "--join", "d"], #"--join: "4x4:b2": it is for whole games, without moves"#),
    (["3x3:b2b2"], #""3x3:b2b2": move 2, b2: already taken; did you mean "3x3:b2"?"#),
    (
      ["https://example.org/#3x3:b2b2"],
      #""https://example.org/#3x3:b2b2": move 2, b2: already taken; "#
        + #"did you mean "https://example.org/#3x3:b2"?"#
    ),
    (
      ["https://example.org/#day=2026-11-26"],
      #""https://example.org/#day=2026-11-26": this link names no single game; "#
        + #""tictactoe play" opens it"#
    ),
    (["3x3", "--limit", "0x10"], #"--limit: "0x10": the limit is a number of seconds"#),
    (["3x3", "--limit", "-1"], #"--limit: "-1": the limit is a number of seconds"#),
    (["3x3", "--limit", "nan"], #"--limit: "nan": the limit is a number of seconds"#),
    (["3x3", "--limit", "."], #"--limit: ".": the limit is a number of seconds"#),
    (["3x3", "--limit", "soon"], #"--limit: "soon": the limit is a number of seconds"#),
    (["3x3", "--threads", "0"], #"--threads: "0": the number of threads is from 1 to 1024"#),
    (["3x3", "--limit"], "--limit: SECONDS is missing"),
    (["3x3", "--jsn"], #"unknown option "--jsn"; did you mean "--json"?"#),
    ([], "GAME is missing"),
  ])
  func `wrong arguments are refused with their cause`(arguments: [String], words: String) throws {
    let errors = "tictactoe: solve: \(words)\nUsage: tictactoe solve GAME\n"
    #expect(
      try Transcript(running: ["solve"] + arguments) == Transcript(errors: errors, status: 64))
  }
}
