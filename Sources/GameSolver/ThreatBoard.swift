import GameRules

/// A board of any size that knows at all times where each side could complete a line, and where it
/// could threaten to.
///
///     . . . . . .      x has three in this row of six (four win), so one of its lines misses one
///     . x x x . .  →   square on each side: two squares in `wins`. A line that misses two
///     . . o . . .      squares has both in `threats`: a mark there threatens to complete it.
final class ThreatBoard {
  let table: LineTable
  let area: Int
  /// How near each square is to the middle of the board, below 64.
  let nearness: [Int]
  /// The lines looked at so far.
  var work = 0
  /// The squares that share a line with each, itself among them.
  let reach: NumberLists
  private let squaresOfLines: NumberLists
  private let linesOfSquares: NumberLists
  private var counts: Counts

  /// A mark placed or lifted looks at each of its lines once to count it out, changes it, and looks
  /// once more to count it in.
  private static let looksPerLine = 3

  init(_ table: LineTable) {
    let rules = table.rules
    let squares = table.lines.map { $0.squares.map(rules.index(of:)) }
    var lines = [[Int]](repeating: [], count: rules.area)
    for (line, squares) in squares.enumerated() {
      for square in squares { lines[square].append(line) }
    }
    self.table = table
    area = rules.area
    nearness = (0..<rules.area).map { index in
      let square = rules.square(at: index)
      let offCentre =
        abs(2 * square.column - rules.columns + 1) + abs(2 * square.row - rules.rows + 1)
      return 63 - offCentre
    }
    squaresOfLines = NumberLists(squares)
    linesOfSquares = NumberLists(lines)
    reach = NumberLists(
      lines.map { lines in
        var reach = SquareSet()
        for line in lines { for square in squares[line] { reach.insert(square) } }
        return reach.members
      })
    counts = Counts(area: area, lineCount: squares.count)
    for line in squares.indices { counts.count(line, squaresOfLines[line], 1) }
  }

  deinit {
    reach.deallocate()
    squaresOfLines.deallocate()
    linesOfSquares.deallocate()
    counts.deallocate()
  }

  /// Sets the board up as in a position.
  func show(_ position: Position) {
    for index in 0..<area where self[index] != position.board[index] {
      if let mark = self[index] { lift(mark, at: index) }
    }
    for index in 0..<area where self[index] == nil {
      if let mark = position.board[index] { place(mark, at: index) }
    }
  }

  /// The mark on a square.
  subscript(index: Int) -> Mark? { counts.marks[index] }

  var ply: Int { counts.ply }
  /// How much more the lines are worth that only X can complete than those that only O can.
  var balance: Int { counts.balance }
  /// The squares that complete a line of a side, and how many there are.
  func wins(of mark: Mark) -> SquareSet { mark == .x ? counts.x.wins : counts.o.wins }
  func winCount(of mark: Mark) -> Int { mark == .x ? counts.x.winCount : counts.o.winCount }
  /// The squares of a side's lines that miss two.
  func threats(of mark: Mark) -> SquareSet { mark == .x ? counts.x.threats : counts.o.threats }

  func place(_ mark: Mark, at index: Int) {
    let lines = linesOfSquares[index]
    work += ThreatBoard.looksPerLine * lines.count
    counts.change(index, from: nil, to: mark, lines, squaresOfLines)
  }

  func lift(_ mark: Mark, at index: Int) {
    let lines = linesOfSquares[index]
    work += ThreatBoard.looksPerLine * lines.count
    counts.change(index, from: mark, to: nil, lines, squaresOfLines)
  }

  /// How much a square matters to a side to move.
  ///
  /// Each line through it that is open to one side only counts, more the more marks it has, and own
  /// lines a little more than those to be stopped. Of equal squares the one nearer to the middle of
  /// the board matters more.
  func weight(of index: Int, for mark: Mark) -> Int {
    let lines = linesOfSquares[index]
    work += lines.count
    return counts.weight(of: lines, for: mark, squaresOfLines) << 6 + nearness[index]
  }

  /// The empty squares that weigh most, the heaviest first; equals in the order of the board.
  ///
  /// - Parameters:
  ///   - most: How many.
  ///   - weight: The weight of an empty square; nil for one that is not wanted.
  /// - Returns: Their indices.
  func heaviest(_ most: Int, by weight: (Int) -> Int?) -> [Int] {
    var heaviest: [(index: Int, weight: Int)] = []
    for index in 0..<area where self[index] == nil {
      guard let weight = weight(index) else { continue }
      if heaviest.count == most {
        guard let last = heaviest.last, weight > last.weight else { continue }
        heaviest.removeLast()
      }
      var place = heaviest.count
      heaviest.append((index, weight))
      while place > 0, heaviest[place - 1].weight < weight {
        heaviest.swapAt(place, place - 1)
        place -= 1
      }
    }
    return heaviest.map { $0.index }
  }
}

/// All that a mark changes.
///
/// It is one value, as each use of a variable of a class is watched for others at the same time: so
/// a mark is watched once, not each of its lines.
private struct Counts {
  let marks: UnsafeMutablePointer<Mark?>
  var ply = 0
  var balance = 0
  var x: Side
  var o: Side

