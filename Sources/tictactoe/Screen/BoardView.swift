import GameRules
import GameSession

/// Draws the board: squares, marks, row and column names, and arrows at hidden parts.
struct BoardView {
  let presentation: Presentation
  let layout: BoardLayout
  /// The square that Enter plays; nil once the game is over.
  let current: Square?

  private var rules: Rules { layout.rules }
  private var shape: SquareShape { layout.shape }

  func draw(on canvas: inout Canvas) {
    if shape.isFramed { drawFrame(on: &canvas) }
    let marks = Mark.allCases.map {
      MarkDrawing(presentation.symbols[$0], width: shape.width, height: shape.height)
    }
    for row in layout.rows {
      for column in layout.columns {
        let square = Square(column: column, row: row)
        draw(square, marks, on: &canvas)
      }
    }
    drawNames(on: &canvas)
    drawArrows(on: &canvas)
  }

  private func state(_ square: Square) -> SquareState {
    presentation.squares[rules.index(of: square)]
  }

  private func isPointedAt(_ square: Square) -> Bool {
    presentation.isPointedAt(rules.index(of: square))
  }

  private func ink(_ mark: Mark) -> Ink { mark == .x ? .x : .o }

  // MARK: Squares

  private func draw(_ square: Square, _ marks: [MarkDrawing], on canvas: inout Canvas) {
    let state = state(square)
    let corner = layout.corner(of: square)
    let style = style(of: state, at: square)
    for y in 0..<shape.height {
      for x in 0..<shape.width {
        canvas[corner.x + x, corner.y + y] = Cell(style: style)
      }
    }
    let centre = layout.centre(of: square)
    if let mark = state.mark {
      let rows = marks[Int(mark.rawValue)].rows
      for (y, row) in rows.enumerated() {
        let x = corner.x + (shape.width - row.count) / 2
        for (offset, scalar) in row.enumerated() {
          canvas[x + offset, corner.y + y] = Cell(scalar: scalar, style: style)
        }
      }
    } else if let sign = presentation.wording.sign(state).map(Terminal.text) {
      canvas.write(sign, x: centre.x - (sign.columns - 1) / 2, y: centre.y, style)
    } else if !shape.isFramed {
      canvas[centre.x, centre.y] = Cell(scalar: Terminal.writesUTF8 ? "·" : ".", style: style)
    }
    if let sign = sides(of: state, at: square) {
      canvas[corner.x, centre.y] = Cell(scalar: sign.left, style: style)
      canvas[corner.x + shape.width - 1, centre.y] = Cell(scalar: sign.right, style: style)
    }
  }

  private func style(of state: SquareState, at square: Square) -> Style {
    var style = state.mark.map { Style(ink: ink($0), isBold: true) } ?? .quiet
    if state.isExplained { style = .bold }
    if state.isHint || isPointedAt(square) { style.ink = .accent }
    style.isReverse = state.isWinning || (!shape.isFramed && square == current)
    return style
  }

  /// The characters beside a square's centre, which show its state without relying on colour.
  private func sides(
    of state: SquareState, at square: Square
  ) -> (left: Unicode.Scalar, right: Unicode.Scalar)? {
    if state.isWinning { return ("[", "]") }
    if state.isLosing { return ("!", "!") }
    if !shape.isFramed, square == current { return (">", "<") }
    if isPointedAt(square) { return ("*", "*") }
    if let sides = state.sides { return sides }
    return state.isLast ? ("(", ")") : nil
  }

  // MARK: Frame

  /// Heavy lines surround the current square and the squares of a line that ended the game.
  private func isHeavy(_ column: Int, _ row: Int) -> Bool {
    guard layout.columns ~= column, layout.rows ~= row else { return false }
    let square = Square(column: column, row: row)
    return square == current || state(square).isWinning || state(square).isLosing
  }

  private func drawFrame(on canvas: inout Canvas) {
    let (columns, rows) = (layout.columns, layout.rows)
    func weight(_ isHeavy: Bool) -> BoxDrawing.Weight { isHeavy ? .heavy : .light }
    // The weight of the line above row `row`; `beside` is that of the line left of column `column`.
    func above(_ column: Int, _ row: Int) -> BoxDrawing.Weight {
      guard columns ~= column else { return .none }
      return weight(isHeavy(column, row) || isHeavy(column, row + 1))
    }
    func beside(_ column: Int, _ row: Int) -> BoxDrawing.Weight {
      guard rows ~= row else { return .none }
      return weight(isHeavy(column, row) || isHeavy(column - 1, row))
    }
    for row in rows.lowerBound - 1..<rows.upperBound {
      let y = layout.origin.y + (rows.upperBound - 1 - row) * shape.rowStep
      for column in columns.lowerBound...columns.upperBound {
        let x = layout.origin.x + (column - columns.lowerBound) * shape.columnStep
        let arms = (
          up: beside(column, row + 1), right: above(column, row), down: beside(column, row),
          left: above(column - 1, row)
        )
        let joint = BoxDrawing.joint(
          up: arms.up, right: arms.right, down: arms.down, left: arms.left)
        canvas[x, y] = Cell(
          scalar: joint, style: lineStyle(max(arms.up, arms.right, arms.down, arms.left)))
        let line = Cell(scalar: BoxDrawing.horizontal(arms.right), style: lineStyle(arms.right))
        if arms.right != .none {
          for offset in 1...shape.width { canvas[x + offset, y] = line }
        }
        let side = Cell(scalar: BoxDrawing.vertical(arms.down), style: lineStyle(arms.down))
        if arms.down != .none {
          for offset in 1...shape.height { canvas[x, y + offset] = side }
        }
      }
    }
  }

  private func lineStyle(_ weight: BoxDrawing.Weight) -> Style {
    guard weight == .heavy else { return .quiet }
    guard presentation.losingLines.isEmpty else { return .accent }
    return presentation.winner.map { Style(ink: ink($0), isBold: true) } ?? .accent
  }

  // MARK: Edges

  private func drawNames(on canvas: inout Canvas) {
    for row in layout.rows {
      let square = Square(column: layout.columns.lowerBound, row: row)
      let name = square.rowName.description
      let y = layout.centre(of: square).y
      let style = current?.row == row ? Style.bold : .quiet
      canvas.write(name, x: layout.origin.x - 1 - name.columns, y: y, style)
    }
    for column in layout.columns {
      let square = Square(column: column, row: layout.rows.lowerBound)
      let style = current?.column == column ? Style.bold : .quiet
      canvas.write(
        square.columnName.description, x: layout.centre(of: square).x, y: layout.letterRow, style)
    }
  }

  /// Draws arrows where the board extends beyond its visible part.
  private func drawArrows(on canvas: inout Canvas) {
    let left = layout.origin.x
    let right = left + shape.width(of: layout.columns.count) - 1
    let y = layout.letterRow
    func sign(_ scalar: Unicode.Scalar) -> Cell {
      let shown = Terminal.writesUTF8 ? scalar : ASCII.replacement(for: scalar)
      return Cell(scalar: shown, style: .accent)
    }
    if layout.columns.lowerBound > 0 { canvas[left - 1, y] = sign("◂") }
    if layout.columns.upperBound < rules.columns { canvas[right + 1, y] = sign("▸") }
    if layout.rows.upperBound < rules.rows { canvas[right + 1, layout.origin.y] = sign("▴") }
    if layout.rows.lowerBound > 0 { canvas[right + 1, y - 1] = sign("▾") }
  }
}
