import Testing

/// What games are worth, as a pipe asks: whole transcripts.
@Suite struct SolveCommandTests {
  @Test(arguments: [
    (["3x3:a1b2"], "3x3:a1b2 draw, best b1 c1 a2 c2 a3 b3 c3\n"),
    (["3x3:a1b1"], "3x3:a1b1 win in 5, best a2 b2 a3\n"),
    (["3x3:a1b1", "--value-only"], "3x3:a1b1 win\n"),
    (["3x3:a1b1a2b2a3"], "3x3:a1b1a2b2a3 X wins\n"),
    (["https://example.org/#2x2:"], "2x2: win in 3, best a1 b1 a2 b2\n"),
  ])
  func `tells what a game is worth`(arguments: [String], output: String) throws {
    #expect(try Transcript(running: ["solve"] + arguments) == Transcript(output: output))
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

  @Test(arguments: [
    (["3x3:b2b2"], #""3x3:b2b2": move 2, b2: already taken; did you mean "3x3:b2"?"#),
    (["3x3", "--limit", "soon"], #"--limit: "soon": the limit is a number of seconds"#),
    (["3x3", "--limit"], "--limit: SECONDS is missing"),
    (["3x3", "--jsn"], #"unknown option "--jsn"; did you mean "--json"?"#),
    ([], "GAME is missing"),
  ])
  func `refuses wrong arguments with their cause`(arguments: [String], words: String) throws {
    let errors = "tictactoe: solve: \(words)\nUsage: tictactoe solve GAME\n"
    #expect(
      try Transcript(running: ["solve"] + arguments) == Transcript(errors: errors, status: 64))
  }
}