  /// What one side has on the board.
  struct Side {
    /// How many marks the side has on each line.
    let marks: UnsafeMutablePointer<UInt8>
    /// How many lines that only this side can complete, or nobody has entered, miss just this square.
    let winCounts: UnsafeMutablePointer<UInt8>
    let threatCounts: UnsafeMutablePointer<UInt8>
    /// The squares that complete a line.
    var wins = SquareSet()
    /// The squares of lines that miss two.
    var threats = SquareSet()
    /// How many squares are in `wins`.
    var winCount = 0

    init(area: Int, lineCount: Int) {
      marks = .allocate(capacity: lineCount)
      marks.initialize(repeating: 0, count: lineCount)
      winCounts = .allocate(capacity: area)
      winCounts.initialize(repeating: 0, count: area)
      threatCounts = .allocate(capacity: area)
      threatCounts.initialize(repeating: 0, count: area)
    }

    func deallocate() {
      marks.deallocate()
      winCounts.deallocate()
      threatCounts.deallocate()
    }

    /// Counts a line in or out that misses one or two squares, of which this is one.
    mutating func count(_ square: Int, missing: Int, _ step: UInt8) {
      let counts = missing == 1 ? winCounts : threatCounts
      let old = counts[square]
      counts[square] = old &+ step
      if old != 0, counts[square] != 0 { return }
      switch (missing, old) {
      case (1, 0):
        wins.insert(square)
        winCount += 1
      case (1, _):
        wins.remove(square)
        winCount -= 1
      case (_, 0): threats.insert(square)
      default: threats.remove(square)
      }
    }
  }

  init(area: Int, lineCount: Int) {
    marks = .allocate(capacity: area)
    marks.initialize(repeating: nil, count: area)
    x = Side(area: area, lineCount: lineCount)
    o = Side(area: area, lineCount: lineCount)
  }

  func deallocate() {
    marks.deallocate()
    x.deallocate()
    o.deallocate()
  }

  /// Puts another mark, or none, on a square.
  mutating func change(
    _ index: Int, from old: Mark?, to new: Mark?, _ lines: UnsafeBufferPointer<Int32>,
    _ squares: NumberLists
  ) {
    let side = (new ?? old) == .x ? x.marks : o.marks
    let step: UInt8 = new == nil ? 255 : 1
    for line in lines.lazy.map({ Int($0) }) {
      balance -= worth(line, squares[line].count)
      count(line, squares[line], 255)
      side[line] &+= step
      balance += worth(line, squares[line].count)
    }
    marks[index] = new
    ply += new == nil ? -1 : 1
    for line in lines.lazy.map({ Int($0) }) { count(line, squares[line], 1) }
  }

  /// Counts the squares of a line that misses few in, or with 255, which is one less, out.
  @inline(__always)
  mutating func count(_ line: Int, _ squares: UnsafeBufferPointer<Int32>, _ step: UInt8) {
    let missing = missing(line, squares.count)
    if missing <= 2 { count(line, missing: missing, squares, step) }
  }

  private mutating func count(
    _ line: Int, missing: Int, _ squares: UnsafeBufferPointer<Int32>, _ step: UInt8
  ) {
    for square in squares where marks[Int(square)] == nil {
      if o.marks[line] == 0 { x.count(Int(square), missing: missing, step) }
      if x.marks[line] == 0 { o.count(Int(square), missing: missing, step) }
    }
  }

  @inline(__always)
  private func missing(_ line: Int, _ count: Int) -> Int {
    count - Int(x.marks[line]) - Int(o.marks[line])
  }

  /// What a line is worth to X if that alone has entered it, and less than nothing if O alone has.
  @inline(__always)
  private func worth(_ line: Int, _ count: Int) -> Int {
    let (x, o) = (Int(x.marks[line]), Int(o.marks[line]))
    if (x == 0) == (o == 0) { return 0 }
    let missing = count - x - o
    let worth = missing < 2 ? 32 : missing == 2 ? 24 : missing == 3 ? 8 : missing == 4 ? 2 : 1
    return o == 0 ? worth : -worth
  }

  func weight(
    of lines: UnsafeBufferPointer<Int32>, for mark: Mark, _ squares: NumberLists
  ) -> Int {
    let own = mark == .x ? x.marks : o.marks
    let other = mark == .x ? o.marks : x.marks
    var weight = 0
    for line in lines {
      let line = Int(line)
      if own[line] > 0, other[line] > 0 { continue }
      let missing = squares[line].count - Int(own[line]) - Int(other[line])
      weight += (own[line] > 0 ? 5 : 4) << (2 * max(8 - missing, 0))
    }
    return weight
  }
}

/// Lists of numbers, one after the other in memory.
struct NumberLists {
  private let numbers: UnsafeMutablePointer<Int32>
  private let starts: UnsafeMutablePointer<Int>

  init(_ lists: [[Int]]) {
    numbers = .allocate(capacity: lists.reduce(0) { $0 + $1.count })
    starts = .allocate(capacity: lists.count + 1)
    var count = 0
    for (index, list) in lists.enumerated() {
      (starts + index).initialize(to: count)
      for number in list {
        (numbers + count).initialize(to: Int32(number))
        count += 1
      }
    }
    (starts + lists.count).initialize(to: count)
  }

  func deallocate() {
    numbers.deallocate()
    starts.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(start: numbers + starts[index], count: starts[index + 1] - starts[index])
  }
}
