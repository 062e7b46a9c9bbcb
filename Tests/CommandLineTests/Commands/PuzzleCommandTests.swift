import Foundation
import GamePuzzles
import GameRules
import Testing

/// Puzzles and lessons through a pipe: complete transcripts.
@Suite struct PuzzleCommandTests {
  @Test func `JSON has the puzzle and its answer`() throws {
    #expect(
      try Transcript(running: ["puzzle", "2026-11-26", "--json"])
        == Transcript(
          output: #"{"date":"2026-11-26","edition":1,"game":"4x4+misere:d1a2c2d2b3a3b2b4a1","#
            + #""task":"win","moves":3,"answer":"d3","grade":3}"# + "\n"))
  }

  @Test func `the JSON of every day of a week is that of the library`() throws {
    for number in 1...7 {
      let day = try #require(PuzzleDay(number: number))
      let puzzle = DailyPuzzle(day).puzzle
      let transcript = try Transcript(running: ["puzzle", day.notation.description, "--json"])
      let data = Data(transcript.output.utf8)
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(object.count == 7)
      #expect(object["date"] as? String == day.notation.description)
      #expect(object["edition"] as? Int == DailyPuzzle.edition)
      #expect(object["game"] as? String == puzzle.game.description)
      #expect(object["task"] as? String == puzzle.task.notation.description)
      #expect(object["moves"] as? Int == puzzle.ownMoves)
      #expect(object["answer"] as? String == puzzle.answer.description)
      #expect(object["grade"] as? Int == puzzle.grade)
    }
  }

  @Test func `without a date it is the puzzle of the system's day`() throws {
    func today() throws -> String {
      let date = Calendar(identifier: .gregorian).dateComponents(
        [.year, .month, .day], from: Date())
      return try PuzzleDay(
        year: date.year ?? 0, month: date.month ?? 0, day: date.day ?? 0
      ).notation.description
    }
    // The day may end between the two.
    let before = try today()
    let output = try Transcript(running: ["puzzle", "--json"]).output
    let after = try today()
    #expect([before, after].contains { output.contains(#""date":"\#($0)""#) }, "\(output)")
  }

  @Test(arguments: [
    ("2025-12-31", "the first puzzle is that of 2026-01-01"),
    ("2026-02-30", "the calendar has no such date"),
    ("330", "not a date such as 2026-11-26"),
    ("https://example.org/#3x3:b2", "not a date such as 2026-11-26"),
    ("https://example.org/#day=2025-01-01", "the first puzzle is that of 2026-01-01"),
  ])
  func `a date without a puzzle is refused with the cause`(date: String, cause: String) throws {
    for options in [[], ["--json"]] {
      #expect(
        try Transcript(running: ["puzzle", date] + options)
          == Transcript(
            errors: "tictactoe: puzzle: \"\(date)\": \(cause)\n"
              + "Usage: tictactoe puzzle [YYYY-MM-DD]\n", status: 64))
    }
  }

