import GameRules
import TestSupport
import Testing

@testable import GameSolver

/// The number of reachable positions of a small board with each value.
private struct Census: Equatable {
  var positions = 0
  var won = 0
  var lost = 0
  var drawn = 0
  var byPlies: [Value: Int] = [:]

  /// Counts all pairs of sets, without using symmetries or blocks.
  init(_ rules: Rules) {
    let table = LineTable(rules)
    let solution = StrongSolution(table)
    let ownsLine = RetrogradeBoard(table).ownsLine
    // A set is fresh if it has no line, or if a single last move can have completed all of its
    // lines.
    let isFresh = ownsLine.indices.map { set in
      !ownsLine[set]
        || (0..<rules.area).contains { set >> $0 & 1 != 0 && !ownsLine[set & ~(1 << $0)] }
    }
    let all = (1 << rules.area) - 1
    for x in 0...all where isFresh[x] {
      let free = all & ~x
      var o = free
      while true {
        let lead = x.nonzeroBitCount - o.nonzeroBitCount
        let isReachable =
          lead == 0 && !ownsLine[x] && isFresh[o] || lead == 1 && !ownsLine[o]
        if isReachable { add(solution.value(x: x, o: o)) }
        if o == 0 { break }
        o = (o - 1) & free
      }
    }
  }

  init(positions: Int, won: Int, lost: Int, drawn: Int) {
    (self.positions, self.won, self.lost, self.drawn) = (positions, won, lost, drawn)
  }

  private mutating func add(_ value: Value) {
    positions += 1
    byPlies[value, default: 0] += 1
    switch value.result {
    case .win: won += 1
    case .loss: lost += 1
    case .draw: drawn += 1
    }
  }

  static func == (left: Census, right: Census) -> Bool {
    (left.positions, left.won, left.lost, left.drawn)
      == (right.positions, right.won, right.lost, right.drawn)
  }
}

@Suite struct StrongSolutionTests {
  @Test func `the positions of 3x3 have the known values and distances`() {
    let census = Census(.classic)
    #expect(census == Census(positions: 5478, won: 2836, lost: 1574, drawn: 1068))
    #expect(
      census.byPlies == [
        .draw: 1068, .loss(in: 0): 942, .win(in: 1): 2358, .loss(in: 2): 508, .win(in: 3): 356,
        .loss(in: 4): 124, .win(in: 5): 122,
      ])
  }

  /// GamesmanClassic's mttt4 prints the same totals.
  @Test func `the positions of 4x4+corners+squares have the known values`() {
    #expect(
      Census(.cornersAndSquares)
        == Census(positions: 9_325_489, won: 4_320_934, lost: 1_976_884, drawn: 3_027_671))
  }

  /// A position is lost in 0 plies if the other side has just won, so the solution itself counts
  /// the finished games.
  @Test(arguments: [
    ("4x3k3", 111_973, 20_312 + 12_070), ("4x4k3", 6_036_001, 1_522_416 + 1_050_026),
    ("4x4", 9_722_011, 401_096 + 252_940),
  ])
  func `the numbers of reachable and of finished positions are the known ones`(
    rules: String, count: Int, ended: Int
  ) throws {
    let census = Census(try Rules(rules))
    #expect(census.positions == count)
    #expect(census.byPlies[.loss(in: 0)] == ended)
    #expect(census.won + census.lost + census.drawn == count)
  }

  @Test(arguments: [
    ("3x3", Value.draw), ("4x3k3", .win(in: 7)), ("4x4k3", .win(in: 5)), ("4x4", .draw),
    ("4x4+corners+squares", .draw), ("1x1", .win(in: 1)), ("16x1k3", .draw),
    ("2x2", .win(in: 3)), ("5x1k2", .win(in: 3)), ("2x1k2", .draw),
  ])
  func `the empty board has its known value`(rules: String, value: Value) throws {
    let rules = try Rules(rules)
    #expect(StrongSolution(rules)[Position(rules)] == value)
  }

  @Test(arguments: [
    "3x3", "3x3+corners", "3x3+corners+squares", "3x2k2", "4x2k3+squares", "4x3", "7x1k3",
  ])
  func `the solution agrees with exhaustive search on every position`(rules: String) throws {
    let rules = try Rules(rules)
    let solution = StrongSolution(rules)
    let values = PlainValues()
    var wrong = 0
    _ = values.value(of: Position(rules)) { position, value in
      if solution[position] != value { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(values.count > 50)
  }

  @Test func `the table of 4x4+corners+squares takes 5.9 MB`() {
    #expect(StrongSolution(.cornersAndSquares).byteCount == 5_864_611)
  }
}
