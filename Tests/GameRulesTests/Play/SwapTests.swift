import GameRules
import Testing

/// Taking over the first mark, in the record and in its text.
@Suite struct SwapTests {
  @Test(arguments: ["6x5k4+swap:", "6x5k4+swap:b1", "6x5k4+swap:b1=", "6x5k4+swap:b1=c3d4"])
  func `a game text comes back`(text: String) throws {
    let game = try Game(text)
    #expect(game.description == text)
    #expect(try Game(text.uppercased()) == game)
    #expect(game.isSwapped == text.contains("="))
    #expect(game.canSwap == text.hasSuffix("b1"))
    #expect(game.isSwapOpen == (text.hasSuffix("b1") || text.hasSuffix(":")))
  }

  @Test func `the position is the same, and the other player moves`() throws {
    let (before, after) = (try Game("3x3+swap:b2"), try Game("3x3+swap:b2="))
    #expect(before.position == after.position)
    #expect(before != after)
    #expect([before.ply, before.step, after.ply, after.step] == [1, 1, 1, 2])
  }

  @Test(arguments: [
    ("3x3:b2=", 2), ("3x3+swap:=", 1), ("3x3+swap:b2==", 2), ("3x3+swap:b2a1=", 3),
    ("3x3+swap:b2=a1=", 3), ("3x3k1+swap:b2=", 2),
  ])
  func `a sign in the wrong place is refused`(text: String, number: Int) {
    let cause = "only right after the first square, under rules with +swap"
    let error = #expect(throws: GameTextError.swap(number: number)) { try Game(text) }
    #expect(error?.description == "move \(number), =: \(cause)")
  }

  @Test func `taking over is undone and redone like a move`() throws {
    var game = try Game("3x3+swap:b2=a1")
    let texts = ["3x3+swap:", "3x3+swap:b2", "3x3+swap:b2=", "3x3+swap:b2=a1"]
    #expect(game.lastStep == 3)
    for text in texts.dropLast().reversed() {
      game.undo()
      #expect(game.description == text)
      #expect(game.canRedo && game.recordNotation == "3x3+swap:b2=a1")
    }
    #expect(!game.canUndo)
    for text in texts.dropFirst() {
      game.redo()
      #expect(game.description == text)
    }
    #expect(!game.canRedo)
    for (step, text) in texts.enumerated() {
      game.go(toStep: step)
      #expect(game.description == text && game.step == step)
    }
    game.go(to: 1)
    #expect(game.description == texts[2], "the place after a move is the one to go on from")
    game.go(to: 0)
    #expect(game.description == texts[0])
  }

  @Test func `another choice drops what was undone, the same one does not`() throws {
    var game = try Game("3x3+swap:b2=a1c3")
    game.go(toStep: 1)
    game.swap()
    #expect(game.recordNotation == "3x3+swap:b2=a1c3")
    game.go(toStep: 1)
    try game.play(Square(column: 0, row: 0))
    #expect(game.recordNotation == "3x3+swap:b2a1", "a1 without taking over is another game")
    game.go(toStep: 1)
    game.swap()
    #expect(game.recordNotation == "3x3+swap:b2=")
    game.go(toStep: 0)
    try game.play(Square(column: 1, row: 1))
    #expect(game.recordNotation == "3x3+swap:b2=" && game.description == "3x3+swap:b2")
    game.undo()
    try game.play(Square(column: 0, row: 0))
    #expect(game.recordNotation == "3x3+swap:a1")
  }
}
