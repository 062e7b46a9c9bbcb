import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct LookaheadTests {
  @Test func `a choice does not depend on positions searched before`() throws {
    let game = try Game("15x15k5:h8h9g8i8g7")
    var skill = Level.trickster.skill
    skill.work = 2_000_000
    let player = ComputerPlayer(game.position.table)
    var answers: [[Square]] = []
    for ply in 1...game.ply {
      var earlier = game
      earlier.go(to: ply)
      answers.append(player.choices(in: earlier.position, skill: skill))
    }
    for ply in (1...game.ply).reversed() {
      var earlier = game
      earlier.go(to: ply)
      #expect(player.choices(in: earlier.position, skill: skill) == answers[ply - 1])
      let stranger = ComputerPlayer(game.position.table)
      #expect(stranger.choices(in: earlier.position, skill: skill) == answers[ply - 1])
    }
  }

  @Test func `a move that is known to lose is not chosen if there is another`() throws {
    let position = try Game("15x15k5:h8h9g8i8").position
    let board = ThreatBoard(position.table)
    defer { board.deallocate() }
    board.show { position.board[$0] }
    let search = ThreatSearch(board)
    let heaviest = board.heaviest(6, for: .x)
    let moves = (0..<heaviest.count).map { board[heaviest, $0] }
    board.drop(heaviest)
    func best(loses: (Int) -> Bool) -> Int? {
      search.grant(SearchLimit(work: 3_000_000))
      return Lookahead(board, search, ScoreTable(count: 1 << 12))
        .best(of: moves, for: .x, loses: loses)
    }
    let first = try #require(best { _ in false })
    let second = try #require(best { $0 == first })
    #expect(second != first && moves.contains(second))
    var asked: [Int] = []
    let last = best {
      asked.append($0)
      return true
    }
    // Each was asked about once; without a better one it plays what seemed best.
    #expect(Set(asked) == Set(moves) && asked.count == moves.count && last == asked.first)
    // The board is as it was.
    #expect(board.ply == 4 && board.list().start == 0)
  }

  @Test(arguments: [
    (ScoreTable.Bound.exact, -5, 5, Int?(2)), (.exact, 3, 5, 2), (.atLeast, -5, 2, 2),
    (.atLeast, -5, 3, nil),
    (.atMost, 2, 5, 2), (.atMost, 1, 5, nil),
  ])
  func `a stored score decides only windows on its side of the bound`(
    bound: ScoreTable.Bound, alpha: Int, beta: Int, score: Int?
  ) {
    let table = ScoreTable(count: 1 << 4)
    #expect(table[0] == nil && table[7] == nil)
    table.keep(ScoreTable.Entry(position: 7, score: 2, move: 4, depth: 3, bound: bound))
    #expect(table[7]?.score(depth: 3, alpha, beta) == score)
    #expect(table[7]?.score(depth: 4, alpha, beta) == nil)
    #expect(table[7 + 1 << 40] == nil)
  }
}
