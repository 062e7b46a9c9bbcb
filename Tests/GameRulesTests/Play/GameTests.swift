import GameRules
import TestSupport
import Testing

@Suite struct GameTests {
  @Test func `all moves can be undone and redone, even after the end`() throws {
    var game = try Game("3x3:b2a1a2c1b3c2b1")
    let end = game.position
    #expect(game.position.isOver && game.canUndo && !game.canRedo)
    var taken: [Square] = []
    while let square = game.undo() { taken.append(square) }
    #expect(taken == (try squares("b1 c2 b3 c1 a2 a1 b2")))
    #expect(game.position == Position(.classic))
    #expect(game.description == "3x3:" && game.recordNotation.description == "3x3:b2a1a2c1b3c2b1")
    #expect(!game.canUndo && game.canRedo && game.lastMove == nil)

    var played: [Square] = []
    while let square = game.redo() { played.append(square) }
    #expect(played == taken.reversed())
    #expect(game.position == end && game.position.outcome == end.outcome)
    #expect(game.redo() == nil)
  }

  @Test func `undone moves survive when the next of them is played`() throws {
    var game = try Game("3x3:b2a1c3")
    game.go(to: 1)
    try game.play(Square(column: 0, row: 0))
    #expect(game.description == "3x3:b2a1")
    #expect(game.recordNotation.description == "3x3:b2a1c3")
    #expect(game.redo() == Square(column: 2, row: 2))
  }

  @Test func `undone moves are dropped when a different move is played`() throws {
    var game = try Game("3x3:b2a1c3c1")
    game.go(to: 1)
    try game.play(Square(column: 2, row: 0))
    #expect(game.recordNotation.description == "3x3:b2c1")
    #expect(!game.canRedo)
    #expect(game == (try Game("3x3:b2c1")))
  }

  @Test(arguments: ["b2", "d1"])
  func `a refused move leaves the game and its undone moves unchanged`(name: String) throws {
    var game = try Game("3x3:b2a1c3")
    game.undo()
    let before = game
    for square in try squares(name) {
      #expect(throws: IllegalMove.self) { try game.play(square) }
    }
    #expect(game == before)
    #expect(game.recordNotation.description == "3x3:b2a1c3")
  }

  @Test func `every place in the record can be reached from every other`() throws {
    let record = try squares("b2 a1 a2 c1 b3 c2 b1")
    var game = try Game("3x3:b2a1a2c1b3c2b1")
    let positions = game.replay()
    #expect(positions.count == 8)
    for from in 0...7 {
      for to in 0...7 {
        game.go(to: from)
        game.go(to: to)
        #expect(game.ply == to)
        #expect(game.moves == record[..<to])
        #expect(game.lastMove == (to == 0 ? nil : record[to - 1]))
        #expect(game.position == positions[to])
        #expect(game.position.outcome == positions[to].outcome)
        #expect(game.record == record)
      }
    }
  }

  @Test func `replaying covers the whole record, including undone moves`() throws {
    var game = try Game("4x4:a1b2")
    game.undo()
    #expect(
      game.replay().map(drawing) == [
        "....\n....\n....\n....",
        "....\n....\n....\nx...",
        "....\n....\n.o..\nx...",
      ])
  }

  @Test func `a game can fill all 361 squares`() throws {
    let rules = try Rules("19x19k19")
    var game = Game(rules)
    var generator = SplitMix64(seed: 361)
    for index in (0..<rules.area).shuffled(using: &generator) {
      try game.play(rules.square(at: index))
    }
    #expect(game.position.outcome == .draw)
    #expect(try Game(game.description) == game)
    game.go(to: 0)
    #expect(game.position == Position(rules))
    #expect(try Game(game.recordNotation.description).ply == 361)
  }
}
