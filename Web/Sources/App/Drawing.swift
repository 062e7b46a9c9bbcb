import GameRules
import GameSession

/// Paths as SVG writes them.
enum Drawing {
  /// The outline of a symbol, in a box of 100 by 100.
  static func path(_ symbol: Symbol) -> UTF8Text {
    var path: UTF8Text = ""
    for step in symbol.outline {
      switch step {
      case .move(let x, let y): path += "M\(x) \(y)"
      case .line(let x, let y): path += "L\(x) \(y)"
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        path += "C\(x1) \(y1) \(x2) \(y2) \(x) \(y)"
      case .close: path += "Z"
      }
    }
    return path
  }

  /// A line that won, on a board whose squares are boxes of 100 by 100: a stroke that reaches a
  /// little beyond the outer squares' centres, or a ring through them.
  static func path(_ line: Line, on rules: Rules) -> UTF8Text {
    guard let first = line.squares.first, let last = line.squares.last else { return "" }
    if line.isRing {
      var path: UTF8Text = ""
      for square in line.squares {
        path += (path.isEmpty ? "M" : "L") + text(center(square, rules))
      }
      return path + "Z"
    }
    let reach = 28
    let stepX = (last.column - first.column).signum() * reach
    let stepY = (first.row - last.row).signum() * reach
    let start = center(first, rules)
    let end = center(last, rules)
    return "M" + text((start.x - stepX, start.y - stepY)) + "L"
      + text((end.x + stepX, end.y + stepY))
  }

  private static func center(_ square: Square, _ rules: Rules) -> (x: Int, y: Int) {
    (100 * square.column + 50, 100 * (rules.rows - 1 - square.row) + 50)
  }

  private static func text(_ point: (x: Int, y: Int)) -> UTF8Text { "\(point.x) \(point.y)" }
}

extension Node {
  /// Adds the mark of the player, whatever its symbol is.
  func createMark(_ mark: Mark) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.create("use").set("href", mark == .x ? "#mark-x" : "#mark-o")
  }

  /// Adds a symbol by its own shape.
  func createShape(_ symbol: Symbol) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.create("path").set("d", Drawing.path(symbol))
  }
}
