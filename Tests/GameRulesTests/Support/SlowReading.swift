import GameRules

/// The rules read a second time, slowly and plainly, to check the library against.
///
/// It knows a board as rows of letters, looks at the whole of it after every move, and shares no
/// code with the library; `Square`, `Mark` and `Line.Kind` are only used to say what was found.
struct SlowReading {
  /// A line as the set of its squares, so that the order in which it is drawn does not matter.
  struct Found: Hashable, CustomStringConvertible {
    var kind: Line.Kind
    var squares: Set<Square>
    var description: String { "\(kind) \(squares.map(\.description).sorted())" }
  }

  let columns: Int
  let rows: Int
  let inARow: Int
  let corners: Bool
  let squares: Bool
  private(set) var grid: [[Character]]
  private var count = 0

  init(columns: Int, rows: Int, inARow: Int, corners: Bool, squares: Bool) {
    self.columns = columns
    self.rows = rows
    self.inARow = inARow
    self.corners = corners
    self.squares = squares
    grid = Array(repeating: Array(repeating: ".", count: columns), count: rows)
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

  /// Every line that the letter owns, wherever it is.
  func lines(of letter: Character) -> Set<Found> {
    var found: Set<Found> = []
    visitLines { kind, places in
      for (column, row) in places where grid[row][column] != letter { return }
      let squares = Set(places.map { Square(column: $0.column, row: $0.row) })
      found.insert(Found(kind: kind, squares: squares))
    }
    return found
  }

  /// Every line of the board, owned or not.
  var allLines: Set<Found> {
    var found: Set<Found> = []
    visitLines { kind, places in
      let squares = Set(places.map { Square(column: $0.column, row: $0.row) })
      found.insert(Found(kind: kind, squares: squares))
    }
    return found
  }

  private typealias Places = [(column: Int, row: Int)]

  private func visitLines(_ visit: (Line.Kind, Places) -> Void) {
    for row in 0..<rows {
      for column in 0..<columns {
        let right = column + inARow <= columns
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
        if squares, column + 1 < columns, row + 1 < rows, !(corners && columns == 2 && rows == 2) {
          visit(
            .block, [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)])
        }
      }
    }
    if corners {
      visit(.corners, [(0, 0), (columns - 1, 0), (0, rows - 1), (columns - 1, rows - 1)])
    }
  }
}

extension SlowReading {
  init(_ rules: Rules) {
    self.init(
      columns: rules.columns, rows: rules.rows, inARow: rules.inARow, corners: rules.corners,
      squares: rules.squares)
  }
}
