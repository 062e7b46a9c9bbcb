import GameRules
import Testing

/// Refusals before and in a game that is played line by line.
@Suite struct PlainRefusalTests {
  @Test func `a square that cannot be explained is refused as a move there is`() throws {
    let transcript = try Transcript(running: ["3x3:b2"], input: "explain b2\nexplain d1\n")
    let moves = try Transcript(running: ["3x3:b2"], input: "b2\nd1\n")
    #expect(
      transcript.errors == """
        line 1: The centre (b2) is taken
        line 2: d1 is outside the board

        """)
    #expect(moves.errors == transcript.errors)
  }

  @Test func `a line that is too long for memory is refused in a few words`() throws {
    let line = String(repeating: "a", count: 1 << 20)
    let transcript = try Transcript(running: ["play", "3x3"], input: line + "\nb2\n")
    let quoted = String(line.prefix(24)) + "…"
    #expect(
      transcript.errors
        == "line 1: “\(quoted)” is neither a square such as b2 nor a command; try help\n")
    #expect(transcript.output.contains("X plays the centre (b2)"))
  }

  @Test(arguments: [
    (
      ["play", "4x4+cornrs"],
      #""4x4+cornrs": rules, \#(RulesTextError.option("+cornrs")); "#
        + #"did you mean "4x4+corners"?"#
    ),
    (["3x3:b2a1b2"], #""3x3:b2a1b2": move 3, b2: already taken; did you mean "3x3:b2a1"?"#),
    (
      ["play", "3x3:b2d1"],
      #""3x3:b2d1": move 2, d1: "#
        + #"outside the board, which ends at c3; did you mean "3x3:b2"?"#
    ),
    (
      ["play", "3x3:b2,a1"],
      #""3x3:b2,a1": move 2, ",a1": "#
        + #"not a square such as b2; did you mean "3x3:b2"?"#
    ),
    (
      ["https://example.org/#3x3:b2b2"],
      #""https://example.org/#3x3:b2b2": move 2, b2: "#
        + #"already taken; did you mean "https://example.org/#3x3:b2"?"#
    ),
    (["play", "hello"], #""hello": rules, "hello": rules begin with a size such as 3x3"#),
    (["play", "3x3", "4x4"], #"unexpected "4x4""#),
    (["play", "--plian"], #"unknown option "--plian"; did you mean "--plain"?"#),
    (["play", "-plain"], #"unknown option "-plain"; did you mean "--plain"?"#),
    (["play", "-o=easy"], #"unknown option "-o=easy"; did you mean "--o"?"#),
    (["--plain", "--lnk"], #"unknown option "--lnk"; did you mean "--link"?"#),
    (
      ["--x", "perfcet"],
      #"--x: "perfcet": the players are human, beginner, easy, medium, "#
        + #"hard, perfect, trickster; did you mean "perfect"?"#
    ),
    (["--o"], "--o: PLAYER is missing"),
    (
      ["https://example.org/#puzzles=3x3:b2"],
      #""https://example.org/#puzzles=3x3:b2": this link is for a browser; it names no single game"#
    ),
    (
      ["https://example.org/#hall=AAAAAAAAAAAAAAAAAAAAAA", "--o", "easy"],
      "--o: there is none for classes"
    ),
    (["http://127.0.0.1:9/#room="], #""http://127.0.0.1:9/#room=": it names no live game"#),
    (["http://127.0.0.1:9/#room=abc"], #""http://127.0.0.1:9/#room=abc": it names no live game"#),
    (["http://127.0.0.1:9/#room=a/b"], #""http://127.0.0.1:9/#room=a/b": it names no live game"#),
    (
      ["http://127.0.0.1:9/#room=AAAAAAAAAAAAAAAAAAAAAA", "--o", "easy"],
      #""http://127.0.0.1:9/#room=AAAAAAAAAAAAAAAAAAAAAA": --x and --o are for games on this machine: "#
        + "in a live game the server seats the players"
    ),
    (["--plain=yes"], #"--plain: unexpected "yes""#),
  ])
  func `an invalid game is refused with the cause and the nearest valid one`(
    arguments: [String], words: String
  ) throws {
    let errors = "tictactoe: play: \(words)\nUsage: tictactoe [play] [GAME]\n"
    #expect(try Transcript(running: arguments) == Transcript(errors: errors, status: 64))
  }
}
