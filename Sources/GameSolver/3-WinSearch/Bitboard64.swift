import GameRules

/// The lines of a board of at most 64 squares as words, and the board's symmetries.
///
///     6 7 8      squares are bits, counted by rows from the bottom-left corner:
///     3 4 5      the bottom row is 0b000_000_111,
///     0 1 2      the rising diagonal 0b100_010_001
struct Bitboard64 {
  /// The number of squares.
  let area: Int
  /// Every line once; lines that share two squares or more are adjacent.
  let lines: [UInt64]
  /// The distinct symmetries of the board: for each, the image of every square.
  let images: [[UInt8]]

  init(_ table: LineTable) {
    let rules = table.rules
    precondition(rules.fitsInWord, "A word holds 64 squares")
    area = rules.area
    lines = Bitboard64.chained(
      table.lines.map { line in
        line.squares.reduce(0) { $0 | 1 << UInt64(rules.index(of: $1)) }
      })
    images = rules.distinctImages
  }

  /// Creates a board without symmetries and with arbitrary sets of squares as lines, for tests.
  init(area: Int, lines: [UInt64]) {
    self.area = area
    self.lines = Bitboard64.chained(lines)
    images = [(0..<UInt8(area)).map { $0 }]
  }

  /// Returns the lines in an order in which those that share two squares or more are adjacent.
  static func chained<Word: SquareWord>(_ masks: [Word]) -> [Word] {
    var rest = masks
    var chain: [Word] = []
    while let start = rest.first {
      rest.removeFirst()
      chain.append(start)
      var last = start
      while true {
        var nearest: Int?
        var most = 1
        for (index, mask) in rest.enumerated() where (mask & last).nonzeroBitCount > most {
          nearest = index
          most = (mask & last).nonzeroBitCount
        }
        guard let nearest else { break }
        last = rest.remove(at: nearest)
        chain.append(last)
      }
    }
    return chain
  }
}

extension Rules {
  /// The image of every square under each symmetry, without repeats on thin boards.
  var distinctImages: [[UInt8]] {
    precondition(area <= 256, "An image counts squares in bytes")
    var images: [[UInt8]] = []
    for symmetry in symmetries {
      let image = (0..<area).map { UInt8(index(of: symmetry(square(at: $0), on: self))) }
      if !images.contains(image) { images.append(image) }
    }
    return images
  }
}
