import GameRules
import Testing

/// The program as a user runs it: complete transcripts and exit statuses.
@Suite struct CommandLineTests {
  static let overview = """
    Tic-tac-toe on any board.

      tictactoe [play] [GAME]        Play a new game, or continue GAME
      tictactoe join CODE            Play with a class, one game after another
      tictactoe turns SERVER         List your live games on a server, with whose turn it is
      tictactoe puzzle [YYYY-MM-DD]  Solve the puzzle of today, or of a day since 2026-01-01
      tictactoe learn [N]            List the lessons, or take lesson N
      tictactoe serve                Serve the page and live games
      tictactoe backup FILE          Copy the live games of a server into FILE
      tictactoe restore FILE         Put the live games of a backup in the place of the present ones
      tictactoe solve GAME           Print the result of GAME under best play, and the best moves
      tictactoe picture GAME [FILE]  Draw GAME as a picture, SVG or PNG
      tictactoe verify FILE          Check a proof that solve --certificate wrote
      tictactoe engine               Play five in a row against other programs (Gomocup protocol)
      tictactoe perft RULES DEPTH    Count the move sequences of exactly DEPTH plies
      tictactoe bench                Search a fixed set of games and count the positions
      tictactoe completions SHELL    Print the completions for bash, zsh or fish
      tictactoe manual               Print the manual page, for man
      tictactoe help [COMMAND]       Explain the commands, or one of them
      tictactoe --version            Print the version

    RULES are written COLUMNSxROWS[kK][+corners][+squares][+diamonds][+SHAPE][+misere][+swap]: 3x3,
    5x5k4 (four in a row on a board of five by five), 4x4+corners+squares (the four corners or any
    2×2 block also win). Four squares around one are a diamond, and with misere whoever completes a
    line loses. K is the number in a row that wins; without it, the shorter side. With swap, the
    second player may take over the first mark instead of moving.

    A SHAPE is 2 to 8 squares run together, which win wherever they fit, turned and mirrored too;
    three shapes at most. With k0 nothing in a row wins: 6x6k0+a1b1c1d1b2.

    A GAME is RULES, a colon and the moves run together: 3x3:b2a1. RULES alone are a game without
    moves. A link of the web page works too: the text after its # is the game. With swap, = after
    the first square says that the second player took that mark over: 6x5k4+swap:b1=.

    """

  static let perftPage = """
    Usage: tictactoe perft RULES DEPTH

    Counts the move sequences of exactly DEPTH plies (0 to 361) from the empty board. A game
    that has ended goes no further. Deep counts on large boards can take longer than a lifetime.

      $ tictactoe perft 3x3 9
      127872

    """

  @Test(arguments: [
    (["--version"], "tictactoe 0.1.0\n"),
    (["help"], overview),
    (["--help"], overview),
    (["help", "perft"], perftPage),
    (["perft", "--help"], perftPage),
    (
      ["help", "help"],
      """
      Usage: tictactoe help [COMMAND]

      Lists the commands, or explains one of them. help animals shows shapes that can win, and on which
      boards they do.

      """
    ),
    (["perft", "3x3", "0"], "1\n"),
    (["perft", "3x3", "9"], "127872\n"),
    (["perft", "3x3", "10"], "0\n"),
    (["perft", "3x3", "361"], "0\n"),
    (["perft", "4X4+SQUARES+CORNERS", "5"], "524160\n"),
    (["perft", "19x19k5", "2"], "129960\n"),
    (["perft", "3x3k0+a1b1c1", "6"], "56160\n"),
    (["perft", "3x3+swap", "9"], "127872\n"),
  ])
  func `a valid command prints its result`(arguments: [String], output: String) throws {
    #expect(try Transcript(running: arguments) == Transcript(output: output))
  }

