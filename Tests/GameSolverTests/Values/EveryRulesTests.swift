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
    for rules in EveryRulesTests.rules(columns: columns, rows: rows) { try check(rules) }
  }

  /// Rules with one to three random shapes of two to five squares, connected or not.
  static func rulesWithShapes(seed: UInt64) throws -> Rules {
    var generator = SplitMix64(seed: seed &* 0x9E37_79B9_7F4A_7C15 ^ 0x5A5A)
    let boards = boards.filter { min($0.0, $0.1) > 1 }
    let (columns, rows) = try #require(boards.randomElement(using: &generator))
    var options = Rules.Options()
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let squares = (0..<columns * rows).shuffled(using: &generator)
        .prefix(Int.random(in: 2...5, using: &generator))
        .map { Square(column: $0 % columns, row: $0 / columns) }
      let shape = try Rules.Shape(squares)
      if !options.shapes.contains(shape) { try options.add(shape) }
    }
    if Int.random(in: 0..<3, using: &generator) == 0 { options.set(.ending(.misere), true) }
    let inARow = Bool.random(using: &generator) ? 0 : Int.random(in: 2...4, using: &generator)
    return try Rules(
      columns: columns, rows: rows, inARow: min(inARow, max(columns, rows)), options: options)
  }

  @Test(arguments: 0..<UInt64(SlowSuite.isOn ? 2_000 : 60))
  func `every method agrees with exhaustive search on random shapes`(seed: UInt64) throws {
    try check(try EveryRulesTests.rulesWithShapes(seed: seed))
  }

  private func check(_ rules: Rules) throws {
    let table = LineTable(rules)
    let solution = StrongSolution(table)
    let values = PlainValues()
    var wrong = 0
    _ = values.value(of: Position(table)) { position, value in
      if solution[position] != value { wrong += 1 }
    }
    #expect(wrong == 0, "\(rules)")
    let methods: [Solver.Method] = rules.isMonotone ? [.winSearch, .plainSearch] : [.plainSearch]
    let solver = Solver(table)
    let solvers = methods.map { Solver(searching: table, by: $0) } + [solver]
    let player = ComputerPlayer(solver)
    for seed in 0..<(SlowSuite.isOn ? 12 : 4) {
      var generator = SplitMix64(seed: seed)
      let plies = Int.random(in: 0...rules.area, using: &generator)
      let position = Position.random(table, plies: plies, using: &generator)
      let value = values.value(of: position)
      for solver in solvers {
        let place: Comment = "\(rules), seed \(seed), \(solver.method)"
        for plies in [0, 1, 2, 3, 4, 5, rules.area, 1_000] {
          let isWon = value.result == .win && (value.plies ?? .max) <= plies
          #expect(solver.wins(position, within: plies) == isWon, "\(place), \(plies) plies")
        }
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
    if WeakSearch.covers(rules) { checkWeakly(table) }
  }

  /// Whether X completes a line if O only blocks, against a search that tries every move.
  private func checkWeakly(_ table: LineTable) {
    let search = WeakSearch(table, memory: 1 << 20)
    let completes = PlainBlocking(table).makerWins(maker: 0, breaker: 0)
    #expect(search.canComplete(from: Position(table)) == completes, "\(table.rules)")
  }
}

/// The game in which the second player only blocks, by trying every move.
private final class PlainBlocking {
  private let lines: [UInt64]
  private let area: Int
  private var known: [[UInt64]: Bool] = [:]

  init(_ table: LineTable) {
    area = table.rules.area
    lines = table.lines.map { line in
      line.squares.reduce(0) { $0 | 1 << UInt64($1.row * table.rules.columns + $1.column) }
    }
  }

  /// Whether the first player, who is to move, completes a line.
  func makerWins(maker: UInt64, breaker: UInt64) -> Bool {
    if let known = known[[maker, breaker]] { return known }
    let empty = (0..<UInt64(area)).map { 1 << $0 }.filter { (maker | breaker) & $0 == 0 }
    let wins = empty.contains { move in
      let after = maker | move
      if lines.contains(where: { $0 & ~after == 0 }) { return true }
      let replies = empty.filter { $0 != move }
      return !replies.isEmpty
        && replies.allSatisfy { makerWins(maker: after, breaker: breaker | $0) }
    }
    known[[maker, breaker]] = wins
    return wins
  }
}
