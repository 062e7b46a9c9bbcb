import GameRules

/// A board of any size that always knows where each side can complete a line, and where it can
/// threaten to.
///
///     . . . . . .      x has three in this row of six (four win), so one of its lines misses one
///     . x x x . .  →   square on each side: two squares in `wins`. A line that misses two
///     . . o . . .      squares has both in `threats`: a mark there threatens to complete it.
final class ThreatBoard {
  let table: LineTable
  let area: Int
  /// The nearness of each square to the middle of the board, below 64.
  let nearness: [Int]
  /// The number of lines examined so far.
  var work = 0
  /// For each square, the squares that share a line with it, itself included.
  let reach: NumberLists
  private let squaresOfLines: NumberLists
  private let linesOfSquares: NumberLists
  private var counts: Counts

  /// Placing or lifting a mark visits each of its lines three times: to count it out, to change it
  /// and to count it in again.
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

  /// Sets up a position, changing only the squares that differ.
  func show(_ position: Position) {
    for index in 0..<area where self[index] != position.board[index] {
      if let mark = self[index] { lift(mark, at: index) }
    }
    for index in 0..<area where self[index] == nil {
      if let mark = position.board[index] { place(mark, at: index) }
    }
  }

  subscript(index: Int) -> Mark? { counts.marks[index] }

  var ply: Int { counts.ply }
  /// The total worth of the lines that only X can complete, minus that of the lines that only O
  /// can.
  var balance: Int { counts.balance }
  /// The squares that complete a line of a side.
  func wins(of mark: Mark) -> SquareSet { mark == .x ? counts.x.wins : counts.o.wins }
  /// The number of squares that complete a line of a side.
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

  /// The importance of a square to the side to move.
  ///
  /// A line with marks of both sides counts nothing; the others count more the more marks they
  /// have, own lines a little more than the other side's. Of equal squares, the one nearer to the
  /// middle counts more.
  func weight(of index: Int, for mark: Mark) -> Int {
    let lines = linesOfSquares[index]
    work += lines.count
    return counts.weight(of: lines, for: mark, squaresOfLines) << 6 + nearness[index]
  }

  /// The heaviest open squares, heaviest first; equals in the order of the board.
  ///
  /// - Parameters:
  ///   - most: The most squares to return.
  ///   - weight: The weight of an open square; nil to leave it out.
  /// - Returns: The indices of the squares.
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

/// All state that a mark changes.
///
/// It is a single value of pointers because Swift checks every access to a class's variables for
/// exclusivity: once per mark this way, instead of once per line (decision 24).
private struct Counts {
  let marks: UnsafeMutablePointer<Mark?>
  var ply = 0
  var balance = 0
  var x: Side
  var o: Side

  /// One side's marks and threats.
  struct Side {
    /// For each line, the number of the side's marks.
    let marks: UnsafeMutablePointer<UInt8>
    /// For each square, the number of lines open to the side that miss only this square.
    let winCounts: UnsafeMutablePointer<UInt8>
    /// For each square, the number of lines open to the side that miss it and one other.
    let threatCounts: UnsafeMutablePointer<UInt8>
    /// The squares that complete a line.
    var wins = SquareSet()
    /// The squares of lines that miss two.
    var threats = SquareSet()
    /// The number of squares in `wins`.
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

    /// Counts a line in or out that misses one or two squares, one of them `square`.
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

  /// Puts a mark on a square, or removes it.
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

  /// Counts the missing squares of a line in (1) or, with 255, which is −1, out, if it misses at
  /// most two.
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

  /// The worth of a line to X: positive if only X has marks on it, negative if only O has.
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

/// Lists of numbers in contiguous memory.
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
