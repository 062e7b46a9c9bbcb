import GamePuzzles
import Testing

/// Lessons through a pipe.
@Suite struct LearnCommandTests {
  @Test func `the lessons are listed`() throws {
    let transcript = try Transcript(running: ["learn"])
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.count == Lesson.count && transcript.status == 0)
    #expect(lines.first == "Lesson 1: Three in a row" && lines.last == "Lesson 12: Five in a row")
  }

  @Test(arguments: 1...Lesson.count)
  func `the right answers finish every lesson`(number: Int) throws {
    let steps = try #require(Lesson(number)).steps
    let lines = steps.map { step in
      if case .game(let answer) = step.task { return "\(answer + 1)\n" }
      return "\(step.answers.last?.description ?? "")\n"
    }
    let transcript = try Transcript(running: ["learn", "\(number)"], input: lines.joined())
    #expect(transcript.status == 0 && transcript.errors.isEmpty, "\(transcript)")
    #expect(transcript.output.hasSuffix("\nLesson done.\n"), "\(transcript)")
    #expect(transcript.output.matches(of: /Step \d+ of/).count == steps.count)
  }

  @Test func `a board is read out where that is asked for`() throws {
    let output = try Transcript(running: ["learn", "3", "--spoken"], input: "b2\n").output
    #expect(output.contains("Step 1 of 3\n1: a X\nYou play O."), "\(output)")
    #expect(output.contains("Step 2 of 3\n2: b X\nYou play O."), "\(output)")
  }

  @Test func `a wrong move is answered with what it allows, and asked again`() throws {
    let lines = ["b1", "a9", "hint", "hint", "hint", "b2", ""]
    let transcript = try Transcript(
      running: ["learn", "3"], input: lines.joined(separator: "\n"))
    #expect(
      transcript.output == """
        Lesson 3: Centre and corners
        Some answers to the first move lose.
        Step 1 of 3
        3  .  .  .
        2  .  .  .
        1 (X) .  .
           a  b  c
        You play O. Find the only safe move.
        Not bottom middle (b1). X plays middle left (a2) and wins in 3 moves.
        It goes on like this: a2 a3 b2 c2 c3.
        Careful! Most squares lose.
        Only one square is safe.
        Play the centre (b2). It is the only move that doesn’t lose.
        After a corner: the centre, nothing else.
        Step 2 of 3
        3  .  .  .
        2  . (X) .
        1  .  .  .
           a  b  c
        You play O. Find a safe move.

        """)
    #expect(transcript.errors == "line 2: a9 is outside the board\n")
  }

  @Test func `the link of a lesson opens it, also where a game is played`() throws {
    let link = "https://example.org/#lesson=3"
    let expected = try Transcript(running: ["learn", "3"])
    for command in [["learn"], ["play"], []] {
      #expect(try Transcript(running: command + [link]) == expected)
    }
  }

  @Test(arguments: ["https://example.org/#lesson=99", "0", "13", "one", "-1", "1.5"])
  func `a lesson that does not exist is refused`(number: String) throws {
    #expect(
      try Transcript(running: ["learn", number])
        == Transcript(
          errors: "tictactoe: learn: \"\(number)\": the lessons are numbered from 1 to 12\n"
            + "Usage: tictactoe learn [N]\n", status: 64))
  }
}
