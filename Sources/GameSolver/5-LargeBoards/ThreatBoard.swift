import GameRules

/// A board of any size that always knows where each side can complete a line, and where it can
/// threaten to.
///
///     . . . . . .      x has three in this row of six (four win), so one of its lines misses one
///     . x x x . .  →   square on each side: two squares in `wins`. A line that misses two
///     . . o . . .      squares has both in `threats`: a mark there threatens to complete it.
///
/// It is one pointer, so copies share the board, and using it costs neither a check for exclusive
/// access nor a count of references (decision 31). Its owner calls `deallocate()`.
struct ThreatBoard {
  let storage: UnsafeMutablePointer<Storage>

  /// Everything the board knows.
  struct Storage {
    let area: Int
    /// The words of a set of squares.
    let words: Int
    let squaresOfLines: NumberLists
    let linesOfSquares: NumberLists
    let marks: UnsafeMutablePointer<Mark?>
    /// For each line, the place of its `LineValue`, which changes with each mark on it.
    let states: UnsafeMutablePointer<UInt16>
    let values: UnsafeMutablePointer<LineValue>
    /// For each square, the sum of the weights of its lines.
    let weights: UnsafeMutablePointer<UInt64>
    /// For each kind of threat and each square, the number of lines of that kind that miss it.
    let counts: UnsafeMutablePointer<UInt8>
    /// For each kind of threat, the set of squares with such lines.
    let sets: UnsafeMutablePointer<UInt64>
    /// For each kind of threat, the number of squares in its set.
    let totals: UnsafeMutablePointer<Int>
    /// For each square, the set of those at most two columns and two rows away.
    let surroundings: UnsafeMutablePointer<UInt64>
    /// For each number of marks on the way to this position, the set of squares near them.
    let near: UnsafeMutablePointer<UInt64>
    /// Random keys of the marks, X's and O's for each square (Zobrist 1970).
    let keys: UnsafeMutablePointer<UInt64>
    /// The nearness of each square to the middle of the board, below 64.
    let nearness: UnsafeMutablePointer<Int>
    /// Lists of squares that searches are going through, the last one on top.
    let lists: UnsafeMutablePointer<Int16>
    /// The end of the last list.
    var top = 0
    var ply = 0
    var balance = (toMove: 0, waiting: 0)
    var work: Int64 = 0
    var position: UInt64 = 0
  }

  /// A list of squares on the board's stack of lists.
  struct List {
    let start: Int
    var count = 0
  }

  /// Placing or lifting a mark looks at each of its lines and changes the squares of some.
  private static let looksPerLine = 3

  init(_ table: LineTable) {
    let rules = table.rules
    self.init(
      columns: rules.columns, rows: rules.rows,
      lines: table.lines.map { $0.squares.map(rules.index(of:)) })
  }

  /// Creates a board with these lines, each a list of squares counted by rows.
  init(columns: Int, rows: Int, lines: [[Int]]) {
    let area = columns * rows
    var through = [[Int]](repeating: [], count: area)
    for (line, squares) in lines.enumerated() {
      for square in squares { through[square].append(line) }
    }
    var lengths: [Int] = []
    for line in lines where !lengths.contains(line.count) { lengths.append(line.count) }
    let words = (area + 63) / 64
    storage = .allocate(capacity: 1)
    storage.initialize(
      to: Storage(
        area: area, words: words, squaresOfLines: NumberLists(lines),
        linesOfSquares: NumberLists(through), marks: filled(area, nil),
        states: filled(lines.count, 0), values: LineValue.table(of: lengths),
        weights: filled(area, 0), counts: filled(4 * area, 0), sets: filled(4 * words, 0),
        totals: filled(4, 0), surroundings: filled(area * words, 0),
        near: filled((area + 1) * words, 0), keys: filled(2 * area, 0), nearness: filled(area, 0),
        lists: filled(area * area, 0)))
    var generator = SplitMix64(seed: 1)
    for key in 0..<2 * area { storage.pointee.keys[key] = generator.next() }
    for index in 0..<area {
      let (row, column) = (index / columns, index % columns)
      storage.pointee.nearness[index] =
        63 - abs(2 * column - columns + 1) - abs(2 * row - rows + 1)
      for row in max(0, row - 2)...min(rows - 1, row + 2) {
        for column in max(0, column - 2)...min(columns - 1, column + 2) {
          insert(row * columns + column, into: storage.pointee.surroundings + index * words)
        }
      }
    }
    for (line, squares) in lines.enumerated() {
      let kind = lengths.firstIndex(of: squares.count) ?? 0
      let state = UInt16(kind) * LineValue.stride
      storage.pointee.states[line] = state
      let value = storage.pointee.values[Int(state)]
      for square in squares {
        storage.pointee.weights[square] += value.weights
        count(square, value.kinds, 1)
      }
    }
  }

  func deallocate() {
    let board = storage.pointee
    board.squaresOfLines.deallocate()
    board.linesOfSquares.deallocate()
    board.marks.deallocate()
    board.states.deallocate()
    board.values.deallocate()
    board.weights.deallocate()
    board.counts.deallocate()
    board.sets.deallocate()
    board.totals.deallocate()
    board.surroundings.deallocate()
    board.near.deallocate()
    board.keys.deallocate()
    board.nearness.deallocate()
    board.lists.deallocate()
    storage.deallocate()
  }

