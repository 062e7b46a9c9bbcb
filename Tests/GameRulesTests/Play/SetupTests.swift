import GameRules
import TestSupport
import Testing

@Suite struct SetupTests {
  @Test func `a setup of a game's marks gives the game's position`() throws {
    for text in ["3x3", "4x4+corners+squares", "9x8k4+squares", "3x3+misere", "1x1"] {
      var generator = SplitMix64(seed: 5)
      let table = LineTable(try Rules(text))
      for _ in 0..<20 {
        var position = Position(table)
        var setup = Setup(table.rules)
        while true {
          let shown = try Position(setup: setup, table)
          #expect(shown == position)
          #expect(shown.ply == position.ply)
          #expect(shown.isOver == position.isOver)
          #expect(shown.outcome?.winner == position.outcome?.winner)
          #expect(Set(shown.outcome?.lines ?? []) == Set(position.outcome?.lines ?? []))
          guard let square = position.legalMoves.randomElement(using: &generator) else { break }
          setup[square] = position.toMove
          try position.play(square)
        }
      }
    }
  }

  @Test func `a game can continue from a setup`() throws {
    var position = try Drawing("3x3", "xo. .x. ..o").position()
    #expect(position.toMove == .x && position.ply == 4)
    try position.play(Square(column: 0, row: 0))
    position.undoUnchecked(0)
    #expect(drawing(position) == "xo.\n.x.\n..o")
  }

  @Test func `is over where the board is full`() throws {
    let position = try Drawing("3x3", "xox xoo oxx").position()
    #expect(position.outcome == .draw && position.legalMoves.isEmpty)
  }

  @Test(arguments: [
    (
      "3x3", "x.. x.. ...", InvalidSetup.turns(x: 2, o: 0),
      "2 of X and 0 of O: X has as many marks as O, or one more"
    ),
    (
      "3x3", "xo. o.. ...", .turns(x: 1, o: 2),
      "1 of X and 2 of O: X has as many marks as O, or one more"
    ),
    (
      "3x3", "xxx oo. o..", .endedBefore(.x),
      "X owns a line and is to move: the game would have ended before"
    ),
    (
      "3x3", "ooo xx. x.x", .endedBefore(.o),
      "O owns a line and is to move: the game would have ended before"
    ),
    (
      "3x3", "xxx ooo x..", .endedBefore(.o),
      "O owns a line and is to move: the game would have ended before"
    ),
    (
      "5x2k5", "xxxxx ooooo", .endedBefore(.x),
      "X owns a line and is to move: the game would have ended before"
    ),
    ("5x3k2", "xx.xx ..... o.o.o", .endedTwice(.x), "X owns lines that no one move completes"),
  ])
  func `a setup that no game leads to is refused with the cause`(
    rules: String, board: String, error: InvalidSetup, words: String
  ) throws {
    let drawing = try Drawing(rules, board)
    #expect(throws: error) { try drawing.position() }
    #expect(error.description == words)
  }

  @Test func `a full setup without a line is a draw`() throws {
    let position = try Drawing("3x3", "xox xoo oxx").position()
    #expect(position.isOver && position.outcome == .draw)
    #expect(position.legalMoves.isEmpty)
    let last = try Drawing("3x3", "xox xoo xxo").position()
    #expect(last.outcome?.winner == .x)
  }

  @Test func `a square of a setup holds one mark`() throws {
    var setup = Setup(.classic)
    let square = Square(column: 1, row: 1)
    setup[square] = .x
    setup[square] = .o
    #expect(setup[square] == .o)
    #expect(setup.board.x == SquareSet())
    setup[square] = nil
    #expect(setup == Setup(.classic))
  }
}
