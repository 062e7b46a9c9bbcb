import GameRules
import GameSession
import GameSolver
import TestSupport
import Testing

@testable import tictactoe

/// Harary's animals: the gallery against the solver, and shapes and swap on the command line.
@Suite struct AnimalTests {
  @Test func `the gallery shows every animal of two to five squares once, and Snaky`() throws {
    let counts = [2: 1, 3: 2, 4: 5, 5: 12, 6: 1]  // The free polyominoes.
    var found: [Int: Set<Rules>] = [:]
    for animal in Animal.all {
      let rules = try #require(animal.rules(side: 9))
      #expect(rules.description == "9x9k0+\(animal.squares)", "canonical")
      let squares = try #require(rules.shapes.first { _ in true }).squares
      found[squares.count, default: []].insert(rules)
      // Its squares hang together.
      var joined: Set<Square> = [squares[0]]
      for _ in squares {
        joined.formUnion(
          squares.filter { square in
            joined.contains { abs($0.column - square.column) + abs($0.row - square.row) == 1 }
          })
      }
      #expect(joined.count == squares.count, "\(animal.name)")
    }
    #expect(found.mapValues(\.count) == counts)
  }

  /// All but Skinny and L, whose distances take longer.
  @Test(
    arguments: Animal.all.filter { ($0.best?.side ?? 9) < (SlowSuite.isOn ? 9 : 6) }
      .map(\.name.description))
  func `X wins on the board of the gallery and not on smaller ones`(name: String) throws {
    let animal = try #require(Animal.all.first { $0.name.description == name })
    let best = try #require(animal.best)
    let rules = try #require(animal.rules(side: best.side))
    let solver = Solver(LineTable(rules))
    #expect(solver.bounds(of: Position(solver.table)) == ValueBounds(.win(in: 2 * best.moves - 1)))
    if let smaller = animal.rules(side: best.side - 1) {
      let solver = Solver(LineTable(smaller))
      #expect(solver.bounds(of: Position(solver.table), .result).result == .draw)
    }
  }

  @Test func `the animals without a board are stopped by pairs, but for Snaky`() {
    for animal in Animal.all {
      #expect((animal.paving != nil) == (animal.best == nil && animal.name != "Snaky"))
    }
  }

