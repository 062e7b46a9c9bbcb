import GamePuzzles
import GameRules
import GameSolver
import TestSupport
import Testing

@Suite struct DailyPuzzleTests {
  /// Makes the puzzles of the first days, with one solver for each board.
  private static func puzzles(_ count: Int) throws -> [(daily: DailyPuzzle, maker: PuzzleMaker)] {
    var makers: [Rules: PuzzleMaker] = [:]
    return try (1...count).map { number in
      let day = try #require(PuzzleDay(number: number))
      let rules = DailyPuzzle.wish(day.weekday).rules
      let maker = makers[rules] ?? PuzzleMaker(rules)
      makers[rules] = maker
      return (DailyPuzzle(day, maker), maker)
    }
  }

  private static func line(_ daily: DailyPuzzle) -> String {
    let puzzle = daily.puzzle
    return "\(daily.day.notation) \(puzzle.game.notation) \(puzzle.task.notation) "
      + "\(puzzle.ownMoves) \(puzzle.answer.notation) \(puzzle.grade)"
  }

  /// Other puzzles on these days are another edition, and old versions of the program disagree.
  @Test func `the puzzles of thirty days are pinned`() throws {
    #expect(DailyPuzzle.edition == 1)
    let lines = try DailyPuzzleTests.puzzles(30).map { DailyPuzzleTests.line($0.daily) }
    #expect(
      lines.joined(separator: "\n") == """
        2026-01-01 4x4+misere:d2a2b2a3b3d4c3b4b1d1 win 3 d3 3
        2026-01-02 5x5k4:a1e2a3e1a4a2d2d1b3e5e4d5c4b4 win 3 c3 2
        2026-01-03 4x4+corners+squares:c3c2d2a2b1 trap 1 c1 4
        2026-01-04 4x4+corners+squares:a4c3c1d1d2 win 4 b3 4
        2026-01-05 4x4:d2b4a2d3d1d4b3c1 win 2 c2 1
        2026-01-06 4x4+corners+squares:a4a1c3d2d3 hold 1 b3 3
        2026-01-07 4x4+diamonds:b3c2d2d1c3d3 win 3 b2 2
        2026-01-08 4x4+misere:b2b4c3a4d2c4b3c2d4b1a2 win 2 c1 2
        2026-01-09 5x5k4:b3d1b4c2b1b2a4a5e4a2d2c4 win 3 c3 2
        2026-01-10 4x4+corners+squares:a4b4c1c2c3d1d3 trap 1 d2 4
        2026-01-11 4x4+corners+squares:d1d4b4d2a1c1 win 4 b3 4
        2026-01-12 4x4:a4b4a3c4c3b1b2d3 win 2 a1 1
        2026-01-13 4x4+corners+squares:a3c3a1d2b4a4d4b3 hold 1 c2 3
        2026-01-14 4x4+diamonds:d3c4a2b1b2d2a4d4 win 3 a3 2
        2026-01-15 4x4+misere:a4b4b2c4a2a3c3c1d4 win 3 b1 4
        2026-01-16 5x5k4:a1e4b1c2b5b2a4a3e1d1a2b4c4 win 4 d2 4
        2026-01-17 4x4+corners+squares:b1d4a4a2a1c1d1 trap 1 d3 4
        2026-01-18 4x4+corners+squares:d4a1d3a3b3c4 win 5 c2 5
        2026-01-19 4x4:d1a1c2c4b2a4d4c3 win 2 d2 1
        2026-01-20 4x4+corners+squares:b4c1a4d4d3c2d1b3 hold 1 b2 3
        2026-01-21 4x4+diamonds:a4b3d1b4d3a1c2 win 3 b2 2
        2026-01-22 4x4+misere:b4c1a4d2b2d4a3d3c2c3 win 3 c4 3
        2026-01-23 5x5k4:e5e4c2a2a3c4d3b2b3c3c5d5c1d2 win 3 d1 3
        2026-01-24 4x4+corners+squares:b4b2d1b1c3c2c1d3a1 trap 1 c4 4
        2026-01-25 4x4+corners+squares:c4d1a1d3d2a4b4b1 win 4 c3 4
        2026-01-26 4x4:c2d2c1a4d3a1b3b1 win 2 c3 1
        2026-01-27 4x4+corners+squares:d4b4c1c2c4b3a2d2 hold 1 c3 2
        2026-01-28 4x4+diamonds:b2d3b1c3d1a1 win 3 b3 2
        2026-01-29 4x4+misere:b3b2a1a3d2d3c4a2c1b4d1 win 2 d4 2
        2026-01-30 5x5k4:a1c2b4e5d3d1b2d4a3b3a4a2b5 win 3 c4 2
        """)
  }

  @Test func `the puzzles of four hundred days are those of this edition`() throws {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
    for (daily, _) in try DailyPuzzleTests.puzzles(400) {
      for byte in (DailyPuzzleTests.line(daily) + "\n").utf8 {
        digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    #expect(String(digest, radix: 16) == "6636b8cb4ef04d77")
  }

  @Test func `no puzzle comes again within sixty days, turned or mirrored neither`() throws {
    var days: [Position: Int] = [:]
    for (daily, _) in try DailyPuzzleTests.puzzles(400) {
      let position = daily.puzzle.game.position
      let board = position.board.canonical(on: position.rules).board
      var setup = Setup(position.rules)
      for index in 0..<position.rules.area {
        setup[position.rules.square(at: index)] = board[index]
      }
      let number = daily.day.number
      let canonical = try Position(setup: setup)
      if let before = days.updateValue(number, forKey: canonical) {
        #expect(number - before > 60, "\(daily.day.notation)")
      }
    }
    #expect(DailyPuzzle.span > 60)
  }

  /// So the limit of the search decides nothing, and a better solver gives the same puzzles.
  @Test func `every day has the puzzle that its weekday promises, from decided positions alone`()
    throws
  {
    for (daily, maker) in try DailyPuzzleTests.puzzles(SlowSuite.isOn ? 5000 : 400) {
      #expect(DailyPuzzle.wish(daily.day.weekday).accepts(daily.puzzle))
      #expect(maker.undecided == 0)
    }
  }

  @Test func `a fresh maker makes the same puzzles as one that has made others`() throws {
    for (daily, _) in try DailyPuzzleTests.puzzles(21) {
      #expect(DailyPuzzle(daily.day) == daily)
    }
  }

  @Test func `no two days of a week ask for the same on the same board`() {
    let wishes = PuzzleDay.Weekday.allCases.map(DailyPuzzle.wish)
    for (index, wish) in wishes.enumerated() {
      for other in wishes[..<index] where other.rules == wish.rules {
        if case .win(let moves) = wish.kind, case .win(let others) = other.kind {
          #expect(!moves.overlaps(others))
        } else {
          #expect(wish.kind != other.kind && wish.kind != .move && other.kind != .move)
        }
      }
    }
  }

  /// Each puzzle is checked by a search that knows only the rules.
  @Test func `the answer is the only one, and the win takes as long as it says`() throws {
    var searches: [Rules: RulesOnly] = [:]
    for (daily, _) in try DailyPuzzleTests.puzzles(SlowSuite.isOn ? 4000 : 1000) {
      let puzzle = daily.puzzle
      let position = puzzle.game.position
      let search = searches[position.rules] ?? RulesOnly(position.table)
      searches[position.rules] = search
      let moves = search.results(of: position)
      func squares(_ result: Value.Result) -> [Square] {
        moves.filter { $0.result == result }.map(\.square)
      }
      let name = Comment(rawValue: DailyPuzzleTests.line(daily))
      switch puzzle.task {
      case .win(let plies):
        #expect(squares(.win) == [puzzle.answer], name)
        func isWon(_ plies: Int) -> Bool {
          search.isReached(.win, playing: puzzle.answer, in: position, within: plies)
        }
        #expect(isWon(plies) && !isWon(plies - 1), name)
      case .hold:
        #expect(squares(.draw) == [puzzle.answer] && squares(.win).isEmpty, name)
      case .trap:
        #expect(squares(.loss) == [puzzle.answer] && squares(.win).isEmpty, name)
      }
    }
  }
}
