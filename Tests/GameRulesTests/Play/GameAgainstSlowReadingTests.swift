import GameRules
import TestSupport
import Testing

/// Seeded games with many rules, compared after every move with a slow, simple reading of the
/// rules.
@Suite struct GameAgainstSlowReadingTests {
  @Test(arguments: manyRules)
  func `random games agree with the slow reading`(text: String) throws {
    let rules = try Rules(text)
    let empty = SlowReading(rules)
    let games = max(2, (isOptimized ? 40_000 : 2_000) / (rules.area * rules.area))
    for seed in 0..<UInt64(min(games, 200)) {
      var generator = SplitMix64(seed: seed)
      try playGame(empty, rules, "random game, seed \(seed)") { slow in
        slow.emptySquares.randomElement(using: &generator)
      }
    }
  }

  /// Random marks seldom complete a long line, so each side prefers the squares of a line of its
  /// own.
  @Test(arguments: manyRules)
  func `every completed line is recognized, and no other`(text: String) throws {
    let rules = try Rules(text)
    let empty = SlowReading(rules)
    let lines = empty.allLines.map { $0.squares }.sorted {
      $0.map(\.description).sorted().lexicographicallyPrecedes($1.map(\.description).sorted())
    }
    let step = 1 + lines.count / (isOptimized ? 200 : 20)
    for seed in stride(from: 0, to: lines.count, by: step) {
      var generator = SplitMix64(seed: UInt64(seed))
      let goals = [lines[seed], lines.randomElement(using: &generator) ?? []]
      for first in [0, 1] {
        try playGame(empty, rules, "line \(seed), side \(first)") { slow in
          let goal = goals[slow.toMove == "x" ? first : 1 - first]
          let free = slow.emptySquares
          let wanted = free.filter { goal.contains(Square(column: $0.column, row: $0.row)) }
          let isDetour = Int.random(in: 0..<8, using: &generator) == 0
          return (isDetour || wanted.isEmpty ? free : wanted).randomElement(using: &generator)
        }
      }
    }
  }

  /// Plays until the slow reading ends the game.
  private func playGame(
    _ empty: SlowReading, _ rules: Rules, _ name: String,
    choose: (SlowReading) -> (column: Int, row: Int)?
  ) throws {
    var position = Position(rules)
    var slow = empty
    var isOver = false
    while !isOver {
      let next = try #require(choose(slow), "\(name): no square is left")
      let mover = slow.toMove
      slow.place(column: next.column, row: next.row)
      try position.play(Square(column: next.column, row: next.row))

      let completed = slow.lines(of: mover)
      isOver = !completed.isEmpty || slow.isFull
      if let difference = difference(position, slow, mover, completed) {
        Issue.record("\(rules), \(name): \(difference)\n\(drawing(position))")
        return
      }
    }
  }

  private func difference(
    _ position: Position, _ slow: SlowReading, _ mover: Character,
    _ completed: Set<SlowReading.Found>
  ) -> String? {
    let grid = slow.grid.reversed().map { String($0) }.joined(separator: "\n")
    if drawing(position) != grid { return "the board is not\n\(grid)" }
    if (position.toMove == .x) != (slow.toMove == "x") { return "it is \(slow.toMove)'s turn" }
    if position.isOver != (!completed.isEmpty || slow.isFull) { return "is the game over?" }
    if position.isOver != position.legalMoves.isEmpty { return "are there moves?" }

    switch position.outcome {
    case nil: return position.isOver ? "an end without an outcome" : nil
    case .draw: return completed.isEmpty ? nil : "no draw, but \(completed)"
    case .win(let owner, let lines), .loss(let owner, let lines):
      if (owner == .x) != (mover == "x") { return "\(mover) has completed it" }
      let isLost = position.outcome?.winner == owner.opponent
      if isLost != position.rules.description.hasSuffix("+misere") { return "who has won?" }
      let found = lines.map { SlowReading.Found(kind: $0.kind, squares: Set($0.squares)) }
      if found.count != Set(found).count { return "a line is named twice" }
      return Set(found) == completed ? nil : "\(mover) completed \(completed), not \(found)"
    }
  }
}
