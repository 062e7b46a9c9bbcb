import GameRules

/// A board of at most 16 squares: a set of squares is a number, which tables are indexed by.
///
///     c d e f
///     8 9 a b      squares are bits, counted by rows from the bottom-left corner:
///     4 5 6 7      the bottom row is 0x000f, the four corners are 0x9009
///     0 1 2 3
struct RetrogradeBoard {
  /// The number of squares.
  let area: Int
  /// The distinct symmetries of the board: for each, the image of every square.
  let images: [[UInt8]]
  /// The number of squares of the shortest line.
  let shortestLine: Int
  /// 1 if completing a line wins, −1 if it loses.
  let sign: Int
  /// For each set of squares, whether it contains a line.
  let ownsLine: [Bool]

  init(_ table: LineTable) {
    let rules = table.rules
    let area = rules.area
    precondition(area <= RetrogradeBoard.largestArea, "A table is for 16 squares and fewer")
    var ownsLine = [Bool](repeating: false, count: 1 << area)
    var shortestLine = area
    for line in table.lines {
      var set = 0
      for square in line.squares { set |= 1 << rules.index(of: square) }
      ownsLine[set] = true
      shortestLine = min(shortestLine, line.squares.count)
    }
    // A set that contains a line passes this on to the sets with one square more.
    ownsLine.withUnsafeMutableBufferPointer { ownsLine in
      for square in 0..<area {
        let step = 1 << square
        var block = 0
        while block < ownsLine.count {
          for set in block..<block &+ step where ownsLine[set] { ownsLine[set &+ step] = true }
          block &+= 2 &* step
        }
      }
    }
    self.area = area
    sign = rules.ending == .normal ? 1 : -1
    images = rules.distinctImages
    self.ownsLine = ownsLine
    self.shortestLine = shortestLine
  }

  static let largestArea = 16
}
