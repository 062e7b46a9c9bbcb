import Testing

/// Games played line by line through a pipe: complete transcripts.
@Suite struct PlainGameTests {
  @Test func `a game is played to its end and its outcome is printed`() throws {
    let output = """
      Tic-tac-toe
      3  .  .  .
      2  .  .  .
      1  .  .  .
         a  b  c
      X's turn
      X plays the centre (b2)
      3  .  .  .
      2  . (X) .
      1  .  .  .
         a  b  c
      O's turn
      O plays middle left (a2)
      3  .  .  .
      2 (O) X  .
      1  .  .  .
         a  b  c
      X's turn
      X plays bottom left (a1)
      3  .  .  .
      2  O  X  .
      1 (X) .  .
         a  b  c
      O's turn
      O plays bottom middle (b1)
      3  .  .  .
      2  O  X  .
      1  X (O) .
         a  b  c
      X's turn
      X plays top right (c3)
      3  .  . [X]
      2  O [X] .
      1 [X] O  .
         a  b  c
      X wins! Diagonal (a1–c3), in 3 moves.

      """
    #expect(
      try Transcript(running: ["play", "--plain", "3x3"], input: "b2\na2\na1\nb1\nc3\n")
        == Transcript(output: output))
  }

  @Test func `for a screen reader each move is a sentence and the board a list`() throws {
    let output = """
      Tic-tac-toe
      X's turn
      X: the centre (b2). O's turn.
      O: middle left (a2). X's turn.
      2: a O, b X
      X's turn
      Took back middle left (a2). O's turn.
      O: top right (c3). X's turn.
      New game: 4×4. X's turn.
      X's turn

      """
    #expect(
      try Transcript(
        running: ["play", "--spoken", "3x3"], input: "b2\na2\nb2\nboard\nundo\nc3\nnew 4x4\nboard\n"
      )
        == Transcript(output: output, errors: "line 3: The centre (b2) is taken\n"))
  }

  @Test func `a bad line is refused with its number and cause, and the game continues`() throws {
    let lines = ["b2", "", "b2", "# a remark", "d1", "s20", "undoo", "hello", "redo", "a1"]
    let transcript = try Transcript(
      running: ["play", "3x3"], input: lines.joined(separator: "\n") + "\nundo\nundo\nundo\n")
    #expect(
      transcript.errors == """
        line 3: The centre (b2) is taken
        line 5: d1 is outside the board
        line 6: “s20” is neither a square such as b2 nor a command; try help
        line 7: “undoo” is neither a square nor a command; did you mean undo?
        line 8: “hello” is neither a square nor a command; did you mean help?
        line 9: There is no move to redo
        line 13: There is no move to take back

        """)
    #expect(
      transcript.output.hasSuffix(
        """
        O took back bottom left (a1)
        3  .  .  .
        2  . (X) .
        1  .  .  .
           a  b  c
        O's turn
        X took back the centre (b2)
        3  .  .  .
        2  .  .  .
        1  .  .  .
           a  b  c
        X's turn

        """))
    #expect(transcript.status == 0)
  }

  @Test func `commands can be typed in place of squares`() throws {
    let words = [
      "help", "games", "new 2x1", "A1", "b1", "undo", "redo", "board", "new 3xx", "quit",
    ]
    let output = """
      1×1
      1  .
         a
      X's turn
      X goes first. Take turns placing your mark on an empty square.
      The first mark wins.
      If the board is full and nobody has won, it is a draw.
      Type a square such as b2 to play there.
      undo takes a move back, redo plays it again, new starts a new game, new 4x4 one on another board.
      hint tells where to look, again the idea, and again the move; explain shows or hides what every square is worth, explain b2 what follows a move there.
      games lists the boards, board shows the board again, quit ends the program.
      new 3x3: Tic-tac-toe
      new 4x4+corners+squares: Corners & blocks
      new 5x5k4: Four in a row
      new 15x15k5: Gomoku
      new 4x4: 4×4
      new 6x6: 6×6
      2×1
      1  .  .
         a  b
      X's turn
      X plays a1
      1 [X] .
         a  b
      X wins! a1, in 1 move.
      X took back a1
      1  .  .
         a  b
      X's turn
      X plays a1
      1 [X] .
         a  b
      X wins! a1, in 1 move.
      1 [X] .
         a  b
      X wins! a1, in 1 move.

      """
    let errors = """
      line 5: The game is over
      line 9: “3xx”: rules begin with a size such as 3x3; did you mean “3x3”?

      """
    #expect(
      try Transcript(running: ["1x1"], input: words.joined(separator: "\n") + "\nb1\n")
        == Transcript(output: output, errors: errors))
  }

  @Test(arguments: [
    ("https://example.org/game/#4x4+corners+squares:b2c3", "d4\n"),
    ("https://example.org/game/#4x4%2Bcorners%2Bsquares%3Ab2c3", "d4\n"),
  ])
  func `a game continues from a link and prints the next one`(link: String, input: String) throws {
    let transcript = try Transcript(running: ["play", "--link", link], input: input)
    #expect(
      transcript.output.hasSuffix(
        """
        Corners & blocks
        4  .  .  .  .
        3  .  . (O) .
        2  .  X  .  .
        1  .  .  .  .
           a  b  c  d
        X's turn
        X plays top right (d4)
        4  .  .  . (X)
        3  .  .  O  .
        2  .  X  .  .
        1  .  .  .  .
           a  b  c  d
        O's turn
        https://example.org/game/#4x4+corners+squares:b2c3d4

        """))
    #expect(transcript.errors == "")
  }

  @Test func `the computer moves as soon as it is its turn`() throws {
    let transcript = try Transcript(running: ["3x3:a1b2", "--o", "perfect"], input: "c3\n")
    #expect(transcript.output.contains("Computer (Perfect) is thinking\nComputer plays "))
    #expect(transcript.output.hasSuffix("Your turn\n"))
    #expect(transcript.errors == "")
  }

  @Test(arguments: [
    "easy", "Hard", "trickster", "master", "sharp", "Trapper", "leicht", "Anfänger",
  ])
  func `a level is accepted under each of its names`(name: String) throws {
    let transcript = try Transcript(running: ["play", "--plain", "--o", name, "3x3"], input: "")
    #expect(transcript.errors == "" && transcript.status == 0)
  }

  @Test func `the computer can play against itself`() throws {
    let transcript = try Transcript(running: ["3x3", "--x", "perfect", "--o=trickster"])
    #expect(transcript.output.hasSuffix("A draw. The board is full.\n"))
    #expect(transcript.status == 0)
  }

  @Test func `hint has three steps, and explain shows values and the answer to a move`() throws {
    let transcript = try Transcript(
      running: ["3x3:b2a2b1"], input: "hint\nhint\nhint\nexplain\nexplain c1\n")
    #expect(
      transcript.output.hasSuffix(
        """
        3  .  .  .
        2  O  X  .
        1  . (X) .
           a  b  c
        O's turn
        3  .  .  .
        2  O *X* .
        1  . *X* .
           a  b  c
        What does X want?
        Another hint tells you the idea.
        3  . *.* .
        2  O *X* .
        1  . *X* .
           a  b  c
        X needs one more mark in this line.
        Middle column (b1–b3)
        3  .  *  .
        2  O *X* .
        1  . *X* .
           a  b  c
        Top middle (b3)
        You block the middle column (b1–b3). It takes longest here: 2 more moves.
        3  −1 *−2  −1
        2  O  *X*  −1
        1  −1 *X*  −1
           a   b   c
        Top middle (b3)
        3  −1 −2*  −1
        2  O  *X*  −1
        1  −1 *X*  −1
           a   b   c
        X plays top middle (b3) and completes the middle column (b1–b3).

        """), "\(transcript.output)")
  }

  @Test func `a screen reader hears each step of a hint, and the answer to a move`() throws {
    let transcript = try Transcript(
      running: ["play", "--spoken", "3x3:b2a2b1"], input: "hint\nhint\nhint\nexplain c1\n")
    #expect(
      transcript.output.hasSuffix(
        """
        What does X want? Another hint tells you the idea.
        X needs one more mark in this line. Middle column (b1–b3).
        Top middle (b3). You block the middle column (b1–b3). It takes longest here: 2 more moves.
        Explain on. Six squares lose. X plays top middle (b3) and completes the middle column (b1–b3). O's turn.

        """), "\(transcript.output)")
  }

  @Test func `a large board shows threats in brackets`() throws {
    let transcript = try Transcript(running: ["9x9k5:e5a1f5a2g5i9"], input: "explain\n")
    #expect(
      transcript.output.hasSuffix(
        """
        6  .  .  .  .  .  .  .  .  .
        5  .  . ( ) +2 X  X  X  +2( )
        4  .  .  .  .  .  .  .  .  .
        3  .  .  .  .  .  .  .  .  .
        2  O  .  .  .  .  .  .  .  .
        1  O  .  .  .  .  .  .  .  .
           a  b  c  d  e  f  g  h  i
        Two squares win
        This board is too large to check every move. Rings show threats.

        """), "\(transcript.output)")
  }

  @Test func `without a link, --link prints the game text`() throws {
    let transcript = try Transcript(running: ["3x3", "--link"], input: "b2\na1\nundo")
    #expect(transcript.output.hasSuffix("O's turn\n3x3:b2\n"))
  }

  @Test func `the output is ASCII in the C locale`() throws {
    let transcript = try Transcript(running: ["3x3:b2a2a1b1"], input: "c3\n", locale: "C")
    #expect(transcript.output.hasPrefix("Tic-tac-toe\n3  .  .  .\n"))
    #expect(transcript.output.hasSuffix("X wins! Diagonal (a1-c3), in 3 moves.\n"))
  }

  @Test func `boards of ten rows or more stay aligned`() throws {
    let transcript = try Transcript(running: ["2x10k5"])
    #expect(transcript.output.hasPrefix("2×10, five in a row\n10  .  .\n 9  .  .\n"))
    #expect(transcript.output.hasSuffix("\n 1  .  .\n    a  b\nX's turn\n"))
  }
}