  @Test func `a wrong move is refuted, and the right ones solve the puzzle`() throws {
    let link = "https://example.org/play#day=2026-01-11"
    let lines = ["what", "a3", "", "# a remark", "b4", "help", "b3", "b2", "a3", ""]
    let transcript = try Transcript(
      running: ["puzzle", link], input: lines.joined(separator: "\n"))
    #expect(transcript.status == 0)
    #expect(
      transcript.errors == """
        line 1: “what” is neither a square such as b2 nor hint, show, board, help or quit
        line 5: Top centre-left (b4) is taken

        """)
    #expect(
      transcript.output == """
        Puzzle 11, 2026-01-11
        Corners & blocks
        Get four of your marks in a row to win: across, down or diagonally. The four corners win too. Any 2×2 block wins too.
        Difficulty 4 of 5
        4  .  X  .  O
        3  .  .  .  .
        2  .  .  .  O
        1  X  . (O) X
           a  b  c  d
        You play X. Only one move wins. It takes you 4 moves.
        Not upper left (a3). O plays upper centre-left (b3), and nobody can win.
        2 tries left.
        Type a square such as b2. hint helps in three steps, show tells the answer, board shows the board again, quit ends the program.
        Right! O answers with lower centre-right (c2). Go on.
        4  .  X  .  O
        3  .  X  .  .
        2  .  . (O) O
        1  X  .  O  X
           a  b  c  d
        Right! O answers with bottom centre-left (b1). Go on.
        4  .  X  .  O
        3  .  X  .  .
        2  .  X  O  O
        1  X (O) O  X
           a  b  c  d
        Right!
        4  .  X  .  O
        3 (X) X  .  .
        2  .  X  O  O
        1  X  O  O  X
           a  b  c  d
        Tic-tac-toe, puzzle 11: solved on the 2nd try
        🟨✅
        https://example.org/play#day=2026-01-11

        """)
  }

  @Test func `the third wrong move shows the answer, and the result says so`() throws {
    let transcript = try Transcript(running: ["puzzle", "2026-01-06"], input: "hint\na2\nb2\nb4\n")
    #expect(transcript.status == 0 && transcript.errors.isEmpty)
    #expect(
      transcript.output == """
        Puzzle 6, 2026-01-06
        Corners & blocks
        Get four of your marks in a row to win: across, down or diagonally. The four corners win too. Any 2×2 block wins too.
        Difficulty 3 of 5
        4  X  .  .  .
        3  .  .  X (X)
        2  .  .  .  O
        1  O  .  .  .
           a  b  c  d
        You play O. Only one move is safe. After any other, X can win.
        Careful! Most squares lose.
        Not lower left (a2). X plays upper centre-left (b3) and wins in 3 moves.
        It goes on like this: b3 a3 c2 d1 b2.
        2 tries left.
        Not lower centre-left (b2). X plays upper centre-left (b3) and wins in 3 moves.
        It goes on like this: b3 a3 c4 b4 d4.
        1 try left.
        Not top centre-left (b4). X plays upper centre-left (b3) and wins in 3 moves.
        It goes on like this: b3 a3 c2 d1 b2.
        The answer is upper centre-left (b3).
        Tic-tac-toe, puzzle 6: not solved with 1 hint
        💡🟨🟨🟨⬜
        #day=2026-01-06

        """)
  }

  @Test func `a board is read out where that is asked for`() throws {
    for command in [["puzzle", "2026-01-11"], ["play", "#day=2026-01-11"]] {
      let transcript = try Transcript(running: command + ["--spoken"], input: "board\n")
      #expect(transcript.status == 0 && transcript.errors.isEmpty)
      let board = """
        4: b X, d O
        2: d O
        1: a X, c O, d X
        You play X. Only one move wins. It takes you 4 moves.

        """
      #expect(transcript.output.hasSuffix("\n" + board), "\(transcript)")
      #expect(!transcript.output.contains("a  b  c  d"))
    }
  }

  @Test func `it speaks the language of the terminal`() throws {
    let transcript = try Transcript(
      running: ["puzzle", "2026-01-03"], input: "c1\n", locale: "de_DE.UTF-8")
    #expect(transcript.output.hasPrefix("Rätsel 3, 2026-01-03\n"))
    #expect(
      transcript.output.hasSuffix(
        "Tic-Tac-Toe, Rätsel 3: im 1. Versuch gelöst\n✅\n#day=2026-01-03\n"))
  }

  @Test func `the link of a day opens its puzzle where a game is played, too`() throws {
    let link = "https://example.org/#day=2026-01-03"
    let expected = try Transcript(running: ["puzzle", link], input: "c1\n")
    #expect(expected.output.hasSuffix("\nhttps://example.org/#day=2026-01-03\n"))
    for command in [["play"], []] {
      #expect(try Transcript(running: command + [link], input: "c1\n") == expected)
    }
  }

  @Test func `whoever leaves a puzzle shares nothing`() throws {
    for input in ["quit\n", "", "hint\n"] {
      let output = try Transcript(running: ["puzzle", "2026-01-03"], input: input).output
      #expect(!output.contains("#day="))
    }
  }
}
