import GameRules

/// A turn of the board and a shift after it.
package struct BoardMotion: Equatable {
  /// Whether columns become rows, before anything else.
  private var isTransposed: Bool
  private var mirrorsColumns: Bool
  private var mirrorsRows: Bool
  /// How far all is shifted.
  package var columns: Int
  package var rows: Int

  /// The motion that takes the square in the corner, the one to its right and the one above it there.
  init(origin: Square, right: Square, up: Square) {
    isTransposed = right.column == origin.column
    mirrorsColumns = right.column < origin.column || up.column < origin.column
    mirrorsRows = right.row < origin.row || up.row < origin.row
    columns = origin.column
    rows = origin.row
  }

  /// A way to turn a board onto itself.
  package init(_ symmetry: Symmetry, on rules: Rules) {
    let turn: Int =
      switch symmetry {
      case .identity: 0
      case .mirrorColumns: 1
      case .mirrorRows: 2
      case .rotate180: 3
      case .transpose: 4
      case .rotate270: 5
      case .rotate90: 6
      case .antitranspose: 7
      }
    self.init(
      turn: turn, columns: turn & 1 != 0 ? rules.columns - 1 : 0,
      rows: turn & 2 != 0 ? rules.rows - 1 : 0)
  }

  /// The turn as a number, and a shift.
  package init(turn: Int, columns: Int, rows: Int) {
    isTransposed = turn & 4 != 0
    mirrorsColumns = turn & 1 != 0
    mirrorsRows = turn & 2 != 0
    self.columns = columns
    self.rows = rows
  }

  /// The turn as a number: 4 for columns that become rows; 1 and 2 for those that are mirrored then.
  package var turn: Int {
    (isTransposed ? 4 : 0) + (mirrorsColumns ? 1 : 0) + (mirrorsRows ? 2 : 0)
  }

  /// This and then another.
  package func followed(by next: BoardMotion) -> BoardMotion {
    var both = self
    if next.isTransposed {
      both.isTransposed.toggle()
      swap(&both.mirrorsColumns, &both.mirrorsRows)
      swap(&both.columns, &both.rows)
    }
    if next.mirrorsColumns {
      both.mirrorsColumns.toggle()
      both.columns.negate()
    }
    if next.mirrorsRows {
      both.mirrorsRows.toggle()
      both.rows.negate()
    }
    both.columns += next.columns
    both.rows += next.rows
    return both
  }

  /// The same motion on a board that is turned: back, as it was, and turned again.
  package func turned(by symmetry: Symmetry, on rules: Rules) -> BoardMotion {
    BoardMotion(symmetry.inverse, on: rules).followed(by: self)
      .followed(by: BoardMotion(symmetry, on: rules))
  }
}