  var area: Int { storage.pointee.area }
  /// The number of marks.
  var ply: Int { storage.pointee.ply }
  /// The worth of a side's lines minus that of the other side's, if it is to move.
  func balance(for mark: Mark) -> Int {
    mark == .x ? storage.pointee.balance.toMove : -storage.pointee.balance.waiting
  }
  /// The number of lines examined so far.
  var work: Int64 { storage.pointee.work }
  /// The hash of all marks, which identifies the position.
  var position: UInt64 { storage.pointee.position }

  subscript(index: Int) -> Mark? { storage.pointee.marks[index] }

  /// Sets up a position, changing only the squares that differ.
  func show(_ marks: (Int) -> Mark?) {
    for index in 0..<area where self[index] != marks(index) {
      if let mark = self[index] { lift(mark, at: index) }
    }
    // Marks that are not the last were lifted, so the squares near the others are gathered again.
    var ply = 0
    for index in 0..<area where self[index] != nil {
      gatherNear(index, ply)
      ply += 1
    }
    for index in 0..<area where self[index] == nil {
      if let mark = marks(index) { place(mark, at: index) }
    }
  }

  /// Puts a mark on a square.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - index: An open square.
  ///   - weighing: Whether the weights of the squares change too. A search that only looks for
  ///     threats until it lifts the mark does without them, in little more than half of the time.
  func place(_ mark: Mark, at index: Int, weighing: Bool = true) {
    gatherNear(index, storage.pointee.ply)
    storage.pointee.ply &+= 1
    storage.pointee.marks[index] = mark
    change(mark, at: index, isPlaced: true, weighing)
  }

  /// Adds the squares near a mark to those near the marks before it.
  @inline(__always)
  private func gatherNear(_ index: Int, _ ply: Int) {
    let words = storage.pointee.words
    let near = storage.pointee.near + ply &* words
    let around = storage.pointee.surroundings + index &* words
    for word in 0..<words { near[words &+ word] = near[word] | around[word] }
  }

  /// Takes a mark away, the last one first; `weighing` is as it was when the mark was placed.
  func lift(_ mark: Mark, at index: Int, weighing: Bool = true) {
    storage.pointee.ply &-= 1
    storage.pointee.marks[index] = nil
    change(mark, at: index, isPlaced: false, weighing)
  }

  @inline(__always)
  private func change(_ mark: Mark, at index: Int, isPlaced: Bool, _ weighing: Bool) {
    let board = storage
    let lines = board.pointee.linesOfSquares[index]
    let (states, values) = (board.pointee.states, board.pointee.values)
    let weights = board.pointee.weights
    let step = LineValue.step(mark.rawValue)
    var balance = board.pointee.balance
    for line in lines {
      let line = Int(line)
      let old = states[line]
      let new = isPlaced ? old &+ step : old &- step
      states[line] = new
      let was = values + Int(old)
      let now = values + Int(new)
      let change = now.pointee.weights &- was.pointee.weights
      if change == 0 { continue }  // Both sides have marks on it, before and after.
      balance.toMove &+= Int(now.pointee.worth.toMove &- was.pointee.worth.toMove)
      balance.waiting &+= Int(now.pointee.worth.waiting &- was.pointee.worth.waiting)
      let squares = board.pointee.squaresOfLines[line]
      if weighing { for square in squares { weights[Int(square)] &+= change } }
      if was.pointee.kinds | now.pointee.kinds != 0 {
        recount(squares, index, isPlaced ? (was, now) : (now, was), isPlaced ? (255, 1) : (1, 255))
      }
    }
    board.pointee.balance = balance
    board.pointee.work &+= Int64(truncatingIfNeeded: ThreatBoard.looksPerLine &* lines.count)
    board.pointee.position ^= board.pointee.keys[2 &* index &+ Int(mark.rawValue)]
  }

  /// Counts the threats of a line without a mark on the square `index` and those with it, one in
  /// and the other out; 255 stands for −1.
  private func recount(
    _ squares: UnsafeBufferPointer<Int32>, _ index: Int,
    _ values: (without: UnsafeMutablePointer<LineValue>, with: UnsafeMutablePointer<LineValue>),
    _ steps: (without: UInt8, with: UInt8)
  ) {
    for square in squares {
      let square = Int(square)
      if square == index {
        count(square, values.without.pointee.kinds, steps.without)
      } else if storage.pointee.marks[square] == nil {
        count(square, values.without.pointee.kinds, steps.without)
        count(square, values.with.pointee.kinds, steps.with)
      }
    }
  }

  /// Counts a line in or out that misses a square, for each kind of its threats.
  @inline(__always)
  private func count(_ square: Int, _ kinds: UInt8, _ step: UInt8) {
    var kinds = kinds
    while kinds != 0 {
      let kind = kinds.trailingZeroBitCount
      kinds &= kinds &- 1
      let count = storage.pointee.counts + (kind &* storage.pointee.area &+ square)
      let old = count.pointee
      count.pointee = old &+ step
      if old != 0, count.pointee != 0 { continue }
      let set = storage.pointee.sets + kind &* storage.pointee.words
      set[square >> 6] ^= 1 << UInt64(truncatingIfNeeded: square & 63)
      storage.pointee.totals[kind] &+= old == 0 ? 1 : -1
    }
  }

  private func insert(_ square: Int, into set: UnsafeMutablePointer<UInt64>) {
    set[square >> 6] |= 1 << UInt64(truncatingIfNeeded: square & 63)
  }
}

/// Allocates memory for `count` copies of a value.
private func filled<Value>(_ count: Int, _ value: Value) -> UnsafeMutablePointer<Value> {
  let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
  memory.initialize(repeating: value, count: count)
  return memory
}
