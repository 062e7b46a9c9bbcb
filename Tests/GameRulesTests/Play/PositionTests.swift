import GameRules
import TestSupport
import Testing

@Suite struct PositionTests {
  @Test func `a position starts empty with X to move`() {
    let position = Position(.classic)
    #expect(drawing(position) == "...\n...\n...")
    #expect(position.toMove == .x)
    #expect(position.ply == 0)
    #expect(position.outcome == nil)
    #expect(
      position.legalMoves.map(\.description).joined(separator: " ") == "a1 b1 c1 a2 b2 c2 a3 b3 c3")
  }

  @Test func `the marks take turns`() throws {
    let position = try Game("3x3:b2a1c3").position
    #expect(drawing(position) == "..x\n.x.\no..")
    #expect(position.toMove == .o)
    #expect(position.ply == 3)
    #expect(position.legalMoves == (try squares("b1 c1 a2 c2 a3 b3")))
    #expect(position.board.x.count == 2)
    #expect(position.board.o.count == 1)
  }

  @Test func `a taken square, one outside the board and any after the end are refused`() throws {
    let b2 = Square(column: 1, row: 1)
    let c3 = Square(column: 2, row: 2)
    let d1 = Square(column: 3, row: 0)
    let a4 = Square(column: 0, row: 3)
    let middle = try Game("3x3:b2a1").position
    let won = try Game("3x3:b2a1a2c1b3c2b1").position
    let drawn = try Game("3x3:b2a1c1a3a2c2b3b1c3").position
    let win = try #require(won.outcome)
    let lost = try Game("3x3:a3b1a1b2c2b3").position
    let loss = try #require(lost.outcome)
    let cases: [(Position, Square, IllegalMove, String)] = [
      (middle, b2, .occupied(b2, by: .x), "already taken"),
      (
        middle, Square(column: 0, row: 0), .occupied(Square(column: 0, row: 0), by: .o),
        "already taken"
      ),
      (middle, d1, .outsideBoard(d1, end: topRight), "outside the board, which ends at c3"),
      (middle, a4, .outsideBoard(a4, end: topRight), "outside the board, which ends at c3"),
      (won, c3, .gameOver(win), "the game is over, X has won"),
      (won, b2, .gameOver(win), "the game is over, X has won"),
      (won, d1, .gameOver(win), "the game is over, X has won"),
      (lost, c3, .gameOver(loss), "the game is over, O has won"),
      (drawn, b2, .gameOver(.draw), "the game is over, a draw"),
    ]
    for (before, square, refusal, words) in cases {
      var position = before
      #expect(throws: refusal) { try position.play(square) }
      #expect(throws: refusal) { _ = try before.playing(square) }
      #expect(before.refusal(of: square) == refusal)
      #expect(refusal.description == words)
      #expect(position == before && position.ply == before.ply, "a refusal changes nothing")
      #expect(position.outcome == before.outcome)
    }
  }

  /// The game, the winner, and the lines in the order of the table.
  @Test(arguments: [
    ("3x3:a1a2b1b2c1", Mark.x, ["row a1 b1 c1"]),
    ("3x3:a3b1a1b2c2b3", .o, ["column b1 b2 b3"]),
    ("3x3:a1a2b2b1c3", .x, ["diagonal a1 b2 c3"]),
    ("3x3:a3a2b2b1c1", .x, ["diagonal a3 b2 c1"]),
    ("4x4+corners:a1b1d1c1d4b2a4", .x, ["corners a1 d1 d4 a4"]),
    ("4x4+squares:a1d4b1d3b2d2a2", .x, ["squares a1 b1 b2 a2"]),
    ("1x5k3:a1a5a2a4a3", .x, ["column a1 a2 a3"]),
    ("5x1k3:a1e1b1d1c1", .x, ["row a1 b1 c1"]),
    ("1x1:a1", .x, ["row a1"]),
    ("1x5:a3", .x, ["row a3"]),
    ("19x19k1:j10", .x, ["row j10"]),
    ("2x2:a1b1b2", .x, ["diagonal a1 b2"]),
    // Several lines with one move.
    ("3x3:a1b1a2b2c3c2b3c1a3", .x, ["row a3 b3 c3", "column a1 a2 a3"]),
    ("3x3:a1b1c1c2a3a2c3b3b2", .x, ["diagonal a1 b2 c3", "diagonal a3 b2 c1"]),
    ("7x1k2:a1g1c1e1b1", .x, ["row a1 b1", "row b1 c1"]),
    (
      "5x5k3:c1a1c2b1d3a2e3b2a5d1b4e1c3", .x,
      ["row c3 d3 e3", "column c1 c2 c3", "diagonal a5 b4 c3"]
    ),
    (
      "4x4+corners+squares:a1b1d1d2d4b3b4c2c4a3a4", .x,
      ["row a4 b4 c4 d4", "corners a1 d1 d4 a4"]
    ),
    ("4x4+squares:a1d1b1d3a2c2a3a4b3c4b2", .x, ["squares a1 b1 b2 a2", "squares a2 b2 b3 a3"]),
  ])
  func `the outcome names every line that the last move completed`(
    text: String, winner: Mark, lines: [String]
  )
    throws
  {
    let outcome = try #require(try Game(text).position.outcome)
    let named = outcome.lines.map { line in
      (["\(name(line.kind))"] + line.squares.map(\.description)).joined(separator: " ")
    }
    #expect(named == lines)
    #expect(outcome.winner == winner)
  }

  @Test func `a full board without a line is a draw`() throws {
    let position = try Game("3x3:b2a1c1a3a2c2b3b1c3").position
    #expect(drawing(position) == "oxx\nxxo\noox")
    #expect(position.outcome == .draw)
    #expect(position.outcome?.winner == nil)
    #expect(position.outcome?.lines == [])
  }

  @Test func `a line completed by the last square wins`() throws {
    let position = try Game("3x3:a1b1a2b2c3c2b3c1a3").position
    #expect(position.ply == 9)
    #expect(position.outcome?.winner == .x)
  }

  @Test(arguments: [
    ("3x3:a1b1b2c2", "c3", ""), ("3x3:a1b2a2c3", "a3", ""), ("3x3", "", ""), ("1x1", "a1", "a1"),
    ("3x3:a1b1a2b2a3", "", ""), ("4x4+squares:a1d4b1d3a2c4", "b2", "c3"),
    ("3x3+misere:a1b2a2c3", "a3", ""), ("9x9k2:a1i9", "b1 a2 b2", "h8 i8 h9"),
  ])
  func `completions are the squares where a mark would complete a line`(
    game: String, x: String, o: String
  ) throws {
    let position = try Game(game).position
    for (mark, expected) in [(Mark.x, x), (.o, o)] {
      let slow = position.legalMoves.filter { square in
        var board = position.board.squares(of: mark)
        board.insert(position.rules.index(of: square))
        return position.table.lines.contains { line in
          line.squares.contains(square)
            && line.squares.allSatisfy { board.contains(position.rules.index(of: $0)) }
        }
      }
      #expect(position.completions(by: mark) == slow)
      #expect(slow.map(\.description).joined(separator: " ") == expected)
    }
  }

  @Test func `moves can be undone one by one to the empty board`() throws {
    let game = try Game("3x3:a1b1a2b2c3c2b3c1a3")
    var position = game.position
    for square in game.moves.reversed() {
      position.undoUnchecked(position.rules.index(of: square))
    }
    #expect(position == Position(.classic))
    #expect(position.ply == 0 && position.outcome == nil)
  }

  @Test func `positions are equal however they were reached, under the same rules`() throws {
    let position = try Game("3x3:a1b2c3").position
    #expect(position == (try Game("3x3:c3b2a1").position))
    #expect(position.hashValue == (try Game("3x3:c3b2a1").position.hashValue))
    #expect(position != (try Game("3x3+corners:a1b2c3").position))
    #expect(position != (try Game("3x3:a1b2c2").position))
    #expect(position != (try Game("3x3:a1b2").position))
  }

  @Test func `each mark has a letter and an opponent`() {
    #expect(Mark.allCases.map(\.letter) == ["X", "O"])
    #expect(Mark.allCases.map(\.opponent) == [.o, .x])
  }
}
