import GameRules
import TestSupport
import Testing

@testable import GameSolver

/// Rules of every kind on boards of at most twelve squares, against exhaustive search.
@Suite struct EveryRulesTests {
  /// All rules that fit on up to nine squares; on larger boards, three in a row with every pattern.
  static func rules(columns: Int, rows: Int) -> [Rules] {
    let isSmall = columns * rows <= (SlowSuite.isOn ? 12 : 9)
    let lengths = isSmall ? Array(1...max(columns, rows)) : [3]
    var all: Patterns = []
    for pattern in Pattern.allCases where pattern.fits(columns: columns, rows: rows) {
      all.insert(pattern)
    }
    let single = all.map { [$0] as Patterns }
    var found: [Rules] = []
    for inARow in lengths {
      for patterns in isSmall ? Set([[], all] + single) : [all] {
        for ending in Ending.allCases {
          let rules = try? Rules(
            columns: columns, rows: rows, inARow: inARow, patterns: patterns, ending: ending)
          if let rules { found.append(rules) }
        }
      }
    }
    return found
  }

  static let boards = (1...12).flatMap { columns in
    (1...12).filter { rows in
      let area = columns * rows
      return area <= 9 || area <= 12 && columns >= rows
    }.map { (columns, $0) }
  }

  @Test(arguments: boards)
  func `every method agrees with exhaustive search`(columns: Int, rows: Int) throws {
    for rules in EveryRulesTests.rules(columns: columns, rows: rows) {
      let table = LineTable(rules)
      let solution = StrongSolution(table)
      let values = PlainValues()
      var wrong = 0
      _ = values.value(of: Position(table)) { position, value in
        if solution[position] != value { wrong += 1 }
      }
      #expect(wrong == 0, "\(rules)")
      let methods: [Solver.Method] = rules.isMonotone ? [.winSearch, .plainSearch] : [.plainSearch]
      let solvers = methods.map { Solver(searching: table, by: $0) }
      let player = ComputerPlayer(Solver(table))
      for seed in 0..<(SlowSuite.isOn ? 12 : 4) {
        var generator = SplitMix64(seed: seed)
        let plies = Int.random(in: 0...rules.area, using: &generator)
        let position = Position.random(table, plies: plies, using: &generator)
        let value = values.value(of: position)
        for solver in solvers {
          let place: Comment = "\(rules), seed \(seed), \(solver.method)"
          #expect(solver.bounds(of: position) == ValueBounds(value), place)
          let analysis = solver.analysis(of: position)
          #expect(analysis.bounds == ValueBounds(value), place)
          for (square, bounds) in analysis.moves {
            let after = values.value(of: try position.playing(square)).beforeMove
            #expect(bounds == ValueBounds(after), place)
          }
        }
        for square in player.choices(in: position, level: .perfect) {
          let after = values.value(of: try position.playing(square)).beforeMove
          #expect(after == value, "\(rules), seed \(seed), perfect")
        }
      }
    }
  }
}
