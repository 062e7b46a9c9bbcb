import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct BoardVerdictTests {
  @Test(arguments: [
    ("3x3", BoardVerdict.Finding.draw), ("4x3", .wins(.x, moves: 4)),
    ("4x3k3+misere", .wins(.o, moves: 5)), ("6x6k4", .wins(.x, moves: 6)),
    ("6x5k4+swap", .draw), ("4x3+swap", .chooserWins), ("3x3k0+a1b1b2c2", .wins(.x, moves: 5)),
    ("6x6k0+a1b1c1d1b2", .wins(.x, moves: 6)), ("5x5k0+a1b1c1c2d2", .wins(.x, moves: 6)),
    ("7x7k0+a1b1c1d1", .wins(.x, moves: 7)), ("19x19k0+a1b1b2c2c3", .draw),
    ("8x8k0+a1b1c1d1d2e2", .unknown), ("19x19k6", .unknown),
  ])
  func `a board is told in moves of the winner`(text: String, finding: BoardVerdict.Finding) throws
  {
    let verdict = BoardVerdict(of: try Rules(text))
    #expect(verdict.finding == finding)
    #expect((verdict.paving != nil) == (text == "19x19k0+a1b1b2c2c3"))
  }

  @Test func `the smallest board on which X wins is found, or proved not to be there`() throws {
    func smallest(_ text: String) throws -> BoardVerdict.SmallestBoard {
      BoardVerdict.smallestBoard(likeThat: try Rules(text))
    }
    guard case .found(let verdict) = try smallest("3x3k0+a1b1c1b2") else {
      Issue.record("Knobby wins on 5×5")
      return
    }
    #expect(verdict.rules.description == "5x5k0+a1b1c1b2")
    #expect(verdict.finding == .wins(.x, moves: 4))
    guard case .none = try smallest("7x7k0+b1a2b2c2b3") else {
      Issue.record("X never wins")
      return
    }
    #expect(try smallest("6x6k0+a1b1c1d1d2e2") == .unknown(side: 7))
  }

  @Test(arguments: [
    ("6x5k4", "6x5k4+swap"), ("3x3k0+a1b1b2c2", "3x3k0+a1b1b2c2+swap"), ("4x3", "4x2k3"),
    ("4x4k3", nil),
  ])
  func `the nearest fair rules are proved to be fair`(text: String, fair: String?) throws {
    let found = BoardVerdict.fairer(than: try Rules(text))
    #expect(found?.rules.description == fair)
  }

  @Test func `a search that is stopped knows nothing`() throws {
    let rules = try Rules("7x7k0+a1b1c1d1d2e2")
    #expect(BoardVerdict(of: rules, shouldStop: { true }).finding == .unknown)
  }

  @Test(arguments: BoardVerdict.slowBoards.description.split(separator: "\n").map(String.init))
  func `what is kept of a slow board is what the solver proves`(line: String) throws {
    let words = line.split(separator: " ")
    let rules = try Rules(words[0])
    // The draw takes fifteen seconds.
    if words[1] != "draw" || SlowSuite.isOn {
      let solver = Solver(LineTable(rules))
      let value = solver.bounds(of: Position(solver.table)).value
      #expect(value == (Int(words[1]).map { .win(in: 2 * $0 - 1) } ?? .draw))
    }
    let turned = try Rules(
      columns: rules.rows, rows: rules.columns, inARow: rules.inARow, options: rules.options)
    let finding = Int(words[1]).map { BoardVerdict.Finding.wins(.x, moves: $0) } ?? .draw
    #expect(BoardVerdict(of: turned).finding == finding)
  }
}
