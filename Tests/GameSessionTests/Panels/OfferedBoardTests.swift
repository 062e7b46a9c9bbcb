import Foundation
import GameRules
import GameSolver
import Testing

@testable import GameSession

/// The worth of the boards on the list.
@Suite struct OfferedBoardTests {
  /// All that are solved here; the proof of the other one was published.
  @Test(arguments: OfferedBoard.all.indices)
  func `the worth of a board is that of the solver`(index: Int) throws {
    let board = OfferedBoard.all[index]
    let rules = board.sample.rules
    if rules == .gomoku {
      #expect(board.worth == .wins(.x, moves: nil))
      return
    }
    #expect(BoardVerdict(of: rules).finding == board.worth, "\(rules)")
    #expect(board.sample.position.outcome?.winner == .x)
  }

  @Test func `the worth stands in the table of values`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Reference/Values.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    for board in OfferedBoard.all where board.sample.rules != .gomoku {
      let rules = board.sample.rules.description
      let row = lines.first {
        $0.hasPrefix("| `solve \(rules)` |") || $0.hasPrefix("| `solve \(rules) --value-only` |")
      }
      let cells = try #require(row, "\(rules)").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      switch board.worth {
      case .draw: #expect(cells[1] == "draw")
      case .wins(.x, let moves?):
        #expect(cells[1] == "first player wins" && cells[2] == "\(2 * moves - 1)")
      default: Issue.record("\(rules) is not in the table")
      }
    }
  }

  @Test func `a card tells the worth in players' words`() {
    let wording = Wording(SymbolChoice())
    #expect(
      OfferedBoard.all.map { wording.beneathName($0).description } == [
        "3×3, three in a row\nA draw", "4×4 with corners and 2×2 blocks\nA draw", "5×5\nA draw",
        "15×15, five in a row\nX can always win", "A draw", "A draw", "X wins in 6 moves",
        "Fair with swap",
      ])
  }
}
