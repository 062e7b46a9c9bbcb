import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct LookaheadTests {
  /// Marks are placed at random and lifted last first.
  @Test(arguments: ["15x15k5", "9x8k4+corners+squares", "19x19k3+diamonds"])
  func `surroundings weigh squares as the board does`(rules: String) throws {
    let board = ThreatBoard(LineTable(try Rules(rules)))
    var surroundings = Surroundings(board)
    defer { surroundings.deallocate() }
    var generator = SplitMix64(seed: 1)
    var placed: [(mark: Mark, index: Int)] = []
    var numbers = [surroundings.position]
    for _ in 0..<300 {
      if placed.count < 12, placed.isEmpty || Bool.random(using: &generator) {
        let index = Int.random(in: 0..<board.area, using: &generator)
        if board[index] != nil { continue }
        let mark = Mark.allCases.randomElement(using: &generator) ?? .x
        board.place(mark, at: index)
        surroundings.change(mark, at: index)
        placed.append((mark, index))
        numbers.append(surroundings.position)
      } else {
        let (mark, index) = placed.removeLast()
        numbers.removeLast()
        board.lift(mark, at: index)
        surroundings.change(mark, at: index)
        #expect(surroundings.position == numbers.last)
      }
      #expect(Set(numbers).count == numbers.count)
      for index in 0..<board.area where board[index] == nil {
        for mark in Mark.allCases {
          #expect(surroundings.weight(of: index, for: mark) == board.weight(of: index, for: mark))
        }
      }
    }
  }

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

  @Test(arguments: [
    (ScoreTable.Bound.exact, -5, 5, Int?(2)), (.exact, 3, 5, 2), (.atLeast, -5, 2, 2),
    (.atLeast, -5, 3, nil),
    (.atMost, 2, 5, 2), (.atMost, 1, 5, nil),
  ])
  func `a stored score decides only windows on its side of the bound`(
    bound: ScoreTable.Bound, alpha: Int, beta: Int, score: Int?
  ) {
    let table = ScoreTable()
    defer { table.deallocate() }
    #expect(table[0] == nil && table[7] == nil)
    table.keep(ScoreTable.Entry(position: 7, score: 2, move: 4, depth: 3, bound: bound))
    #expect(table[7]?.score(depth: 3, alpha, beta) == score)
    #expect(table[7]?.score(depth: 4, alpha, beta) == nil)
    #expect(table[7 + 1 << 40] == nil)
  }
}
