import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct PlanSearchTests {
  /// A board with a search for plans.
  private final class Searcher {
    let board: ThreatBoard
    let search: ThreatSearch
    let plans: PlanSearch

    init(_ table: LineTable) {
      board = ThreatBoard(table)
      search = ThreatSearch(board)
      plans = PlanSearch(board, search, entryCount: 1 << 12)
    }

    deinit { board.deallocate() }

    func plan(in position: Position, of mark: Mark? = nil, nodes: Int64 = 20_000) -> Square? {
      board.show { position.board[$0] }
      search.grant(SearchLimit(nodes: nodes))
      return plans.plan(of: mark ?? position.toMove).map(position.rules.square(at:))
    }
  }

  @Test(arguments: [
    ("3x3", 0), ("4x4k3", 1), ("4x4+corners+squares", 1), ("5x3k3", 1), ("4x3k3+squares", 0),
  ])
  func `every plan wins, and begins with a move that wins`(rules: String, least: Int) throws {
    let table = LineTable(try Rules(rules))
    let solution = StrongSolution(table)
    let searcher = Searcher(table)
    var (found, quiet) = (0, 0)
    for seed in 0..<3_000 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: Int(seed % 9), using: &generator)
      if position.isOver { continue }
      guard let move = searcher.plan(in: position) else { continue }
      found += 1
      #expect(solution[position].result == .win, "seed \(seed)")
      #expect(solution[position.playingUnchecked(move)].result != .win, "seed \(seed)")
      searcher.search.grant(.none)
      if searcher.search.run(of: position.toMove, moves: 16) == nil { quiet += 1 }
    }
    #expect(found > 100)
    #expect(quiet >= least)
  }

  @Test func `plans on a board that can be searched are proved by the search`() throws {
    let table = LineTable(try Rules("7x6k4"))
    let searcher = Searcher(table)
    let solver = Solver(table)
    var quiet = 0
    for seed in 0..<150 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: 5 + Int(seed % 8), using: &generator)
      if position.isOver { continue }
      guard let move = searcher.plan(in: position) else { continue }
      searcher.search.grant(.none)
      if searcher.search.run(of: position.toMove, moves: 16) != nil { continue }
      quiet += 1
      let bounds = solver.bounds(of: position.playingUnchecked(move), .result)
      #expect(bounds.result == .loss, "seed \(seed)")
    }
    #expect(quiet > 5)
  }

  @Test func `a plan is seen long before its threats are`() throws {
    // X to move has two pairs that cross; threes win where fours do not.
    let position = try Game("15x15k5:h8a1i8c1k6a3k5c3").position
    let searcher = Searcher(position.table)
    searcher.search.grant(.none)
    searcher.board.show { position.board[$0] }
    #expect(searcher.search.run(of: .x, moves: 16) == nil)
    let plan = searcher.plan(in: position)
    #expect(plan != nil)
    // The other side has none, and few positions do not suffice.
    #expect(searcher.plan(in: position, of: .o) == nil)
    searcher.plans.forgetAll()
    #expect(searcher.plan(in: position, nodes: 3) == nil)
    let hash = searcher.board.position
    searcher.board.show { position.board[$0] }
    #expect(searcher.board.position == hash)
  }
}
