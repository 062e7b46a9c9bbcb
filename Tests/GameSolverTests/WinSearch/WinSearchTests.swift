import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct WinSearchTests {
  /// Both questions have the same marks, so only the side to move distinguishes them.
  @Test(arguments: ["4x4k3", "5x4k4", "4x4+corners+squares"])
  func `a result with one side to move is not used for the other`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let board = Bitboard64(table)
    let shared = WinSearch(board, tableSize: 1 << 12)
    var differing = 0
    for seed in 0..<200 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: 2 * Int(seed % 4), using: &generator)
      var verdicts: [Verdict] = []
      for isAttacking in [true, false] {
        func verdict(_ search: WinSearch) -> Verdict {
          search.search(
            attacker: position.board.x.firstWord, defender: position.board.o.firstWord,
            isAttacking: isAttacking, plies: 64, budget: .max / 2, limit: .none)
        }
        let fresh = verdict(WinSearch(board, tableSize: 1 << 12))
        #expect(verdict(shared).isWin == fresh.isWin, "seed \(seed)")
        verdicts.append(fresh)
      }
      if verdicts[0].isWin != verdicts[1].isWin { differing += 1 }
    }
    #expect(differing > 10)
  }
}
