import GameRules

/// The lines that each side can still complete, its *open* lines, and what they miss.
///
///     . . . .      the lower row is open to o only and the middle one to x only, and misses three squares;
///     x . . .  →   the upper one is open to both. A square on no open line is worth the same as any other
///     o . . .      such square.
struct LineCounts {
  /// The open lines and marks of one side.
  struct Side {
    /// The marks on each line.
    fileprivate let marks: UnsafeMutablePointer<UInt8>
    /// The weight of the open lines through each square.
    fileprivate let weights: UnsafeMutablePointer<Int64>
    /// The number of open lines that miss one square, two, and so on.
    fileprivate let missing: UnsafeMutablePointer<Int32>
    /// The squares with a mark.
    fileprivate(set) var taken = SquareSet()
    /// The squares on open lines.
    fileprivate(set) var open = SquareSet()

    fileprivate init(area: Int, lineCount: Int, longest: Int) {
      marks = .allocate(capacity: lineCount)
      marks.initialize(repeating: 0, count: lineCount)
      weights = .allocate(capacity: area)
      weights.initialize(repeating: 0, count: area)
      missing = .allocate(capacity: longest + 1)
      missing.initialize(repeating: 0, count: longest + 1)
    }

    fileprivate func deallocate() {
      marks.deallocate()
      weights.deallocate()
      missing.deallocate()
    }
  }

  /// The sides, X first.
  private(set) var x: Side
  private(set) var o: Side
  /// The number of empty squares.
  private(set) var emptyCount: Int
  private let area: Int
  private let squaresOfLines: NumberLists
  private let linesOfSquares: NumberLists
  private let lineCount: Int
  private let longest: Int
  /// The partner of each square in `canPair`; negative if it has none.
  private let partners: UnsafeMutablePointer<Int32>

  init(_ table: LineTable) {
    let rules = table.rules
    let squares = table.lines.map { $0.squares.map(rules.index(of:)) }
    var lines = [[Int]](repeating: [], count: rules.area)
    for (line, squares) in squares.enumerated() {
      for square in squares { lines[square].append(line) }
    }
    squaresOfLines = NumberLists(squares)
    linesOfSquares = NumberLists(lines)
    lineCount = squares.count
    partners = .allocate(capacity: rules.area)
    partners.initialize(repeating: -1, count: rules.area)
    longest = squares.reduce(0) { max($0, $1.count) }
    emptyCount = rules.area
    area = rules.area
    x = Side(area: rules.area, lineCount: squares.count, longest: longest)
    o = Side(area: rules.area, lineCount: squares.count, longest: longest)
    for line in squares {
      for mark in [Mark.x, .o] {
        self[mark].missing[line.count] += 1
        for square in line {
          self[mark].weights[square] += LineCounts.weight(missing: line.count)
          self[mark].open.insert(square)
        }
      }
    }
  }

  func deallocate() {
    x.deallocate()
    o.deallocate()
    squaresOfLines.deallocate()
    linesOfSquares.deallocate()
    partners.deallocate()
  }

  subscript(mark: Mark) -> Side {
    @inline(__always) get { mark == .x ? x : o }
    @inline(__always) _modify {
      if mark == .x { yield &x } else { yield &o }
    }
  }

  /// The weight of a side's open lines through a square.
  ///
  /// A line weighs more than any number of lines that miss more squares; those that miss five or more all
  /// weigh one.
  func weight(of square: Int, for mark: Mark) -> Int64 { self[mark].weights[square] }

  /// Whether a side completes a line on an empty square.
  func completes(_ square: Int, for mark: Mark) -> Bool {
    self[mark].weights[square] >= LineCounts.weight(missing: 1)
  }

  /// The number of empty squares on open lines of a side.
  func openCount(for mark: Mark) -> Int {
    let open = self[mark].open
    var count = 0
    for word in 0..<SquareSet.wordCount {
      count += (open[word: word] & ~x.taken[word: word] & ~o.taken[word: word]).nonzeroBitCount
    }
    return count
  }

  /// The number of squares that a side's nearest open line misses; nil if none is open.
  func fewestMissing(for mark: Mark) -> Int? {
    let missing = self[mark].missing
    return (1..<longest + 1).first { missing[$0] > 0 }
  }

  /// Whether disjoint pairs of empty squares are found so that each open line of a side holds one.
  ///
  /// By answering inside a pair, either side can ensure that each side gets one of its squares.
  /// Lines that miss fewer squares choose first, and for good, so a pairing may be missed.
  func canPair(for mark: Mark) -> Bool {
    let (side, other) = (self[mark], self[mark.opponent])
    for square in 0..<area { partners[square] = -1 }
    for missing in 1..<longest + 1 where side.missing[missing] > 0 {
      for line in 0..<lineCount where other.marks[line] == 0 {
        let squares = squaresOfLines[line]
        if squares.count - Int(side.marks[line]) != missing { continue }
        var (first, second) = (-1, -1)
        var isPaired = false
        for square in squares.lazy.map({ Int($0) }) where !side.taken.contains(square) {
          let partner = partners[square]
          if partner >= 0 {
            isPaired = isPaired || squares.contains(partner)
          } else if first < 0 || side.weights[square] < side.weights[first] {
            (first, second) = (square, first)
          } else if second < 0 || side.weights[square] < side.weights[second] {
            second = square
          }
        }
        if isPaired { continue }
        if second < 0 { return false }
        partners[first] = Int32(second)
        partners[second] = Int32(first)
      }
    }
    return true
  }

  /// Places a mark that completes no line.
  mutating func place(_ mark: Mark, at square: Int) {
    self[mark].taken.insert(square)
    emptyCount -= 1
    change(square, mark, 1)
  }

  /// Lifts it again.
  mutating func lift(_ mark: Mark, at square: Int) {
    self[mark].taken.remove(square)
    emptyCount += 1
    change(square, mark, -1)
  }

  private mutating func change(_ square: Int, _ mark: Mark, _ step: Int) {
    for line in linesOfSquares[square] {
      let line = Int(line)
      let squares = squaresOfLines[line]
      let (own, other) = (self[mark].marks, self[mark.opponent].marks)
      let before = Int(own[line])
      own[line] = UInt8(before + step)
      if other[line] == 0 {
        count(squares, mark, from: squares.count - before, to: squares.count - before - step)
      }
      if min(before, before + step) == 0 {
        // The first mark closes the line to the other side, and lifting it opens the line again.
        let missing = squares.count - Int(other[line])
        count(squares, mark.opponent, from: step > 0 ? missing : 0, to: step > 0 ? 0 : missing)
      }
    }
  }

  /// Recounts a line of a side that missed `old` squares and now misses `new`; 0 if it is closed.
  private mutating func count(
    _ squares: UnsafeBufferPointer<Int32>, _ mark: Mark, from old: Int, to new: Int
  ) {
    let side = self[mark]
    if old > 0 { side.missing[old] -= 1 }
    if new > 0 { side.missing[new] += 1 }
    let change = LineCounts.weight(missing: new) - LineCounts.weight(missing: old)
    for square in squares.lazy.map({ Int($0) }) {
      let before = side.weights[square]
      side.weights[square] = before + change
      if before == 0 {
        self[mark].open.insert(square)
      } else if before + change == 0 {
        self[mark].open.remove(square)
      }
    }
  }

  /// The weight of a line: more than that of all lines together that miss more squares, up to five,
  /// because no square has a thousand lines.
  private static func weight(missing: Int) -> Int64 {
    missing == 0 ? 0 : 1 << Int64(10 * max(5 - missing, 0))
  }
}
