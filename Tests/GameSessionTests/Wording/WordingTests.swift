import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct WordingTests {
  @Test func `each rotor of a screen reader has its own name`() {
    let wording = Wording(SymbolChoice())
    let names = Wording.Rotor.allCases.map { wording.name($0).description }
    #expect(names == ["Empty squares", "Threats", "Winning line"])
    #expect(wording.zoom == "Zoom" && wording.pieces == "Players" && wording.close == "Close")
  }

  @Test(arguments: [
    ("3x3:a1b1a2b2a3", "X wins: left column"),
    ("3x3:a1a2b1b2c1", "X wins: bottom row"),
    ("3x3:c1a1c2b2a2c3", "O wins: diagonal"),
    ("3x3:a1b1c1a2b2c2b3a3c3", "X wins: diagonal"),
    ("3x3:a1b1c1b2a3b3", "O wins: middle column"),
    (
      "3x3:a1b1c1b3a3a2c3c2b2",
      "X wins: diagonal from bottom left and diagonal from top left"
    ),
    ("3x3:a2b1c2b3c1a1a3c3b2", "X wins: middle row and diagonal"),
    ("3x3:a1b2c3b1b3a3c1c2a2", "A draw"),
    ("4x4:a4b3b4c3c4d3d4", "X wins: top row"),
    ("4x4:b1a1b2a2b3a3b4", "X wins: centre-left column"),
    ("4x4k3:a4b3b4c3c4", "X wins: row a4–c4"),
    ("4x4+corners:a1b1d1c1a4b4d4", "X wins: four corners"),
    ("4x4+squares:a1d1a2d2b1d3b2", "X wins: bottom left 2×2 block"),
    ("4x4+squares:b2d1b3d2c2d3c3", "X wins: 2×2 block in the centre"),
    ("4x4+squares:c3a1d3a2c4a3d4", "X wins: top right 2×2 block"),
    ("3x3+squares:b2a1b3c1c2a2c3", "X wins: top right 2×2 block"),
    ("4x4+corners+squares:a1c1a4c2d1c3d3b3d4", "X wins: four corners"),
    ("3x3k2:a1c3b1", "X wins: row a1–b1"),
    ("2x2+corners+squares:a1b1b2", "X wins: diagonal a1–b2"),
    ("2x2k1:b1", "X wins: b1"),
    ("3x3k1:b2", "X wins: the centre"),
    ("1x1:a1", "X wins: a1"),
    ("5x1k3:a1d1b1e1c1", "X wins: row a1–c1"),
    ("1x5k3:a1a4a2a5a3", "X wins: column a1–a3"),
    ("12x10k2:l10a1l9", "X wins: column l9–l10"),
    ("2x1k2:a1b1", "A draw"),
    ("3x3+diamonds:a2a1b1b2c2a3b3", "X wins: diamond a2–c2"),
    ("3x3+misere:a1b1a2b2a3", "O wins: X completed the left column"),
    ("4x4+squares+misere:a1d1a2d2b1d3b2", "O wins: X completed the bottom left 2×2 block"),
    ("3x3+misere:a1b2c3b1b3a3c1c2a2", "A draw"),
    (
      "5x5k3:a3e1b3a5c1e3c2b1d4d2e5b5c3",
      "X wins: row a3–c3, column c1–c3 and diagonal c3–e5"
    ),
    (
      "5x5+squares:b2a1b3a2b4a4c2a5c4b1d2b5d3c1d4d1c3",
      "X wins: 2×2 block b2–c3, 2×2 block c2–d3, 2×2 block b3–c4 and 2×2 block c3–d4"
    ),
  ])
  func `a shared result names every line that won`(game: String, result: String) throws {
    let session = Session(game)
    let outcome = try #require(session.outcome)
    #expect(session.wording.outcome(outcome).description == result)
  }

  @Test(arguments: [
    ("3x3:a1b1a2b2a3", "Left column (a1–a3), in 3 moves"),
    ("3x3:a1b1c1b3a3a2c3c2b2", "Diagonal (a1–c3) and diagonal (a3–c1), in 5 moves"),
    ("4x4+squares:a1d1a2d2b1d3b2", "Bottom left 2×2 block (a1–b2), in 4 moves"),
    ("4x4+corners:a1b1d1c1a4b4d4", "Four corners, in 4 moves"),
    ("5x5k4:a1a2b1b2c1c2d1", "Row a1–d1, in 4 moves"),
    ("3x3k1:b2", "The centre (b2), in 1 move"),
    ("1x1:a1", "a1, in 1 move"),
  ])
  func `in speech and in the terminal, places have their letters`(
    game: String, ending: String
  ) throws {
    let session = Session(game)
    #expect(session.status(in: session.wording.lettered).description == ending)
  }

  @Test(arguments: [
    ("3x3", "3×3"),
    ("4x4+corners+squares", "4×4 with corners and 2×2 blocks"),
    ("4x4", "4×4"),
    ("5x5k4", "5×5, four in a row"),
    ("6x6", "6×6"),
    ("4x4+corners", "4×4 with corners"),
    ("4x4+squares", "4×4 with 2×2 blocks"),
    ("7x6k4+corners+squares", "7×6, four in a row with corners and 2×2 blocks"),
    ("1x1", "1×1"),
    ("3x3+misere", "3×3, reversed"),
    ("4x4k3+squares+misere", "4×4, three in a row with 2×2 blocks, reversed"),
    ("5x1k5", "5×1, five in a row"),
    ("3x3k1", "3×3, one in a row"),
    ("19x12", "19×12"),
    ("19x19k12", "19×19, twelve in a row"),
    ("19x19k13", "19×19, 13 in a row"),
  ])
  func `a game is named after its board and what wins on it`(text: String, name: String) throws {
    #expect(Wording(SymbolChoice()).game(try Rules(text)).description == name)
  }

  @Test func `six games are offered by name`() {
    let wording = Wording(SymbolChoice())
    #expect(
      Preset.all.map { "\(wording.gameName($0)) | \(wording.boardBeneathName($0) ?? "")" } == [
        "Tic-tac-toe | 3×3, three in a row", "Corners & blocks | 4×4 with corners and 2×2 blocks",
        "Four in a row | 5×5", "Gomoku | 15×15, five in a row", "4×4 | ", "6×6 | ",
      ])
  }

  @Test func `the picture of an offered game shows how it is won`() {
    for game in Preset.games {
      #expect(game.position.outcome?.winner == .x && game.position.outcome?.lines.count == 1)
    }
  }

  @Test(arguments: [
    ("3x3", "Get three of your marks in a row to win: across, down or diagonally."),
    (
      "4x4+corners+squares",
      "Get four of your marks in a row to win: across, down or diagonally."
        + " The four corners win too. Any 2×2 block wins too."
    ),
    (
      "4x4+corners",
      "Get four of your marks in a row to win: across, down or diagonally."
        + " The four corners win too."
    ),
    (
      "6x3+squares",
      "Get three of your marks in a row to win: across, down or diagonally."
        + " Any 2×2 block wins too."
    ),
    ("5x5k4", "Get four of your marks in a row to win: across, down or diagonally."),
    ("6x3k5", "Get five of your marks in a row to win: across."),
    ("3x6k5", "Get five of your marks in a row to win: down."),
    ("19x19k13", "Get 13 of your marks in a row to win: across, down or diagonally."),
    ("1x5", "The first mark wins."),
    ("3x3+misere", "Whoever gets three of their marks in a row loses: across, down or diagonally."),
    (
      "2x2k1+squares+misere", "The first mark loses. Any 2×2 block loses too."
    ),
    ("2x2k1+corners", "The first mark wins. The four corners win too."),
  ])
  func `how to play explains only what can win`(text: String, way: String) throws {
    let rules = try Rules(text)
    let proved: [String: UTF8Text] = [
      "3x3": "1,080", "3x3+misere": "5,912", "4x4+corners+squares": "2,917,736",
    ]
    let games = proved[text]
    let proof: UTF8Text? = games.map {
      UTF8Text("Perfect can’t be beaten here, and that is proven: we played all \($0) ")
        + "possible games against it, and it lost none."
    }
    let paragraphs: [UTF8Text] =
      [
        "X goes first. Take turns placing your mark on an empty square.",
        UTF8Text(way),
        "If the board is full and nobody has won, it is a draw.",
        "Tap a square, drag your piece onto it, or tap the piece and then the square.",
        "With a keyboard, the arrow keys move around the board, Enter plays, H gives a hint,"
          + " U undoes a move, Shift+U plays it again, and ? opens these instructions.",
      ] + (proof.map { [$0] } ?? [])
    #expect(Wording(SymbolChoice()).howToPlay(rules) == paragraphs)
  }

  @Test func `how to play has the title and rules of the current game`() {
    var session = Session("5x5k4:c3")
    session.handle([.panelOpened(.howToPlay)])
    #expect(session.presentation.panel?.title == "How to play Four in a row")
    #expect(
      session.presentation.panel?.paragraphs
        == Wording(SymbolChoice()).howToPlay(.fourOnFive))
    var typed = Session(manual: { wording, rules in [wording.board(rules)] })
    typed.handle([.panelOpened(.howToPlay)])
    #expect(typed.presentation.panel?.paragraphs == ["Board, 3 by 3"])
  }

  @Test func `a refusal says what is wrong with the square`() throws {
    let wording = Wording(SymbolChoice())
    let won = try Game("3x3:a1b1a2b2a3").position.outcome
    #expect(wording.refusal(.occupied("b2", by: .o)) == "The centre is taken")
    #expect(wording.lettered.refusal(.occupied("a3", by: .o)) == "Top left (a3) is taken")
    let large = Wording(SymbolChoice(), playing: .fourOnFive)
    #expect(large.lettered.refusal(.occupied("b2", by: .o)) == "b2 is taken")
    #expect(wording.refusal(.outsideBoard("d1", end: "c3")) == "d1 is outside the board")
    #expect(wording.refusal(.gameOver(try #require(won))) == "The game is over")
  }

  @Test func `a square's name says everything about it`() {
    let wording = Wording(SymbolChoice())
    var state = SquareState()
    #expect(wording.square("b2", state) == "b2, empty")
    state.isDrop = true
    state.leaving = .x
    #expect(wording.square("b2", state) == "b2, empty")
    state.mark = .x
    state.isLast = true
    state.arrival = .drawn
    #expect(wording.square("b2", state) == "b2, X")
    state.isWinning = true
    #expect(wording.square("b2", state) == "b2, X, winning line")
    state.mark = .o
    #expect(wording.square("s19", state) == "s19, O, winning line")
    state.isWinning = false
    state.isLosing = true
    #expect(wording.square("s19", state) == "s19, O, losing line")
  }

  @Test func `the board's name gives columns before rows`() throws {
    #expect(Wording(SymbolChoice()).board(try Rules("7x6k4")) == "Board, 7 by 6")
  }

  @Test func `every sentence that names a player uses the symbol`() throws {
    var session = Session("3x3:a1b1")
    session.handle([.symbolChosen(.moon, for: .x), .symbolChosen(.heart, for: .o)])
    let wording = session.presentation.wording
    #expect(session.status == "Moon's turn")
    session.handle([.pieceTapped(.x)])
    #expect(session.status == "Choose a square for Moon")
    #expect(
      session.presentation.tray.map { wording.piece($0.mark) } == ["Moon piece", "Heart piece"])
    #expect(wording.square("b1", session["b1"]) == "b1, Heart")
    #expect(
      session.handle(.undoTapped).withoutCues.first
        == .announce("Heart took back bottom middle", .assertive))
    #expect(
      session.handle(.redoTapped).withoutCues.first
        == .announce("Heart plays bottom middle", .assertive))
    #expect(
      session.handle(.squareTapped("a2")).withoutCues.first
        == .announce("Moon plays middle left", .assertive))
    #expect(wording.howToPlay(.classic)[0].description.hasPrefix("Moon goes first. "))
    session.handle([.gameOpened("3x3:a1b1a2b2a3", record: "")])
    #expect(session.presentation.headline == "Moon wins!")
    session.handle([.symbolChosen(.bolt, for: .x)])
    #expect(session.presentation.headline == "Bolt wins!")
    session.handle([.gameOpened("3x3:a1b1a2b2a3c3", record: "")])
    #expect(
      session.presentation.panel?.paragraphs[1]
        == "move 6, c3: the game is already over: Bolt won.")
  }
}
