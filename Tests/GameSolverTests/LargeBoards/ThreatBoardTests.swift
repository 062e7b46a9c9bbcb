import GameRules
import TestSupport
import Testing

@testable import GameSolver

@Suite struct ThreatBoardTests {
  /// Marks are placed at random and lifted last first; after each the board is compared with one
  /// whose lines are counted anew.
  @Test(arguments: ["15x15k5", "9x8k4+corners+squares", "12x10k3+diamonds", "5x4k2"])
  func `a board knows what its lines say`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    let board = ThreatBoard(table)
    defer { board.deallocate() }
    var generator = SplitMix64(seed: 1)
    var placed: [(mark: Mark, index: Int)] = []
    var positions = [board.position]
    for _ in 0..<150 {
      if placed.count < 30, placed.isEmpty || Int.random(in: 0..<3, using: &generator) > 0 {
        let index = Int.random(in: 0..<board.area, using: &generator)
        if board[index] != nil { continue }
        let mark = Mark.allCases.randomElement(using: &generator) ?? .x
        board.place(mark, at: index)
        placed.append((mark, index))
        positions.append(board.position)
      } else {
        let (mark, index) = placed.removeLast()
        positions.removeLast()
        board.lift(mark, at: index)
        #expect(board.position == positions.last)
      }
      #expect(Set(positions).count == positions.count)
      expect(board, knows: Lines(table, placed.map(\.index), board))
    }
    // Another position with some of the marks in common.
    let kept = placed.filter { $0.index % 3 > 0 }
    let shown = kept + (0..<board.area).filter { board[$0] == nil }.prefix(3).map { (.o, $0) }
    board.show { index in shown.first { $0.index == index }?.mark }
    expect(board, knows: Lines(table, shown.map(\.index), board))
    placed = shown
    // Without weights, the rest is still known.
    let open = try #require((0..<board.area).first { board[$0] == nil })
    let weights = (0..<board.area).map { board.weight(of: $0, for: .x) }
    board.place(.x, at: open, weighing: false)
    let lines = Lines(table, placed.map(\.index) + [open], board)
    expect(board, balances: lines)
    expect(board, knowsThreatsOf: lines)
    board.lift(.x, at: open, weighing: false)
    #expect(weights == (0..<board.area).map { board.weight(of: $0, for: .x) })
  }

  private func expect(_ board: ThreatBoard, knows lines: Lines) {
    #expect(board.ply == lines.marked.count)
    expect(board, balances: lines)
    expect(board, knowsThreatsOf: lines)
    for mark in Mark.allCases {
      let open = (0..<board.area).filter { board[$0] == nil }
      for index in open {
        #expect(board.weight(of: index, for: mark) >> 6 == lines.weight(of: index, for: mark))
      }
      let heaviest = board.heaviest(7, for: mark)
      let byWeight = open.filter(lines.isNear)
        .sorted { (board.weight(of: $1, for: mark), $0) < (board.weight(of: $0, for: mark), $1) }
      #expect((0..<heaviest.count).map { board[heaviest, $0] } == Array(byWeight.prefix(7)))
      board.drop(heaviest)
    }
  }

  private func expect(_ board: ThreatBoard, balances lines: Lines) {
    for mark in Mark.allCases { #expect(board.balance(for: mark) == lines.balance(for: mark)) }
  }

  private func expect(_ board: ThreatBoard, knowsThreatsOf lines: Lines) {
    for mark in Mark.allCases {
      let open = (0..<board.area).filter { board[$0] == nil }
      let wins = open.filter { lines.others(of: $0, mark, missing: 1) != nil }
      #expect(open.filter { board.isWin($0, of: mark) } == wins)
      #expect(board.winCount(of: mark) == wins.count)
      #expect(board.win(of: mark) == wins.first)
      let threats = open.filter { lines.others(of: $0, mark, missing: 2) != nil }
      #expect(open.filter { board.isThreat($0, of: mark) } == threats)
      let list = board.threats(of: mark)
      #expect((0..<list.count).map { board[list, $0] } == threats)
      board.drop(list)
      let forks = open.filter { (lines.others(of: $0, mark, missing: 2) ?? []).count > 1 }
      #expect(open.filter { board.isFork($0, of: mark) } == forks)
      #expect(board.fork(of: mark) == forks.first)
      if let fork = forks.first {
        let list = board.squares(ofFork: fork, of: mark)
        let squares = Set((0..<list.count).map { board[list, $0] })
        #expect(squares == (lines.others(of: fork, mark, missing: 2) ?? []).union([fork]))
        board.drop(list)
      }
    }
  }
}

/// The lines of a board, counted from its marks.
private struct Lines {
  let table: LineTable
  let marked: [Int]
  private let lines: [(squares: [Int], x: Int, o: Int)]

  init(_ table: LineTable, _ marked: [Int], _ board: ThreatBoard) {
    self.table = table
    self.marked = marked
    lines = table.lines.map { line in
      let squares = line.squares.map(table.rules.index(of:))
      return (
        squares.filter { board[$0] == nil }, squares.count { board[$0] == .x },
        squares.count { board[$0] == .o }
      )
    }
  }

  func balance(for mark: Mark) -> Int {
    lines.reduce(0) { sum, line in
      if (line.x > 0) == (line.o > 0) { return sum }
      let isOwn = (line.x > 0) == (mark == .x)
      let worths = isOwn ? [40, 40, 33, 16, 1] : [-40, -40, -42, -9, 0]
      return sum + (line.squares.count < 5 ? worths[line.squares.count] : 0)
    }
  }

  func weight(of index: Int, for mark: Mark) -> Int {
    lines.reduce(0) { sum, line in
      if !line.squares.contains(index) || line.x > 0 && line.o > 0 { return sum }
      let own = mark == .x ? line.x : line.o
      return sum + (own > 0 ? 5 : 4) << (2 * (8 - line.squares.count))
    }
  }

  /// The other open squares of the lines through a square that a side can still complete and that
  /// miss so many; nil if there is no such line.
  func others(of index: Int, _ mark: Mark, missing: Int) -> Set<Int>? {
    let lines = lines.filter {
      $0.squares.count == missing && $0.squares.contains(index)
        && (mark == .x ? $0.o : $0.x) == 0
    }
    if lines.isEmpty { return nil }
    return Set(lines.flatMap(\.squares)).subtracting([index])
  }

  func isNear(_ index: Int) -> Bool {
    let square = table.rules.square(at: index)
    return marked.contains {
      let mark = table.rules.square(at: $0)
      return abs(mark.row - square.row) <= 2 && abs(mark.column - square.column) <= 2
    }
  }
}
