import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct ComputerPlayerTests {
  @Test(arguments: Level.allCases)
  func `every level finishes legal games on every kind of board`(level: Level) throws {
    for rules in ["3x3", "1x1", "4x4+corners+squares", "5x1k3", "5x5k4", "9x8k4"] {
      let table = LineTable(try Rules(rules))
      let opponent = ComputerPlayer(table)
      var generator = SplitMix64(seed: 1)
      var game = Game(table.rules)
      while let square = opponent.move(in: game.position, level: level, using: &generator) {
        try game.play(square)
      }
      #expect(game.position.isOver, "\(rules)")
    }
  }

  @Test func `a certain loss is not chosen where another move may hold`() throws {
    let picture = try Drawing(
      "9x9k5",
      """
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . o . . .
      . . * x x x * . .
      . . . . o . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      """)
    let table = LineTable(picture.rules)
    // O has to stop the open three: any other move loses in four plies.
    let position = try picture.position(table: table)
    let player = ComputerPlayer(table)
    let best = player.best(of: position.legalMoves, in: position, Level.perfect.skill)
    #expect(best.allSatisfy { $0.row == 4 && 1...7 ~= $0.column }, "\(best)")
    #expect(picture.squares("*").allSatisfy(best.contains))
  }

  @Test func `of moves with equal lower bounds, one with the highest upper bound is chosen`() throws
  {
    let table = LineTable(.cornersAndSquares)
    var chosen = 0
    for seed in 0..<60 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: 3 + Int(seed % 5), using: &generator)
      let skill = Level.Skill(proofNodes: 100 << Int(seed % 4))
      let known = Solver(searching: table)
        .analysis(of: position, limit: SearchLimit(nodes: skill.proofNodes))
      let player = ComputerPlayer(Solver(searching: table))
      let best = player.best(of: position.legalMoves, in: position, skill)
      let bounds = known.moves.filter { best.contains($0.square) }.map(\.bounds)
      let others = known.moves.filter { !best.contains($0.square) }.map(\.bounds)
      let hope = try #require(bounds.map(\.upper.result).max())
      #expect(bounds.allSatisfy { $0.upper.result == hope }, "seed \(seed)")
      if others.contains(where: { $0.lower == bounds[0].lower && $0.upper.result < hope }) {
        chosen += 1
      }
    }
    #expect(chosen > 0)
  }

  /// Boards that once took long, and others of every size.
  @Test(arguments: [
    "18x11+squares:e5i9i8l7j6j5i3i6e7j8e10k2f1d9c11f9k6m8b7j7c10j4i5", "5x10+corners:c9c4d1c6c5",
    "19x19k5:", "19x19+squares:k10", "8x8k5:d4", "9x7k4:", "6x6+corners+squares:b2",
  ])
  func `no level examines more lines than its limit, on any board`(game: String) throws {
    let position = try Game(game).position
    for level in Level.allCases {
      var skill = level.skill
      skill.work = 1_000_000
      let player = ComputerPlayer(position.table)
      #expect(!player.choices(in: position, skill: skill).isEmpty, "\(level)")
      // At the limit, one more position may be examined for each reply that may be a trap.
      let area = position.rules.area
      let most = max(skill.work, skill.proofWork + skill.threatWork + skill.lookaheadWork)
      #expect(player.work <= most + Int64(area * area * position.table.lines.count), "\(level)")
    }
  }

  @Test func `the Hard level also takes second-best squares, but none that loses to threats`()
    throws
  {
    let position = try Game("8x8k4:d4e5d5").position
    let player = ComputerPlayer(position.table)
    var skill = Level.hard.skill
    let choices = player.choices(in: position, skill: skill)
    skill.slack = 0
    let best = player.choices(in: position, skill: skill)
    #expect(best.count < choices.count && choices.count < position.legalMoves.count)
    #expect(best.allSatisfy(choices.contains))
    for choice in choices {
      let run = Tactics(position.table).bounds(of: try position.playing(choice), counted: .none)
      #expect(run.lower < .win(in: 5), "\(choice)")
    }
  }

  @Test func `a player with lookahead beats one without on a large board`() throws {
    let table = LineTable(try Rules("15x15k5"))
    var skill = Level.perfect.skill
    skill.work = 500_000
    skill.lookahead = 8
    var blind = skill
    blind.lookahead = 0
    var score = 0
    for seed in 0..<4 as Range<UInt64> {
      var generator = SplitMix64(seed: seed / 2)
      var position = Position.random(table, plies: 3, using: &generator)
      let ahead: Mark = seed % 2 == 0 ? .x : .o
      let players = [ComputerPlayer(table), ComputerPlayer(table)]
      while let square = players[Int(position.toMove.rawValue)].choices(
        in: position, skill: position.toMove == ahead ? skill : blind
      ).first {
        position.playUnchecked(position.rules.index(of: square))
      }
      if let winner = position.outcome?.winner { score += winner == ahead ? 1 : -1 }
    }
    #expect(score > 0)
  }

  @Test(
    "a move that is not known is better than one that is proved to lose, however late",
    arguments: ["6x5k4", "5x5k3+misere"])
  func hopes(rules: String) throws {
    let table = LineTable(try Rules(rules))
    var skill = Level.perfect.skill
    skill.proofNodes = 400
    skill.work = 40_000
    var compared = 0
    for seed in 0..<60 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: 6 + Int(seed % 8), using: &generator)
      let solver = Solver(table)
      let player = ComputerPlayer(solver)
      let choices = player.best(of: position.legalMoves, in: position, skill)
      let limit = SearchLimit(nodes: skill.proofNodes, work: skill.proofWork)
      let analysis = Solver(table).analysis(of: position, limit: limit)
      let lost = Set(analysis.moves.filter { $0.bounds.result == .loss }.map { $0.square })
      if lost.isEmpty || lost.count == analysis.moves.count { continue }
      compared += 1
      #expect(lost.isDisjoint(with: choices), "seed \(seed)")
    }
    #expect(compared > 5)
  }

  @Test func `a planning level leaves the other side no plan if it can`() throws {
    let table = LineTable(try Rules("7x7k4"))
    var skill = Level.hard.skill
    skill.plans = true
    skill.threatNodes = .max
    skill.work = .max
    var (left, prevented) = (0, 0)
    for seed in 0..<60 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: 4 + Int(seed % 8), using: &generator)
      let (mark, other) = (position.toMove, position.toMove.opponent)
      let board = ThreatBoard(table)
      defer { board.deallocate() }
      board.show { position.board[$0] }
      let search = ThreatSearch(board)
      let plans = PlanSearch(board, search, entryCount: 1 << 12)
      func plan(of mark: Mark) -> Int? {
        search.grant(SearchLimit(nodes: 500))
        return plans.plan(of: mark)
      }
      // Plans play no part where a win or a defence is immediate.
      search.grant(.none)
      if plan(of: mark) != nil || search.run(of: other, moves: 4) != nil { continue }
      let heaviest = board.heaviest(12, for: mark) { _ in true }
      let likely = (0..<heaviest.count).map { board[heaviest, $0] }
      func isSafe(_ index: Int) -> Bool {
        board.place(mark, at: index)
        defer { board.lift(mark, at: index) }
        return plan(of: other) == nil
      }
      let safe = likely.filter(isSafe)
      if safe.isEmpty || safe.count == likely.count { continue }
      let tactics = Tactics(table)
      tactics.show(position)
      let moves = position.legalMoves.map(table.rules.index(of:))
      // Its table knows more or less of other moves than that of this test.
      if !tactics.best(of: moves, skill).allSatisfy(isSafe) { left += 1 }
      skill.plans = false
      if !tactics.best(of: moves, skill).allSatisfy(isSafe) { prevented += 1 }
      skill.plans = true
    }
    #expect(prevented > 3 && left * 3 < prevented, "\(left) of \(prevented)")
  }

  @Test(arguments: Level.allCases)
  func `the same generator makes the same moves`(level: Level) throws {
    let table = LineTable(try Rules("6x5k4"))
    func moves() -> [Square?] {
      let opponent = ComputerPlayer(table)
      var generator = SplitMix64(seed: 7)
      var positions = SplitMix64(seed: 3)
      return (0..<5).map { plies in
        let position = Position.random(table, plies: plies * 2, using: &positions)
        return opponent.move(in: position, level: level, using: &generator)
      }
    }
    #expect(moves() == moves())
  }
}
