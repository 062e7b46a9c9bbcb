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
  /// The squares of line `l` are `squares[lineStarts[l]..<lineStarts[l + 1]]`.
  let squares: [Int]
  let lineStarts: [Int]
  /// The lines through square `s` are `through[throughStarts[s]..<throughStarts[s + 1]]`.
  let through: [Int]
  let throughStarts: [Int]
  /// How near each square is to the middle of the board, below 64.
  let nearness: [Int]

  private(set) var marks: [Mark?]
  private(set) var ply = 0
  /// The lines looked at so far.
  var work = 0
  /// How much more the lines are worth that only X can complete than those that only O can.
  private(set) var balance = 0
  /// A mark placed or lifted looks at each of its lines once to count it out, changes it, and looks
  /// once more to count it in.
  private static let looksPerLine = 3
  private var x: Side
  private var o: Side

  /// What one side has on the board.
  struct Side {
    /// How many marks the side has on each line.
    fileprivate(set) var marks: [UInt8]
    /// How many lines that only this side can complete, or nobody has entered, miss just this square.
    fileprivate var winCounts: [UInt8]
    fileprivate var threatCounts: [UInt8]
    /// The squares that complete a line.
    fileprivate(set) var wins = SquareSet()
    /// The squares of lines that miss two.
    fileprivate(set) var threats = SquareSet()
    /// How many squares are in `wins`.
    fileprivate(set) var winCount = 0

    fileprivate mutating func addWin(_ square: Int, _ step: UInt8) {
      let old = winCounts[square]
      winCounts[square] = old &+ step
      if old == 0 {
        wins.insert(square)
        winCount += 1
      } else if winCounts[square] == 0 {
        wins.remove(square)
        winCount -= 1
      }
    }

    fileprivate mutating func addThreat(_ square: Int, _ step: UInt8) {
      let old = threatCounts[square]
      threatCounts[square] = old &+ step
      if old == 0 {
        threats.insert(square)
      } else if threatCounts[square] == 0 {
        threats.remove(square)
      }
    }
  }

  init(_ table: LineTable) {
    let rules = table.rules
    var squares: [Int] = []
    var lineStarts = [0]
    var linesBySquare = [[Int]](repeating: [], count: rules.area)
    for (number, line) in table.lines.enumerated() {
      for square in line.squares {
        squares.append(rules.index(of: square))
        linesBySquare[rules.index(of: square)].append(number)
      }
      lineStarts.append(squares.count)
    }
    var through: [Int] = []
    var throughStarts = [0]
    for lines in linesBySquare {
      through += lines
      throughStarts.append(through.count)
    }
    self.table = table
    area = rules.area
    self.squares = squares
    self.lineStarts = lineStarts
    self.through = through
    self.throughStarts = throughStarts
    nearness = (0..<rules.area).map { index in
      let square = rules.square(at: index)
      let offCentre =
        abs(2 * square.column - rules.columns + 1) + abs(2 * square.row - rules.rows + 1)
      return 63 - offCentre
    }
    marks = Array(repeating: nil, count: rules.area)
    let none = Side(
      marks: Array(repeating: 0, count: table.lines.count),
      winCounts: Array(repeating: 0, count: rules.area),
      threatCounts: Array(repeating: 0, count: rules.area))
    x = none
    o = none
    for line in table.lines.indices { count(line, 1) }
  }

  /// Sets the board up as in a position.
  func show(_ position: Position) {
    for index in 0..<area where marks[index] != position.board[index] {
      if let mark = marks[index] { lift(mark, at: index) }
    }
    for index in 0..<area where marks[index] == nil {
      if let mark = position.board[index] { place(mark, at: index) }
    }
  }

  /// What a side has.
  func side(_ mark: Mark) -> Side { mark == .x ? x : o }

  /// The squares that complete a line of a side, and how many there are.
  func wins(of mark: Mark) -> SquareSet { mark == .x ? x.wins : o.wins }
  func winCount(of mark: Mark) -> Int { mark == .x ? x.winCount : o.winCount }
  /// The squares of a side's lines that miss two.
  func threats(of mark: Mark) -> SquareSet { mark == .x ? x.threats : o.threats }
  /// How many marks a side has on a line.
  func marks(of mark: Mark, on line: Int) -> Int { Int(mark == .x ? x.marks[line] : o.marks[line]) }

  func place(_ mark: Mark, at index: Int) {
    work += ThreatBoard.looksPerLine * (throughStarts[index + 1] - throughStarts[index])
    for entry in throughStarts[index]..<throughStarts[index + 1] {
      let line = through[entry]
      count(line, 255)
      if mark == .x { x.marks[line] += 1 } else { o.marks[line] += 1 }
    }
    marks[index] = mark
    ply += 1
    for entry in throughStarts[index]..<throughStarts[index + 1] { count(through[entry], 1) }
  }

  func lift(_ mark: Mark, at index: Int) {
    work += ThreatBoard.looksPerLine * (throughStarts[index + 1] - throughStarts[index])
    for entry in throughStarts[index]..<throughStarts[index + 1] {
      let line = through[entry]
      count(line, 255)
      if mark == .x { x.marks[line] -= 1 } else { o.marks[line] -= 1 }
    }
    marks[index] = nil
    ply -= 1
    for entry in throughStarts[index]..<throughStarts[index + 1] { count(through[entry], 1) }
  }

  /// Counts a line in, or with 255, which is one less, out.
  private func count(_ line: Int, _ step: UInt8) {
    let size = lineStarts[line + 1] - lineStarts[line]
    let byX = Int(x.marks[line])
    let byO = Int(o.marks[line])
    if byO == 0, byX > 0 {
      balance += ThreatBoard.worth(missing: size - byX) * (step == 1 ? 1 : -1)
    } else if byX == 0, byO > 0 {
      balance -= ThreatBoard.worth(missing: size - byO) * (step == 1 ? 1 : -1)
    }
    if byO == 0, size - byX <= 2 { count(line, missing: size - byX, step, &x) }
    if byX == 0, size - byO <= 2 { count(line, missing: size - byO, step, &o) }
  }

  /// What a line is worth that one side alone has entered.
  private static func worth(missing: Int) -> Int {
    switch missing {
    case 0, 1: 32
    case 2: 24
    case 3: 8
    case 4: 2
    default: 1
    }
  }

  private func count(_ line: Int, missing: Int, _ step: UInt8, _ side: inout Side) {
    for entry in lineStarts[line]..<lineStarts[line + 1] where marks[squares[entry]] == nil {
      if missing == 1 {
        side.addWin(squares[entry], step)
      } else if missing == 2 {
        side.addThreat(squares[entry], step)
      }
    }
  }
}