  @Test(arguments: [
    (["perf"], #"unknown command "perf"; did you mean "perft"?"#),
    (["version"], #"unknown command "version"; did you mean "--version"?"#),
    (["xyzzy"], #"unknown command "xyzzy""#),
    ([""], #"unknown command """#),
    (["slove"], #"unknown command "slove"; did you mean "solve"?"#),
    (["serev"], #"unknown command "serev"; did you mean "serve"?"#),
    (["--versoin"], #"unknown option "--versoin"; did you mean "--version"?"#),
    (["-v"], #"unknown option "-v"; did you mean "--version"?"#),
    (["-plain"], #"unknown option "-plain"; did you mean "--plain"?"#),
    (["-z"], #"unknown option "-z""#),
    (["help", "perfd"], #"unknown command "perfd"; did you mean "perft"?"#),
  ])
  func `an unknown command or option is refused with the nearest known one`(
    arguments: [String], words: String
  )
    throws
  {
    let errors = "tictactoe: \(words)\n\"tictactoe help\" lists what there is.\n"
    #expect(try Transcript(running: arguments) == Transcript(errors: errors, status: 64))
  }

  @Test(arguments: [
    (["perft"], "RULES is missing"),
    (["perft", "3x3"], "DEPTH is missing"),
    (["perft", "3x3", "2", "3"], #"unexpected "3""#),
    (["perft", "3x3", "--fast"], #"unknown option "--fast""#),
    (["perft", "--ehpl"], #"unknown option "--ehpl"; did you mean "--help"?"#),
    (["perft", "--hlp"], #"unknown option "--hlp"; did you mean "--help"?"#),
    (["perft", "-h"], #"unknown option "-h"; did you mean "--help"?"#),
    (["perft", "3x3", "x"], #""x": the depth is a number from 0 to 361"#),
    (["perft", "3x3", ""], #""": the depth is a number from 0 to 361"#),
    (["perft", "3x3", "-1"], #""-1": the depth is a number from 0 to 361"#),
    (["perft", "3x3", "362"], #""362": the depth is a number from 0 to 361"#),
    (
      ["perft", "3x3", "99999999999999999999"],
      #""99999999999999999999": the depth is a number from 0 to 361"#
    ),
    (["perft", "", "2"], #""": rules begin with a size such as 3x3"#),
    (["perft", "three", "2"], #""three": rules begin with a size such as 3x3"#),
    (["perft", "4by4", "2"], #""4by4": rules begin with a size such as 3x3; did you mean "4x4"?"#),
    (["perft", "3×3", "2"], #""3×3": rules begin with a size such as 3x3; did you mean "3x3"?"#),
    (["perft", "5", "2"], #""5": rules begin with a size such as 3x3; did you mean "5x5"?"#),
    (
      ["perft", "4x4+cornrs", "2"],
      #"\#(RulesTextError.option("+cornrs")); did you mean "4x4+corners"?"#
    ),
    (
      ["perft", "5x5k4+square", "2"],
      #"\#(RulesTextError.option("+square")); did you mean "5x5k4+squares"?"#
    ),
    (
      ["perft", "5x5k4+misére", "2"],
      #"\#(RulesTextError.option("+misére")); did you mean "5x5k4+misere"?"#
    ),
    (
      ["perft", "4x4+imseer", "2"],
      #"\#(RulesTextError.option("+imseer")); did you mean "4x4+misere"?"#
    ),
    (["perft", "3x3k", "2"], #""3x3k": a number must follow the k; did you mean "3x3"?"#),
    (
      ["perft", "3x3:b2", "2"],
      #"":b2": nothing like this can follow the rules; did you mean "3x3"?"#
    ),
    (["perft", "4x4k7", "2"], #""4x4k7": 7 in a row do not fit on 4×4; did you mean "4x4"?"#),
    (["perft", "20x3", "2"], #""20x3": 20 columns: a board has 1 to 19; did you mean "19x3"?"#),
    (["perft", "3x0", "2"], #""3x0": 0 rows: a board has 1 to 19; did you mean "3x1"?"#),
    (
      ["perft", "1x5+corners", "2"],
      #""1x5+corners": corners: a board of 1×5 does not have four corners; did you mean "1x5"?"#
    ),
    (
      ["perft", "99999999999999999999x3", "2"],
      #""99999999999999999999x3": 1000 or more columns: a board has 1 to 19; "#
        + #"did you mean "19x3"?"#
    ),
  ])
  func `wrong arguments are refused with the cause and the nearest right form`(
    arguments: [String], words: String
  ) throws {
    let errors = "tictactoe: perft: \(words)\nUsage: tictactoe perft RULES DEPTH\n"
    #expect(try Transcript(running: arguments) == Transcript(errors: errors, status: 64))
  }

  @Test(arguments: Rules.Option.allCases)
  func `each option is in the help, and suggested for a misspelt word`(option: Rules.Option) throws
  {
    #expect(try Transcript(running: ["help"]).output.contains("[\(option.notation)]"))
    let misspelt = option.notation.description.dropLast()
    let words =
      #"\#(RulesTextError.option(UTF8Text(misspelt))); did you mean "4x4\#(option.notation)"?"#
    #expect(
      try Transcript(running: ["perft", "4x4\(misspelt)", "2"]).errors.contains(words))
  }

  @Test func `what follows -- is the game, also without a command`() throws {
    #expect(
      try Transcript(running: ["--", "3x3:b2"])
        == Transcript(running: ["play", "--", "3x3:b2"]))
    #expect(try Transcript(running: ["--", "3x3:b2"]).status == 0)
  }

  @Test func `--version takes no arguments`() throws {
    let errors = "tictactoe: --version: unexpected \"now\"\nUsage: tictactoe --version\n"
    #expect(
      try Transcript(running: ["--version", "now"]) == Transcript(errors: errors, status: 64))
  }
}
