import GameRules

/// A second, slow and simple implementation of the rules, against which the library is checked.
///
/// It stores a board as rows of letters, examines all of it after every move, and shares no code
/// with the library: it even reads the pictures of patterns itself. `Square`, `Mark` and
/// `Line.Kind` serve only to report results.
struct SlowReading {
  /// A line as the set of its squares, independent of the drawing order.
  struct Found: Hashable, CustomStringConvertible {
    var kind: Line.Kind
    var squares: Set<Square>
    var description: String { "\(kind) \(squares.map(\.description).sorted())" }
  }

  let columns: Int
  let rows: Int
  let inARow: Int
  let patterns: [Pattern]
  let shapes: [[(column: Int, row: Int)]]
  private(set) var grid: [[Character]]
  private var count = 0
  private var lines: [(places: Places, found: Found)] = []

  init(
    columns: Int, rows: Int, inARow: Int, patterns: [Pattern],
    shapes: [[(column: Int, row: Int)]] = []
  ) {
    self.columns = columns
    self.rows = rows
    self.inARow = inARow
    self.patterns = patterns
    self.shapes = shapes
    grid = Array(repeating: Array(repeating: ".", count: columns), count: rows)
    visitLines { kind, places in
      let squares = Set(places.map { Square(column: $0.column, row: $0.row) })
      lines.append((places, Found(kind: kind, squares: squares)))
    }
  }

  var toMove: Character { count % 2 == 0 ? "x" : "o" }

  var isFull: Bool { count == columns * rows }

  var emptySquares: [(column: Int, row: Int)] {
    var empty: [(column: Int, row: Int)] = []
    for row in 0..<rows {
      for column in 0..<columns where grid[row][column] == "." { empty.append((column, row)) }
    }
    return empty
  }

  mutating func place(column: Int, row: Int) {
    grid[row][column] = toMove
    count += 1
  }

  /// Every line that the letter owns, anywhere on the board.
  func lines(of letter: Character) -> Set<Found> {
    let owned = lines.filter { line in
      line.places.allSatisfy { column, row in grid[row][column] == letter }
    }
    return Set(owned.map(\.found))
  }

  /// Every line of the board, owned or not.
  var allLines: Set<Found> { Set(lines.map(\.found)) }

  private typealias Places = [(column: Int, row: Int)]

  private func visitLines(visit tell: (Line.Kind, Places) -> Void) {
    var seen: Set<Set<[Int]>> = []
    func visit(_ kind: Line.Kind, _ places: Places) {
      if seen.insert(Set(places.map { [$0.column, $0.row] })).inserted { tell(kind, places) }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let right = inARow > 0 && column + inARow <= columns
        let up = row + inARow <= rows
        let steps = 0..<inARow
        if right { visit(.row, steps.map { (column + $0, row) }) }
        if inARow > 1 {
          if up { visit(.column, steps.map { (column, row + $0) }) }
          if right, up {
            visit(.diagonal, steps.map { (column + $0, row + $0) })
            visit(.diagonal, steps.map { (column + $0, row + inARow - 1 - $0) })
          }
        }
      }
    }
    for pattern in patterns {
      for places in placements(of: pattern) { visit(.pattern(pattern), places) }
    }
    for places in shapes.flatMap(placements(of:)) { visit(.shape, places) }
  }

  /// Every placement of a shape: each of its images moved from everywhere below the board to
  /// everywhere above, and kept where all of it lies on the board.
  private func placements(of shape: Places) -> [Places] {
    var image = shape
    var found: [Places] = []
    for turn in 0..<8 {
      for right in -40...40 {
        for up in -40...40 {
          let moved = image.map { (column: $0.column + right, row: $0.row + up) }
          if moved.allSatisfy({ 0..<columns ~= $0.column && 0..<rows ~= $0.row }) {
            found.append(moved)
          }
        }
      }
      image = image.map { (column: $0.row, row: -$0.column) }
      if turn == 3 { image = image.map { (column: -$0.column, row: $0.row) } }
    }
    return found
  }

  /// Every placement of a picture on the board: turned, mirrored and moved, or stretched to the
  /// corners.
  private func placements(of pattern: Pattern) -> [Places] {
    var picture = pattern.picture.description.split(separator: "/").map(Array.init)
    var found: [Places] = []
    for turn in 0..<8 {
      let tall = picture.count
      let wide = picture[0].count
      if pattern.place == .wholeBoard {
        let spread = drawnOut(picture)
        return spread.count == rows && spread.allSatisfy { $0.count == columns }
          ? [inked(spread, column: 0, row: 0)] : []
      }
      for row in 0..<rows where row + tall <= rows {
        for column in 0..<columns where column + wide <= columns {
          found.append(inked(picture, column: column, row: row))
        }
      }
      // A quarter turn; after four of them, the mirror image.
      picture = (0..<wide).map { x in (0..<tall).map { y in picture[tall - 1 - y][x] } }
      if turn == 3 { picture = picture.map { $0.reversed() } }
    }
    return found
  }

  /// A 2×2 picture stretched to the size of the board by dots between its rows and columns.
  private func drawnOut(_ picture: [[Character]]) -> [[Character]] {
    guard columns > 1, rows > 1 else { return [] }
    let wide = picture.map { [$0[0]] + Array(repeating: ".", count: columns - 2) + [$0[1]] }
    let dots = [Character](repeating: ".", count: columns)
    return [wide[0]] + Array(repeating: dots, count: rows - 2) + [wide[1]]
  }

  private func inked(_ picture: [[Character]], column: Int, row: Int) -> Places {
    var places: Places = []
    for (depth, line) in picture.enumerated() {
      for (x, letter) in line.enumerated() where letter != "." {
        places.append((column + x, row + picture.count - 1 - depth))
      }
    }
    return places
  }
}

extension SlowReading {
  init(_ rules: Rules) {
    self.init(
      columns: rules.columns, rows: rules.rows, inARow: rules.inARow,
      patterns: Array(rules.patterns),
      shapes: rules.shapes.map { $0.squares.map { ($0.column, $0.row) } })
  }
}