  @Test func `help animals prints the gallery`() throws {
    let output = try Transcript(running: ["help", "animals"]).output
    #expect(
      output.contains("  Y        #      X wins in 6 moves on 6x6k0+a1b1c1d1b2\n          ####\n"))
    #expect(
      output.contains("  (a)           (b)           (c)           (d)\n  <><><><>      <><><><>"))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
  }

  @Test(arguments: Animal.all.filter { $0.paving != nil }.map(\.squares.description))
  func `a losing animal has a proof of five lines on every board`(squares: String) throws {
    let folder = try Folder()
    for board in ["5x5", "8x8", "11x11"] {
      let rules = "\(board)k0+\(squares)"
      let proof = folder.path + "/\(rules)"
      let proved = try Transcript(running: ["solve", rules, "--certificate", proof])
      #expect(proved.output.hasSuffix("draw, proved in 5 lines\n"), "\(proved.output)")
      #expect(try Transcript(running: ["verify", proof]).output == proved.output)
      let value = try Transcript(running: ["solve", rules, "--value-only"]).output
      #expect(value == "\(rules): draw\n")
    }
  }

  @Test(arguments: 0..<UInt64(SlowSuite.isOn ? 300 : 12))
  func `the proof of random shapes is checked, and its value that of a search`(seed: UInt64) throws
  {
    var generator = SplitMix64(seed: seed)
    let (columns, rows) = [(3, 3), (4, 3), (5, 2), (6, 2)][Int(seed % 4)]
    var options = Rules.Options()
    for _ in 0...Int.random(in: 0...2, using: &generator) {
      let squares = (0..<columns * rows).shuffled(using: &generator)
        .prefix(Int.random(in: 2...5, using: &generator))
        .map { Square(column: $0 % columns, row: $0 / columns) }
      let shape = try Rules.Shape(squares)
      if !options.shapes.contains(shape) { try options.add(shape) }
    }
    let rules = try Rules(columns: columns, rows: rows, inARow: 0, options: options)
    let value = PlainValues().value(of: Position(rules))
    let folder = try Folder()
    let proof = folder.path + "/proof"
    let proved = try Transcript(running: ["solve", "\(rules)", "--certificate", proof]).output
    let word = value.result == .win ? "x wins" : value.result == .loss ? "o wins" : "draw"
    #expect(proved.hasPrefix("\(rules): \(word), proved in "), "\(proved)")
    #expect(try Transcript(running: ["verify", proof]).output == proved)
  }

  @Test(arguments: [
    ("6x5k4+swap", "6x5k4+swap: draw, best b1 c1 d1 e1 a2 f2 b3 e3 a4 f4 b5 c5 d5 e5\n"),
    ("4x3+swap:b2", "4x3+swap:b2 win in 6, best =\n"),
    ("3x3+swap:b2=", "3x3+swap:b2= draw, best a1 c1 a3 c3\n"),
    ("3x3k0+a1b1b2c2", "3x3k0+a1b1b2c2: win in 9, best b2\n"),
  ])
  func `solve knows shapes and swap`(game: String, output: String) throws {
    #expect(try Transcript(running: ["solve", game]).output == output)
  }

  @Test(arguments: [
    ("6x5k4", "6x5k4: X wins in 6 moves\nsmallest: 6x6k4\nfair: 6x5k4+swap\n"),
    ("7x7k0+a1b1a2b2", "7x7k0+a1b1a2b2: nobody can win, on any board\nsmallest: none\n"),
  ])
  func `a verdict is told in words`(game: String, output: String) throws {
    #expect(try Transcript(running: ["solve", game, "--verdict"]).output == output)
  }

  @Test(arguments: ["6x5k4+swap", "6x5k4+swap:b1"])
  func `there is no proof while the first mark can be taken over`(game: String) throws {
    let folder = try Folder()
    let refused = try Transcript(running: ["solve", game, "--certificate", folder.path + "/proof"])
    #expect(refused.status == 1)
    #expect(refused.errors.contains("the first mark can no longer be taken over"))
    let later = try Transcript(
      running: ["solve", "5x4+swap:b1=", "--certificate", folder.path + "/proof"])
    #expect(later.output.hasPrefix("5x4+swap:b1= draw, proved in "), "\(later)")
  }

  @Test(arguments: [
    ("6x6k0+a1b1c1d1b3+miser", "6x6k0+a1b1c1d1b3+misere"), ("4x4+a1", "4x4"),
    ("3x3+swp", "3x3+swap"), ("4x4+a1b1c1d1e1", "4x4"), ("3x3:b2=", "3x3:b2"),
  ])
  func `the nearest rules of a text keep its shapes`(text: String, nearest: String) throws {
    let error = try Transcript(running: ["solve", text]).errors
    #expect(error.contains("; did you mean \"\(nearest)\"?"), "\(error)")
  }

  @Test(arguments: Animal.all.map(\.squares.description))
  func `a game about an animal is called by its name`(squares: String) throws {
    let animal = try #require(Animal.all.first { $0.squares.description == squares })
    let rules = try #require(animal.rules(side: 8))
    let wording = Wording(SymbolChoice(), playing: rules)
    #expect(wording.gameName(rules).description == "8×8 with the shape \(animal.name)")
  }

  @Test func `shapes without a name are counted`() throws {
    let one = try Rules("7x7k0+a1c1")
    let two = try Rules("7x7k0+a1c1+a1b3+a1b1c1d1b2")
    let wording = Wording(SymbolChoice(), playing: one)
    #expect(wording.gameName(one) == "7×7 with a drawn shape")
    #expect(wording.gameName(two) == "7×7 with the shape Y and 2 drawn shapes")
  }
}
