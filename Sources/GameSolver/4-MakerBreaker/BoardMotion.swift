import GameRules

/// A symmetry of the board followed by a shift.
package struct BoardMotion: Equatable {
  /// Whether columns become rows, before any mirroring.
  private var isTransposed: Bool
  private var mirrorsColumns: Bool
  private var mirrorsRows: Bool
  /// The columns to shift by, after turning and mirroring.
  package var columns: Int
  /// The rows to shift by, after turning and mirroring.
  package var rows: Int

  /// The motion that takes the bottom-left corner to `origin` and its neighbours to `right` and
  /// `up`.
  init(origin: Square, right: Square, up: Square) {
    isTransposed = right.column == origin.column
    mirrorsColumns = right.column < origin.column || up.column < origin.column
    mirrorsRows = right.row < origin.row || up.row < origin.row
    columns = origin.column
    rows = origin.row
  }

  /// A symmetry of a board, as a motion.
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

  /// A turn by its number and a shift.
  package init(turn: Int, columns: Int, rows: Int) {
    isTransposed = turn & 4 != 0
    mirrorsColumns = turn & 1 != 0
    mirrorsRows = turn & 2 != 0
    self.columns = columns
    self.rows = rows
  }

  /// The turn as a number: 4 to transpose, then 1 to mirror the columns and 2 to mirror the rows.
  package var turn: Int {
    (isTransposed ? 4 : 0) + (mirrorsColumns ? 1 : 0) + (mirrorsRows ? 2 : 0)
  }

  /// The composition of this motion and then another.
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

  /// The same motion on a turned board: turned back, moved and turned again.
  package func turned(by symmetry: Symmetry, on rules: Rules) -> BoardMotion {
    BoardMotion(symmetry.inverse, on: rules).followed(by: self)
      .followed(by: BoardMotion(symmetry, on: rules))
  }
}
