import GameRules
import GameSession

/// Paths as SVG writes them.
public enum Drawing {
  /// The outline of a symbol, in a box of 100 by 100.
  @inline(never)
  public static func path(_ symbol: Symbol) -> UTF8Text {
    strokes(symbol).reduce(into: "") { $0 += $1 }
  }

  /// The same, stroke by stroke, each from where the pen is put down to where it is lifted.
  @inline(never)
  public static func strokes(_ symbol: Symbol) -> [UTF8Text] {
    var strokes: [UTF8Text] = []
    for step in symbol.outline {
      if case .move = step { strokes.append("") }
      strokes[strokes.count - 1] += text(step)
    }
    return strokes
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

  /// From how many squares in a row the grid is fine, from edge to edge.
  public static let fewestFine = 10

  /// The strokes between the squares, on a board whose squares are boxes of 100 by 100.
  @inline(never)
  public static func grid(_ rules: Rules) -> UTF8Text {
    let isFine = max(rules.columns, rules.rows) >= fewestFine
    let (width, height) = (100 * rules.columns, 100 * rules.rows)
    let gap = isFine ? 0 : 8
    var path: UTF8Text = ""
    for column in stride(from: isFine ? 0 : 100, through: width - (isFine ? 0 : 100), by: 100) {
      path += "M\(column) \(gap)V\(height - gap)"
    }
    for row in stride(from: isFine ? 0 : 100, through: height - (isFine ? 0 : 100), by: 100) {
      path += "M\(gap) \(row)H\(width - gap)"
    }
    return path
  }

  /// A line that won, on a board whose squares are boxes of 100 by 100, through their middles.
  @inline(never)
  public static func path(_ line: Line, on rules: Rules) -> UTF8Text {
    let count = line.squares.count
    var path: UTF8Text = ""
    for (index, square) in line.squares.enumerated() {
      let here = center(square, rules)
      let before = center(line.squares[(index + count - 1) % count], rules)
      let after = center(line.squares[(index + 1) % count], rules)
      switch line.stroke {
      case .ring:
        path += (index == 0 ? "M" : "L") + text(here)
      case .frame:
        path += "M" + text(step(36, from: here, toward: before)) + "L" + text(here)
        path += "L" + text(step(36, from: here, toward: after))
      case .path:
        // Both ends reach a little beyond the middle of their square.
        if index == 0 { path += "M" + text(step(-34, from: here, toward: after)) }
        path += "L" + text(here)
        if index == count - 1 { path += "L" + text(step(-34, from: here, toward: before)) }
      }
    }
    return line.stroke == .ring ? path + "Z" : path
  }

  private static func step(_ reach: Int, from start: (x: Int, y: Int), toward end: (x: Int, y: Int))
    -> (x: Int, y: Int)
  {
    let (right, down) = (end.x - start.x, end.y - start.y)
    return (start.x + reach * right.signum(), start.y + reach * down.signum())
  }

  private static func center(_ square: Square, _ rules: Rules) -> (x: Int, y: Int) {
    (100 * square.column + 50, 100 * (rules.rows - 1 - square.row) + 50)
  }

  private static func text(_ point: (x: Int, y: Int)) -> UTF8Text { "\(point.x) \(point.y)" }
}
