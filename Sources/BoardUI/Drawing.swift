import GameRules
import GameSession

/// SVG path data.
public enum Drawing {
  /// The outline of a symbol in a box of 100 × 100 units.
  @inline(never)
  public static func path(_ symbol: Symbol) -> UTF8Text {
    path(symbol.outline)
  }

  /// The outline in strokes; the pen is lifted after each.
  @inline(never)
  public static func strokes(_ symbol: Symbol) -> [UTF8Text] {
    var strokes: [UTF8Text] = []
    for step in symbol.outline {
      if case .move = step { strokes.append("") }
      strokes[strokes.count - 1] += text(step)
    }
    return strokes
  }

  /// The number of strokes of a symbol.
  public static func strokeCount(_ symbol: Symbol) -> Int {
    symbol.outline.count { if case .move = $0 { true } else { false } }
  }

  private static func text(_ step: PenStep) -> UTF8Text {
    switch step {
    case .move(let x, let y): "M\(x) \(y)"
    case .line(let x, let y): "L\(x) \(y)"
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      "C\(x1) \(y1) \(x2) \(y2) \(x) \(y)"
    case .close: "Z"
    }
  }

  /// The longer side from which the grid is drawn thin and up to the edges.
  public static let fewestFine = 10

  /// The grid lines, with squares of 100 × 100 units.
  @inline(never)
  public static func grid(_ rules: Rules) -> UTF8Text {
    var path: UTF8Text = ""
    drawGrid(rules) { path += text($0) }
    return path
  }

  /// The grid as pen steps.
  public static func gridSteps(_ rules: Rules) -> [PenStep] {
    var steps: [PenStep] = []
    drawGrid(rules) { steps.append($0) }
    return steps
  }

  private static func drawGrid(_ rules: Rules, _ draw: (PenStep) -> Void) {
    let isFine = max(rules.columns, rules.rows) >= fewestFine
    let (width, height) = (100 * rules.columns, 100 * rules.rows)
    let (edge, gap) = isFine ? (0, 0) : (100, 8)
    for column in stride(from: edge, through: width - edge, by: 100) {
      draw(.move(column, gap))
      if isFine {
        draw(.line(column, height - gap))
      } else {
        let drift = drift(column)
        draw(
          .curve(
            column - 1 + drift, height / 3, column + 2, height * 2 / 3, column + drift,
            height - gap))
      }
    }
    for row in stride(from: edge, through: height - edge, by: 100) {
      draw(.move(gap, row))
      if isFine {
        draw(.line(width - gap, row))
      } else {
        let drift = drift(row)
        draw(.curve(width / 3, row + 2 - drift, width * 2 / 3, row - 1, width - gap, row - drift))
      }
    }
  }

  /// The distance by which the end of a grid line misses its place, as drawn by hand.
  private static func drift(_ place: Int) -> Int { place / 100 % 3 - 1 }

  /// A ring around a square, with squares of 100 × 100 units: one stroke that passes its start.
  public static func ringSteps(around square: Square, on rules: Rules) -> [PenStep] {
    let (x, y) = (100 * square.column, 100 * (rules.rows - 1 - square.row))
    return [
      .move(x + 40, y + 8),
      .curve(x + 15, y + 7, x + 8, y + 14, x + 8, y + 36),
      .curve(x + 8, y + 80, x + 10, y + 92, x + 48, y + 92),
      .curve(x + 88, y + 92, x + 92, y + 84, x + 92, y + 48),
      .curve(x + 92, y + 12, x + 84, y + 6, x + 30, y + 5),
    ]
  }

  /// A stroke from the first square of a pair to the second, as SVG path data.
  @inline(never)
  public static func pair(_ line: Line, on rules: Rules) -> UTF8Text {
    let (start, end) = (center(line.squares[0], rules), center(line.end, rules))
    return path([.move(start.x, start.y), .line(end.x, end.y)])
  }

  /// The ring as SVG path data.
  @inline(never)
  public static func ring(around square: Square, on rules: Rules) -> UTF8Text {
    path(ringSteps(around: square, on: rules))
  }

  /// SVG path data of pen steps.
  @inline(never)
  public static func path(_ steps: [PenStep]) -> UTF8Text {
    steps.reduce(into: "") { $0 += text($1) }
  }

  /// The centre of a square, with squares of 100 × 100 units.
  static func center(_ square: Square, _ rules: Rules) -> (x: Int, y: Int) {
    (100 * square.column + 50, 100 * (rules.rows - 1 - square.row) + 50)
  }
}
